import { bookPublication, planPublication, publicationWanted } from '../../platform/instances/publish.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { auditedWaiting, awaitSecondAccount } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';

/** B43. */
export const publishTemplate: PlatformHandler<'publishTemplate'> = async (request, context) => {
  const { tx, nowMs } = context;
  const plan = await planPublication(context, request);
  if (isRefusal(plan)) return plan;
  const wanted = await publicationWanted(tx, plan, request.body);
  if (wanted === undefined) return bookPublication(tx, plan);
  const waiting = await awaitSecondAccount(context, wanted);
  return { status: 202, body: approvalToWire(waiting, nowMs), audited: [auditedWaiting('templates', waiting)] };
};
