import type { Operator } from '../db/operators.ts';
import { microsFromNumber, numberFromMicros } from '../domain/money/micros.ts';
import type { OperatorSettings } from '../generated/server/types.gen.ts';

/** An operator's settings as shown; empty if never set. */
export const settingsToWire = ({ reviewThreshold }: Pick<Operator, 'reviewThreshold'>): OperatorSettings => ({
  review_threshold: Object.fromEntries(
    Object.entries(reviewThreshold ?? {}).map(([currency, micros]) => [currency, numberFromMicros(BigInt(micros))]),
  ),
});

/** An operator's settings as they are stored. */
export const settingsFromWire = ({ review_threshold }: OperatorSettings) => ({
  reviewThreshold: Object.fromEntries(
    Object.entries(review_threshold).flatMap(([currency, amount]) =>
      amount === undefined ? [] : [[currency, String(microsFromNumber(amount))]],
    ),
  ),
});
