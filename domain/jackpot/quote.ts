import {
  add,
  divide,
  type Fraction,
  floor,
  floorTimes,
  fraction,
  isBelow,
  isEqual,
  isLess,
  multiply,
  smaller,
  subtract,
  ZERO,
} from '../money/fraction.ts';
import { AmountOutOfRange, checkRange, type Micros } from '../money/micros.ts';
import { ceilToMinorUnit, floorToMinorUnit } from '../money/minor-unit.ts';
import { amountsIn, defaultIn, mayPrefer } from './currency-amounts.ts';
import { type JackpotRules, MAX_ATTEMPTS, type WagerCriteria } from './rules.ts';
import { chargeWithout } from './share-out.ts';

export type QuoteInput = {
  /** In `currency`. */
  readonly wager: Micros;
  readonly currency: string;
  /** Units of the jackpot's currency per unit of `currency`. */
  readonly rate: Fraction;
  /** The player's preference, converted to the jackpot's currency without rounding. */
  readonly preference?: Fraction | undefined;
  readonly enabledPots: readonly string[];
  /** The rest of earlier payments in `currency`, in 10⁻¹² of it. Only with rules that carry it. */
  readonly carriedPicos?: bigint | undefined;
};

/** The part of a player's payments that is below the smallest coin of their currency, in 10⁻¹² of that currency. */
export type Carry = {
  /** Below 0 once a cancelled debit has given back more than its own part. */
  readonly before: bigint;
  /** The player's part of this wager, rounded down. */
  readonly owed: bigint;
  /** The sum of both, less the debit. */
  readonly after: bigint;
};

/** A contribution before anyone is debited. Amounts are in the jackpot's currency unless stated otherwise. */
export type Quote = {
  /** G: the contribution as requested, before any rounding. */
  readonly requested: Fraction;
  /** The requested amount is the player's preference. */
  readonly isPreferred: boolean;
  /** C: the requested amount less the shares of pots that are out, before any rounding. */
  readonly charge: Fraction;
  /** The player's debit, in micros of the request's currency: whole minor units, 0 if the operator pays everything. */
  readonly playerDebit: Micros;
  readonly operatorPaid: Micros;
  readonly playerPaid: Micros;
  /** B: operatorPaid + playerPaid. */
  readonly booked: Micros;
  /** G': the base of all shares: the requested amount, adjusted to what was actually booked. */
  readonly base: Micros;
  /**
   * The same before any rounding, for attempts: only in currencies whose amounts the rules name, where rounding must not make the odds of one
   * differ from those of another.
   */
  readonly exactBase?: Fraction;
  /** The pots that this contribution funds and can win, in template order. */
  readonly inPots: readonly string[];
  /** False: nothing is debited, booked or drawn. */
  readonly qualifies: boolean;
  /** The part of a bonus in it; absent if the player pays. */
  readonly bonus?: BonusPart;
  /** Also of one that does not qualify because its debit would be 0. Absent unless the rules carry fractions and the player pays. */
  readonly carry?: Carry;
};

/** The payment of a bonus in place of the player. */
export type BonusPart = {
  /** Cb: the player's part, which is paid for them. B then is operatorPaid + Cb. */
  readonly paid: Micros;
  /** The amount taken from the bonus, in its currency. */
  readonly used: Micros;
};

/**
 * Decides the amounts of a contribution: what is requested, which pots are in, the charge and who pays it. Depends only on the rules and
 * the input, so it can be repeated after the debit returns.
 * Throws AmountOutOfRange.
 */
export const quote = (rules: JackpotRules, input: QuoteInput): Quote => {
  const requested = requestedOf(rules, input);
  const inPots = listInPots(rules, input, requested);
  // A player who cannot win anything pays nothing, not even the house's share.
  if (inPots.length === 0) return notQualifying(requested);
  const charge = chargeWithout(rules, requested, inPots);
  const payment = pay(rules, charge, input);
  if (payment === undefined) return notQualifying(requested);
  const { playerDebit, operatorPaid, playerPaid, carry } = payment;
  if (playerDebit === 0n && carry !== undefined) return { ...notQualifying(requested), carry };
  const exactBase = exactBaseOf(rules, input, requested, charge, payment);
  const booked = checkRange('a contribution', operatorPaid + playerPaid);
  const base = checkRange('a contribution', floor(divide(multiply(requested, fraction(booked)), charge)));
  checkAttempts(rules, inPots, base);
  const isPreferred = requested === input.preference;
  return {
    requested,
    isPreferred,
    charge,
    playerDebit,
    operatorPaid,
    playerPaid,
    booked,
    base,
    ...(exactBase === undefined ? undefined : { exactBase }),
    ...(carry === undefined ? undefined : { carry }),
    inPots,
    qualifies: true,
  };
};

/** The requested amount, and in proportion what the player pays beyond the charge because a debit is in whole minor units. */
const exactBaseOf = (
  rules: JackpotRules,
  input: QuoteInput,
  requested: Fraction,
  charge: Fraction,
  { playerDebit, operatorPaid }: Payment,
): Fraction | undefined => {
  if (amountsIn(rules, input.currency) === undefined) return undefined;
  if (playerDebit === 0n) return requested;
  const paid = add(fraction(operatorPaid), multiply(fraction(playerDebit), input.rate));
  return divide(multiply(requested, paid), charge);
};

