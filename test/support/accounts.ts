import { randomUUID } from 'node:crypto';
import { saveAccount } from '../../db/accounts/accounts.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { recordLogin } from '../../db/logins/logins.ts';
import { changeOrganisation, createOrganisation, findOrganisation } from '../../db/operators/organisations.ts';
import type { Account, RefreshToken } from '../../db/tables/accounts.ts';
import type { Organisation } from '../../db/tables/operators.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { Keys } from '../../server/keys/keys.ts';
import { createTokens, toSid } from '../../server/login/tokens.ts';

/** Every permission on everything, listed one by one: for account types that are not allowed everything. */
export const EVERY_PERMISSION: Account['permissions'] = [
  {
    system_id: 'pitboss',
    permissions: ['Read', 'Create', 'Update', 'Delete', 'Execute'].map((permission) => ({
      resource_id: '*',
      permission,
    })),
  },
];

/** An account that cannot log in, since no password matches its hash; its tokens come from `tokenFor`. */
export const account = (changes: Partial<Account> & Pick<Account, 'type'>): Account => {
  const id = changes.id ?? randomUUID();
  return {
    id,
    username: `account-${id}`,
    usernameKey: `account-${id}`,
    passwordHash: '',
    organisationId: changes.type === 'System' ? PLATFORM_ORGANISATION : 'northstar',
    unitId: '',
    orgBound: false,
    systemId: null,
    permissions: [],
    contacts: {},
    oauthProviderKey: null,
    oauthSub: null,
    oauthRealm: null,
    enabled: true,
    trusted: false,
    epoch: 1,
    createdAtMs: Date.now(),
    lastLoggedInAtMs: 0,
    ...changes,
  };
};

/** Stores accounts before the platform starts, with their organisations and units. */
export const saveAccounts =
  (...accounts: readonly Account[]): ((store: Store) => Promise<void>) =>
  (store) =>
    store.write(async (tx) => {
      for (const each of accounts) {
        await saveOrganisation(tx, each);
        await saveAccount(tx, each);
        await recordLogin(tx, loginOf(each), each.lastLoggedInAtMs);
      }
    });

const saveOrganisation = async (tx: Tx, { organisationId: id, unitId }: Account): Promise<void> => {
  const known = await findOrganisation(tx, id);
  if (known === undefined) await createOrganisation(tx, organisation({ id, units: unitId === '' ? [] : [unitId] }));
  else if (unitId !== '' && !known.units.includes(unitId))
    await changeOrganisation(tx, id, { units: [...known.units, unitId] });
};

/** A top-level organisation. */
export const organisation = (changes: Partial<Organisation> & Pick<Organisation, 'id'>): Organisation => ({
  name: changes.id,
  parentId: null,
  enabled: true,
  baseCurrency: '',
  units: [],
  createdAtMs: Date.now(),
  updatedAtMs: Date.now(),
  ...changes,
});

/** A token like those that the login issues, for the login that `saveAccounts` stored. */
export const tokenFor = (data: string, account: Account): Promise<string> =>
  tokenWith(new Keys(data), account, Date.now());

export const tokenWith = async (keys: Keys, account: Account, nowMs: number): Promise<string> =>
  (await createTokens(keys).issue(account, nowMs, { familyId: familyOf(account) })).token;

const familyOf = ({ id }: Pick<Account, 'id'>): string => `login of ${id}`;

/** The session id in tokens of the login that `saveAccounts` stored. */
export const sidFor = (account: Pick<Account, 'id'>): string => toSid(familyOf(account));

/** A login that does not expire; its refresh token matches nothing. */
const loginOf = ({ id, epoch }: Account): RefreshToken => ({
  familyId: familyOf({ id }),
  sid: sidFor({ id }),
  tokenHash: '',
  accountId: id,
  epoch,
  expiresAtMs: 8_640_000_000_000_000,
  beganAtMs: null,
  previousHash: null,
  replacedAtMs: null,
  successor: null,
});
