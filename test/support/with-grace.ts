import { account } from './accounts.ts';
import { lightHash } from './light-hash.ts';
import type { Client, OperationId, Reply } from './server.ts';
import { outcome } from './with-jackpot.ts';
import { withTree } from './with-tree.ts';

const CREDENTIALS = { username: 'grace', password: 'a password for tests' };
const PATH = { account_id: 'grace' };

type Grace = {
  readonly client: Client;
  readonly data: string;
  /** The token of the first login. */
  readonly token: string;
  /** Calls an operation on the account, as the administrator. */
  act(operation: OperationId, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  login(): Promise<Reply>;
  /** The outcome of using a token of the account. */
  outcomeOf(token: string): Promise<string>;
  /** The outcome of exchanging the refresh token of the first login. */
  exchangeOutcome(): Promise<string>;
};

/** Runs work with the account `grace`, which has logged in, and an administrator. */
export const withGrace = (work: (grace: Grace) => Promise<void>): Promise<void> => {
  const grace = account({
    type: 'User',
    id: 'grace',
    username: 'grace',
    passwordHash: lightHash(CREDENTIALS.password),
  });
  return withTree([grace], async (_as, client, data) => {
    const root = await client.login();
    const login = (): Promise<Reply> => client.call('login', { body: CREDENTIALS, token: null });
    const { token, refresh_token } = (await login()).body;
    await work({
      ...{ client, data, token, login },
      act: (operation, headers = {}) => client.call(operation, { path: PATH, token: root, headers }),
      outcomeOf: async (each) => outcome(await client.call('getOwnAccount', { token: each })),
      exchangeOutcome: async () =>
        outcome(await client.call('exchangeToken', { body: { token: refresh_token }, token: null })),
    });
  });
};
