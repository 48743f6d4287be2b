import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A network, such as `10.0.0.0/8`. */
export type Network = readonly [address: ipaddr.IPv4 | ipaddr.IPv6, bits: number];

/** Parses a network or a single address; undefined for anything else. */
export const parseNetwork = (text: string): Network | undefined => {
  const [address = ''] = text.split('/', 1);
  const version = isIP(address);
  const whole = address === text ? `${text}/${version === 4 ? 32 : 128}` : text;
  return version !== 0 && ipaddr.isValidCIDR(whole) ? ipaddr.parseCIDR(whole) : undefined;
};

/**
 * The client's address: the last hop that is not one of our own proxies. Each proxy appends its caller to `X-Forwarded-For`; entries left
 * of an untrusted hop may be forged.
 */
export const clientAddress = (peer: string, forwardedFor: string, proxies: readonly Network[]): string => {
  const way = forwardedFor.split(',').map((hop) => hop.trim());
  let address = peer;
  for (const hop of way.toReversed()) {
    if (!isIn(proxies, address) || isIP(hop) === 0) return address;
    address = hop;
  }
  return address;
};

/** Whether an address is in one of the networks. */
export const isIn = (networks: readonly Network[], text: string): boolean => {
  if (networks.length === 0 || isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  return networks.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
};
