import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { OauthProvider } from '../../db/tables/accounts.ts';
import type { ProviderCheck } from '../../platform/unit/services.ts';
import type { OutgoingReply, SendOutgoing } from '../http/outgoing.ts';
import { discover, loginAddress, type ProviderMetadata } from './identity-provider.ts';

/** Of each request: the checks make two rounds of them. */
const LIMITS = { timeoutMs: 5_000, replyBytesMax: 256 * 1024 };

type Outcome = Omit<ProviderCheck, 'name'>;

const failed = (detail: string): Outcome => ({ passed: false, detail });
const passed = (detail: string): Outcome => ({ passed: true, detail });

/**
 * Tries what a login needs: configuration, keys, token endpoint, client and redirect address. No one is logged in: the code that it exchanges is
 * made up, so that a provider which knows the client refuses the code alone.
 */
export const checkProvider = async (
  send: SendOutgoing,
  provider: OauthProvider,
  clientSecret: string,
): Promise<readonly ProviderCheck[]> => {
  const [metadata, keys] = await Promise.all([
    discover(send, provider.issuerUrl).catch((error: unknown) => reasonOf(error)),
    orFailed(() => checkKeys(send, provider)),
  ]);
  const issuer =
    typeof metadata === 'string'
      ? failed(`The configuration of issuer_url cannot be read: ${metadata}`)
      : passed('The configuration is readable and names issuer_url.');
  const known = typeof metadata === 'string' ? undefined : metadata;
  const [{ token, client }, redirect] = await Promise.all([
    checkToken(send, provider, clientSecret, known),
    known === undefined
      ? failed('Not tried, since the configuration cannot be read.')
      : orFailed(() => checkRedirect(send, provider, known)),
  ]);
  const outcomes = { issuer, keys, token, client, redirect };
  return Object.entries(outcomes).map(([name, outcome]) => ({ name: name as ProviderCheck['name'], ...outcome }));
};

const orFailed = async (work: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await work();
  } catch (error) {
    return failed(`There is no usable answer: ${reasonOf(error)}`);
  }
};

const checkKeys = async (send: SendOutgoing, { jwkUrl }: OauthProvider): Promise<Outcome> => {
  const { status, text } = await send({
    method: 'GET',
    url: jwkUrl,
    headers: { accept: 'application/json' },
    ...LIMITS,
  });
  if (status !== 200) return failed(`jwk_url answers ${status}, not 200.`);
  const keys = membersOf(text).keys;
  return Array.isArray(keys) && keys.length > 0
    ? passed(`jwk_url has ${keys.length} keys.`)
    : failed('jwk_url has no keys.');
};

const checkToken = async (
  send: SendOutgoing,
  provider: OauthProvider,
  clientSecret: string,
  metadata: ProviderMetadata | undefined,
): Promise<{ token: Outcome; client: Outcome }> => {
  const methods = metadata?.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const isPosted = methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: randomState(),
    redirect_uri: new URL(provider.redirectUrl).href,
    code_verifier: randomPKCECodeVerifier(),
    ...(isPosted && { client_id: provider.clientId, client_secret: clientSecret }),
  });
  const basic = [provider.clientId, clientSecret].map((each) => new URLSearchParams([['', each]]).toString().slice(1));
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    ...(!isPosted && { authorization: `Basic ${Buffer.from(basic.join(':')).toString('base64')}` }),
  };
  let reply: OutgoingReply;
  try {
    reply = await send({ method: 'POST', url: provider.tokenUrl, headers, body: form.toString(), ...LIMITS });
  } catch (error) {
    const client = failed('Not tried, since token_url does not answer.');
    return { token: failed(`token_url does not answer: ${reasonOf(error)}`), client };
  }
  const { status, text } = reply;
  const code = membersOf(text).error;
  if (typeof code !== 'string')
    return {
      token: failed(`token_url answers ${status} without an OAuth error, so it may be another address.`),
      client: failed('Not known, since token_url does not answer as OAuth says.'),
    };
  const token = passed('token_url answers as OAuth says.');
  if (code === 'invalid_client' || code === 'unauthorized_client' || status === 401)
    return { token, client: failed('The provider refuses client_id and client_secret.') };
  return { token, client: passed('The provider accepts client_id and client_secret.') };
};

const checkRedirect = async (
  send: SendOutgoing,
  provider: OauthProvider,
  metadata: ProviderMetadata,
): Promise<Outcome> => {
  const drawn = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const url = await loginAddress(send, provider, metadata, drawn);
  const { status } = await send({ method: 'GET', url, headers: { accept: 'text/html' }, ...LIMITS, replyBytesMax: 0 });
  return status < 400
    ? passed('The provider begins a login that returns to redirect_url.')
    : failed(`The provider answers a login with ${status}: register redirect_url there for this client.`);
};

const membersOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** The reason a request failed, without what the provider sent, which may be long or secret. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'an unknown failure';
  const { message } = error.cause instanceof Error ? error.cause : error;
  return error.name === 'TimeoutError' ? 'no answer in time' : message.slice(0, 200);
};
