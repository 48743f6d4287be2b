import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWTPayload, SignJWT } from 'jose';
import { CLIENT } from './oauth-client.ts';

/** A scripted reply: status and body, or none. */
export type ScriptedAnswer = { readonly status?: number; readonly body: unknown } | 'silence' | 'hang up';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The id of the key that a scripted provider publishes. */
export const KEY_ID = 'published';
export const PRIVATE_KEY = pair.privateKey;

/** An identity provider that returns what a test wants instead of what a real one would. */
export class ScriptedProvider {
  /** The bodies of the token requests. */
  readonly exchanges: string[] = [];
  /** The number of requests so far. */
  requests = 0;
  /** Replies that replace the correct ones, by path. */
  readonly answers = new Map<string, ScriptedAnswer>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => {
      this.requests += 1;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        if (path === '/token') this.exchanges.push(Buffer.concat(chunks).toString());
        const answer = this.answers.get(path) ?? { body: this.#right(path) };
        if (answer === 'hang up') request.socket.destroy();
        else if (answer !== 'silence')
          response
            .writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
            .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
      });
    });
  }

  static async start(): Promise<ScriptedProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ScriptedProvider(server);
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
    };
  }

  /** The claims of a valid ID token. */
  claims(nonce: string, changes: JWTPayload = {}): JWTPayload {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now, exp: now + 300 };
    const person = { sub: 'ada', email: 'ada@northstar.example', email_verified: true };
    return { iss: this.issuer, aud: CLIENT.client_id, nonce, ...times, ...person, ...changes };
  }

  /** Answers the next exchanges with an ID token. */
  give(idToken: string): void {
    this.answers.set('/token', { body: { access_token: 'an access token', token_type: 'Bearer', id_token: idToken } });
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #right(path: string): unknown {
    if (path === '/.well-known/openid-configuration') return this.metadata;
    if (path === '/keys')
      return { keys: [{ ...pair.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
    return { error: 'invalid_grant' };
  }
}

/** Signs claims as the provider does, or differently. */
export const sign = (
  claims: JWTPayload,
  { alg = 'RS256', kid = KEY_ID, key = PRIVATE_KEY }: { alg?: string; kid?: string; key?: KeyObject | Uint8Array } = {},
): Promise<string> => new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);

/** A token without a signature. */
export const unsigned = (claims: JWTPayload): string =>
  [{ alg: 'none', kid: KEY_ID }, claims]
    .map((part) => `${Buffer.from(JSON.stringify(part)).toString('base64url')}.`)
    .join('');
