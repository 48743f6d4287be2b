import {
  add,
  divide,
  type Fraction,
  floor,
  fraction,
  fractionFromText,
  isBelow,
  isEqual,
  isLess,
  multiply,
  smaller,
  subtract,
} from '../../../domain/money/fraction.ts';
import type { Micros } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';
import type { RulesBook } from './book.ts';
import type { Criteria, PotTerms, ShareTerms, Terms } from './terms.ts';

/** The amounts of a wager by the rules, in the jackpot's currency but for the debit. */
export type Charge = {
  readonly debit: Micros;
  readonly byPlayer: Micros;
  readonly byOperator: Micros;
  /** The player's part, if a bonus pays it. */
  readonly byBonus: Micros;
  /** The amount taken from the bonus, in its currency. */
  readonly used?: Micros;
  readonly booked: Micros;
  /** The amount that shares and attempts count from. */
  readonly base: Micros;
  /** The same without rounding, which attempts count from where the rules name amounts in the currency. */
  readonly exact?: Fraction | undefined;
  /** The pots that it is in, in template order. */
  readonly pots: readonly PotTerms[];
};

/** A wager as its entry records it. `wish`: the player's preference, in the jackpot's currency. */
export type Wager = {
  readonly wager: string;
  readonly currency: string;
  readonly rate: string;
  readonly wish: string | undefined;
  /** The operator's budget did not cover it. */
  readonly isUncovered?: boolean;
  /** Carried before it, in 10⁻¹² of the currency, where the rules carry fractions. */
  readonly carried?: bigint | undefined;
};

/**
 * Reports whether the rules let a player choose this amount: above the fixed one, up to the maximum; or, where they name amounts in the
 * currency, one of the steps between its own limits.
 */
export const mayWish = (
  { fixed, most, amounts }: Terms,
  wish: Fraction,
  { currency, rate }: Pick<Wager, 'currency' | 'rate'>,
): boolean => {
  const isWithin = most === undefined || !isLess(fraction(most), wish);
  const own = amounts.get(currency);
  if (own === undefined) return fixed !== undefined && isLess(fraction(fixed), wish) && isWithin;
  const steps = divide(subtract(divide(wish, fractionFromText(rate)), fraction(own.least)), fraction(own.step));
  const top = own.most === undefined ? undefined : worthOf(own.most, rate);
  return steps.denominator === 1n && steps.numerator >= 0n && (top === undefined ? isWithin : !isLess(top, wish));
};

const worthOf = (amount: Micros, rate: string): Fraction => multiply(fraction(amount), fractionFromText(rate));

/** The contribution of a player who chose none; undefined for a part of the wager. */
const usualOf = ({ fixed, amounts }: Terms, { currency, rate }: Wager): Fraction | undefined => {
  const own = amounts.get(currency);
  if (own !== undefined) return worthOf(own.usual, rate);
  return fixed === undefined ? undefined : fraction(fixed);
};

/** The most that a spin may be worth. */
export const mostOf = ({ most, amounts }: Terms, { currency, rate }: Wager): Fraction | undefined => {
  const own = amounts.get(currency)?.most;
  if (own !== undefined) return worthOf(own, rate);
  return most === undefined ? undefined : fraction(most);
};

/** A portion of an amount, before any rounding. */
export const portionOf = (portion: ShareTerms, amount: Fraction): Fraction =>
  'part' in portion ? multiply(amount, portion.part) : smaller(fraction(portion.fixed), amount);

/** The pots that a wager with this request is in, in template order. */
export const findPots = (
  terms: Terms,
  { wager: text, rate }: Wager,
  requested: Fraction,
  isEnabled: (index: number) => boolean,
): readonly PotTerms[] => {
  const wager = multiply(fraction(BigInt(text)), fractionFromText(rate));
  const passes = (criteria: Criteria): boolean =>
    !isBelow(wager, criteria.wager) && !isBelow(requested, criteria.requested);
  return passes(terms.criteria) ? terms.pots.filter((pot, index) => isEnabled(index) && passes(pot.criteria)) : [];
};

/** The request of a wager without a bonus. */
export const requestOf = (terms: Terms, asked: Wager): Fraction => {
  const { wager: text, currency, rate, wish } = asked;
  if (wish !== undefined) return fractionFromText(wish);
  const own = terms.amounts.get(currency);
  if (own !== undefined) return worthOf(own.usual, rate);
  const wager = multiply(fraction(BigInt(text)), fractionFromText(rate));
  const usual = terms.fixed === undefined ? multiply(wager, terms.part) : fraction(terms.fixed);
  return terms.most === undefined ? usual : smaller(usual, fraction(terms.most));
};

/** A request less the shares of the pots that are out. */
export const chargeOf = (terms: Terms, requested: Fraction, pots: readonly PotTerms[]): Fraction => {
  // Shares are claimed in booking order, each at most what is left; pots that are out are not charged for.
  let unclaimed = requested;
  let saved = fraction(0n);
  for (const claimant of [undefined, ...terms.pots]) {
    const share = smaller(portionOf(claimant?.share ?? terms.house, requested), unclaimed);
    unclaimed = subtract(unclaimed, share);
    if (claimant !== undefined && !pots.includes(claimant)) saved = add(saved, share);
  }
  return subtract(requested, saved);
};

