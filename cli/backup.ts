import { existsSync } from 'node:fs';
import { backUp } from '../server/start/back-up.ts';
import { requireIntact } from '../server/start/data-folder.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';

/** Needs no lock: it reads committed data only. */
export const backup: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, to: { type: 'string' }, data: { type: 'string' } },
  });
  const data = dataFolderOf(values, process.env);
  const { to } = values;
  if (to === undefined || to === '') throw new CommandError('--to is missing: name the folder to copy to.');
  if (requireIntact(data).isEmpty)
    throw new CommandError(`There is no store in ${data}. Choose the data folder with --data.`);
  if (existsSync(to)) throw new CommandError(`${to} already exists. Choose another folder with --to.`);
  try {
    backUp(data, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new CommandError(`The backup failed, and the partial copy was removed: ${error.message}.`);
  }
  const print = createOutput(values.json);
  print(`Copied ${data} to ${to}. Verify the copy: pitboss verify --data ${to}\n`, { data, to });
  return 0;
};
