import { type HttpRequest, headerOf } from './http-message.ts';
import type { BasicCredentials, SecurityScheme } from './security.ts';

/** The credentials that a request carries for a scheme; `undefined` if none. The handler decides if they are valid. */
export const credentialsOf = (
  { type, scheme, in: place, name = '' }: SecurityScheme,
  request: HttpRequest,
  query: URLSearchParams,
): string | BasicCredentials | Readonly<Record<string, never>> | undefined => {
  // The connection carries the certificate, so only the framework knows it.
  if (type === 'mutualTLS') return {};
  if (type === 'apiKey') {
    if (place === 'query') return query.get(name) || undefined;
    if (place === 'cookie') return cookiesOf(request).get(name) || undefined;
    return headerOf(request, name.toLowerCase()) || undefined;
  }
  const [, sent = '', value = ''] = /^(\S+) +(\S.*)$/.exec(headerOf(request, 'authorization') ?? '') ?? [];
  const expected = type === 'http' ? (scheme ?? '') : 'bearer';
  if (sent.toLowerCase() !== expected.toLowerCase()) return undefined;
  return expected.toLowerCase() === 'basic' ? basicOf(value) : value.trim();
};

/** The value of `WWW-Authenticate` that asks for a scheme. */
export const challengeOf = ({ type, scheme = '', in: place, name }: SecurityScheme): string | undefined => {
  if (type === 'mutualTLS') return undefined;
  if (type === 'apiKey') return `ApiKey in="${place}", name="${name}"`;
  const named = type === 'http' ? `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)}` : 'Bearer';
  return named === 'Basic' ? 'Basic realm="api", charset="UTF-8"' : named;
};

export const cookiesOf = (request: HttpRequest): ReadonlyMap<string, string> => new Map(cookiePairsOf(request));

/** The cookies of a request in their order, still encoded; a name can be repeated. */
export const cookiePairsOf = (request: Pick<HttpRequest, 'headers'>): (readonly [name: string, value: string])[] => {
  const pairs = (headerOf(request, 'cookie') ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [
      name.trim(),
      value
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    ] as const;
  });
  return pairs.filter(([name]) => name !== '');
};

const basicOf = (encoded: string): BasicCredentials | undefined => {
  try {
    const bytes = Uint8Array.from(atob(encoded.trim()), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const colon = text.indexOf(':');
    return colon < 0 ? undefined : { username: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return undefined;
  }
};
