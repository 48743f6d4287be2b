import { releasePayout } from '../../db/wins.ts';
import { eachPayout } from '../../platform/payouts/each-payout.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Releases held wins. The background sender credits them after the commit. */
export const releaseWins: PlatformHandler<'releaseWins'> = async ({ body }, { tx, caller, nowMs, services }) => {
  const released = await eachPayout(tx, caller.access, body.transaction_ids, async ({ payout }) => {
    if (services.walletOf(payout.operatorId) === undefined) return 'wallet_not_configured';
    await releasePayout(tx, payout, nowMs);
    return undefined;
  });
  services.wakeSettlement();
  return { status: 200, body: released.body, audited: released.audited() };
};
