import type { IncomingMessage } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import type { Logger } from '../base/log.ts';
import { clientAddress, type Network } from './client-address.ts';
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
