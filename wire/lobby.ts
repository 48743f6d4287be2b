import type { Instance } from '../db/jackpots/instances.ts';
import type { LastWin } from '../db/wins/last-wins.ts';
import { roundCost } from '../domain/jackpot/round-cost.ts';
import type { PotRules } from '../domain/jackpot/rules.ts';
import { statusAt } from '../domain/jackpot/schedule.ts';
import { findTimeTrigger, windowFrom } from '../domain/jackpot/window.ts';
import { ceilTimes, divide, type Fraction, floorTimes, fraction, multiply, ONE } from '../domain/money/fraction.ts';
import { decimalFromMicros, lesser, MICROS_PER_UNIT, type Micros, numberFromMicros } from '../domain/money/micros.ts';
import { ceilToMinorUnit, floorToMinorUnit } from '../domain/money/minor-unit.ts';
import type { LobbyJackpot, LobbyPot } from '../generated/server/types.gen.ts';
import { isDate } from './instance.ts';
import { lookUpTexts, textsToWire } from './jackpot-texts.ts';
import { readRules } from './read-rules.ts';
import { shownPots } from './shown-jackpot.ts';

/** Everything of an instance that a lobby shows. */
export type LobbyFacts = {
  readonly instance: Instance;
  /** The ids of the sources that lead to it. */
  readonly sources: readonly string[];
  /** The last win of each pot that was won. */
  readonly lastWins: readonly LastWin[];
  /** Raffles only: the time of the next drawing. */
  readonly nextDrawAtMs?: number | undefined;
};

/** The currency in which amounts are shown, and its units for one of the jackpot's. */
export type Shown = { readonly currency: string; readonly rate: Fraction };

/** An instance as a lobby shows it to the visitors of a brand. */
export const lobbyToWire = (
  { instance, sources, lastWins, nextDrawAtMs }: LobbyFacts,
  shown: Shown,
  language: string | undefined,
  nowMs: number,
): LobbyJackpot => {
  const rules = readRules(instance);
  const rulesOf = new Map(rules.pots.map((pot) => [pot.id, pot]));
  const pots = shownPots(instance);
  const enabledPots = pots.map(({ id }) => id);
  const cost = roundCost(rules, { currency: shown.currency, rate: divide(ONE, shown.rate), enabledPots });
  const texts = lookUpTexts(textsToWire(instance.texts), language);
  const isSame = shown.currency === instance.currency;
  return {
    id: instance.id,
    name: texts.name ?? instance.name,
    ...descriptionOf(texts),
    jackpot_type: rules.raffle === undefined ? 'Jackpot' : 'Raffle',
    game_code: instance.gameCode,
    status: statusAt(instance, nowMs),
    source_ids: [...sources],
    opt_in_required: rules.optInRequired,
    currency: instance.currency,
    shown_currency: shown.currency,
    ...(isSame ? {} : { rate: rateText(shown.rate) }),
    ...(cost !== undefined && 'amount' in cost ? { round_cost: decimalFromMicros(cost.amount) } : {}),
    ...(cost !== undefined && 'share' in cost
      ? { round_share: decimalFromMicros(ceilTimes(MICROS_PER_UNIT, cost.share)) }
      : {}),
    timestamp_start: instance.startsAtMs ?? instance.createdAtMs,
    timestamp_end: instance.endsAtMs ?? 0,
    pots: pots.map(({ id, isProgressive, value, communitySplit }): LobbyPot => {
      const won = lastWins.find(({ potId }) => potId === id);
      const own = texts.pot(id);
      const dropsBefore = dropsBeforeOf(instance, rulesOf.get(id), nowMs);
      return {
        id,
        name: own.name ?? id,
        ...descriptionOf(own),
        is_progressive: isProgressive,
        current_value: decimalFromMicros(value),
        shown_value: decimalFromMicros(toShown(value, shown)),
        ...limitOf(value, rulesOf.get(id), shown),
        ...(dropsBefore === undefined ? {} : { drops_before: dropsBefore }),
        ...(nextDrawAtMs === undefined ? {} : { next_draw_at: nextDrawAtMs }),
        community_split: decimalFromMicros(communitySplit),
        ...(won === undefined
          ? {}
          : {
              last_win: {
                amount: decimalFromMicros(won.value),
                shown_amount: decimalFromMicros(toShown(won.value, shown)),
                timestamp: won.atMs,
              },
            }),
      };
    }),
  };
};

const descriptionOf = ({ description }: { readonly description: string | undefined }) =>
  description === undefined ? {} : { description };

const toShown = (amount: Micros, { currency, rate }: Shown): Micros =>
  floorToMinorUnit(multiply(fraction(amount), rate), currency);

/** The amount by which a pot is won, and how near it is, in the amounts that players see. */
const limitOf = (
  value: Micros,
  pot: PotRules | undefined,
  shown: Shown,
): Pick<LobbyPot, 'must_hit_by' | 'shown_must_hit_by' | 'progress'> => {
  const trigger = pot?.triggers.find(({ kind }) => kind === 'MustHitBy');
  if (trigger?.kind !== 'MustHitBy') return {};
  const limit = ceilToMinorUnit(multiply(fraction(trigger.hitBy), shown.rate), shown.currency);
  const way = (toShown(value, shown) * MICROS_PER_UNIT) / limit;
  return {
    must_hit_by: decimalFromMicros(trigger.hitBy),
    shown_must_hit_by: decimalFromMicros(limit),
    progress: numberFromMicros(lesser(way, MICROS_PER_UNIT)),
  };
};

/** The end of the window in which a pot is won next: not that of one that was won already. */
const dropsBeforeOf = (instance: Instance, pot: PotRules | undefined, nowMs: number): number | undefined => {
  const trigger = pot && findTimeTrigger(pot);
  if (pot === undefined || trigger === undefined) return undefined;
  const settledUntilMs = instance.pots.find(({ id }) => id === pot.id)?.timing?.settledUntilMs ?? 0;
  const window = windowFrom(readRules(instance), trigger, Math.max(nowMs, settledUntilMs));
  return window !== undefined && isDate(window.endMs) ? window.endMs : undefined;
};

const RATE_DECIMALS = 18;

/** A rate with as many decimals as its text has at most, rounded down. */
const rateText = (rate: Fraction): string => {
  const scaled = String(floorTimes(10n ** BigInt(RATE_DECIMALS), rate)).padStart(RATE_DECIMALS + 1, '0');
  const decimals = scaled.slice(-RATE_DECIMALS).replace(/0+$/, '');
  return `${scaled.slice(0, -RATE_DECIMALS)}${decimals === '' ? '' : `.${decimals}`}`;
};
