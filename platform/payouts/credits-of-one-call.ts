import type { Payout, Win } from '../../db/wins.ts';
import { AMOUNT_MAX_MICROS } from '../../domain/money/micros.ts';

/**
 * A batch has no more: one unit of work marks them all, a wallet has time to move them before the call times out, and the request is far
 * below 1 MiB, whatever ids it holds.
 */
export const CREDITS_PER_CALL = 500;

/**
 * The game round that a credit belongs to: the winner's is that of the request, if it names one. Nobody else has played that, so it is the
 * win itself to those who share it.
 */
export const gameroundOf = (win: Win, { number }: Payout): string => (number === 0 ? win.gameroundId : null) ?? win.id;

/**
 * Each second retry is of one credit: a wallet may refuse a batch as a whole over one of its players, and the others would wait for that one
 * without an end.
 */
const goesAlone = ({ attempts }: Payout): boolean => attempts > 0 && attempts % 2 === 0;

/**
 * The credits that go to the wallet in one call: `lead`, and of the others of its win and currency those of the same game round. A wallet
 * tells by the player what it refuses, so no player has two; and the sum is an amount of its own. What is left goes with the next call.
 */
export const creditsOfOneCall = (win: Win, lead: Payout, others: readonly Payout[]): readonly Payout[] => {
  const chosen = [lead];
  if (goesAlone(lead)) return chosen;
  const players = new Set([lead.playerId]);
  let sum = lead.pay;
  for (const other of others) {
    if (chosen.length === CREDITS_PER_CALL) break;
    if (
      goesAlone(other) ||
      gameroundOf(win, other) !== gameroundOf(win, lead) ||
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
