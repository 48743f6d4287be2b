import { AMOUNT_MAX_MICROS, isInRange, type Micros } from '../money/micros.ts';
import type { Draft } from './draft.ts';
import type { WinContext } from './outcome.ts';
import { dividePot, toCredit } from './payout.ts';
import { computeShortfall } from './reseed.ts';
import type { PotRules } from './rules.ts';
import { type PotBalances, potValue } from './state.ts';

/**
 * The amounts that earlier hits of the same contribution will move when several pots can pay at once: the house's part, and an upper bound
 * of what leaves the pots.
 */
export type Taken = { readonly shortfalls: Micros; readonly balances: Micros };

export const NOTHING_TAKEN: Taken = { shortfalls: 0n, balances: 0n };

/**
 * Reports whether a pot may be drawn: a win now would pay something and leave a seed deficit that the pot allows. Checked before the draw,
 * because suppressing a hit afterwards would falsify the odds.
 */
export const isArmed = (
  rules: PotRules,
  draft: Draft,
  context: WinContext,
  jackpotCurrency: string,
  taken: Taken = NOTHING_TAKEN,
): boolean => {
  const pot = draft.pot(rules.id);
  if (!pot.enabled) return false;
  const value = potValue(pot);
  const { main, fee } = dividePot(value, rules.payout);
  const { pay } = toCredit(main, { currency: context.winnerCurrency, rate: context.rate }, jackpotCurrency);
  if (pay.amount === 0n) return false;
  const shortfall = computeShortfall(rules, pot);
  const house = draft.state.house - taken.shortfalls - shortfall;
  const deficit = house < 0n ? -house : 0n;
  if (shortfall > 0n && rules.allowedSeedDeficit !== undefined && deficit > rules.allowedSeedDeficit) return false;
  // Check every balance that a win and its payment could change; otherwise a hit might have to be refused.
  const { withheld, paid, diverting, diverted } = draft.state;
  const own = balancesOf(pot);
  return (
    isInRange(house) &&
    (fee === 0n || draft.state.house + taken.balances + fee <= AMOUNT_MAX_MICROS) &&
    paid + withheld + taken.balances + value <= AMOUNT_MAX_MICROS &&
    own <= AMOUNT_MAX_MICROS &&
    (rules.diversion === undefined || diverted + diverting + taken.balances + own <= AMOUNT_MAX_MICROS)
  );
};

/** `taken`, including a win of this pot. */
export const take = (rules: PotRules, draft: Draft, taken: Taken): Taken => {
  const pot = draft.pot(rules.id);
  return { shortfalls: taken.shortfalls + computeShortfall(rules, pot), balances: taken.balances + balancesOf(pot) };
};

const balancesOf = (pot: PotBalances): Micros => potValue(pot) + pot.contributedSeed + pot.surplusSeed + pot.overflow;
