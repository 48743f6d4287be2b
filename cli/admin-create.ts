import { changeAdministrator } from './change-administrator.ts';
import type { Run } from './command.ts';
import { placeOf } from './place-of.ts';

export const adminCreate: Run = (words, usage) => changeAdministrator(words, usage, placeOf, 'create-administrator');
