import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { isIn, type Network } from './client-address.ts';
import { peerAddress } from './peer-address.ts';

/**
 * Whether a page comes from the origin that it calls: its `Origin` equals the scheme and `Host` of the request. Behind a trusted proxy both
 * come from the forwarded headers.
 *
 * This does not stop DNS rebinding, which gains nothing here: sockets open with a token, never a cookie, and a page that has a token needs
 * no browser.
 */
export const isOwnOrigin = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: readonly Network[],
): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const isForwarded = isIn(proxies, peerAddress(socket));
  const asked = (isForwarded && firstOf(headers['x-forwarded-host'])) || host;
  const scheme =
    (isForwarded && firstOf(headers['x-forwarded-proto'])) || (socket instanceof TLSSocket ? 'https' : 'http');
  return asked !== undefined && HOST.test(asked) && URL.parse(`${scheme}://${asked}`)?.origin === origin;
};

/** A host and an optional port, and nothing that a URL could parse as another part. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const firstOf = (header: string | readonly string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',', 1)[0]
    ?.trim();
