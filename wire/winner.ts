import type { WonPayout } from '../db/wins.ts';
import { numberFromMicros } from '../domain/money/micros.ts';
import type { Winner } from '../generated/server/types.gen.ts';

/** A payee's share of a win, in the jackpot's currency. */
export const winnerToWire = ({ currency }: { readonly currency: string }, { win, payout }: WonPayout): Winner => ({
  win_pot_id: win.potId,
  win_amount: numberFromMicros(payout.amount),
  jackpot_currency: currency,
  player_id: payout.playerId,
  timestamp: win.atMs,
  brand_id: payout.brandPath,
});
