import { readFileSync } from 'node:fs';
import { type ReadyJobs, serveBench } from '../child.ts';
import { isPaidByPlayer, openPlainJobs, type Samples } from './plain-jobs.ts';
import { instanceId, playerPaysId, token } from './plain-setup.ts';
import { type Asked, type Outcome, openPlainStore } from './plain-store.ts';

/** The parts of a plain server that are not its framework: the store, and with a file of samples, the other jobs. */
export const openPlain = async () => {
  const [folder = '', file] = process.argv.slice(2);
  const store = openPlainStore(folder, instanceId);
  const samples: Samples | undefined = file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'));
  const jobs = samples && (await openPlainJobs(store, samples));
  const contribute = (asked: Asked): Outcome | Promise<Outcome> =>
    jobs !== undefined && isPaidByPlayer(asked) ? jobs.contribute(asked) : store.contribute(asked);
  const serve = (url: string, stop: () => Promise<void>): void => {
    const { instance, login } = samples ?? { instance: { id: '' }, login: { username: '', password: '' } };
    serveBench<ReadyJobs>(
      { url, token, instanceId, playerPaysId, readsId: instance.id, login },
      async () => store.audit(),
      async () => {
        await stop();
        store.close();
      },
    );
  };
  return { contribute, jobs, serve };
};