/** A player's preference raises only what the player pays. */
export const operatorPortionOf = (terms: Terms, wager: Wager, charge: Fraction): Fraction => {
  const usual = usualOf(terms, wager);
  return multiply(usual === undefined ? charge : smaller(charge, usual), terms.operatorPart);
};

type Parts = {
  readonly requested: Fraction;
  readonly pots: readonly PotTerms[];
  readonly charge: Fraction;
  readonly byOperator: Micros;
  /** The operator pays all of it. */
  readonly isFree: boolean;
};

/** Undefined: the wager is in no pot. */
const divideCharge = (terms: Terms, wager: Wager, isEnabled: (index: number) => boolean): Parts | undefined => {
  const requested = requestOf(terms, wager);
  const pots = findPots(terms, wager, requested, isEnabled);
  if (pots.length === 0) return undefined;
  const charge = chargeOf(terms, requested, pots);
  const operatorShare = wager.isUncovered === true ? fraction(0n) : operatorPortionOf(terms, wager, charge);
  return { requested, pots, charge, byOperator: floor(operatorShare), isFree: isEqual(operatorShare, charge) };
};

/** The player's part in 10⁻¹² of the currency, rounded down. */
const picosOf = ({ charge, byOperator }: Parts, { rate }: Wager): bigint =>
  floor(divide(multiply(subtract(charge, fraction(byOperator)), fraction(1_000_000n)), fractionFromText(rate)));

/** The coins in an amount of 10⁻¹², in micros: none if they are worth nothing in the jackpot's currency. */
const wholeCoins = (picos: bigint, { currency, rate }: Wager): Micros => {
  const coin = minorUnitMicros(currency);
  const coins = picos <= 0n ? 0n : picos / (coin * 1_000_000n);
  const { numerator, denominator } = fractionFromText(rate);
  return coins * coin * numerator < denominator ? 0n : coins * coin;
};

/** A wager's change of what its player carries; undefined if it changes nothing. */
export const computeCarry = (
  terms: Terms,
  wager: Wager & { readonly carried: bigint },
  isEnabled: (index: number) => boolean,
): { readonly owed: bigint; readonly debit: Micros; readonly carried: bigint } | undefined => {
  const parts = divideCharge(terms, wager, isEnabled);
  if (!terms.isCarried || parts === undefined || parts.isFree) return undefined;
  const owed = picosOf(parts, wager);
  const debit = wholeCoins(wager.carried + owed, wager);
  return { owed, debit, carried: wager.carried + owed - debit * 1_000_000n };
};

/** Undefined: the wager is in no pot, or too small to book, so there is no entry for it. */
export const computeCharge = (
  terms: Terms,
  wager: Wager,
  isEnabled: (index: number) => boolean,
): Charge | undefined => {
  const parts = divideCharge(terms, wager, isEnabled);
  if (parts === undefined) return undefined;
  const { requested, pots, charge, byOperator } = parts;
  const { currency, carried } = wager;
  const rate = fractionFromText(wager.rate);
  let debit = 0n;
  let byPlayer = 0n;
  if (!parts.isFree) {
    const unit = minorUnitMicros(currency);
    const units = divide(subtract(charge, fraction(byOperator)), multiply(rate, fraction(unit)));
    const whole = floor(units);
    debit = (terms.fixed === undefined || isEqual(units, fraction(whole)) ? whole : whole + 1n) * unit;
    if (carried !== undefined) debit = wholeCoins(carried + picosOf(parts, wager), wager);
    byPlayer = (debit * rate.numerator) / rate.denominator;
    if (byPlayer <= 0n) return undefined;
  }
  const booked = byOperator + byPlayer;
  if (booked === 0n) return undefined;
  const base = floor(divide(multiply(requested, fraction(booked)), charge));
  const exact = terms.amounts.has(currency) ? exactOf(requested, charge, { debit, byOperator, rate }) : undefined;
  return { debit, byPlayer, byOperator, byBonus: 0n, booked, base, exact, pots };
};

/** A request, as much greater as what is paid exceeds what is charged: a debit is rounded up to a coin. */
const exactOf = (
  requested: Fraction,
  charge: Fraction,
  { debit, byOperator, rate }: { readonly debit: Micros; readonly byOperator: Micros; readonly rate: Fraction },
): Fraction =>
  debit === 0n
    ? requested
    : multiply(requested, divide(add(fraction(byOperator), multiply(fraction(debit), rate)), charge));

const KEPT_MAX = 10_000;

/** Computes charges and keeps them: most wagers of a game are alike. */
export class Charges {
  readonly #terms: Terms;
  readonly #known = new Map<string, Charge | undefined>();

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  find(wager: Wager, { pots }: RulesBook): Charge | undefined {
    let key = `${wager.wager} ${wager.currency} ${wager.rate} ${wager.wish ?? ''} ${wager.isUncovered === true ? '-' : ''} ${wager.carried ?? ''}`;
    for (const { enabled } of pots) key += enabled ? '1' : '0';
    const known = this.#known.get(key);
    if (known !== undefined || this.#known.has(key)) return known;
    if (this.#known.size >= KEPT_MAX) this.#known.clear();
    const charge = computeCharge(this.#terms, wager, (index) => pots[index]?.enabled === true);
    this.#known.set(key, charge);
    return charge;
  }
}
