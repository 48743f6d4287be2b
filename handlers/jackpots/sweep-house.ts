import { decimalFromMicros, numberFromMicros } from '../../domain/money/micros.ts';
import { planSweep } from '../../platform/instances/sweep-house.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { auditedWaiting, awaitSecondAccount } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';

/** Takes money out of the house: never by one account alone, so this only asks another one. */
export const sweepHouse: PlatformHandler<'sweepHouse'> = async ({ body }, context) => {
  const plan = await planSweep(context, context, body);
  if (isRefusal(plan)) return plan;
  const { instance, amount, floor, reason } = plan;
  const { id, ownerId, currency } = instance;
  const left = floor === 0n ? '' : `; at least ${decimalFromMicros(floor)} ${currency} stay there`;
  const waiting = await awaitSecondAccount(context, {
    ...{ operation: context.operation, ownerId, targetId: id, money: { amount, currency } },
    // As of now: what the house gets in the meantime stays there.
    request: { ...body, amount: numberFromMicros(amount) },
    basis: {},
    details: {
      summary: `Takes ${decimalFromMicros(amount)} ${currency} out of the house for the operator${left}.`,
      ...{ reason, instanceId: id },
    },
  });
  return {
    status: 202,
    body: approvalToWire(waiting, context.nowMs),
    audited: [auditedWaiting('instances', waiting)],
  };
};
