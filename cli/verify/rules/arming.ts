import { floorTimes } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, type Micros } from '../../../domain/money/micros.ts';
import { flushable, isInLastLife, type PotBook, planSeed, type RulesBook, worthOf } from './book.ts';
import { creditFor, type Money } from './credit.ts';
import type { PotTerms, Terms } from './terms.ts';

/** The first version of the rules that limits only what is held. */
export const FIRST_WITHOUT_BOUND = 3;

/** Money that the hits before a pot, of the same contribution, take: of the house, and at most of the pots. */
export type TakenByHits = { lacking: Micros; balances: Micros };

/** All that a pot holds, after the overflow that has reached its threshold left. */
const holdingsOf = (terms: PotTerms, pot: PotBook): Micros =>
  worthOf(pot) + pot.contributedSeed + pot.surplusSeed + pot.overflow - flushable(terms, pot);

const lackingOf = (terms: PotTerms, pot: PotBook): Micros =>
  isInLastLife(terms, pot) ? 0n : planSeed(terms, pot).house;

/** Adds a hit of this pot to what is taken. */
export const takeHit = (terms: PotTerms, pot: PotBook, taken: TakenByHits): void => {
  taken.lacking += lackingOf(terms, pot);
  taken.balances += holdingsOf(terms, pot);
};

/** The overflow on its way to external accounts, with what leaves now. */
const divertingIn = (terms: Terms, book: RulesBook): Micros =>
  terms.pots.reduce((sum, pot, index) => {
    const held = book.pots[index];
    return held === undefined ? sum : sum + flushable(pot, held);
  }, book.diverting);

/**
 * Reports whether a pot can be won: it pays at least a minor unit, the house can seed its next life within the allowed deficit, and no
 * stock leaves the platform's range. Earlier payments do not count: 0.14.0 and older left pots unarmed beyond 8,000,000,000 paid in all.
 * Before version 3 of the rules a full house, and wins or an overflow that waited for their payment, counted too.
 */
export const canBeWon = (
  terms: Terms,
  { pot: rules, held }: { readonly pot: PotTerms; readonly held: PotBook },
  book: RulesBook,
  money: Money,
  taken: TakenByHits = { lacking: 0n, balances: 0n },
): boolean => {
  if (!held.enabled) return false;
  const value = worthOf(held);
  if (creditFor(floorTimes(value, rules.main), money, terms.currency).pay === 0n) return false;
  const lacking = lackingOf(rules, held);
  const house = book.house - taken.lacking - lacking;
  const deficit = house < 0n ? -house : 0n;
  if (lacking > 0n && rules.allowedDeficit !== undefined && deficit > rules.allowedDeficit) return false;
  const holdings = holdingsOf(rules, held);
  const fits = (amount: Micros): boolean => amount <= AMOUNT_MAX_MICROS;
  if (!fits(deficit) || !fits(holdings)) return false;
  if (book.version >= FIRST_WITHOUT_BOUND) return true;
  const fee = floorTimes(value, rules.fee);
  return (
    fits(house) &&
    (fee === 0n || fits(book.house + taken.balances + fee)) &&
    fits(book.withheld + taken.balances + value) &&
    (rules.flushFrom === undefined || fits(divertingIn(terms, book) + taken.balances + holdings))
  );
};
