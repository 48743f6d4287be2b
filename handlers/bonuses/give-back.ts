import { bookReturn, judgeReturn, planReturn, returnWanted } from '../../platform/bonuses/return-use.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { chooseKey } from '../../platform/unit/once.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { auditedWaiting, awaitSecondAccount } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';

/** Not part of the interface. */
export const giveBack: PlatformHandler<'giveBack'> = async ({ body, headers }, context) => {
  const { nowMs, caller, operation } = context;
  const key = chooseKey(body.request_id, headers['idempotency-key']);
  if (isRefusal(key)) return key;
  const plan = await planReturn(context, body);
  if (isRefusal(plan)) return plan;
  if (plan.earlier !== undefined)
    return { status: 200, headers: { 'idempotent-replayed': 'true' }, body: plan.earlier, audited: [] };
  const judged = await judgeReturn(context, plan);
  if (judged.mustWait) {
    const waiting = await awaitSecondAccount(context, returnWanted(operation, plan, judged.limit));
    return { status: 202, body: approvalToWire(waiting, nowMs), audited: [auditedWaiting('bonuses', waiting)] };
  }
  await judged.count();
  return { status: 200, ...(await bookReturn(context, plan, caller.accountId)) };
};
