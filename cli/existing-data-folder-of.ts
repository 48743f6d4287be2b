import { existsSync } from 'node:fs';
import type { Environment } from '../server/base/environment.ts';
import { requireWhole, storeFile } from '../server/start/data-folder.ts';
import { CommandError } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';

/** The same for a command that works on a store: under a misspelt name there is none, and it must not make one. */
export const existingDataFolderOf = (
  flags: { readonly data?: string | undefined },
  environment: Environment,
): string => {
  const data = dataFolderOf(flags, environment);
  requireWhole(data);
  if (!existsSync(storeFile(data)))
    throw new CommandError(`There is no store in ${data}. Name the data folder with --data.`);
  return data;
};
