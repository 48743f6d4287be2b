import type { Payout, Win } from '../../db/tables/wins.ts';
import { AMOUNT_MAX_MICROS } from '../../domain/money/micros.ts';

/**
 * The size limit of a batch: one unit of work marks them all, a wallet can move them before the call times out, and the request stays far
 * below 1 MiB even with the longest ids.
 */
export const CREDITS_PER_CALL = 500;

/** The game round of a credit: the request's for the winner, if it named one. The others did not play it; their round is the win itself. */
export const toGameroundId = (win: Win, { number }: Payout): string =>
  (number === 0 ? win.gameroundId : null) ?? win.id;

/** A batch has no promotion, and a credit has the same content each time. */
const hasPromotion = ({ number }: Payout, promotionId: string | undefined): boolean =>
  number === 0 && promotionId !== undefined;

/**
 * Every second retry sends the credit alone. A wallet may refuse a whole batch over one player, and the others would wait for that one
 * forever.
 */
const goesAlone = ({ attempts }: Payout): boolean => attempts > 0 && attempts % 2 === 0;

/**
 * The credits of one call: `lead`, and those of `others`, of the same win and currency, that share its game round. A wallet reports refusals
 * by player, so each player appears once; and the sum must itself be a valid amount. The rest goes with the next call.
 */
export const creditsOfOneCall = (
  win: Win,
  lead: Payout,
  others: readonly Payout[],
  promotionId?: string,
): readonly Payout[] => {
  const chosen = [lead];
  if (goesAlone(lead) || hasPromotion(lead, promotionId)) return chosen;
  const players = new Set([lead.playerId]);
  let sum = lead.pay;
  for (const other of others) {
    if (chosen.length === CREDITS_PER_CALL) break;
    if (
      goesAlone(other) ||
      hasPromotion(other, promotionId) ||
      toGameroundId(win, other) !== toGameroundId(win, lead) ||
      players.has(other.playerId) ||
      sum + other.pay > AMOUNT_MAX_MICROS
    )
      continue;
    chosen.push(other);
    players.add(other.playerId);
    sum += other.pay;
  }
  return chosen;
};
