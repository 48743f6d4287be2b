import { resetPassword } from '../server/login/administrator.ts';
import { changeAdministrator } from './change-administrator.ts';
import type { Run } from './command.ts';
import { existingDataFolderOf } from './existing-data-folder-of.ts';
import { createOutput } from './output.ts';

export const adminResetPassword: Run = async (words, usage) => {
  const { username, json } = await changeAdministrator(words, usage, existingDataFolderOf, resetPassword);
  createOutput(json)(`The password of ${username} is set, and its logins have ended.\n`, { username, reset: true });
  return 0;
};
