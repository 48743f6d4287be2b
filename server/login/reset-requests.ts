import { usernameKey } from '../../db/accounts.ts';
import type { ResetRequests } from '../../platform/unit/services.ts';
import { Limiter } from '../http/limiter.ts';
import { networkOf } from '../http/network-of.ts';

const HOUR_SECONDS = 60 * 60;

/** Three requests an hour for one username from one network, ten a day for it from everywhere, whether anybody has it or not. */
export const createResetRequests = (): ResetRequests => {
  const here = new Limiter('password-reset', 3, HOUR_SECONDS);
  const everywhere = new Limiter('password-reset-day', 10, 24 * HOUR_SECONDS);
  return {
    // One network alone must not use up the day of a username: what is refused here does not count there.
    take: async (username, address) => {
      const name = usernameKey(username);
      return (await here.take(networkOf(address), name)) ?? (await everywhere.take(name));
    },
  };
};
