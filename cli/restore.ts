import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataFolderDamaged } from '../server/keys/key-file.ts';
import { requireIntact } from '../server/start/data-folder.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { listBackups } from '../server/start/kept-backups.ts';
import { restore as restoreFolder } from '../server/start/restore.ts';
import { CommandError, JSON_OPTION, type Run, STATUS } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';
import { beginLongWork, copyingOf, type LongWork } from './long-work.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { proveFolder } from './prove-folder.ts';

export const restore: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, from: { type: 'string' }, data: { type: 'string' } },
  });
  const data = dataFolderOf(values, process.env);
  const from = backupAt(values.from);
  if (resolve(from) === resolve(data)) throw new CommandError('--from and --data are the same folder.');
  requireBackup(from);
  const print = createOutput(values.json);
  const work = beginLongWork('MB', values.json);
  try {
    let proof = '';
    const { sinceMs, keptAs, held } = await restoreFolder(from, data, Date.now(), {
      copying: copyingOf(work),
      signal: work.signal,
      check: async (copy) => {
        proof = await prove(copy, from, work);
      },
    });
    work.end();
    const since = new Date(sinceMs).toISOString();
    const kept = keptAs === undefined ? undefined : join(data, keptAs);
    print(
      [
        `Restored ${data} from ${from}, which has everything up to ${since}: ${proof}\n`,
        kept === undefined ? '' : `What the folder held before is in ${kept}.\n`,
        'All logins have ended, and so has every event position.\n',
        held.length === 0 ? '' : onHold(held, data),
      ].join(''),
      { data, from, since, kept: kept ?? null, held, stopped: false },
    );
    return 0;
  } catch (error) {
    if (error !== work.signal.reason) throw error;
    work.end();
    print('Stopped. Nothing was changed.\n', { data, from, since: null, kept: null, held: [], stopped: true });
    return STATUS.stopped;
  } finally {
    work.end();
  }
};

const onHold = (held: readonly string[], data: string): string =>
  `On hold for ${held.join(', ')}: payments, and contributions that players pay, until you have compared what the wallet did since then. See pitboss reconcile --data ${data}\n`;

/** A backup, or the newest one in a folder of backups. */
const backupAt = (from: string | undefined): string => {
  if (from === undefined || from === '')
    throw new CommandError('--from is missing: name a backup, or a folder of backups, of which the newest is taken.');
  if (existsSync(storeFile(from))) return from;
  const newest = listBackups(from).at(-1);
  if (newest === undefined) throw new CommandError(`There is no backup in ${from}. Choose another folder with --from.`);
  return join(from, newest);
};

const requireBackup = (from: string): void => {
  try {
    if (requireIntact(from, true).isEmpty) throw new CommandError(`There is no store in ${from}.`);
  } catch (error) {
    if (!(error instanceof DataFolderDamaged)) throw error;
    throw new CommandError(`The backup cannot be restored: ${error.message} Nothing was changed.`);
  }
};

const prove = async (copy: string, from: string, { countIn, progress, above, signal }: LongWork): Promise<string> => {
  countIn('entries');
  const { isProven, isStopped, summary } = await proveFolder(copy, {
    ...{ progress, signal },
    say: (text, isFault) => {
      if (isFault) above(() => process.stderr.write(text));
    },
  });
  if (isStopped) throw signal.reason;
  if (!isProven)
    throw new CommandError(`${from} does not verify: ${summary} Nothing was changed; restore an older backup.`);
  return summary;
};
