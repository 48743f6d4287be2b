import { randomBytes } from 'node:crypto';
import type { Store } from '../../db/engine/store.ts';
import type { Keys } from '../keys/keys.ts';
import { createFirstAdministrator, isEmpty } from '../login/administrator.ts';
import type { Config } from '../settings/config.ts';

/** The first administrator of an empty store, with a generated password. */
export type FirstLogin = { readonly username: string; readonly password: string };

/** Creates the first administrator of an empty store, also when other servers start on it at the same time, and shows a generated password. */
export const provideAdministrator = async (
  { admin: { username, password } }: Config,
  opened: { readonly store: Store; readonly keys: Keys },
  nowMs: number,
  showOnce: (login: FirstLogin) => void,
): Promise<void> => {
  if (!(await isEmpty(opened.store))) return;
  const login = { username, password: password ?? randomBytes(18).toString('base64url') };
  if ((await createFirstAdministrator(opened, login, nowMs)) && password === undefined) showOnce(login);
};
