import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import type { Logger } from '../base/log.ts';
import { clientAddress, isIn, type Network } from './client-address.ts';
import { warnOfUntrustedProxy } from './warn-of-untrusted-proxy.ts';

/** A program that opens the platform's unix socket is on this machine, so it counts as its loopback address. */
export const LOCAL_PEER = '127.0.0.1';

const local = new WeakSet<Socket>();

/** Notes a connection over a unix socket. Its address does not show this: it has none, and neither has a closed connection. */
export const noteLocalPeer = (socket: Socket): void => void local.add(socket);

/** The network address of the other end; empty when the connection is gone. */
export const peerAddress = (socket: Socket): string => (local.has(socket) ? LOCAL_PEER : (socket.remoteAddress ?? ''));

/** The network of an address, roughly one household or office: /24 for IPv4, /64 for IPv6. */
export const toNetwork = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // An IPv4 address would match most of a long expression in vain.
  if (!address.includes(':') || !isIPv6(address)) return address.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::', 2) ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const all = [
    ...groups,
    ...Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0'),
    ...after,
  ];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** The network address of the client that a request comes from. */
export type AddressReader = (request: IncomingMessage) => string;

export const readPeer: AddressReader = ({ socket }) => peerAddress(socket);

/** Enough to see what the proxy writes. */
const HOP_CHARACTERS = 64;

/** Trusts the `X-Forwarded-For` of these proxies, and warns of others, and of an entry that cannot be read. */
export const createAddressReader = (log: Logger, trustedProxies: readonly Network[]): AddressReader => {
  const note = warnOfUntrustedProxy(log, trustedProxies);
  let hasWarned = false;
  const unreadable = (hop: string, proxy: string): void => {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(
      { proxy, hop: hop.slice(0, HOP_CHARACTERS) },
      'X-Forwarded-For of a trusted proxy has an entry without an address: all callers behind it count as one, so have it send addresses',
    );
  };
  return (request) => {
    const peer = readPeer(request);
    const forwardedFor = String(request.headers['x-forwarded-for'] ?? '');
    if (forwardedFor === '') return peer;
    note(peer, forwardedFor);
    return clientAddress(peer, forwardedFor, trustedProxies, unreadable);
  };
};

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

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Keeps a caller's own request id, so that logs on both sides match. Ours do not count up: that would reveal how many others make. */
export const readRequestId = ({ headers: { 'x-request-id': given } }: IncomingMessage): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
