import type { BookedWin } from '../booking/book-outcome.ts';
import type { ChainContext } from '../unit/handler.ts';
import type { Wallet } from '../unit/operator-wallet.ts';
import { payOut } from './pay-out.ts';

/**
 * Sends the credits of booked wins, each together with those who share it, until one does not get through: a wallet that is silent once
 * would keep the caller waiting again. One that is held waits for its review. What is booked stays booked whatever happens here, so nothing
 * that goes wrong becomes the caller's answer.
 */
export const payAtOnce = async (
  context: ChainContext,
  wallet: Wallet,
  wins: readonly BookedWin[],
  authenticatePlayer?: () => Promise<unknown>,
): Promise<readonly BookedWin[]> => {
  const settled: BookedWin[] = [];
  let through = true;
  for (const won of wins) {
    const due = won.payout.state === 'due';
    if (due && through)
      through = await payOut({ ...context, actor: context.caller.accountId }, wallet, won.payout, {
        // Those who share the win have been owed their part since then.
        dueByMs: won.win.atMs,
        authenticatePlayer,
      }).catch(() => false);
    settled.push(due && through ? { ...won, payout: { ...won.payout, state: 'paid' } } : won);
  }
  return settled;
};
