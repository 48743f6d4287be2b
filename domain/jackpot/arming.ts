import { AMOUNT_MAX_MICROS, isInRange, type Micros } from '../money/micros.ts';
import type { Draft } from './draft.ts';
import type { WinContext } from './outcome.ts';
import { dividePot, toCredit } from './payout.ts';
import { computeShortfall } from './reseed.ts';
import type { PotRules } from './rules.ts';
import { type PotBalances, potValue } from './state.ts';

/**
 * Reports whether a pot may be drawn: a win now would pay something and leave a seed deficit that the pot allows. Checked before the draw,
 * because suppressing a hit afterwards would falsify the odds.
 * @param taken what the house adds to the seeds of earlier hits of the same contribution, when several pots can pay at once.
 */
export const isArmed = (
  rules: PotRules,
  draft: Draft,
  context: WinContext,
  jackpotCurrency: string,
  taken: Micros = 0n,
): boolean => {
  const pot = draft.pot(rules.id);
  if (!pot.enabled) return false;
  const value = potValue(pot);
  const { main } = dividePot(value, rules.payout);
  const { pay } = toCredit(main, { currency: context.winnerCurrency, rate: context.rate }, jackpotCurrency);
  if (pay.amount === 0n) return false;
  const shortfall = computeShortfall(rules, pot);
  const house = draft.state.house - taken - shortfall;
  const deficit = house < 0n ? -house : 0n;
  if (shortfall > 0n && rules.allowedSeedDeficit !== undefined && deficit > rules.allowedSeedDeficit) return false;
  // Check every stock that a win could change; otherwise a hit might have to be refused. Money that flows through has no limit.
  return isInRange(house) && balancesOf(pot) <= AMOUNT_MAX_MICROS;
};

const balancesOf = (pot: PotBalances): Micros => potValue(pot) + pot.contributedSeed + pot.surplusSeed + pot.overflow;
