import { setTimeout as sleep } from 'node:timers/promises';
import { usernameKey } from '../../db/accounts/accounts.ts';
import type { LoginAttempts, ResetRequests } from '../../platform/unit/services.ts';
import { toNetwork } from '../http/incoming.ts';
import { type CreateCounter, countInMemory } from '../http/limiter.ts';
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
 * @param refused is called for each refusal.
 * @param epochOf changes with the account's password, so that failures before do not count: a reset lets its owner in, on every server.
 */
export const createLoginAttempts = (
  wait: (delayMs: number) => Promise<unknown> = sleep,
  refused: (why: WhyRefused, address: string) => void = () => {},
  createCounter: CreateCounter = countInMemory,
  epochOf: (username: string) => Promise<number> = async () => 0,
): LoginAttempts => {
  const here = createCounter('login', FAILURES_MAX, WINDOW_SECONDS);
  const network = createCounter('login-network', FAILURES_OF_NETWORK, WINDOW_SECONDS);
  const everywhere = createCounter('login-day', FAILURES_A_DAY, DAY_SECONDS);
  const keyOf = async (username: string): Promise<string> => `${usernameKey(username)} ${await epochOf(username)}`;
  const hitOf = async (key: string, address: string) => {
    const hit = (await here.hit(toNetwork(address), key)) ?? (await network.hit(toNetwork(address)));
    if (hit !== undefined) refused('limit', address);
    return hit;
  };
  return {
    admit: async (username, address) => {
      const key = await keyOf(username);
      const hit = await hitOf(key, address);
      if (hit !== undefined) return hit;
      if ((await everywhere.hit(key)) !== undefined) await wait(SLOW_MS);
      return undefined;
    },
    hit: async (username, address) => hitOf(await keyOf(username), address),
    failed: async (username, address) => {
      refused('credentials', address);
      const key = await keyOf(username);
      await here.count(toNetwork(address), key);
      await network.count(toNetwork(address));
      await everywhere.count(key);
    },
    succeeded: async (username, address) => here.forget(toNetwork(address), await keyOf(username)),
  };
};

const HOUR_SECONDS = 60 * 60;

/** Per username, known or not: three requests an hour from one network, ten a day from all networks. */
export const createResetRequests = (createCounter: CreateCounter = countInMemory): ResetRequests => {
  const here = createCounter('password-reset', 3, HOUR_SECONDS);
  const everywhere = createCounter('password-reset-day', 10, 24 * HOUR_SECONDS);
  return {
    // A single network must not use up a username's daily quota: what is refused here does not count there.
    take: async (username, address) => {
      const name = usernameKey(username);
      return (await here.take(toNetwork(address), name)) ?? (await everywhere.take(name));
    },
  };
};
