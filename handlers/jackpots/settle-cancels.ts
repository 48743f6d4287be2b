import { settleDebits } from '../../platform/contributions/settle-debits.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Ends contributions whose debits were refunded by other means. Large ones wait for a second account. */
export const settleCancels: PlatformHandler<'settleCancels'> = async ({ body }, context) => ({
  status: 200,
  ...(await settleDebits(context, body)),
});
