import { askOrDecide } from '../../platform/payouts/ask-or-decide.ts';
import { release } from '../../platform/payouts/decide-payout.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Releases held wins. The background sender credits them after the commit. */
export const releaseWins: PlatformHandler<'releaseWins'> = async ({ body }, context) => {
  const { services } = context;
  const released = await askOrDecide(context, 'releaseWins', body, (found) => release(context, services, found));
  services.wakeSettlement();
  return { status: 200, ...released };
};
