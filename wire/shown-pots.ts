import type { Instance } from '../db/instances.ts';
import type { PayoutRuleset } from '../domain/jackpot/rules.ts';
import { add, floorTimes, ZERO } from '../domain/money/fraction.ts';
import { MICROS_PER_UNIT, type Micros } from '../domain/money/micros.ts';
import { rulesOf } from './rules-of.ts';

/** The public part of a pot. */
type ShownPot = {
  readonly id: string;
  readonly instanceCount: number;
  readonly isProgressive: boolean;
  /** The current value of a win. */
  readonly value: Micros;
  /** The share of a win that goes to players other than the winner, in millionths, rounded down. */
  readonly communitySplit: bigint;
};

/** The pots shown to players: the enabled ones, in template order. */
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
