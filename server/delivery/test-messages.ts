import type { TestMessages } from '../../platform/unit/services.ts';
import { Limiter } from '../http/limiter.ts';

const MINUTE_SECONDS = 60;

/** Per destination: ten a minute. */
export const createTestMessages = (): TestMessages => {
  const limiter = new Limiter('destination-test', 10, MINUTE_SECONDS);
  return { take: (destinationId) => limiter.take(destinationId) };
};
