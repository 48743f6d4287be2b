import type { Style, Values } from './operation.ts';

/**
 * Sends cookies, a list as a repeated one. Browsers do not let pages set this header: there, set the cookies for the server's host, and
 * `credentials: 'include'` if it is another one.
 */
export const writeCookies = (cookies: Values, headers: Record<string, string>): void => write(cookies, headers, {});

/** The same, with these cookies in styles of the query: a list as one, separated by commas, an object as one or as a cookie per field. */
export const styledCookies =
  (styles: { readonly [cookie: string]: Style }) =>
  (cookies: Values, headers: Record<string, string>): void =>
    write(cookies, headers, styles);

const write = (
  cookies: Values,
  headers: Record<string, string>,
  styles: { readonly [cookie: string]: Style },
): void => {
  const pairs = Object.entries(cookies).flatMap(([name, value]) => {
    const style = styles[name];
    if (style && value !== undefined && value !== null) return style(name, value).replaceAll('&', '; ');
    const texts = [value].flat().flatMap((one) => (one === undefined || one === null ? [] : encoded(one)));
    return texts.map((text) => `${name}=${text}`);
  });
  if (pairs.length > 0) headers.cookie = [headers.cookie, ...pairs].filter(Boolean).join('; ');
};

const encoded = (value: unknown): string =>
  encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value));
