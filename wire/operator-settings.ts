import type { Operator } from '../db/operators.ts';
import { microsFromNumber, numberFromMicros } from '../domain/money/micros.ts';
import type { OperatorSettings } from '../generated/server/types.gen.ts';

type Stored = Readonly<Record<string, string>>;
type Shown = OperatorSettings['review_threshold'];

const amountsToWire = (stored: Stored | null): Shown =>
  Object.fromEntries(
    Object.entries(stored ?? {}).map(([currency, micros]) => [currency, numberFromMicros(BigInt(micros))]),
  );

const amountsFromWire = (amounts: Shown): Stored =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([currency, amount]) =>
      amount === undefined ? [] : [[currency, String(microsFromNumber(amount))]],
    ),
  );

/** An operator's settings as shown; empty if never set. */
export const settingsToWire = ({
  reviewThreshold,
  approvalThreshold,
}: Pick<Operator, 'reviewThreshold' | 'approvalThreshold'>): OperatorSettings => ({
  review_threshold: amountsToWire(reviewThreshold),
  ...(Object.keys(approvalThreshold ?? {}).length === 0
    ? {}
    : { approval_threshold: amountsToWire(approvalThreshold) }),
});

/** An operator's settings as they are stored; a threshold for approvals that is left out stays as it was. */
export const settingsFromWire = (
  { review_threshold, approval_threshold }: OperatorSettings,
  { approvalThreshold }: Pick<Operator, 'approvalThreshold'>,
): Pick<Operator, 'reviewThreshold' | 'approvalThreshold'> => ({
  reviewThreshold: amountsFromWire(review_threshold),
  approvalThreshold: approval_threshold === undefined ? approvalThreshold : amountsFromWire(approval_threshold),
});
