import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../../db/engine/store.ts';
import type { Account } from '../../db/tables/accounts.ts';
import { account, saveAccounts } from './accounts.ts';
import { CLIENT, REDIRECT_URL } from './oauth-client.ts';
import { type Client, type Reply, withServer } from './server.ts';
import { change } from './tables.ts';

export const FRONTEND_URL = 'https://backoffice.northstar.example/login';

/** A provider's configuration for an issuer. */
export const configured = (issuer: string, changes: object = {}) => ({
  id: 'northstar-id',
  owner: 'northstar',
  ...CLIENT,
  issuer_url: issuer,
  token_url: `${issuer}/token`,
  jwk_url: `${issuer}/jwks`,
  redirect_url: REDIRECT_URL,
  frontend_url: FRONTEND_URL,
  ...changes,
});

/** A person who logs in with the provider and is not linked to an account yet. */
export const ada = (changes: Partial<Account> = {}): Account =>
  account({ type: 'User', id: 'ada', contacts: { email: 'Ada@Northstar.example' }, ...changes });

/** A login that a browser started: the redirect, the cookie, and the verifier for the one-time code. */
export type Begun = { readonly location: URL; readonly cookie: string; readonly verifier: string };

export const begin = async (client: Client, providerId = 'northstar-id'): Promise<Begun> => {
  const verifier = randomBytes(32).toString('base64url');
  const reply = await client.call('startOauthLogin', {
    query: { provider_id: providerId, code_challenge: createHash('sha256').update(verifier).digest('base64url') },
    token: null,
  });
  if (reply.status !== 302) throw new Error(`the login cannot begin: ${JSON.stringify(reply.body)}`);
  const [cookie = ''] = reply.headers.get('set-cookie')?.split(';') ?? [];
  return { location: new URL(reply.headers.get('location') ?? ''), cookie, verifier };
};

/** The browser returns from the provider. */
export const comeBack = (client: Client, query: Readonly<Record<string, string>>, cookie?: string): Promise<Reply> =>
  client.call('finishOauthLogin', { query, headers: cookie === undefined ? {} : { cookie }, token: null });

/** The entry that the frontend receives: `code` and its text, or `error` and its name. */
export const toldTo = (reply: Reply): [name: string, value: string] => {
  const { origin, pathname, hash } = new URL(reply.headers.get('location') ?? '');
  if (`${origin}${pathname}` !== FRONTEND_URL) throw new Error(`the browser was sent to ${origin}${pathname}`);
  const [entry = ['', '']] = [...new URLSearchParams(hash.slice(1))];
  return entry as [string, string];
};

/** Links accounts with a provider. */
export const link = (
  data: string,
  providerId = 'northstar-id',
  accountIds = "select id from accounts where type <> 'System'",
) =>
  change(
    data,
    `update accounts set oauth_provider_key = (select key from oauth_providers where id = ?) where id in (${accountIds})`,
    providerId,
  );

/** Runs work against a platform with the issuer's provider configured for all these accounts. */
export const withProvider = (
  issuer: string,
  work: (client: Client, data: string) => Promise<void>,
  { accounts = [ada()], changes = {}, environment = {}, prepare }: LoginOptions = {},
): Promise<void> =>
  withServer(
    async (client, data) => {
      const created = await client.call('createOauthProvider', { body: configured(issuer, changes) });
      if (created.status !== 200) throw new Error(JSON.stringify(created.body));
      link(data);
      await work(client, data);
    },
    { PITBOSS_OUTGOING_HOSTS: '127.0.0.1', ...environment },
    async (store) => {
      await prepare?.(store);
      await saveAccounts(...accounts)(store);
    },
  );

export type LoginOptions = {
  readonly accounts?: readonly Account[];
  /** Changes to the provider's configuration. */
  readonly changes?: object;
  readonly environment?: Readonly<Record<string, string>>;
  readonly prepare?: (store: Store) => Promise<void>;
};
