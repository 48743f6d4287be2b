import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { Store } from '../../db/engine/store.ts';
import { listCorsPatterns } from '../../db/operators/cors-origins.ts';
import { isIn, type Network } from './client-address.ts';
import { peerAddress } from './incoming.ts';

/** An origin whose first host label a `*` may stand for: a whole label, of a name and not of an address. */
const WITH_LABEL = /^(https?:\/\/)[a-z0-9_-]{1,63}(\.[a-z0-9._-]*[a-z_-][a-z0-9_-]*(?::\d+)?)$/;

/**
 * Reports whether pages of an origin may call: origins from the configuration and those that an administrator allows. The store is read
 * each time, so a change applies to the next request.
 */
export const createAllowsOrigin =
  (store: Store, configured: readonly string[]): ((origin: string) => Promise<boolean>) =>
  async (origin) => {
    if (configured.includes(origin)) return true;
    const patterns = await store.read(listCorsPatterns);
    return patterns.includes(origin) || patterns.includes(origin.replace(WITH_LABEL, '$1*$2'));
  };

/**
 * Reports whether a page comes from the origin that it calls: its `Origin` equals the scheme and `Host` of the request. Behind a trusted
 * proxy both come from the forwarded headers.
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
