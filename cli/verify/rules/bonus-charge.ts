import type { BonusFacts } from '../../../db/ledger/facts.ts';
import {
  ceil,
  divide,
  type Fraction,
  floor,
  fraction,
  fractionFromText,
  isEqual,
  isLess,
  multiply,
  smaller,
  subtract,
} from '../../../domain/money/fraction.ts';
import { lesser, type Micros } from '../../../domain/money/micros.ts';
import type { RulesBook } from './book.ts';
import {
  type Charge,
  chargeOf,
  computeCharge,
  findPots,
  mostOf,
  operatorPortionOf,
  requestOf,
  type Wager,
} from './charge.ts';
import type { PotTerms, ShareTerms, Terms } from './terms.ts';

/** The amounts of a wager that a bonus pays in place of the player; undefined if the rules do not let it pay. */
export const computeBonusCharge = (
  terms: Terms,
  wager: Wager,
  bonus: BonusFacts,
  { pots: held }: RulesBook,
): Charge | undefined => {
  const isEnabled = (index: number): boolean => held[index]?.enabled === true;
  const plain = computeCharge(terms, wager, isEnabled);
  if (plain === undefined || plain.debit === 0n) return undefined;
  const paid =
    bonus.spin === undefined
      ? payBudget(terms, wager, bonus, plain.pots)
      : paySpin(terms, wager, BigInt(bonus.spin), bonus, isEnabled);
  if (paid === undefined) return undefined;
  const { requested, pots, used } = paid;
  const charge = chargeOf(terms, requested, pots);
  const byOperator = floor(operatorPortionOf(terms, wager, charge));
  const byBonus = floor(charge) - byOperator;
  if (byBonus <= 0n) return undefined;
  const booked = byOperator + byBonus;
  const base = floor(divide(multiply(requested, fraction(booked)), charge));
  const taken = used ?? lesser(BigInt(bonus.left), ceil(divide(fraction(byBonus), fractionFromText(bonus.rate))));
  const exact = terms.amounts.has(wager.currency) ? requested : undefined;
  return { debit: 0n, byPlayer: 0n, byOperator, byBonus, used: taken, booked, base, exact, pots };
};

type Paid = { readonly requested: Fraction; readonly pots: readonly PotTerms[]; readonly used?: Micros };

/** A spin is requested as it is, up to the maximum, where contributions are fixed. */
const paySpin = (
  terms: Terms,
  wager: Wager,
  spin: Micros,
  { rate, left }: BonusFacts,
  isEnabled: (index: number) => boolean,
): Paid | undefined => {
  const requested = multiply(fraction(spin), fractionFromText(rate));
  const most = mostOf(terms, wager);
  const isTooMuch = most !== undefined && isLess(most, requested);
  if (terms.fixed === undefined || isTooMuch || BigInt(left) < spin) return undefined;
  const pots = findPots(terms, wager, requested, isEnabled);
  return pots.length === 0 ? undefined : { requested, pots, used: spin };
};

/** A budget pays the usual request, or lowers it until its rest is enough; no pot may be out for that. */
const payBudget = (
  terms: Terms,
  wager: Wager,
  { rate, left }: BonusFacts,
  pots: readonly PotTerms[],
): Paid | undefined => {
  const usual = requestOf(terms, wager);
  const charge = chargeOf(terms, usual, pots);
  const rest = floor(multiply(fraction(BigInt(left)), fractionFromText(rate)));
  const byOperator = floor(operatorPortionOf(terms, wager, charge));
  if (!isLess(fraction(rest), subtract(charge, fraction(byOperator)))) return { requested: usual, pots };
  // The operator's part of what is charged: found between 0 and the part of the usual charge, as it grows more slowly than itself.
  let [enough, tooMuch] = [0n, byOperator + 1n];
  while (tooMuch - enough > 1n) {
    const middle = (enough + tooMuch) / 2n;
    if (isLess(multiply(fraction(rest + middle), terms.operatorPart), fraction(middle))) tooMuch = middle;
    else enough = middle;
  }
  const requested = lowerTo(terms, pots, usual, fraction(rest + enough));
  const isIn = (pot: PotTerms): boolean =>
    findPots(terms, wager, requested, (index) => terms.pots[index] === pot).length > 0;
  return pots.every(isIn) ? { requested, pots } : undefined;
};

/** A quantity at a request, and how fast it falls with the request. */
type Falling = { readonly value: Fraction; readonly slope: Fraction };

/** The request at which so much is charged, found downwards, from bend to bend of the shares. */
const lowerTo = (terms: Terms, pots: readonly PotTerms[], from: Fraction, charge: Fraction): Fraction => {
  let requested = from;
  for (;;) {
    const { charged, width } = fallFrom(terms, pots, requested);
    const over = subtract(charged.value, charge);
    const way = charged.slope.numerator === 0n ? undefined : divide(over, charged.slope);
    if (way !== undefined && (width === undefined || !isLess(width, way))) return subtract(requested, way);
    if (width === undefined) throw new Error(`no request is charged ${charge.numerator}/${charge.denominator}`);
    requested = subtract(requested, width);
  }
};

/** The charge of a request, how fast it falls below that, and how far down it falls so. */
const fallFrom = (
  terms: Terms,
  pots: readonly PotTerms[],
  requested: Fraction,
): { readonly charged: Falling; readonly width: Fraction | undefined } => {
  let left: Falling = { value: requested, slope: fraction(1n) };
  let charged = left;
  let width: Fraction | undefined;
  const minus = (a: Falling, b: Falling): Falling => ({
    value: subtract(a.value, b.value),
    slope: subtract(a.slope, b.slope),
  });
  for (const claimant of [undefined, ...terms.pots]) {
    const claim = claimAt(claimant?.share ?? terms.house, requested);
    const spare = minus(left, claim);
    // On equal terms, the one that falls faster is the smaller below.
    const isClaim = isEqual(spare.value, fraction(0n)) ? spare.slope.numerator < 0n : spare.value.numerator > 0n;
    const isClosing = spare.value.numerator !== 0n && spare.value.numerator > 0n === spare.slope.numerator > 0n;
    if (isClosing && spare.slope.numerator !== 0n) {
      const bend = divide(spare.value, spare.slope);
      width = width === undefined ? bend : smaller(width, bend);
    }
    const share = isClaim ? claim : left;
    left = minus(left, share);
    if (claimant !== undefined && !pots.includes(claimant)) charged = minus(charged, share);
  }
  return { charged, width };
};

const claimAt = (share: ShareTerms, requested: Fraction): Falling =>
  'part' in share
    ? { value: multiply(requested, share.part), slope: share.part }
    : { value: fraction(share.fixed), slope: fraction(0n) };
