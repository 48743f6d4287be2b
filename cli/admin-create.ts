import { createAdministrator } from '../server/login/administrator.ts';
import { changeAdministrator } from './change-administrator.ts';
import type { Run } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';

export const adminCreate: Run = async (words, usage) => {
  const username = await changeAdministrator(words, usage, dataFolderOf, createAdministrator);
  process.stdout.write(`Created the administrator ${username}.\n`);
  return 0;
};
