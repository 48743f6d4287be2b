import { randomUUID } from 'node:crypto';
import { findAccountByUsername, hasAccounts, saveAccount } from '../../db/accounts/accounts.ts';
import { setPassword } from '../../db/accounts/credentials.ts';
import { removeSecondFactor } from '../../db/accounts/second-factors.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { createOrganisation, hasOrganisation } from '../../db/operators/organisations.ts';
import type { Organisation } from '../../db/tables/operators.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { mailChanges } from '../../platform/accounts/mail-changes.ts';
import { ownerOfAccount } from '../../platform/unit/audit.ts';
import type { SecretBox } from '../../platform/unit/services.ts';
import { auditPlatformAction } from '../base/audit-platform-action.ts';
import type { Keys } from '../keys/keys.ts';
import { passwordFault } from './password-fault.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD_CHARACTERS_MIN = 12;
const PASSWORD_CHARACTERS_MAX = 256;
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@+\-'#]{0,253}$/u;

/** An administrator that cannot be created. The message says why, and what to do. */
export class AdministratorRefused extends Error {}

/** An open store, and the keys that seal its audit trail. */
type Opened = { readonly store: Pick<Store, 'write'>; readonly keys: Pick<Keys, 'seal'> };

/** Hashes a new password and creates a System account with it. */
export const createAdministratorWith = async (
  opened: Opened,
  { username, password }: { readonly username: string; readonly password: string },
  nowMs: number,
): Promise<void> =>
  createAdministrator(opened, { username, passwordHash: await hashNewPassword(username, password) }, nowMs);

type Login = { readonly username: string; readonly passwordHash: string };

/** Creates a System account, which may do everything. */
export const createAdministrator = async (opened: Opened, login: Login, nowMs: number): Promise<void> => {
  const created = await writeAdministrator(opened, login, nowMs, isTaken);
  if (!created) throw new AdministratorRefused(`The username ${login.username} is taken. Choose another one.`);
};

/**
 * Creates the first account of a store.
 * @returns false when there is one, which another server may have created meanwhile.
 */
export const createFirstAdministrator = async (
  opened: Opened,
  { username, password }: { readonly username: string; readonly password: string },
  nowMs: number,
): Promise<boolean> => {
  const passwordHash = await hashNewPassword(username, password);
  return writeAdministrator(opened, { username, passwordHash }, nowMs, hasAccounts);
};

const isTaken = async (tx: Tx, username: string): Promise<boolean> =>
  (await findAccountByUsername(tx, username)) !== undefined;

const writeAdministrator = async (
  { store, keys: { seal } }: Opened,
  { username, passwordHash }: Login,
  nowMs: number,
  isRefused: (tx: Tx, username: string) => Promise<boolean>,
): Promise<boolean> => {
  if (!USERNAME.test(username)) {
    throw new AdministratorRefused(
      'A username has 1 to 64 letters, digits or . _ @ + - and starts with a letter or digit.',
    );
  }
  const id = randomUUID();
  return store.write(async (tx) => {
    if (await isRefused(tx, username)) return false;
    if (!(await hasOrganisation(tx, PLATFORM_ORGANISATION))) await createOrganisation(tx, platformOrganisation(nowMs));
    await saveAccount(tx, {
      id,
      type: 'System',
      username,
      passwordHash,
      organisationId: PLATFORM_ORGANISATION,
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
      createdAtMs: nowMs,
      lastLoggedInAtMs: 0,
    });
    await auditPlatformAction({ tx, seal }, { ...ACCOUNT, action: 'createAccount', targetId: id }, nowMs);
    return true;
  });
};

/** Hashes a new password. @throws AdministratorRefused when it is too weak. */
export const hashNewPassword = async (username: string, password: string): Promise<string> => {
  await requireStrength(username, password);
  return hashPassword(password);
};

/**
 * Sets a new password for any account, on behalf of the owner of the data folder; all its tokens end. Removes its second factor if its
 * holder has lost it. A mail about it waits for a platform
 * that has a mail server.
 */
export const resetPassword = async (
  { store, keys: { seal } }: Opened,
  { username, passwordHash, removesSecondFactor = false }: Login & { readonly removesSecondFactor?: boolean },
  nowMs: number,
  secrets: SecretBox,
): Promise<void> => {
  const found = await store.write(async (tx) => {
    const account = await findAccountByUsername(tx, username);
    if (account === undefined) return false;
    await setPassword(tx, account.id, passwordHash);
    const isRemoved = removesSecondFactor && (await removeSecondFactor(tx, account.id));
    // The commit wakes what sends it.
    const mails = { sendsMail: true, secrets, wakeDeliveries: () => {} };
    await mailChanges(
      { tx, nowMs, newId: randomUUID },
      mails,
      account,
      isRemoved ? ['password', 'second factor'] : ['password'],
    );
    const ownerId = ownerOfAccount(account);
    const detail: Record<string, string> = isRemoved ? { second_factor: 'removed' } : {};
    await auditPlatformAction(
      { tx, seal },
      { ...ACCOUNT, ownerId, action: 'resetPassword', targetId: account.id, detail },
      nowMs,
    );
    return true;
  });
  if (!found) throw new AdministratorRefused(`There is no account ${username}.`);
};

const ACCOUNT = { ownerId: PLATFORM_ORGANISATION, resource: 'accounts' };

const requireStrength = async (username: string, password: string): Promise<void> => {
  if ([...password].length < PASSWORD_CHARACTERS_MIN || [...password].length > PASSWORD_CHARACTERS_MAX)
    throw new AdministratorRefused(
      `A password has ${PASSWORD_CHARACTERS_MIN} to ${PASSWORD_CHARACTERS_MAX} characters.`,
    );
  const fault = await passwordFault(password, { username, organisation: undefined });
  if (fault !== undefined) throw new AdministratorRefused(fault);
};

const platformOrganisation = (nowMs: number): Organisation => ({
  id: PLATFORM_ORGANISATION,
  name: 'Pitboss',
  parentId: null,
  enabled: true,
  baseCurrency: '',
  units: [],
  createdAtMs: nowMs,
  updatedAtMs: nowMs,
});

export const isEmpty = (store: Store): Promise<boolean> => store.read(async (tx) => !(await hasAccounts(tx)));
