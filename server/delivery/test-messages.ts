import type { TestMessages } from '../../platform/unit/services.ts';
import { type CreateCounter, countInMemory } from '../http/limiter.ts';

const MINUTE_SECONDS = 60;

/** Per destination, or per identity provider: ten a minute. @param policy its name in replies. */
export const createTestMessages = (
  policy: 'destination-test' | 'provider-test',
  createCounter: CreateCounter = countInMemory,
): TestMessages => {
  const limiter = createCounter(policy, 10, MINUTE_SECONDS);
  return { take: (tx, tested) => limiter.takeIn(tx, tested) };
};
