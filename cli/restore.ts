import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { whyUnusable } from '../server/base/why-unusable.ts';
import { DataFolderDamaged } from '../server/keys/key-file.ts';
import { ReplicaDamaged } from '../server/replica/rebuild.ts';
import { isReplica } from '../server/replica/replica-folder.ts';
import { readIdentity } from '../server/start/back-up.ts';
import { readManifest } from '../server/start/backup-manifest.ts';
import { requireIntact } from '../server/start/data-folder.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { headsFileIn } from '../server/start/heads-file.ts';
import { listBackups } from '../server/start/kept-backups.ts';
import { restoreDataFolder as restoreFolder } from '../server/start/restore.ts';
import { CommandError, JSON_OPTION, type Run, STATUS } from './command.ts';
import { beginLongWork, type LongWork, reportCopying } from './long-work.ts';
import { timeIn } from './moment-in.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { proveStore } from './prove-store.ts';
import { requireOwner } from './requirements.ts';
import { requireFolder, resolvePlace } from './resolve-place.ts';

export const restore: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, from: { type: 'string' }, until: { type: 'string' }, data: { type: 'string' } },
  });
  const data = requireFolder(resolvePlace(values, process.env), 'Restore the database with its own tools.');
  requireOwner(data);
  const from = backupAt(values.from, data);
  if (resolve(from) === resolve(data)) throw new CommandError('--from and --data are the same folder.');
  const untilMs = untilOf(values.until, from);
  if (!isReplica(from)) requireBackup(from);
  const print = createOutput(values.json);
  const work = beginLongWork('MB', values.json);
  try {
    let proof = '';
    const { sinceMs, keptAs, held, erasures, notes } = await restoreFolder(from, data, Date.now(), {
      copying: reportCopying(work),
      signal: work.signal,
      check: async (copy) => {
        proof = await prove(copy, from, work);
      },
      untilMs,
    });
    work.end();
    const since = new Date(sinceMs).toISOString();
    const kept = keptAs === undefined ? undefined : join(data, keptAs);
    print(
      [
        `Restored ${data} from ${from}, which has everything up to ${since}: ${proof}\n`,
        ...notes.map((note) => `${note}\n`),
        kept === undefined ? '' : `The earlier content of the folder is in ${kept}.\n`,
        'All logins have ended, and so has every event position.\n',
        erasures === 0 ? '' : `Players that were erased since then are erased again by the next start: ${erasures}.\n`,
        held.length === 0 ? '' : onHold(held, data),
      ].join(''),
      { data, from, since, notes, kept: kept ?? null, held, erasures, stopped: false },
    );
    return 0;
  } catch (error) {
    if (error instanceof ReplicaDamaged)
      throw new CommandError(`The replica cannot be restored: ${error.message} Nothing was changed.`);
    if (error !== work.signal.reason) throw error;
    work.end();
    print('Stopped. Nothing was changed.\n', {
      data,
      from,
      since: null,
      notes: [],
      kept: null,
      held: [],
      erasures: 0,
      stopped: true,
    });
    return STATUS.stopped;
  } finally {
    work.end();
  }
};

const onHold = (held: readonly string[], data: string): string =>
  `On hold for ${held.join(', ')}: payments, and contributions that players pay, until you have compared what the wallet did since then. See pitboss reconcile --data ${data}\n`;

const untilOf = (text: string | undefined, from: string): number | undefined => {
  if (text === undefined) return undefined;
  const untilMs = timeIn('--until', text);
  if (!isReplica(from)) throw new CommandError('--until needs a replica: a backup has one state.');
  return untilMs;
};

/**
 * A backup, a replica, or the newest one in a folder of backups. Platforms may share such a folder, so it must be clear which of them is meant: the one
 * whose data folder is replaced, or the only one.
 */
const backupAt = (from: string | undefined, data: string): string => {
  if (from === undefined || from === '')
    throw new CommandError(
      '--from is missing: name a backup, a folder of backups, of which the newest is taken, or a replica.',
    );
  if (existsSync(storeFile(from)) || isReplica(from)) return from;
  const newest = newestByPlatform(from);
  const own = newest.size > 1 ? newest.get(platformOf(data)) : undefined;
  const [name, ...others] = own === undefined ? newest.values() : [own];
  if (name === undefined)
    throw new CommandError(
      whyUnusable(from, 'reading') ??
        `There is no backup in ${from}, and it is no replica. Choose another folder with --from.`,
    );
  if (others.length > 0)
    throw new CommandError(
      `${from} has backups of several platforms, and ${data} is none of them. Name one with --from; the newest of each: ${[name, ...others].join(', ')}.`,
    );
  return join(from, name);
};

/** The newest backup of each platform. */
const newestByPlatform = (folder: string): ReadonlyMap<string, string> =>
  new Map(listBackups(folder).map((name) => [readManifest(join(folder, name))?.platform ?? '', name]));

/** Empty for a folder without a store, and for one whose store cannot be read. */
const platformOf = (data: string): string => {
  try {
    return existsSync(storeFile(data)) ? readIdentity(data) : '';
  } catch {
    return '';
  }
};

const requireBackup = (from: string): void => {
  try {
    if (requireIntact(from, true).isEmpty)
      throw new CommandError(whyUnusable(from, 'reading') ?? `There is no store in ${from}.`);
  } catch (error) {
    if (!(error instanceof DataFolderDamaged)) throw error;
    throw new CommandError(`The backup cannot be restored: ${error.message} Nothing was changed.`);
  }
};

const prove = async (copy: string, from: string, { countIn, progress, above, signal }: LongWork): Promise<string> => {
  countIn('entries');
  const { isProven, isStopped, summary } = await proveStore(
    { data: copy, database: undefined },
    {
      ...{ progress, signal, heads: existsSync(headsFileIn(copy)) ? headsFileIn(copy) : undefined },
      say: (text, isFault) => {
        if (isFault) above(() => process.stderr.write(text));
      },
    },
  );
  if (isStopped) throw signal.reason;
  if (!isProven)
    throw new CommandError(`${from} does not verify: ${summary} Nothing was changed; restore an older backup.`);
  return summary;
};
