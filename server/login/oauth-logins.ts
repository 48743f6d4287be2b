import { randomBytes } from 'node:crypto';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { OauthLogins, SecretBox } from '../../platform/unit/services.ts';
import type { Logger } from '../base/log.ts';
import type { SendOutgoing } from '../http/outgoing.ts';
import type { KeySource } from '../keys/key-source.ts';
import { checkProvider } from './check-provider.ts';
import { discover, exchange, loginAddress, type ProviderMetadata } from './identity-provider.ts';
import { createCookieBox, FORGETTING, loginCookie, readLoginCookie } from './login-cookie.ts';

/** Anyone may begin a login, so the configuration of a provider is fetched no more often than this. */
const REMEMBERED_MS = 60_000;
/** Browsers and proxies truncate longer URLs. */
const ADDRESS_CHARACTERS_MAX = 8192;

type Environment = {
  readonly send: SendOutgoing;
  /** Decrypts the providers' client secrets. */
  readonly secrets: SecretBox;
  /** The secret that the cookie key is derived from. */
  readonly key: KeySource;
  readonly log: Logger;
  readonly clock: () => number;
  /** Tolerated difference between the clocks of providers and the platform's. */
  readonly clockSeconds?: number | undefined;
};

export const createOauthLogins = ({ send, secrets, key, log, clock, clockSeconds }: Environment): OauthLogins => {
  const cookies = createCookieBox(key);
  const metadataOf = rememberFor(REMEMBERED_MS, clock, (issuerUrl) => discover(send, issuerUrl));
  /** Logs a provider's failure for the operator, without what the provider sent, which may contain tokens. */
  const orFailed = async <Result>(providerId: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ oauth_provider: providerId, ...reasonOf(error) }, 'an external login failed');
      return undefined;
    }
  };
  return {
    begin: (provider, codeChallenge, nowMs) =>
      orFailed(provider.id, async () => {
        const drawn = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const location = await loginAddress(send, provider, await metadataOf(provider.issuerUrl), drawn);
        if (location.length > ADDRESS_CHARACTERS_MAX) throw new Error('its authorization_endpoint is too long');
        return {
          location,
          cookie: loginCookie(cookies, { providerKey: provider.key, ...drawn, codeChallenge }, nowMs),
        };
      }),
    begun: (header, state, nowMs) =>
      header === undefined ? undefined : readLoginCookie(cookies, header, state, nowMs),
    forgetting: FORGETTING,
    finish: (provider, login, { state, code, iss }) =>
      orFailed(provider.id, async () => {
        const metadata = await metadataOf(provider.issuerUrl);
        const answer = { state, code, ...(iss === undefined ? {} : { iss }) };
        const secret = secrets.open(provider.clientSecret);
        const person = await exchange(send, provider, metadata, secret, login, answer, clockSeconds);
        return { sub: person.sub, email: () => orFailed(provider.id, person.email) };
      }),
    test: (provider) => checkProvider(send, provider, secrets.open(provider.clientSecret)),
    refused: (provider, reason) => log.warn({ oauth_provider: provider.id, reason }, 'an external login was refused'),
    drawCode: () => `c_${randomBytes(32).toString('base64url')}`,
  };
};

/** Shares one request among concurrent callers and caches the answer for a while; failures are not cached. */
const rememberFor = (
  lifetimeMs: number,
  clock: () => number,
  ask: (issuerUrl: string) => Promise<ProviderMetadata>,
): ((issuerUrl: string) => Promise<ProviderMetadata>) => {
  const remembered = new Map<string, { readonly untilMs: number; readonly answer: Promise<ProviderMetadata> }>();
  return (issuerUrl) => {
    for (const [key, { untilMs }] of remembered) if (untilMs <= clock()) remembered.delete(key);
    const known = remembered.get(issuerUrl);
    if (known !== undefined) return known.answer;
    const answer = ask(issuerUrl);
    const entry = { untilMs: clock() + lifetimeMs, answer };
    remembered.set(issuerUrl, entry);
    answer.catch(() => {
      if (remembered.get(issuerUrl) === entry) remembered.delete(issuerUrl);
    });
    return answer;
  };
};

/** Providers choose their error texts, so these are truncated. */
const CHARACTERS_MAX = 200;

/** An error's message and code, without its payload. openid-client's own messages are generic; the cause has the specific one. */
const reasonOf = (error: unknown): { readonly reason: string; readonly code?: unknown; readonly error?: unknown } => {
  if (!(error instanceof Error)) return { reason: 'unknown' };
  const { message } = error.cause instanceof Error ? error.cause : error;
  return {
    reason: message.slice(0, CHARACTERS_MAX),
    ...('code' in error ? { code: error.code } : {}),
    ...('error' in error && typeof error.error === 'string' ? { error: error.error.slice(0, CHARACTERS_MAX) } : {}),
  };
};
