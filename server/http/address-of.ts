import type { IncomingMessage } from 'node:http';
import type { Logger } from '../base/log.ts';
import { clientAddress, type Network } from './client-address.ts';
import { peerAddress } from './peer-address.ts';
import { warnOfUntrustedProxy } from './warn-of-untrusted-proxy.ts';

/** The network address of the client that a request comes from. */
export type AddressOf = (request: IncomingMessage) => string;

export const peerOf: AddressOf = ({ socket }) => peerAddress(socket);

/** Trusts the `X-Forwarded-For` of these proxies, and warns of others. */
export const createAddressOf = (log: Logger, trustedProxies: readonly Network[]): AddressOf => {
  const note = warnOfUntrustedProxy(log, trustedProxies);
  return (request) => {
    const peer = peerOf(request);
    const forwardedFor = String(request.headers['x-forwarded-for'] ?? '');
    if (forwardedFor === '') return peer;
    note(peer, forwardedFor);
    return clientAddress(peer, forwardedFor, trustedProxies);
  };
};
