import type { Entry } from '../jackpot/entry.ts';
import type { Quote } from '../jackpot/quote.ts';
import type { JackpotRules } from '../jackpot/rules.ts';
import { type Fraction, fraction, multiply } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';

/** The player's preferred contribution, in whole micros of its currency. */
export type Preference = { readonly currency: string; readonly amount: Micros };

/** A player's relationship with an instance. */
export type Participation = {
  /** Null until the first opt-in or opt-out; such a player counts as opted out. */
  readonly optedIn: boolean | null;
  /** At most one per currency, the latest last. */
  readonly preferences: readonly Preference[];
  /** All the player's booked contributions, opted in or not. */
  readonly contributionCount: number;
  /** The sum of B over these contributions, in the jackpot's currency. */
  readonly contributionValue: Micros;
  /** Counters of each pot for them; pots that were in none are absent. A list, which takes a third of the memory of a map. */
  readonly pots: readonly PotCounter[];
};

export type PotCounter = {
  readonly pot: string;
  readonly contributionCount: number;
  readonly contributionValue: Micros;
};

/** A player without a record. */
export const NO_PARTICIPATION: Participation = {
  optedIn: null,
  preferences: [],
  contributionCount: 0,
  contributionValue: 0n,
  pots: [],
};

/** Reports whether the instance takes the player's contributions. Without required opt-in it takes everyone's. */
export const mayContribute = (optInRequired: boolean, { optedIn }: Participation): boolean =>
  !optInRequired || optedIn === true;

/**
 * An opted-in player's preference for a contribution in a currency: the one in that currency, else the one in the jackpot's. Converted to
 * the jackpot's currency without rounding, so converting it back charges exactly what the player chose.
 * @param rate units of the jackpot's currency per unit of `currency`.
 * @returns undefined when the default applies. The quote checks the bounds.
 */
export const preferenceFor = (
  { optedIn, preferences }: Participation,
  {
    currency,
    jackpotCurrency,
    rate,
    isOwnOnly = false,
  }: {
    readonly currency: string;
    readonly jackpotCurrency: string;
    readonly rate: Fraction;
    /** The rules name amounts in this currency, so preferences in the jackpot's do not count. */
    readonly isOwnOnly?: boolean;
  },
): Fraction | undefined => {
  if (optedIn !== true) return undefined;
  const preferred = (wanted: string) => preferences.find((preference) => preference.currency === wanted);
  const own = preferred(currency);
  if (own !== undefined) return multiply(fraction(own.amount), rate);
  const general = isOwnOnly ? undefined : preferred(jackpotCurrency);
  return general === undefined ? undefined : fraction(general.amount);
};

/**
 * The player's counters after a booked contribution. Every contribution counts, opted in or not. They have no bound.
 * @param entry the contribution's own entry, which records what each pot received.
 */
export const countContribution = (
  before: Participation,
  { inPots, booked }: Pick<Quote, 'inPots' | 'booked'>,
  entry: Entry,
): Participation => {
  const pots = before.pots.map((counter) => (inPots.includes(counter.pot) ? counted(counter, entry) : counter));
  for (const pot of inPots)
    if (!before.pots.some((counter) => counter.pot === pot))
      pots.push(counted({ pot, contributionCount: 0, contributionValue: 0n }, entry));
  return {
    optedIn: before.optedIn,
    preferences: before.preferences,
    contributionCount: before.contributionCount + 1,
    contributionValue: before.contributionValue + booked,
    pots,
  };
};

const counted = ({ pot, contributionCount, contributionValue }: PotCounter, { postings }: Entry): PotCounter => {
  let received = 0n;
  for (const posting of postings) if (posting.pot === pot) received += posting.amount;
  return { pot, contributionCount: contributionCount + 1, contributionValue: contributionValue + received };
};

/** Reports whether the jackpot shares wins by contribution, so that players must be indexed by it. */
export const isRanked = (rules: JackpotRules): boolean => rules.pots.some(({ payout }) => payout !== undefined);
