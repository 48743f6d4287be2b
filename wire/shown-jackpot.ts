import type { Instance } from '../db/jackpots/instances.ts';
import type { PayoutRuleset } from '../domain/jackpot/rules.ts';
import { statusAt } from '../domain/jackpot/schedule.ts';
import { add, floorTimes, ZERO } from '../domain/money/fraction.ts';
import { decimalFromMicros, MICROS_PER_UNIT, type Micros } from '../domain/money/micros.ts';
import type { JackpotForSource, Ticker } from '../generated/server/types.gen.ts';
import { optInStatusToWire, type ShownParticipation } from './opt-in.ts';
import { readRules, readTemplateCopy } from './read-rules.ts';

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
  const rules = readRules(instance);
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

/** The public part of an instance. `sources` are the ids of its sources. */
export const tickerToWire = (instance: Instance, sources: readonly string[], nowMs: number): Ticker => {
  const rules = readRules(instance);
  return {
    id: instance.id,
    jackpot_type: rules.raffle === undefined ? 'Jackpot' : 'Raffle',
    currency: instance.currency,
    pots: shownPots(instance).map(({ id, isProgressive, value, communitySplit }) => ({
      id,
      is_progressive: isProgressive,
      current_value: decimalFromMicros(value),
      community_split: decimalFromMicros(communitySplit),
    })),
    allowed_brands: [...rules.allowedBrands],
    allowed_sources: [...sources],
    status: statusAt(instance, nowMs),
    timestamp_start: instance.startsAtMs ?? instance.createdAtMs,
    timestamp_end: instance.endsAtMs ?? 0,
    last_updated: instance.updatedAtMs,
  };
};

/** The public part of a source's jackpot for a player. Which pots are shown, and in what detail, depends on the caller. */
export const jackpotForSourceToWire = (
  { instance, participation }: { readonly instance: Instance; readonly participation: ShownParticipation },
  nowMs: number,
): Omit<JackpotForSource, 'pots'> => {
  const { opt_in_required = false, contribution_type } = readTemplateCopy(instance).contribution_rules;
  return {
    id: instance.id,
    currency: instance.currency,
    opt_in_required,
    contribution_type,
    optin_status: optInStatusToWire(participation),
    timestamp_start: instance.startsAtMs ?? instance.createdAtMs,
    timestamp_end: instance.endsAtMs ?? 0,
    status: statusAt(instance, nowMs),
  };
};
