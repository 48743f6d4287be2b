import type { TestMessages } from '../../platform/unit/services.ts';
import { type CreateCounter, countInMemory } from '../http/limiter.ts';

const MINUTE_SECONDS = 60;

/** Per destination: ten a minute. */
export const createTestMessages = (createCounter: CreateCounter = countInMemory): TestMessages => {
  const limiter = createCounter('destination-test', 10, MINUTE_SECONDS);
  return { take: (tx, destinationId) => limiter.takeIn(tx, destinationId) };
};
