import type { Operations } from '../../generated/server/operations.gen.ts';
import { copyOptIns } from '../../platform/instances/copy-opt-ins.ts';
import { bookTransfer, planTransfer } from '../../platform/instances/transfer.ts';
import type { Call, PlatformHandler, Request, Unit } from '../../platform/unit/handler.ts';
import { once } from '../../platform/unit/once.ts';
import { refuseOutOfRange } from '../../platform/unit/refuse-out-of-range.ts';
import { isRefusal, type Reply, refuse } from '../../platform/unit/reply.ts';
import { auditedWaiting, awaitSecondAccount, needsSecondAccount } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';
import { etagOf } from '../../wire/etag.ts';

type Operation = Operations['transferPots'];
type Answer = Reply<Operation['responses'], Operation['problems']>;

/** B27. All money moves in one unit of work. Opt-ins follow in batches; the platform copies the rest if this request does not finish. */
export const transferPots: PlatformHandler<'transferPots'> = async (request, context) => {
  const reply = await refuseOutOfRange(() =>
    context.write((unit) => once<Answer>(unit, context, request, () => transferOrAsk(unit, context, request))),
  );
  if (isRefusal(reply)) return reply;
  const { source_instance_id: sourceId, target_instance_id: targetId } = request.body;
  if (reply.status === 200) while (await context.write((unit) => copyOptIns(unit, { sourceId, targetId })));
  return reply as Answer;
};

const transferOrAsk = async (
  unit: Unit,
  { caller, operation, services }: Call,
  { body, headers }: Request<Omit<Operation['data'], 'url'>>,
): Promise<Answer> => {
  if (body.user_id !== caller.accountId)
    return refuse('permission_denied', { detail: 'user_id must be the id of the calling account.' });
  const plan = await planTransfer(unit, { caller, services }, { body, headers });
  if (isRefusal(plan)) return plan;
  const { source, money, basis } = plan;
  if (await needsSecondAccount(unit.tx, source.operatorId, money)) {
    const wanted = { operation, ownerId: source.ownerId, targetId: source.id, money, request: body, basis };
    const waiting = await awaitSecondAccount({ ...unit, caller }, wanted);
    return { status: 202, body: approvalToWire(waiting, unit.nowMs), audited: [auditedWaiting('instances', waiting)] };
  }
  const by = { actor: caller.accountId, operation, idempotencyKey: headers['idempotency-key'] };
  const { emptied, audited } = await bookTransfer(unit, plan, by);
  return { status: 200, headers: { etag: etagOf(emptied.version) }, audited };
};
