import { setTimeout as sleep } from 'node:timers/promises';
import { usernameKey } from '../../db/accounts.ts';
import type { LoginAttempts } from '../../handlers/services.ts';
import { Limiter } from '../http/limiter.ts';
import { networkOf } from '../http/network-of.ts';

const FAILURES_MAX = 5;
const WINDOW_SECONDS = 15 * 60;
const FAILURES_A_DAY = 100;
const DAY_SECONDS = 24 * 60 * 60;
const SLOW_MS = 5_000;

/**
 * Five failures in fifteen minutes for one username from one network, known or not: then that network waits. A hundred in a day for one
 * username from wherever: then each try waits, and nobody is locked out.
 */
export const createLoginAttempts = (wait: (delayMs: number) => Promise<unknown> = sleep): LoginAttempts => {
  const here = new Limiter('login', FAILURES_MAX, WINDOW_SECONDS);
  const everywhere = new Limiter('login-day', FAILURES_A_DAY, DAY_SECONDS);
  return {
    admit: async (username, address) => {
      const name = usernameKey(username);
      const hit = await here.hit(networkOf(address), name);
      if (hit !== undefined) return hit;
      if ((await everywhere.hit(name)) !== undefined) await wait(SLOW_MS);
      return undefined;
    },
    failed: async (username, address) => {
      const name = usernameKey(username);
      await here.count(networkOf(address), name);
      await everywhere.count(name);
    },
    succeeded: (username, address) => here.forget(networkOf(address), usernameKey(username)),
  };
};
