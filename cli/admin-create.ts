import { createAdministrator } from '../server/login/administrator.ts';
import { changeAdministrator } from './change-administrator.ts';
import type { Run } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';
import { createOutput } from './output.ts';

export const adminCreate: Run = async (words, usage) => {
  const { username, json } = await changeAdministrator(words, usage, dataFolderOf, createAdministrator);
  createOutput(json)(`Created the administrator ${username}.\n`, { username, created: true });
  return 0;
};
