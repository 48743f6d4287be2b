import type { BookedWin } from '../booking/book-outcome.ts';
import type { ChainContext } from '../unit/handler.ts';
import type { Wallet } from '../unit/operator-wallet.ts';
import { payOut } from './pay-out.ts';

/**
 * Sends the credits of booked wins, each with its shares. It stops at the first that fails, because a silent wallet would keep the caller
 * waiting again. A held credit waits for its review. Booked wins stay booked, so no failure here reaches the caller.
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
        // The shares of the win have been due since then.
        dueByMs: won.win.atMs,
        authenticatePlayer,
      }).catch(() => false);
    settled.push(due && through ? { ...won, payout: { ...won.payout, state: 'paid' } } : won);
  }
  return settled;
};
