import { type Fraction, multiply, ONE, subtract } from '../money/fraction.ts';
import { AMOUNT_MAX_MICROS, AmountOutOfRange, type Micros } from '../money/micros.ts';
import { type QuoteInput, quote } from './quote.ts';
import type { JackpotRules } from './rules.ts';

/** The cost of a round to a player without a preference: an amount of their currency, or a part of the wager. */
export type RoundCost = { readonly amount: Micros } | { readonly share: Fraction };

/** The player's part of one contribution, with a wager that qualifies. Undefined if none would be taken, whatever the wager. */
export const roundCost = (
  rules: JackpotRules,
  player: Pick<QuoteInput, 'currency' | 'rate' | 'enabledPots'>,
): RoundCost | undefined => {
  const { contribution, operatorPercentage } = rules;
  if (player.enabledPots.length === 0) return undefined;
  if ('percentage' in contribution)
    return { share: multiply(contribution.percentage, subtract(ONE, operatorPercentage)) };
  try {
    const { qualifies, playerDebit } = quote(rules, { ...player, wager: AMOUNT_MAX_MICROS });
    return qualifies ? { amount: playerDebit } : undefined;
  } catch (error) {
    if (error instanceof AmountOutOfRange) return undefined;
    throw error;
  }
};
