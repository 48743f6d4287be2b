import { type Document, deref, type Security } from '../read/document/document.ts';

type Scheme = { readonly type?: string; readonly scheme?: string; readonly in?: string; readonly name?: string };

/** The parts of a request that can carry credentials; header names in lower case. */
export type Carrier = {
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly query: URLSearchParams;
};

/** Reads the security of a document's operations: which requests carry credentials, and which challenges the others get. */
export const readCredentials = (document: Document) => {
  const schemes = new Map(
    Object.entries(document.components?.securitySchemes ?? {}).map(([name, written]) => [
      name,
      deref<Scheme>(document, written as Scheme),
    ]),
  );
  return {
    /** Checks that one alternative is present, not that it is valid. */
    arePresent: (security: Security, carrier: Carrier): boolean =>
      security.length === 0 ||
      security.some((choice) => Object.keys(choice).every((name) => isPresent(schemes.get(name) ?? {}, carrier))),

    /** The challenges of RFC 9110, one per scheme, for the header WWW-Authenticate. */
    challenges: (security: Security): string => {
      const found = security.flatMap((choice) =>
        Object.entries(choice).flatMap(
          ([name, scopes]) => challengeOf(schemes.get(name) ?? {}, document.info.title, scopes) ?? [],
        ),
      );
      return [...new Set(found)].join(', ');
    },

    /** API keys in the query are credentials, not parameters. */
    queryKeys: new Set(
      [...schemes.values()].flatMap(({ type, in: place, name }) =>
        type === 'apiKey' && place === 'query' && name !== undefined ? [name] : [],
      ),
    ),
  };
};

const isPresent = ({ type, scheme = '', in: place, name = '' }: Scheme, { headers, query }: Carrier): boolean => {
  const header = (key: string) => [headers[key] ?? ''].flat().join(', ');
  // Without TLS there is no client certificate to see, and nothing satisfies a scheme that is not defined: all callers would be refused.
  if (type === undefined || type === 'mutualTLS') return true;
  if (type === 'http') {
    const [given = '', rest] = header('authorization').split(/ +/, 2);
    return given.toLowerCase() === scheme.toLowerCase() && rest !== undefined && rest !== '';
  }
  if (type === 'oauth2' || type === 'openIdConnect') return /^bearer +\S/i.test(header('authorization'));
  if (type !== 'apiKey') return false;
  if (place === 'query') return (query.get(name) ?? '') !== '';
  if (place === 'cookie')
    return header('cookie')
      .split(/; */)
      .some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1);
  return header(name.toLowerCase()) !== '';
};

const quoted = (text: string): string => `"${text.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/["\\]/g, '\\$&')}"`;

/** `ApiKey` is no registered scheme, but the header is required in a 401, and it says what to send. */
const challengeOf = (
  { type, scheme = '', in: place = '', name = '' }: Scheme,
  title: string,
  scopes: readonly string[],
): string | undefined => {
  const realm = `realm=${quoted(title)}`;
  const scope = scopes.length > 0 ? `, scope=${quoted(scopes.join(' '))}` : '';
  if (type === 'apiKey') return `ApiKey ${realm}, in=${quoted(place)}, name=${quoted(name)}`;
  if (type === 'oauth2' || type === 'openIdConnect') return `Bearer ${realm}${scope}`;
  if (type !== 'http') return undefined;
  const named = scheme.charAt(0).toUpperCase() + scheme.slice(1).toLowerCase();
  if (named === 'Digest') return `Digest ${realm}, qop="auth", algorithm=SHA-256, nonce="mock"`;
  if (named === 'Basic') return `Basic ${realm}, charset="UTF-8"`;
  return `${named} ${realm}`;
};
