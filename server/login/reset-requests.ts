import { usernameKey } from '../../db/accounts.ts';
import type { ResetRequests } from '../../platform/unit/services.ts';
import { type CreateCounter, countInMemory } from '../http/limiter.ts';
import { networkOf } from '../http/network-of.ts';

const HOUR_SECONDS = 60 * 60;

/** Per username, known or not: three requests an hour from one network, ten a day from all networks. */
export const createResetRequests = (createCounter: CreateCounter = countInMemory): ResetRequests => {
  const here = createCounter('password-reset', 3, HOUR_SECONDS);
  const everywhere = createCounter('password-reset-day', 10, 24 * HOUR_SECONDS);
  return {
    // A single network must not use up a username's daily quota: what is refused here does not count there.
    take: async (username, address) => {
      const name = usernameKey(username);
      return (await here.take(networkOf(address), name)) ?? (await everywhere.take(name));
    },
  };
};
