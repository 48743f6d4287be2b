import type { IncomingMessage } from 'node:http';
import type { Logger } from '../base/log.ts';
import { peerAddress } from './address-reader.ts';
import { isIn, type Network } from './client-address.ts';

/** The path below which a proxy serves the platform and which it strips, such as `/pitboss`; empty without one. */
export type PrefixReader = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

export const noPrefix: PrefixReader = () => '';

/** Segments that need no encoding and lead to no other place. */
const PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)+$/;
/** The type of a problem, which begins with it, has at most 128 characters. */
export const PREFIX_CHARACTERS_MAX = 54;
/** Enough to see what the proxy writes. */
const SHOWN_CHARACTERS = 64;

/** Trusts the `X-Forwarded-Prefix` of these proxies, and warns once of one that cannot be used. */
export const createPrefixReader = (log: Logger, trustedProxies: readonly Network[]): PrefixReader => {
  let hasWarned = false;
  return ({ headers, socket }) => {
    const given = headers['x-forwarded-prefix'];
    if (given === undefined || given === '' || !isIn(trustedProxies, peerAddress(socket))) return '';
    const prefix = String(given);
    if (prefix.length <= PREFIX_CHARACTERS_MAX && PREFIX.test(prefix)) return prefix;
    if (!hasWarned) {
      hasWarned = true;
      log.warn(
        { prefix: prefix.slice(0, SHOWN_CHARACTERS) },
        `X-Forwarded-Prefix of a trusted proxy is not used: have it send a path of at most ${PREFIX_CHARACTERS_MAX} letters, digits, “.”, “_”, “~”, “-” and “/”, such as /pitboss, without a slash at its end`,
      );
    }
    return '';
  };
};
