import type { JackpotRules } from '../../domain/jackpot/rules.ts';

/** Reports whether the jackpot shares wins by contribution, so that players must be indexed by it. */
export const isRanked = (rules: JackpotRules): boolean => rules.pots.some(({ payout }) => payout !== undefined);
