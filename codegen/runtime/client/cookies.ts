import type { Values } from './operation.ts';

/**
 * Sends cookies, a list as a repeated one. Browsers do not let pages set this header: there, set the cookies for the server's host, and
 * `credentials: 'include'` if it is another one.
 */
export const writeCookies = (cookies: Values, headers: Record<string, string>): void => write(cookies, headers, []);

/** The same, with the lists of these cookies as one, separated by commas. */
export const joiningCookies =
  (...joined: readonly string[]) =>
  (cookies: Values, headers: Record<string, string>): void =>
    write(cookies, headers, joined);

const write = (cookies: Values, headers: Record<string, string>, joined: readonly string[]): void => {
  const pairs = Object.entries(cookies).flatMap(([name, value]) => {
    const texts = [value].flat().flatMap((one) => (one === undefined || one === null ? [] : encoded(one)));
    if (texts.length > 0 && joined.includes(name)) return `${name}=${texts.join(',')}`;
    return texts.map((text) => `${name}=${text}`);
  });
  if (pairs.length > 0) headers.cookie = [headers.cookie, ...pairs].filter(Boolean).join('; ');
};

const encoded = (value: unknown): string =>
  encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value));
