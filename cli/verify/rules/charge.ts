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
  readonly booked: Micros;
  /** The amount that shares and attempts count from. */
  readonly base: Micros;
  /** The pots that it is in, in template order. */
  readonly pots: readonly PotTerms[];
};

/** A wager as its entry records it. `wish`: the player's preference, in the jackpot's currency. */
export type Wager = {
  readonly wager: string;
  readonly currency: string;
  readonly rate: string;
  readonly wish: string | undefined;
};

/** Reports whether the rules let a player choose this amount: above the fixed one, up to the maximum. */
export const mayWish = ({ fixed, most }: Terms, wish: Fraction): boolean =>
  fixed !== undefined && isLess(fraction(fixed), wish) && (most === undefined || !isLess(fraction(most), wish));

/** A portion of an amount, before any rounding. */
const portionOf = (portion: ShareTerms, amount: Fraction): Fraction =>
  'part' in portion ? multiply(amount, portion.part) : smaller(fraction(portion.fixed), amount);

/** Undefined: the wager is in no pot, or too small to book, so there is no entry for it. */
const computeCharge = (
  terms: Terms,
  { wager: text, currency, rate: rateText, wish }: Wager,
  isEnabled: (index: number) => boolean,
): Charge | undefined => {
  const rate = fractionFromText(rateText);
  const wager = multiply(fraction(BigInt(text)), rate);
  const usual = terms.fixed === undefined ? multiply(wager, terms.part) : fraction(terms.fixed);
  const limited = terms.most === undefined ? usual : smaller(usual, fraction(terms.most));
  const requested = wish === undefined ? limited : fractionFromText(wish);
  const passes = (criteria: Criteria): boolean =>
    !isBelow(wager, criteria.wager) && !isBelow(requested, criteria.requested);
  if (!passes(terms.criteria)) return undefined;
  const pots = terms.pots.filter((pot, index) => isEnabled(index) && passes(pot.criteria));
  if (pots.length === 0) return undefined;

  // Shares are claimed in booking order, each at most what is left; pots that are out are not charged for.
  let unclaimed = requested;
  let saved = fraction(0n);
  for (const claimant of [undefined, ...terms.pots]) {
    const share = smaller(portionOf(claimant?.share ?? terms.house, requested), unclaimed);
    unclaimed = subtract(unclaimed, share);
    if (claimant !== undefined && !pots.includes(claimant)) saved = add(saved, share);
  }
  const charge = subtract(requested, saved);

  // A player's preference raises only what the player pays.
  const matched = terms.fixed === undefined ? charge : smaller(charge, fraction(terms.fixed));
  const operatorShare = multiply(matched, terms.operatorPart);
  const byOperator = floor(operatorShare);
  let debit = 0n;
  let byPlayer = 0n;
  if (!isEqual(operatorShare, charge)) {
    const unit = minorUnitMicros(currency);
    const units = divide(subtract(charge, fraction(byOperator)), multiply(rate, fraction(unit)));
    const whole = floor(units);
    debit = (terms.fixed === undefined || isEqual(units, fraction(whole)) ? whole : whole + 1n) * unit;
    byPlayer = (debit * rate.numerator) / rate.denominator;
    if (byPlayer <= 0n) return undefined;
  }
  const booked = byOperator + byPlayer;
  if (booked === 0n) return undefined;
  const base = floor(divide(multiply(requested, fraction(booked)), charge));
  return { debit, byPlayer, byOperator, booked, base, pots };
};

const KEPT_MAX = 10_000;

/** Computes charges and keeps them: most wagers of a game are alike. */
export class Charges {
  readonly #terms: Terms;
  readonly #known = new Map<string, Charge | undefined>();

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  find(wager: Wager, { pots }: RulesBook): Charge | undefined {
    let key = `${wager.wager} ${wager.currency} ${wager.rate} ${wager.wish ?? ''} `;
    for (const { enabled } of pots) key += enabled ? '1' : '0';
    const known = this.#known.get(key);
    if (known !== undefined || this.#known.has(key)) return known;
    if (this.#known.size >= KEPT_MAX) this.#known.clear();
    const charge = computeCharge(this.#terms, wager, (index) => pots[index]?.enabled === true);
    this.#known.set(key, charge);
    return charge;
  }
}
