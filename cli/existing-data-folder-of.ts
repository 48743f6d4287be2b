import { existsSync } from 'node:fs';
import type { Environment } from '../server/base/environment.ts';
import { requireIntact } from '../server/start/data-folder.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { CommandError } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';

/** The same for commands that need a store: a misspelt folder has none, and they must not create one. */
export const existingDataFolderOf = (
  flags: { readonly data?: string | undefined },
  environment: Environment,
): string => {
  const data = dataFolderOf(flags, environment);
  requireIntact(data);
  if (!existsSync(storeFile(data)))
    throw new CommandError(`There is no store in ${data}. Choose the data folder with --data.`);
  return data;
};
