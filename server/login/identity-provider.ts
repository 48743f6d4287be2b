import * as client from 'openid-client';
import type { OauthProvider } from '../../db/tables/accounts.ts';
import type { BegunLogin, IdentifiedPerson } from '../../platform/unit/services.ts';
import type { SendOutgoing } from '../http/outgoing.ts';

/** Per request to a provider; a browser is waiting. */
const TIMEOUT_MS = 5_000;
const REPLY_BYTES_MAX = 256 * 1024;

/** Asymmetric signatures only: never `none`, never one with the client's secret. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/** Tolerated difference between the clocks of a provider and of the platform, unless the settings say otherwise. */
const CLOCK_SECONDS = 30;

/** OpenID Connect: a subject is at most 255 ASCII characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** A provider's published configuration. */
export type ProviderMetadata = client.ServerMetadata;

/** The provider's answer is not acceptable. */
export class ProviderFailed extends Error {}

/** Sends openid-client's requests through the guard against private addresses. */
const fetchBy =
  (send: SendOutgoing): client.CustomFetch =>
  async (url, { method, headers, body }) => {
    const reply = await send({
      method,
      url,
      headers,
      body: body === undefined || body === null ? undefined : String(body),
      timeoutMs: TIMEOUT_MS,
      replyBytesMax: REPLY_BYTES_MAX,
    });
    const isEmpty = [204, 205, 304].includes(reply.status);
    return new Response(isEmpty ? null : reply.text, { status: reply.status, headers: reply.headers });
  };

/** Reads a provider's published configuration, whose issuer must match exactly. */
export const discover = async (send: SendOutgoing, issuerUrl: string): Promise<ProviderMetadata> => {
  const configuration = await client.discovery(new URL(issuerUrl), 'pitboss', undefined, undefined, {
    [client.customFetch]: fetchBy(send),
    // The guard decides whether an address may be plain http.
    execute: [client.allowInsecureRequests],
  });
  const metadata = configuration.serverMetadata();
  if (metadata.issuer !== issuerUrl) throw new ProviderFailed('its configuration names another issuer');
  return metadata;
};

/** The provider as configured here. Its own metadata only decides where users log in and how the platform authenticates. */
const configurationOf = (
  send: SendOutgoing,
  provider: OauthProvider,
  metadata: ProviderMetadata,
  authentication: client.ClientAuth,
  clockSeconds = CLOCK_SECONDS,
): client.Configuration => {
  const configuration = new client.Configuration(
    {
      issuer: provider.issuerUrl,
      token_endpoint: provider.tokenUrl,
      jwks_uri: provider.jwkUrl,
      id_token_signing_alg_values_supported: ALGORITHMS,
      ...pick(
        metadata,
        'authorization_endpoint',
        'userinfo_endpoint',
        'authorization_response_iss_parameter_supported',
      ),
    },
    provider.clientId,
    { [client.clockTolerance]: clockSeconds },
    authentication,
  );
  configuration[client.customFetch] = fetchBy(send);
  client.allowInsecureRequests(configuration);
  // Without this, the signature of an ID token that came directly from token_url is not checked.
  client.enableNonRepudiationChecks(configuration);
  return configuration;
};

/** OpenID Connect: the default is client_secret_basic. */
const authenticationBy = (
  { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] }: ProviderMetadata,
  clientSecret: string,
): client.ClientAuth =>
  methods.includes('client_secret_post') && !methods.includes('client_secret_basic')
    ? client.ClientSecretPost(clientSecret)
    : client.ClientSecretBasic(clientSecret);

const pick = <Key extends keyof ProviderMetadata>(metadata: ProviderMetadata, ...keys: Key[]) =>
  Object.fromEntries(keys.filter((key) => metadata[key] !== undefined).map((key) => [key, metadata[key]]));

/** The address where a browser logs in. */
export const loginAddress = async (
  send: SendOutgoing,
  provider: OauthProvider,
  metadata: ProviderMetadata,
  { state, nonce, verifier }: Pick<BegunLogin, 'state' | 'nonce' | 'verifier'>,
): Promise<string> => {
  const { protocol } = new URL(metadata.authorization_endpoint ?? '');
  if (protocol !== 'https:' && protocol !== new URL(provider.issuerUrl).protocol)
    throw new ProviderFailed('its authorization_endpoint is not https');
  return client.buildAuthorizationUrl(configurationOf(send, provider, metadata, client.None()), {
    // Must equal the redirect_uri of the exchange: the provider compares the two.
    redirect_uri: new URL(provider.redirectUrl).href,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
};

/**
 * Exchanges an authorization code for an ID token and verifies it.
 * @throws when the provider refuses, does not answer in time or answers something invalid.
 */
export const exchange = async (
  send: SendOutgoing,
  provider: OauthProvider,
  metadata: ProviderMetadata,
  clientSecret: string,
  { state, nonce, verifier }: BegunLogin,
  answer: Readonly<Record<string, string>>,
  clockSeconds?: number,
): Promise<IdentifiedPerson> => {
  const authentication = authenticationBy(metadata, clientSecret);
  const configuration = configurationOf(send, provider, metadata, authentication, clockSeconds);
  const tokens = await client.authorizationCodeGrant(
    configuration,
    new URL(`${provider.redirectUrl}?${new URLSearchParams(answer)}`),
    { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
  );
  const claims = tokens.claims();
  if (claims === undefined || !SUBJECT.test(claims.sub)) throw new ProviderFailed('its ID token has no valid subject');
  return {
    sub: claims.sub,
    email: async () => {
      const { email, email_verified } = claims;
      if (email !== undefined && email_verified !== undefined) return verifiedEmail(claims);
      if (metadata.userinfo_endpoint === undefined) return undefined;
      const info = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      // Claims that the token leaves out count for the address that it names, and for no other.
      if (email !== undefined && info.email !== undefined && info.email !== email) return undefined;
      return verifiedEmail({
        email: email ?? info.email,
        email_verified: email_verified ?? info.email_verified,
      });
    },
  };
};

/** Some providers write the flag as text. */
const verifiedEmail = ({ email, email_verified }: Readonly<Record<string, unknown>>): string | undefined =>
  (email_verified === true || email_verified === 'true') && typeof email === 'string' && email !== ''
    ? email
    : undefined;
