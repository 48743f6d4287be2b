import type { Values } from './operation.ts';

/**
 * Sends cookies. Browsers do not let pages set this header: there, set the cookies for the server's host, and `credentials: 'include'` if it
 * is another one.
 */
export const writeCookies = (cookies: Values, headers: Record<string, string>): void => {
  const pairs = Object.entries(cookies).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [
          `${name}=${[value]
            .flat()
            .map((one) => encodeURIComponent(String(one)))
            .join(',')}`,
        ],
  );
  if (pairs.length > 0) headers.cookie = [headers.cookie, ...pairs].filter(Boolean).join('; ');
};
