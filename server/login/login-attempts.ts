import { setTimeout as sleep } from 'node:timers/promises';
import { usernameKey } from '../../db/accounts.ts';
import type { LoginAttempts } from '../../platform/unit/services.ts';
import { type CreateCounter, countInMemory } from '../http/limiter.ts';
import { networkOf } from '../http/network-of.ts';
import type { WhyRefused } from './refused-logins.ts';

const FAILURES_MAX = 5;
const WINDOW_SECONDS = 15 * 60;
/** A whole office may share one address: this lets 20 usernames fail as often as each may. */
const FAILURES_OF_NETWORK = 100;
const FAILURES_A_DAY = 100;
const DAY_SECONDS = 24 * 60 * 60;
const SLOW_MS = 5_000;

/**
 * Five failures within 15 minutes for one username from one network, known or not, or 100 for any usernames from one network, block that
 * network. A success clears the five, never the 100. After 100 failures a day for one username from all networks each attempt is delayed,
 * but no account is locked out.
 * @param refused is told of each refusal.
 */
export const createLoginAttempts = (
  wait: (delayMs: number) => Promise<unknown> = sleep,
  refused: (why: WhyRefused, address: string) => void = () => {},
  createCounter: CreateCounter = countInMemory,
): LoginAttempts => {
  const here = createCounter('login', FAILURES_MAX, WINDOW_SECONDS);
  const network = createCounter('login-network', FAILURES_OF_NETWORK, WINDOW_SECONDS);
  const everywhere = createCounter('login-day', FAILURES_A_DAY, DAY_SECONDS);
  const hitOf: LoginAttempts['hit'] = async (username, address) => {
    const hit = (await here.hit(networkOf(address), usernameKey(username))) ?? (await network.hit(networkOf(address)));
    if (hit !== undefined) refused('limit', address);
    return hit;
  };
  return {
    admit: async (username, address) => {
      const hit = await hitOf(username, address);
      if (hit !== undefined) return hit;
      if ((await everywhere.hit(usernameKey(username))) !== undefined) await wait(SLOW_MS);
      return undefined;
    },
    hit: hitOf,
    failed: async (username, address) => {
      refused('credentials', address);
      const name = usernameKey(username);
      await here.count(networkOf(address), name);
      await network.count(networkOf(address));
      await everywhere.count(name);
    },
    succeeded: (username, address) => here.forget(networkOf(address), usernameKey(username)),
  };
};
