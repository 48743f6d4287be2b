import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, readIdentity } from '../server/start/back-up.ts';
import { readManifest } from '../server/start/backup-manifest.ts';
import { requireIntact } from '../server/start/data-folder.ts';
import { nextBackupName, removeOldBackups } from '../server/start/kept-backups.ts';
import { recordLastBackup } from '../server/start/last-runs.ts';
import { requireNotMoved } from '../server/start/moved-folder.ts';
import { CommandError, JSON_OPTION, type Run, STATUS } from './command.ts';
import { explainSystemError } from './explain-system-error.ts';
import { beginLongWork, type LongWork, reportCopying } from './long-work.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { type Proof, proveStore } from './prove-store.ts';
import { requireCurrent } from './requirements.ts';
import { noStore, requireFolder, resolvePlace } from './resolve-place.ts';

/** Needs no lock: it reads committed data only. */
export const backup: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      ...{ to: { type: 'string' }, into: { type: 'string' }, keep: { type: 'string' } },
      ...{ verify: { type: 'boolean', default: false }, data: { type: 'string' } },
    },
  });
  const data = requireFolder(
    resolvePlace(values, process.env),
    'Back it up with its own tools, pg_dump or pg_basebackup, and keep a copy of the key of the database elsewhere.',
  );
  const { into, keep } = { into: textOf(values.into), keep: keepOf(values.keep) };
  const to = targetOf(textOf(values.to), into);
  if (keep !== undefined && into === undefined)
    throw new CommandError('--keep needs --into: only backups in a folder of backups are removed.');
  requireNotMoved(data);
  if (requireIntact(data).isEmpty) throw noStore(data);
  if (existsSync(to)) throw new CommandError(`${to} already exists. Choose another folder with --to.`);
  const verified = values.verify || into !== undefined;
  // A store of an earlier version would be copied in vain.
  if (verified) requireCurrent(data);
  const startedAtMs = performance.now();
  const print = createOutput(values.json);
  const work = beginLongWork('MB', values.json);
  let proof: Proof | undefined;
  try {
    if (into !== undefined) mkdirSync(into, { recursive: true, mode: 0o700 });
    await backUp(data, to, {
      copying: reportCopying(work),
      signal: work.signal,
      check: async (copy) => {
        if (verified) proof = await prove(copy, work);
      },
    });
  } catch (error) {
    if (error === work.signal.reason) {
      work.end();
      print('Stopped, and removed the copy.\n', { data, to: null, verified: false });
      return STATUS.stopped;
    }
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new CommandError(`The backup failed, and the partial copy was removed: ${explainSystemError(error)}`);
  } finally {
    work.end();
  }
  const durationMs = Math.round(performance.now() - startedAtMs);
  const takenAtMs = readManifest(to)?.takenAtMs ?? Date.now();
  record(data, { takenAtMs, durationMs, verified, to });
  print(
    proof === undefined
      ? `Copied ${data} to ${to}. Verify the copy: pitboss verify --data ${to}\n`
      : `Copied ${data} to ${to} and verified the copy: ${proof.summary}\n`,
    { data, to, verified },
  );
  if (into === undefined || keep === undefined) return 0;
  const removed = removeOldBackups(into, readIdentity(data), keep);
  if (removed.length > 0) print(`Removed ${removed.join(', ')}.\n`, { removed });
  return 0;
};

const textOf = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

const keepOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CommandError(`--keep must be a number of backups, not “${text}”.`);
  return Number(text);
};

const targetOf = (to: string | undefined, into: string | undefined): string => {
  if (to !== undefined && into !== undefined) throw new CommandError('Give --to or --into, not both.');
  if (into !== undefined) return join(into, nextBackupName(into, Date.now()));
  if (to === undefined)
    throw new CommandError('--to is missing: name the folder to copy to, or with --into a folder of backups.');
  return to;
};

/** A copy that does not verify is not kept: the store that it was made from is at fault, and older backups may not be. */
const prove = async (copy: string, { countIn, progress, signal, end }: LongWork): Promise<Proof> => {
  countIn('entries');
  const faults: string[] = [];
  const proof = await proveStore(
    { data: copy, database: undefined },
    {
      ...{ progress, signal },
      say: (text, isFault) => {
        if (isFault) faults.push(text.trim());
      },
    },
  );
  const { isProven, isStopped, summary } = proof;
  if (isStopped) throw signal.reason;
  end();
  if (isProven) return proof;
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  throw new CommandError(
    `The copy does not verify and was removed, so the data folder is at fault: ${summary} Run pitboss verify, and keep the older backups.`,
  );
};

/** The backup is complete, whether or not there is room to record it. */
const record = (data: string, last: Parameters<typeof recordLastBackup>[1]): void => {
  try {
    recordLastBackup(data, last);
  } catch (error) {
    process.stderr.write(`pitboss: Cannot record the backup in ${data}: ${error}\n`);
  }
};
