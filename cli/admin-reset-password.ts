import { changeAdministrator } from './change-administrator.ts';
import type { Run } from './command.ts';
import { existingDataFolderOf } from './existing-data-folder-of.ts';

export const adminResetPassword: Run = (words, usage) =>
  changeAdministrator(words, usage, existingDataFolderOf, 'reset-password');
