import { moveContribution } from '../../db/contributions.ts';
import { freeKey } from '../../db/idempotency-keys.ts';
import { insertSettledCancel } from '../../db/settled-cancels.ts';
import { eachCancel } from '../../platform/payouts/each-cancel.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Ends contributions whose debits were given back by other means than a cancel; nothing of them is booked, and no cancel is sent. */
export const settleCancels: PlatformHandler<'settleCancels'> = async ({ body }, { tx, caller, nowMs }) => {
  const { transaction_ids, reason, reference } = body;
  const settled = await eachCancel(tx, caller.access, transaction_ids, async ({ id, instanceId, keyScope, key }) => {
    if (!(await moveContribution(tx, id, 'cancelling', 'cancelled'))) return 'cancelled';
    const settledBy = caller.accountId;
    await insertSettledCancel(tx, { contributionId: id, instanceId, settledBy, reason, reference, settledAtMs: nowMs });
    if (keyScope !== null && key !== null) await freeKey(tx, keyScope, key);
    return undefined;
  });
  return { status: 200, body: settled.body, audited: settled.audited({ reason, reference }) };
};
