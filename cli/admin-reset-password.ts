import { changeAdministrator } from './change-administrator.ts';
import type { Run } from './command.ts';
import { existingPlaceOf } from './place-of.ts';

export const adminResetPassword: Run = (words, usage) =>
  changeAdministrator(words, usage, existingPlaceOf, 'reset-password');
