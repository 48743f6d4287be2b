import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { archiveFolder } from '../db/archive/archives.ts';
import { keysFolder } from '../server/keys/keys.ts';
import type { ReplicaEvent } from '../server/replica/replica-work.ts';
import { ReplicaTaken, Replicator } from '../server/replica/replicator.ts';
import { readIdentity } from '../server/start/back-up.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { requireNotMoved } from '../server/start/moved-folder.ts';
import type { ReplicationMessage } from '../server/start/replication.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { explainSystemError } from './explain-system-error.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { noStore, requireFolder, resolvePlace } from './resolve-place.ts';

/** A new platform gets its first account a moment after its store. */
const LOOK_AGAIN_MS = 500;

const SIGNALS = ['SIGINT', 'SIGTERM'];

/** Reads only what is committed, and takes no lock. Started by a serving platform, it also ends when that does. */
export const replicate: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, to: { type: 'string' }, data: { type: 'string' } },
  });
  const data = requireFolder(resolvePlace(values, process.env), 'Give PostgreSQL a standby instead.');
  const { to } = values;
  if (to === undefined || to === '') throw new CommandError('--to is missing: name the folder for the replica.');
  const store = storeFile(data);
  if (!existsSync(store)) throw noStore(data);
  requireNotMoved(data);
  const print = createOutput(values.json);
  const stop = new AbortController();
  const { signal } = stop;
  const hear = (): void => stop.abort();
  // The platform that started it has more to say after a signal to all of its processes: it ends by leaving.
  const isChild = process.connected;
  process.on('disconnect', hear);
  const signalled = isChild ? (): void => {} : hear;
  for (const name of SIGNALS) process.on(name, signalled);
  try {
    let platform = readIdentity(data);
    while (platform === '' && !signal.aborted) {
      await wait(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
      platform = readIdentity(data);
    }
    if (platform === '') return 0;
    const from = { store, keys: keysFolder(data), archive: archiveFolder(store) };
    const say = (event: ReplicaEvent): void => {
      tell(event);
      if (event.event === 'stream') print(`Copying ${data} to ${join(to, event.stream)}: ${event.reason}.\n`, event);
      if (event.event === 'base') print(`The copy is complete, and what follows is replicated.\n`, event);
    };
    await new Replicator({ from, to, platform, clock: Date.now, say }).run(signal);
    return 0;
  } catch (error) {
    if (error instanceof ReplicaTaken) {
      tell({ event: 'taken' });
      throw new CommandError(error.message);
    }
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new CommandError(`Replication has stopped: ${explainSystemError(error)}`);
  } finally {
    process.off('disconnect', hear);
    for (const name of SIGNALS) process.off(name, signalled);
    if (process.connected) process.disconnect?.();
  }
};

/** Notifies the platform that started this process, if one did and it still runs. */
const tell = (message: ReplicationMessage): void => {
  if (process.connected && process.send !== undefined) process.send(message);
};
