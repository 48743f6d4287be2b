import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { usernameKey } from '../db/accounts.ts';
import type { LoginAttempts } from '../handlers/services.ts';

const FAILURES_MAX = 5;
const WINDOW_SECONDS = 15 * 60;

/** Five failures in fifteen minutes for one username from one network, known or not: then that network waits. */
export const createLoginAttempts = (): LoginAttempts => {
  const limiter = new RateLimiterMemory({ points: FAILURES_MAX, duration: WINDOW_SECONDS });
  const keyOf = (username: string, address: string): string =>
    createHash('sha256')
      .update(`${networkOf(address)}\n${usernameKey(username)}`)
      .digest('base64');
  return {
    waitSeconds: async (username, address) => {
      const state = await limiter.get(keyOf(username, address));
      return state !== null && state.consumedPoints >= FAILURES_MAX
        ? Math.max(1, Math.ceil(state.msBeforeNext / 1000))
        : 0;
    },
    failed: async (username, address) => {
      await limiter.penalty(keyOf(username, address), 1);
    },
    succeeded: async (username, address) => {
      await limiter.delete(keyOf(username, address));
    },
  };
};

/** A household or office rather than one address: the /24 of IPv4, the /64 of IPv6. */
const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = address.split('::', 2);
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const all = [
    ...groups,
    ...Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0'),
    ...after,
  ];
  return all.slice(0, 4).join(':');
};
