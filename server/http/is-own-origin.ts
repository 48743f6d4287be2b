import type { IncomingMessage } from 'node:http';
import { isIn, type Network } from './client-address.ts';

/**
 * Whether a page comes from the address that its request goes to: its origin is the `Host` that the request names, with the scheme it came
 * by. Behind a trusted proxy both are what the proxy says that it was asked for. The platform itself speaks no TLS.
 *
 * A name that somebody points at the platform's address passes too (DNS rebinding). That gives a page nothing: no socket opens by a cookie,
 * only with a token, and a page that has one needs no browser.
 */
export const isOwnOrigin = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: readonly Network[],
): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const isForwarded = isIn(proxies, socket.remoteAddress ?? '');
  const asked = (isForwarded && firstOf(headers['x-forwarded-host'])) || host;
  const scheme = (isForwarded && firstOf(headers['x-forwarded-proto'])) || 'http';
  return asked !== undefined && HOST.test(asked) && URL.parse(`${scheme}://${asked}`)?.origin === origin;
};

/** A name or an address and a port, and nothing that a URL could take for another part. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const firstOf = (header: string | readonly string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',', 1)[0]
    ?.trim();
