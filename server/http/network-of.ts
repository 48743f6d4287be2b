import { isIPv6 } from 'node:net';

/** The network of an address, roughly one household or office: /24 for IPv4, /64 for IPv6. */
export const networkOf = (address: string): string => {
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
