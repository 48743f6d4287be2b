import type { Instance } from '../db/instances.ts';
import type { PayoutRuleset } from '../domain/jackpot/rules.ts';
import { add, floorTimes, ZERO } from '../domain/money/fraction.ts';
import { MICROS_PER_UNIT, type Micros } from '../domain/money/micros.ts';
import { rulesOf } from './rules-of.ts';

/** What is shown of a pot to everybody. */
type ShownPot = {
  readonly id: string;
  readonly instanceCount: number;
  readonly isProgressive: boolean;
  /** What a win pays now. */
  readonly value: Micros;
  /** What the rules give to others than the winner, in millionths of a win, rounded down. */
  readonly communitySplit: bigint;
};

/** The pots of an instance that players see: those that are enabled, in the order of the template. */
export const shownPots = (instance: Instance): readonly ShownPot[] => {
  const rules = rulesOf(instance);
  return instance.pots.flatMap(({ id, enabled, instanceCount, seedValue, contributedAmount }, position) => {
    const own = rules.pots[position];
    return enabled
      ? [
          {
            id,
            instanceCount,
            isProgressive: own?.progressive ?? true,
            value: seedValue + contributedAmount,
            communitySplit: splitOf(own?.payout),
          },
        ]
      : [];
  });
};

const splitOf = (payout: PayoutRuleset | undefined): bigint =>
  floorTimes(
    MICROS_PER_UNIT,
    (payout?.community ?? []).reduce((sum, { share }) => add(sum, share), ZERO),
  );
