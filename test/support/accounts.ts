import { randomUUID } from 'node:crypto';
import { type Account, saveAccount } from '../../db/accounts.ts';
import type { Store } from '../../db/store.ts';
import { Keys, PLATFORM_ORGANISATION } from '../../server/keys.ts';
import { createTokens } from '../../server/tokens.ts';

/** Every permission on everything, one by one: what an account needs that is not allowed everything by its type. */
export const EVERY_PERMISSION: Account['permissions'] = [
  {
    system_id: 'pitboss',
    permissions: ['Read', 'Create', 'Update', 'Delete', 'Execute'].map((permission) => ({
      resource_id: '*',
      permission,
    })),
  },
];

/** An account that cannot log in, since nothing hashes to its password; its tokens come from `tokenFor`. */
export const account = (changes: Partial<Account> & Pick<Account, 'type'>): Account => {
  const id = changes.id ?? randomUUID();
  return {
    id,
    username: `account-${id}`,
    usernameKey: `account-${id}`,
    passwordHash: '',
    organisationId: changes.type === 'System' ? PLATFORM_ORGANISATION : 'northstar',
    unitId: '',
    permissions: [],
    enabled: true,
    trusted: false,
    epoch: 1,
    createdAtMs: Date.now(),
    lastLoggedInAtMs: 0,
    ...changes,
  };
};

/** Stores accounts before the platform starts. */
export const saveAccounts =
  (...accounts: readonly Account[]): ((store: Store) => Promise<void>) =>
  (store) =>
    store.write(async (tx) => {
      for (const each of accounts) await saveAccount(tx, each);
    });

/** A token as the login would issue it. */
export const tokenFor = async (data: string, account: Account): Promise<string> =>
  (await createTokens(new Keys(data)).issue(account, Date.now())).token;