/** The pots that a requested amount funds and can win, in template order. */
export const listInPots = (rules: JackpotRules, input: QuoteInput, requested: Fraction): string[] => {
  const wager = multiply(fraction(input.wager), input.rate);
  const inPots: string[] = [];
  if (meets(rules.criteria, wager, requested))
    for (const pot of rules.pots)
      if (input.enabledPots.includes(pot.id) && meets(pot.criteria, wager, requested)) inPots.push(pot.id);
  return inPots;
};

/**
 * Publishing a template bounds the attempts that a requested amount buys. But a debit rounded up to a minor unit worth far more than the
 * charge could buy any number, all drawn and recorded at once.
 */
export const checkAttempts = (rules: JackpotRules, inPots: readonly string[], base: Micros): void => {
  for (const pot of rules.pots)
    for (const trigger of pot.triggers) {
      if (
        (trigger.kind !== 'HitRate' && trigger.kind !== 'Wheel') ||
        base / trigger.costPerAttempt <= MAX_ATTEMPTS ||
        !inPots.includes(pot.id)
      )
        continue;
      throw new AmountOutOfRange(
        'the contribution',
        base,
        `which would buy more than ${MAX_ATTEMPTS} attempts at the pot ${pot.id}`,
      );
    }
};

const notQualifying = (requested: Fraction): Quote => ({
  requested,
  isPreferred: false,
  charge: ZERO,
  playerDebit: 0n,
  operatorPaid: 0n,
  playerPaid: 0n,
  booked: 0n,
  base: 0n,
  inPots: [],
  qualifies: false,
});

const requestedOf = (rules: JackpotRules, input: QuoteInput): Fraction => {
  const { contribution, maxContribution } = rules;
  const capped = (requested: Fraction) =>
    maxContribution === undefined ? requested : smaller(requested, fraction(maxContribution));
  if ('percentage' in contribution)
    return capped(multiply(multiply(fraction(input.wager), input.rate), contribution.percentage));
  const { preference } = input;
  const own = amountsIn(rules, input.currency);
  if (own !== undefined)
    return preference !== undefined && mayPrefer(rules, own, preference, input)
      ? preference
      : multiply(fraction(own.default), input.rate);
  const preferred =
    preference !== undefined &&
    isLess(fraction(contribution.fixed), preference) &&
    (maxContribution === undefined || !isLess(fraction(maxContribution), preference));
  return preferred ? preference : capped(fraction(contribution.fixed));
};

const meets = (criteria: WagerCriteria, wager: Fraction, requested: Fraction): boolean =>
  !isBelow(wager, criteria.minBaseWager) && !isBelow(requested, criteria.minContribution);

/** The operator's part of a charge before any rounding: its percentage of the default, never of what a player chose to add. */
export const operatorShareOf = (rules: JackpotRules, input: QuoteInput, charge: Fraction): Fraction => {
  const usual = defaultIn(rules, input);
  return multiply(usual === undefined ? charge : smaller(charge, usual), rules.operatorPercentage);
};

type Payment = Pick<Quote, 'playerDebit' | 'operatorPaid' | 'playerPaid' | 'carry'>;

/** Divides a charge between player and operator; undefined when it is too small to debit or book. */
const pay = (rules: JackpotRules, charge: Fraction, input: QuoteInput): Payment | undefined => {
  const { contribution } = rules;
  const operatorShare = operatorShareOf(rules, input, charge);
  const operatorPaid = floor(operatorShare);
  // When the operator pays everything, the fraction of a micro that rounding drops is not owed.
  if (isEqual(operatorShare, charge))
    return operatorPaid > 0n ? { playerDebit: 0n, operatorPaid, playerPaid: 0n } : undefined;
  const owed = divide(subtract(charge, fraction(operatorPaid)), input.rate);
  if (input.carriedPicos !== undefined) return payWithCarried(owed, operatorPaid, input.carriedPicos, input);
  const toMinorUnit = 'fixed' in contribution ? ceilToMinorUnit : floorToMinorUnit;
  const playerDebit = checkRange('a debit', toMinorUnit(owed, input.currency));
  const playerPaid = floorTimes(playerDebit, input.rate);
  // A debit of 0, or one worth less than a micro of the jackpot's currency, would let a player play for free.
  return playerPaid > 0n ? { playerDebit, operatorPaid, playerPaid } : undefined;
};

/** Debits all whole minor units that the player owes by now. A debit of 0, which pays nothing, keeps everything. */
const payWithCarried = (
  owed: Fraction,
  operatorPaid: Micros,
  before: bigint,
  { currency, rate }: QuoteInput,
): Payment => {
  const owedPicos = floorTimes(PICOS_PER_MICRO, owed);
  const sum = before + owedPicos;
  const whole = sum > 0n ? floorToMinorUnit(sum / PICOS_PER_MICRO, currency) : 0n;
  const worth = floorTimes(checkRange('a debit', whole), rate);
  const playerDebit = worth > 0n ? whole : 0n;
  const carry = { before, owed: owedPicos, after: sum - playerDebit * PICOS_PER_MICRO };
  return { playerDebit, operatorPaid, playerPaid: worth, carry };
};

/** Fractions of a coin are counted in 10⁻¹² of the currency. */
export const PICOS_PER_MICRO = 1_000_000n;
