import type { ListedWinner } from '../db/listed-winners.ts';
import { numberFromMicros } from '../domain/money/micros.ts';
import type { Winner } from '../generated/server/types.gen.ts';

/** A payee's share of a win, in the jackpot's currency. */
export const winnerToWire = ({ currency }: { readonly currency: string }, winner: ListedWinner): Winner => ({
  win_pot_id: winner.potId,
  win_amount: numberFromMicros(winner.amount),
  jackpot_currency: currency,
  player_id: winner.playerId,
  timestamp: winner.atMs,
  brand_id: winner.brandPath,
});
