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
 * The client's address: the last hop that is not one of our proxies. Each proxy appends its caller to `X-Forwarded-For`; entries left
 * of an untrusted hop may be forged.
 * @param unreadable is called with a hop that a trusted proxy has written and that has no address: all callers behind it count as one.
 */
export const clientAddress = (
  peer: string,
  forwardedFor: string,
  proxies: readonly Network[],
  unreadable: (hop: string, proxy: string) => void = () => {},
): string => {
  let address = peer;
  for (const hop of forwardedFor.split(',').toReversed()) {
    if (!isIn(proxies, address)) return address;
    const next = addressIn(hop.trim());
    if (next === undefined) {
      unreadable(hop.trim(), address);
      return address;
    }
    address = next;
  }
  return address;
};

/** The address of a hop, which some proxies write with the port: `198.51.100.1:4711` or `[2001:db8::5]:4711`. */
const addressIn = (hop: string): string | undefined => {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  const address = v6 ?? v4 ?? hop;
  const version = isIP(address);
  return version === 0 || (v6 !== undefined && version !== 6) ? undefined : address;
};

/** Reports whether an address is in one of the networks. */
export const isIn = (networks: readonly Network[], text: string): boolean => {
  if (networks.length === 0 || isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  return networks.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
};
