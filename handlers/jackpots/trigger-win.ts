import { toOperatorId } from '../../domain/account/access.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { Operations } from '../../generated/server/operations.gen.ts';
import type { BookedWin } from '../../platform/booking/book-outcome.ts';
import { bookTrigger, planTrigger, triggerWanted } from '../../platform/instances/trigger.ts';
import { payAtOnce } from '../../platform/payouts/pay-at-once.ts';
import { judgeAlone } from '../../platform/rules/needs-second-account.ts';
import type { Call, PlatformHandler, Request, Unit } from '../../platform/unit/handler.ts';
import { once } from '../../platform/unit/once.ts';
import { refuseOutOfRange, toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal, type Reply } from '../../platform/unit/reply.ts';
import { auditedWaiting, awaitSecondAccount } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';

type Answer = Reply<Operations['triggerWin']['responses'], Operations['triggerWin']['problems']>;

/** B28. Books the win in one unit of work and credits it afterwards: immediately if the wallet answers, else in the background. */
export const triggerWin: PlatformHandler<'triggerWin'> = async (request, context) => {
  let won: readonly BookedWin[] = [];
  const reply = await refuseOutOfRange(() =>
    context.write((unit) =>
      once<Answer>(unit, context, request, async () => {
        const triggered = await triggerOrAsk(unit, context, request);
        if (isRefusal(triggered)) return triggered;
        won = triggered.wins;
        return triggered.reply;
      }),
    ),
  );
  if (isRefusal(reply)) return reply;
  const wallet = context.services.walletOf(toOperatorId(request.body.brand_id));
  if (wallet !== undefined) await payAtOnce(context, wallet, won);
  return reply as Answer;
};

const triggerOrAsk = async (
  unit: Unit,
  call: Call,
  { body, headers }: Request<Omit<Operations['triggerWin']['data'], 'url'>>,
) => {
  const { caller, operation, services } = call;
  const plan = await planTrigger(unit, call, { body, headers });
  if (isRefusal(plan)) return plan;
  const judged = await judgeAlone({ ...unit, caller, services }, body.brand_id, plan.money, plan.paid);
  if (judged.mustWait) {
    const wanted = { ...triggerWanted(operation, plan), limit: judged.limit };
    const waiting = await awaitSecondAccount({ ...unit, caller }, wanted);
    return {
      wins: [],
      reply: {
        status: 202,
        body: approvalToWire(waiting, unit.nowMs),
        audited: [auditedWaiting('instances', waiting)],
      } as const,
    };
  }
  const by = { actor: caller.accountId, operation, idempotencyKey: headers['idempotency-key'] };
  await judged.count();
  const { version, wins } = await bookTrigger(unit, call, plan, by);
  const amount = wins.reduce((sum, { payout }) => sum + payout.amount, 0n);
  return {
    wins,
    reply: {
      status: 200,
      headers: { etag: toEtag(version) },
      body: {
        instance_id: body.instance_id,
        timestamp: unit.nowMs,
        win_amount: numberFromMicros(amount),
        win_pot_id: body.pot_id,
      },
    } as const,
  };
};
