import { changeAdministrator } from './change-administrator.ts';
import type { Run } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';

export const adminCreate: Run = (words, usage) =>
  changeAdministrator(words, usage, dataFolderOf, 'create-administrator');
