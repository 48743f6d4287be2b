import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AdapterFactory, type AdapterPayload, type Configuration, type JWK, Provider } from 'oidc-provider';
import { CLIENT, REDIRECT_URL } from './oauth-client.ts';

type Person = { readonly sub: string; readonly email?: string; readonly email_verified?: boolean };

/** A real identity provider on loopback, with `person` already logged in. */
export class IdentityProvider {
  person: Person = { sub: 'ada', email: 'ada@northstar.example', email_verified: true };
  /** The person presses “cancel”. */
  cancels = false;
  readonly requests: string[] = [];
  readonly #server: Server;
  readonly #options: Configuration;
  #provider: Provider;

  private constructor(server: Server, options: Configuration) {
    this.#server = server;
    this.#options = options;
    this.#provider = this.#provide();
    server.on('request', (request, response) => {
      this.requests.push(`${request.method} ${new URL(request.url ?? '', this.issuer).pathname}`);
      this.#answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  }

  static async start(options: Configuration = {}): Promise<IdentityProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new IdentityProvider(server, options);
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Signs with another key from now on, and publishes no other. */
  rotateKeys(): void {
    this.#provider = this.#provide();
  }

  /** Follows a browser from the login's address to the redirect back from the provider; returns its query. */
  async visit(location: string): Promise<Record<string, string>> {
    const cookies = new Map<string, string>();
    for (let next = location; ; ) {
      const response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      const to = response.headers.get('location');
      if (to === null) throw new Error(`the identity provider answered ${response.status} ${await response.text()}`);
      next = new URL(to, next).href;
      if (next.startsWith(REDIRECT_URL)) return Object.fromEntries(new URL(next).searchParams);
    }
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #provide(): Provider {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return new Provider(this.issuer, {
      clients: [{ ...CLIENT, redirect_uris: [REDIRECT_URL], id_token_signed_response_alg: 'ES256' }],
      jwks: { keys: [privateKey.export({ format: 'jwk' }) as JWK] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      cookies: { keys: ['of the tests'] },
      findAccount: async (_context, sub) => ({ accountId: sub, claims: async () => ({ ...this.person, sub }) }),
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      adapter: inMemory(),
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      ...this.#options,
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = this.#provider;
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (this.cancels) return provider.interactionFinished(request, response, { error: 'access_denied' });
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: this.person.sub } });
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }
}

/** The provider's state, until its keys change. */
const inMemory = (): AdapterFactory => {
  const stored = new Map<string, AdapterPayload>();
  return (model) => ({
    upsert: async (id, payload) => {
      stored.set(`${model} ${id}`, payload);
    },
    find: async (id) => stored.get(`${model} ${id}`),
    findByUid: async (uid) => [...stored.values()].find((payload) => payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = stored.get(`${model} ${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => {
      stored.delete(`${model} ${id}`);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
    },
  });
};
