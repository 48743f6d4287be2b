import { randomUUID } from 'node:crypto';
import { findAccountByUsername, hasAccounts, saveAccount } from '../db/accounts.ts';
import type { Store } from '../db/store.ts';
import { PLATFORM_ORGANISATION } from './keys.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD_CHARACTERS_MIN = 12;
const PASSWORD_CHARACTERS_MAX = 256;
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,63}$/u;

/** An administrator that cannot be created: says why, and what to do. */
export class AdministratorRefused extends Error {}

/** Creates a System account, which may do everything. */
export const createAdministrator = async (
  store: Store,
  { username, password }: { readonly username: string; readonly password: string },
  nowMs: number,
): Promise<void> => {
  if (!USERNAME.test(username)) {
    throw new AdministratorRefused(
      'A username is 1 to 64 letters, digits or . _ @ + - and begins with a letter or digit.',
    );
  }
  if ([...password].length < PASSWORD_CHARACTERS_MIN || password.length > PASSWORD_CHARACTERS_MAX) {
    throw new AdministratorRefused(
      `A password has ${PASSWORD_CHARACTERS_MIN} to ${PASSWORD_CHARACTERS_MAX} characters.`,
    );
  }
  const passwordHash = await hashPassword(password);
  const id = randomUUID();
  const created = await store.write(async (tx) => {
    if ((await findAccountByUsername(tx, username)) !== undefined) return false;
    await saveAccount(tx, {
      id,
      type: 'System',
      username,
      passwordHash,
      organisationId: PLATFORM_ORGANISATION,
      unitId: '',
      permissions: [],
      enabled: true,
      trusted: false,
      epoch: 1,
      createdAtMs: nowMs,
      lastLoggedInAtMs: 0,
    });
    return true;
  });
  if (!created) throw new AdministratorRefused(`There is an account ${username} already. Choose another username.`);
};

export const isEmpty = (store: Store): Promise<boolean> => store.read(async (tx) => !(await hasAccounts(tx)));
