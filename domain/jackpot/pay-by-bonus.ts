import type { BonusGames, Freespins } from '../bonus/freespins.ts';
import {
  ceil,
  divide,
  type Fraction,
  floor,
  floorTimes,
  fraction,
  isEqual,
  isLess,
  multiply,
  ONE,
  subtract,
} from '../money/fraction.ts';
import { AmountOutOfRange, checkRange, lesser, type Micros } from '../money/micros.ts';
import { amountsIn, maximumIn } from './currency-amounts.ts';
import { type BonusPart, checkAttempts, listInPots, operatorShareOf, type Quote, type QuoteInput } from './quote.ts';
import { requestedFor } from './requested-for.ts';
import type { JackpotRules } from './rules.ts';
import { chargeWithout } from './share-out.ts';

/** A bonus that is available to a player. */
export type AvailableBonus = Freespins & {
  readonly id: string;
  readonly games: BonusGames;
  /** The rest of it, in its currency. */
  readonly left: Micros;
  readonly awardedAtMs: number;
  readonly expiresAtMs: number;
  /** Units of the jackpot's currency per unit of the bonus's; undefined if a multiplier is missing. */
  readonly rate: Fraction | undefined;
};

/**
 * Reports whether a bonus may pay contributions: its games name the platform as a provider, with one of these codes or with none. A bonus
 * for every game is one for games alone.
 */
export const paysContributions = (games: BonusGames, providerId: string, codes?: readonly string[]): boolean =>
  games.some(
    ({ provider_id, game_ids }) =>
      provider_id === providerId &&
      (game_ids.length === 0 || codes === undefined || game_ids.some((id) => codes.includes(id))),
  );

/**
 * The bonus that pays a contribution, and the quote with it: the first to expire that can, then the first awarded, then by id.
 * @param plain the quote without a bonus. One that does not qualify, or of which the player pays nothing, uses none.
 * @returns undefined when the player pays.
 */
export const payByBonus = <Bonus extends AvailableBonus>(
  rules: JackpotRules,
  input: QuoteInput,
  plain: Quote,
  bonuses: readonly Bonus[],
): { readonly bonus: Bonus; readonly quote: Quote } | undefined => {
  if (plain.playerDebit === 0n) return undefined;
  for (const bonus of bonuses.toSorted(comparePlaces)) {
    const quote = quoteWith(bonus, rules, input, plain);
    if (quote !== undefined) return { bonus, quote };
  }
  return undefined;
};

const comparePlaces = (a: AvailableBonus, b: AvailableBonus): number =>
  a.expiresAtMs - b.expiresAtMs || a.awardedAtMs - b.awardedAtMs || (a.id < b.id ? -1 : 1);

/** Undefined when the bonus cannot pay. */
const quoteWith = (
  { type, amount, left, rate }: AvailableBonus,
  rules: JackpotRules,
  input: QuoteInput,
  plain: Quote,
): Quote | undefined => {
  if (rate === undefined) return undefined;
  try {
    if (type === 'Variable') return quoteBudget(left, rate, rules, input, plain);
    return left < amount ? undefined : quoteSpin(amount, rate, rules, input);
  } catch (error) {
    if (error instanceof AmountOutOfRange) return undefined;
    throw error;
  }
};

/** One spin is the requested amount; the player's preference does not count. */
const quoteSpin = (spin: Micros, rate: Fraction, rules: JackpotRules, input: QuoteInput): Quote | undefined => {
  const requested = multiply(fraction(spin), rate);
  const maximum = maximumIn(rules, input);
  const isAbove = maximum !== undefined && isLess(maximum, requested);
  if (isAbove || !('fixed' in rules.contribution)) return undefined;
  const inPots = listInPots(rules, input, requested);
  if (inPots.length === 0) return undefined;
  const charge = chargeWithout(rules, requested, inPots);
  const operatorPaid = floor(operatorShareOf(rules, input, charge));
  const bonus = { paid: floor(charge) - operatorPaid, used: spin };
  return complete(rules, input, { requested, isPreferred: false, charge, operatorPaid, inPots, bonus });
};

/** Pays the player's part, or of the request the most that it can: the pots stay the same, and must still be in. */
const quoteBudget = (
  left: Micros,
  rate: Fraction,
  rules: JackpotRules,
  input: QuoteInput,
  plain: Quote,
): Quote | undefined => {
  const rest = floorTimes(left, rate);
  const { isPreferred, inPots } = plain;
  const isEnough = !isLess(fraction(rest), subtract(plain.charge, fraction(plain.operatorPaid)));
  const operatorPaid = isEnough ? plain.operatorPaid : operatorPartBeside(rest, rules, plain);
  const charge = isEnough ? plain.charge : fraction(rest + operatorPaid);
  const requested = isEnough ? plain.requested : requestedFor(rules, inPots, charge, plain.requested);
  if (!isEnough && listInPots(rules, input, requested).length < inPots.length) return undefined;
  const paid = floor(charge) - operatorPaid;
  const bonus = { paid, used: lesser(left, ceil(divide(fraction(paid), rate))) };
  return complete(rules, input, { requested, isPreferred, charge, operatorPaid, inPots, bonus });
};

/**
 * The operator's part of the greatest charge that leaves at most `rest` to be paid: the greatest k, at most the part of the whole charge, of
 * which the operator's percentage of rest + k is at least k.
 */
const operatorPartBeside = (
  rest: Micros,
  { operatorPercentage: part }: JackpotRules,
  { operatorPaid }: Quote,
): Micros =>
  isEqual(part, ONE)
    ? operatorPaid
    : lesser(operatorPaid, floor(divide(multiply(fraction(rest), part), subtract(ONE, part))));

type Parts = Pick<Quote, 'requested' | 'isPreferred' | 'charge' | 'operatorPaid' | 'inPots'> & {
  readonly bonus: BonusPart;
};

const complete = (rules: JackpotRules, input: QuoteInput, parts: Parts): Quote | undefined => {
  const { requested, charge, operatorPaid, inPots, bonus } = parts;
  if (bonus.paid <= 0n) return undefined;
  const booked = checkRange('a contribution', operatorPaid + bonus.paid);
  const base = checkRange('a contribution', floor(divide(multiply(requested, fraction(booked)), charge)));
  checkAttempts(rules, inPots, base);
  const exact = amountsIn(rules, input.currency) === undefined ? undefined : { exactBase: requested };
  return { ...parts, playerDebit: 0n, playerPaid: 0n, booked, base, ...exact, qualifies: true };
};
