import { createHash, randomUUID } from 'node:crypto';
import { newAccount } from './new-account.ts';
import { giveOneTimePassword } from './one-time-password.ts';
import { ADMINISTRATOR, type Client, type OperationId, type Parts } from './server.ts';
import { allPublished, change } from './tables.ts';

/**
 * Single-use credentials: a refresh token, tokens for logging out and for changing the own password, a one-time password, and accounts with
 * a second factor, each with the same recovery code.
 */
export type Credentials = {
  readonly refreshToken: string;
  readonly leavingToken: string;
  readonly token: string;
  readonly username: string;
  readonly otp: string;
  readonly secondFactors: SecondFactorAccounts;
};

type SecondFactorAccounts = {
  readonly tokenOf: Readonly<
    Record<'startSecondFactor' | 'confirmSecondFactor' | 'replaceRecoveryCodes' | 'removeOwnSecondFactor', string>
  >;
  /** An account whose holder has lost it. */
  readonly lostBy: string;
};

const RECOVERY_CODE = 'aaaa-bbbb-cccc-dddd';

/** Credentials that match nothing. */
export const NO_CREDENTIALS: Credentials = {
  refreshToken: 'r_unknown',
  leavingToken: 'a-token',
  token: 'a-token',
  username: 'nobody',
  otp: '00000000',
  secondFactors: {
    tokenOf: { startSecondFactor: '', confirmSecondFactor: '', replaceRecoveryCodes: '', removeOwnSecondFactor: '' },
    lostBy: 'an-account',
  },
};

/** An account of northstar with a new username each time, so that a repetition is accepted. */
export const grace = () =>
  newAccount({ username: `grace-${randomUUID()}`, org_unit: { org_id: 'northstar', unit_id: 'casino' } });

export const issueCredentials = async (client: Client): Promise<Credentials> => {
  const otp = '40718265';
  const [changer, forgetful] = [grace(), grace()];
  await client.call('createAccount', { body: changer });
  const { body } = await client.call('createAccount', { body: forgetful });
  await allPublished(client.data);
  giveOneTimePassword(client.data, body.id, otp);
  const login = ({ username, password }: typeof changer) => client.call('login', { body: { username, password } });
  return {
    refreshToken: (await login({ ...changer, ...ADMINISTRATOR })).body.refresh_token,
    leavingToken: (await login({ ...changer, ...ADMINISTRATOR })).body.token,
    token: (await login(changer)).body.token,
    username: forgetful.username,
    otp,
    secondFactors: await giveSecondFactors(client),
  };
};

const giveSecondFactors = async (client: Client): Promise<SecondFactorAccounts> => {
  const create = async () => {
    const body = grace();
    const { username, password } = body;
    const { id } = (await client.call('createAccount', { body })).body;
    return { id, token: (await client.call('login', { body: { username, password } })).body.token };
  };
  const secure = async (confirmedAtMs: number | null) => {
    const { id, token } = await create();
    await client.call('startSecondFactor', { token });
    const hash = createHash('sha256')
      .update(`${id}\n${RECOVERY_CODE.replaceAll('-', '')}`)
      .digest('base64');
    const set = 'update second_factors set confirmed_at_ms = ?, recovery_hashes = ? where account_id = ?';
    change(client.data, set, confirmedAtMs, JSON.stringify([hash]), id);
    return { id, token };
  };
  const { token: startSecondFactor } = await create();
  const [started, replacing, removing, lost] = [await secure(null), await secure(1), await secure(1), await secure(1)];
  return {
    tokenOf: {
      startSecondFactor,
      confirmSecondFactor: started.token,
      replaceRecoveryCodes: replacing.token,
      removeOwnSecondFactor: removing.token,
    },
    lostBy: lost.id,
  };
};

/** Requests with single-use credentials. Without them, the caller's own token is sent. */
export const requestsWith = (own: Credentials): Readonly<Partial<Record<OperationId, Parts>>> => {
  const as = (token: string): Parts => (own === NO_CREDENTIALS ? {} : { token });
  const proof = { body: { code: RECOVERY_CODE } };
  const { tokenOf, lostBy } = own.secondFactors;
  return {
    exchangeToken: { body: { token: own.refreshToken } },
    logout: as(own.leavingToken),
    confirmPasswordReset: { body: { username: own.username, otp: own.otp, password: 'blue-anchor-seventeen' } },
    changePassword: {
      body: { password: 'blue-anchor-seventeen', current: 'green-harbour-nineteen' },
      ...as(own.token),
    },
    startSecondFactor: as(tokenOf.startSecondFactor),
    confirmSecondFactor: { ...proof, ...as(tokenOf.confirmSecondFactor) },
    replaceRecoveryCodes: { ...proof, ...as(tokenOf.replaceRecoveryCodes) },
    removeOwnSecondFactor: { ...proof, ...as(tokenOf.removeOwnSecondFactor) },
    removeAccountSecondFactor: { path: { account_id: lostBy } },
  };
};
