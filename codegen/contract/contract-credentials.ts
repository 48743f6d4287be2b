import { type Document, isObject } from '../read/document/document.ts';
import type { ContractTarget } from './target.ts';
import { encodeComponent, type WireRequest } from './wire.ts';

/** Values that the caller of the command gave to be sent. */
export type GivenSecrets = {
  readonly bearer?: string | undefined;
  /** `user:password`. */
  readonly basic?: string | undefined;
  /** By security scheme: a token, a key, or `user:password`. */
  readonly schemes: Readonly<Record<string, string>>;
  /** Headers for every request, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
};

type Scheme = { readonly type?: string; readonly scheme?: string; readonly in?: string; readonly name?: string };

/** The part that a credential adds to a request. */
type Part = { readonly headers?: Readonly<Record<string, string>>; readonly query?: string; readonly cookie?: string };

/** Authenticates requests. */
export type ContractCredentials = {
  /** Reports whether an operation refuses callers without credentials. */
  isSecured(target: ContractTarget): boolean;
  /** Reports whether the given credentials suffice for one of the operation's alternatives. */
  canCall(target: ContractTarget): boolean;
  /** The request with the given credentials for the operation. */
  signed(target: ContractTarget, request: WireRequest): WireRequest;
  /** The request without any credentials. */
  unsigned(target: ContractTarget, request: WireRequest): WireRequest;
  /** The request with credentials of the right form that are wrong; one for each way to be wrong. */
  forged(target: ContractTarget, request: WireRequest): readonly WireRequest[];
  /** Secret texts in requests, and the shell variables that stand for them in what is printed. */
  readonly secrets: ReadonlyMap<string, string>;
};

const WRONG = 'not-a-valid-credential';

export const chooseCredentials = (document: Document, given: GivenSecrets): ContractCredentials => {
  const schemes = new Map<string, Scheme>(
    Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, scheme]) =>
      isObject(scheme) ? [[name, scheme as Scheme]] : [],
    ),
  );
  const isBasic = ({ type, scheme }: Scheme) => type === 'http' && scheme?.toLowerCase() === 'basic';
  const carries = (scheme: Scheme): string =>
    scheme.type === 'apiKey' ? (scheme.in === 'header' ? (scheme.name ?? '').toLowerCase() : '') : 'authorization';
  const partOf = (scheme: Scheme, value: string): Part => {
    const { type, scheme: kind = 'bearer', in: place, name = '' } = scheme;
    if (isBasic(scheme)) return { headers: { authorization: `Basic ${Buffer.from(value).toString('base64')}` } };
    if (type === 'http') return { headers: { authorization: `${capital(kind)} ${value}` } };
    if (type !== 'apiKey') return { headers: { authorization: `Bearer ${value}` } };
    if (place === 'query') return { query: `${encodeComponent(name)}=${encodeComponent(value)}` };
    if (place === 'cookie') return { cookie: `${name}=${encodeComponent(value)}` };
    return { headers: { [name.toLowerCase()]: value } };
  };
  /** The part sent for a scheme; undefined if nothing was given. */
  const ownPart = (name: string): Part | undefined => {
    const scheme = schemes.get(name);
    if (!scheme) return undefined;
    const value =
      given.schemes[name] ?? (scheme.type === 'apiKey' ? undefined : isBasic(scheme) ? given.basic : given.bearer);
    if (value !== undefined) return partOf(scheme, value);
    const header = carries(scheme);
    const own = given.headers[header];
    return own === undefined ? undefined : { headers: { [header]: own } };
  };
  const choice = (target: ContractTarget): readonly Part[] | undefined => {
    for (const alternative of target.alternatives) {
      const parts = Object.keys(alternative).map(ownPart);
      if (parts.every((part) => part !== undefined)) return parts;
    }
    return target.alternatives.length === 0 ? [] : undefined;
  };
  const secretHeaders = new Set(['authorization', ...[...schemes.values()].map(carries)]);
  const common = Object.fromEntries(Object.entries(given.headers).filter(([name]) => !secretHeaders.has(name)));
  const unsigned = (_target: ContractTarget, request: WireRequest): WireRequest => ({
    ...request,
    headers: { ...request.headers, ...common },
  });

  return {
    secrets: secretsOf(given, secretHeaders),
    isSecured: ({ alternatives }) =>
      alternatives.length > 0 && alternatives.every((alternative) => Object.keys(alternative).length > 0),
    canCall: (target) => choice(target) !== undefined,
    unsigned,
    signed: (target, request) => (choice(target) ?? []).reduce(withPart, unsigned(target, request)),
    forged: (target, request) => {
      const alternative = target.alternatives.find((one) => Object.keys(one).every((name) => schemes.has(name))) ?? {};
      const wanted = Object.keys(alternative).flatMap((name) => schemes.get(name) ?? []);
      if (wanted.length === 0 || wanted.some(({ type }) => type === 'mutualTLS')) return [];
      const wrong = wanted.map((scheme) => partOf(scheme, isBasic(scheme) ? `${WRONG}:${WRONG}` : WRONG));
      const bare = unsigned(target, request);
      const forged = [wrong.reduce(withPart, bare)];
      if (wanted.some((scheme) => scheme.type !== 'apiKey'))
        forged.push(
          withPart(bare, {
            headers: {
              authorization: wanted.some(isBasic)
                ? `Bearer ${WRONG}`
                : `Basic ${Buffer.from('a:b').toString('base64')}`,
            },
          }),
          withPart(bare, { headers: { authorization: wanted.some(isBasic) ? 'Basic' : 'Bearer' } }),
        );
      return forged;
    },
  };
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const withPart = (request: WireRequest, { headers = {}, query, cookie }: Part): WireRequest => {
  const cookies = [request.headers.cookie, cookie].filter((text) => text !== undefined);
  return {
    ...request,
    url: query === undefined ? request.url : `${request.url}${request.url.includes('?') ? '&' : '?'}${query}`,
    headers: { ...request.headers, ...headers, ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}) },
  };
};

const secretsOf = (given: GivenSecrets, secretHeaders: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const secrets = new Map<string, string>();
  if (given.bearer) secrets.set(given.bearer, 'BEARER');
  if (given.basic) secrets.set(Buffer.from(given.basic).toString('base64'), 'BASIC_BASE64');
  for (const [name, value] of Object.entries(given.schemes)) {
    const variable = name.toUpperCase().replaceAll(/\W/g, '_');
    secrets.set(value, variable).set(Buffer.from(value).toString('base64'), `${variable}_BASE64`);
  }
  for (const [name, value] of Object.entries(given.headers))
    if (secretHeaders.has(name)) secrets.set(value, name.toUpperCase().replaceAll(/\W/g, '_'));
  return secrets;
};
