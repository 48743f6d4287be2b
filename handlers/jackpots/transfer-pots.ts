import type { Operations } from '../../generated/server/operations.gen.ts';
import { copyOptIns } from '../../platform/instances/copy-opt-ins.ts';
import { bookTransfer, planTransfer, transferWanted } from '../../platform/instances/transfer.ts';
import { judgeAlone } from '../../platform/rules/needs-second-account.ts';
import type { Call, PlatformHandler, Request, Unit } from '../../platform/unit/handler.ts';
import { once } from '../../platform/unit/once.ts';
import { refuseOutOfRange, toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal, type Reply, refuse } from '../../platform/unit/reply.ts';
import { auditedWaiting, awaitSecondAccount } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';

type Operation = Operations['transferPots'];
type Answer = Reply<Operation['responses'], Operation['problems']>;

/** B27. All money moves in one unit of work. Opt-ins follow in batches; the platform copies the rest if this request does not finish. */
export const transferPots: PlatformHandler<'transferPots'> = async (request, context) => {
  if (request.body.dry_run === true)
    return refuseOutOfRange(() => context.write((unit) => rehearse(unit, context, request)));
  const reply = await refuseOutOfRange(() =>
    context.write((unit) => once<Answer>(unit, context, request, () => transferOrAsk(unit, context, request))),
  );
  if (isRefusal(reply)) return reply;
  const { source_instance_id: sourceId, target_instance_id: targetId } = request.body;
  if (reply.status === 200) while (await context.write((unit) => copyOptIns(unit, { sourceId, targetId })));
  return reply as Answer;
};

/** Works it out for the account that user_id confirms. */
const planConfirmed = async (unit: Unit, { caller, services }: Call, { body, headers }: Asked) =>
  body.user_id === caller.accountId
    ? planTransfer(unit, { caller, services }, { body, headers })
    : refuse('permission_denied', { detail: 'user_id must be the id of the calling account.' });

type Asked = Request<Omit<Operation['data'], 'url'>>;

/** Checks a transfer and writes nothing: no key, no audit event and no request for approval either. */
const rehearse = async (unit: Unit, call: Call, asked: Asked): Promise<Answer> => {
  const plan = await planConfirmed(unit, call, asked);
  return isRefusal(plan) ? plan : { status: 200, headers: { etag: toEtag(plan.source.version) } };
};

const transferOrAsk = async (unit: Unit, call: Call, asked: Asked): Promise<Answer> => {
  const { caller, operation, services } = call;
  const { headers } = asked;
  const plan = await planConfirmed(unit, call, asked);
  if (isRefusal(plan)) return plan;
  const { source, money } = plan;
  const judged = await judgeAlone({ ...unit, caller, services }, source.ownerId, money);
  if (judged.mustWait) {
    const wanted = { ...transferWanted(operation, plan), limit: judged.limit };
    const waiting = await awaitSecondAccount({ ...unit, caller }, wanted);
    return { status: 202, body: approvalToWire(waiting, unit.nowMs), audited: [auditedWaiting('instances', waiting)] };
  }
  const by = { actor: caller.accountId, operation, idempotencyKey: headers['idempotency-key'] };
  await judged.count();
  const { emptied, audited } = await bookTransfer(unit, plan, by);
  return { status: 200, headers: { etag: toEtag(emptied.version) }, audited };
};
