import type { JackpotRules } from '../../domain/jackpot/rules.ts';

/** Whether the jackpot shares wins with players by what they have contributed, so that they must be found by it. */
export const isRanked = (rules: JackpotRules): boolean => rules.pots.some(({ payout }) => payout !== undefined);
