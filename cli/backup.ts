import { existsSync } from 'node:fs';
import { backUp } from '../server/start/back-up.ts';
import { requireIntact } from '../server/start/data-folder.ts';
import { recordLastBackup } from '../server/start/last-backup.ts';
import { CommandError, type Run } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';
import { parseOptions } from './parse-options.ts';

/** Needs no lock: it reads committed data only. */
export const backup: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { to: { type: 'string' }, data: { type: 'string' } },
  });
  const data = dataFolderOf(values, process.env);
  const { to } = values;
  if (to === undefined || to === '') throw new CommandError('--to is missing: name the folder to copy to.');
  if (requireIntact(data).isEmpty)
    throw new CommandError(`There is no store in ${data}. Choose the data folder with --data.`);
  if (existsSync(to)) throw new CommandError(`${to} already exists. Choose another folder with --to.`);
  const takenAtMs = Date.now();
  const startedAtMs = performance.now();
  try {
    backUp(data, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new CommandError(`The backup failed, and the partial copy was removed: ${error.message}.`);
  }
  record(data, { takenAtMs, durationMs: Math.round(performance.now() - startedAtMs), verified: false, to });
  process.stdout.write(`Copied ${data} to ${to}. Verify the copy: pitboss verify --data ${to}\n`);
  return 0;
};

/** The backup is complete, whether or not there is room to record it. */
const record = (data: string, last: Parameters<typeof recordLastBackup>[1]): void => {
  try {
    recordLastBackup(data, last);
  } catch (error) {
    process.stderr.write(`pitboss: Cannot record the backup in ${data}: ${error}\n`);
  }
};
