import { judgeOpening, openInstance, openingWanted, planOpening } from '../../platform/instances/open-instance.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { auditedWaiting, awaitSecondAccount } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';
import { instanceToWire } from '../../wire/instance.ts';

/** B42. */
export const instantiateTemplate: PlatformHandler<'instantiateTemplate'> = async ({ body }, context) => {
  const { caller, operation, nowMs, newId } = context;
  const plan = await planOpening(context, body, newId());
  if (isRefusal(plan)) return plan;
  const judged = await judgeOpening(context, plan);
  if (judged.mustWait) {
    const waiting = await awaitSecondAccount(context, openingWanted(operation, plan, judged.limit));
    return { status: 202, body: approvalToWire(waiting, nowMs), audited: [auditedWaiting('templates', waiting)] };
  }
  const opened = await openInstance(context, plan, { actor: caller.accountId, operation });
  if (isRefusal(opened)) return opened;
  await judged.count();
  const { instance, audited } = opened;
  return {
    status: 200,
    headers: { etag: toEtag(instance.version) },
    body: instanceToWire(instance, nowMs),
    audited,
  };
};
