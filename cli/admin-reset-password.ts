import { resetPassword } from '../server/login/administrator.ts';
import { changeAdministrator } from './change-administrator.ts';
import type { Run } from './command.ts';
import { existingDataFolderOf } from './existing-data-folder-of.ts';

export const adminResetPassword: Run = async (words, usage) => {
  const username = await changeAdministrator(words, usage, existingDataFolderOf, resetPassword);
  process.stdout.write(`The password of ${username} is set, and its logins have ended.\n`);
  return 0;
};
