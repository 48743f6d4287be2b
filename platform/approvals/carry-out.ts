import { findApprovalPlayers } from '../../db/approvals/approvals.ts';
import { changeOperator, findOperator } from '../../db/operators/operators.ts';
import type { Approval } from '../../db/tables/approvals.ts';
import type { AuditChange } from '../../db/tables/audit-events.ts';
import type { Operator } from '../../db/tables/operators.ts';
import { findPayout } from '../../db/wins/wins.ts';
import { covers } from '../../domain/account/access.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type {
  AwardBonus,
  AwardFreespins,
  CancelSettlement,
  HouseSweep,
  InstantiateTemplateRequest,
  OperatorSettings,
  PotAdjustment,
  PublishTemplateRequest,
  SeedBoost,
  TransferRequest,
  TriggerWinRequest,
  UseReturn,
} from '../../generated/server/types.gen.ts';
import { settingsFromWire, settingsToWire } from '../../wire/operator.ts';
import { shownState, stateToWire } from '../../wire/win-record.ts';
import { bookAward, planAward } from '../bonuses/award.ts';
import { grantBonus, grantFreespins } from '../bonuses/grants.ts';
import { toRequestKey } from '../bonuses/request-key.ts';
import { bookReturn, planReturn } from '../bonuses/return-use.ts';
import { settleDebits } from '../contributions/settle-debits.ts';
import { openInstance, planOpening } from '../instances/open-instance.ts';
import { bookPublication, planPublication } from '../instances/publish.ts';
import { balanceSetBy, bookBalance, correctionWanted, planBalance } from '../instances/set-balance.ts';
import { bookSweep, planSweep } from '../instances/sweep-house.ts';
import { bookTransfer, planTransfer, transferWanted } from '../instances/transfer.ts';
import { bookTrigger, planTrigger, triggerWanted } from '../instances/trigger.ts';
import { approvalBasis, release, settleElsewhere } from '../payouts/decide-payout.ts';
import { changeRates, type RatesAsked, ratesBasis } from '../rules/change-rates.ts';
import type { Audited } from '../unit/audit.ts';
import { auditedChanges } from '../unit/audited-changes.ts';
import type { Unit, WriteContext } from '../unit/handler.ts';
import { refuseOutOfRange } from '../unit/refusals.ts';
import { isRefusal, type Refusal, refuse, refuseAbsent } from '../unit/reply.ts';
import { type By, isAsAsked } from '../unit/second-account.ts';
import { askAgain } from './ask-again.ts';

/** Replaces the settings of an operator. */
export const changeSettings = async (
  tx: Unit['tx'],
  operator: Operator,
  asked: OperatorSettings,
): Promise<{ readonly body: OperatorSettings; readonly changed: readonly AuditChange[] }> => {
  const settings = settingsFromWire(asked, operator);
  await changeOperator(tx, operator.id, settings);
  const body = settingsToWire(settings);
  return { body, changed: auditedChanges('operatorSettings', settingsToWire(operator), body) };
};

/** The acts, the reason that there are none, or the request that waits instead because the effect has grown. */
type Done = readonly Audited[] | Refusal | Approval;

/** Carries out a request in the name of the account that made it. The caller approves it. Refused when it cannot be done any more. */
export const carryOut = (context: WriteContext, approval: Approval): Promise<Done> => {
  const { operation, requestedBy } = approval;
  const by: By = {
    actor: requestedBy,
    operation,
    approved: { approval: approval.id, approvedBy: context.caller.accountId },
  };
  if (operation === 'releaseWins' || operation === 'settleWins') return decidePayout(context, approval, by);
  if (operation === 'transferPots') return refuseOutOfRange(() => transferPots(context, approval, by));
  if (operation === 'setOperatorSettings') return setSettings(context, approval);
  if (operation === 'triggerWin') return refuseOutOfRange(() => triggerWin(context, approval, by));
  if (operation === 'settleCancels') return settleCancel(context, approval);
  if (operation === 'sweepHouse') return sweep(context, approval, by);
  if (AWARDS.includes(operation)) return makeAward(context, approval);
  if (operation === 'giveBack') return giveBack(context, approval);
  if (operation === 'publishTemplate') return publish(context, approval);
  if (operation === 'instantiateTemplate') return open(context, approval, by);
  if (operation === 'setBrandCurrencies' || operation === 'clearBrandCurrencies') return setRates(context, approval);
  return correct(context, approval, by);
};

const AWARDS: readonly string[] = ['awardBonus', 'awardFreespins', 'awardListed'];

const changedSince = (detail: string): Refusal => refuse('approval_not_possible', { detail });

const decidePayout = async (context: WriteContext, approval: Approval, by: By): Promise<Done> => {
  const { targetId, operation, ownerId, request } = approval;
  const found = await findPayout(context.tx, targetId);
  if (found === undefined) throw new Error(`the payout ${targetId} of a request is not in the store`);
  if (!isAsAsked(approval, approvalBasis(found.payout)))
    return changedSince(
      `The payment has changed since the request, and is ${stateToWire(shownState(found.payout))} now.`,
    );
  const { reason } = request as { readonly reason?: string };
  const failure =
    operation === 'releaseWins'
      ? await release(context, context.services, found)
      : await settleElsewhere(context, found, reason ?? '', by);
  if (failure !== undefined) return changedSince(`The payment is left as it is: ${failure}.`);
  context.services.wakeSettlement();
  return [{ ownerId, resource: 'winners', targetId, detail: { ...(reason === undefined ? {} : { reason }) } }];
};

const correct = async (context: WriteContext, approval: Approval, by: By): Promise<Done> => {
  const what = balanceSetBy(approval.operation);
  if (what === undefined) throw new Error(`the operation ${approval.operation} of a request cannot be carried out`);
  const body = approval.request as PotAdjustment | SeedBoost;
  const plan = await planBalance(what, { body, headers: {} }, context);
  if (isRefusal(plan)) return plan;
  if (!isAsAsked(approval, plan.basis))
    return changedSince('The instance was changed, or the pot was won, since the request.');
  const grown = await askAgain(context, approval, correctionWanted(approval.operation, plan));
  if (grown !== undefined) return grown;
  const { changed } = bookBalance(context, plan, by);
  const { ownerId, targetId } = approval;
  return [{ ownerId, resource: 'instances', targetId, detail: { reason: body.reason }, changes: changed }];
};

const sweep = async (context: WriteContext, approval: Approval, by: By): Promise<Done> => {
  const body = approval.request as HouseSweep;
  const plan = await planSweep(context, context, body);
  if (isRefusal(plan)) return plan;
  const { ownerId, targetId } = approval;
  const changes = bookSweep(context, plan, by);
  return [{ ownerId, resource: 'instances', targetId, detail: { reason: body.reason }, changes }];
};

const transferPots = async (context: WriteContext, approval: Approval, by: By): Promise<Done> => {
  const plan = await planTransfer(context, context, { body: approval.request as TransferRequest, headers: {} });
  if (isRefusal(plan)) return plan;
  if (!isAsAsked(approval, plan.basis))
    return changedSince('One of the instances was changed, or one of their pots was won, since the request.');
  const grown = await askAgain(context, approval, transferWanted(approval.operation, plan));
  if (grown !== undefined) return grown;
  return (await bookTransfer(context, plan, by)).audited;
};

const triggerWin = async (context: WriteContext, approval: Approval, by: By): Promise<Done> => {
  const body = approval.request as TriggerWinRequest;
  const plan = await planTrigger(context, context, { body, headers: {} });
  if (isRefusal(plan)) return plan;
  if (!isAsAsked(approval, plan.basis))
    return changedSince('The instance was changed, or the pot was won, since the request.');
  const grown = await askAgain(context, approval, triggerWanted(approval.operation, plan), plan.paid);
  if (grown !== undefined) return grown;
  await bookTrigger(context, context, plan, by);
  context.services.wakeSettlement();
  return [{ ownerId: plan.instance.ownerId, resource: 'instances', targetId: approval.targetId }];
};

const settleCancel = async (context: WriteContext, approval: Approval): Promise<Done> => {
  const { body, audited } = await settleDebits(context, approval.request as CancelSettlement, approval.requestedBy);
  const [failed] = body.failed;
  return failed === undefined ? audited : changedSince(`The debit is left as it is: ${failed.code}.`);
};

const makeAward = async (context: WriteContext, approval: Approval): Promise<Done> => {
  const { id, operation, ownerId: brandPath } = approval;
  const players = [...(await findApprovalPlayers(context.tx, id))];
  const body = { ...(approval.request as AwardBonus & AwardFreespins), players };
  const key = toRequestKey({ operation }, { body, headers: {} });
  if (isRefusal(key)) return key;
  const plan = await planAward<ProblemCode>(context, { key, brandPath, body }, (unit) =>
    operation === 'awardBonus'
      ? grantBonus({ ...context, ...unit }, body)
      : grantFreespins({ ...context, ...unit }, body, brandPath),
  );
  if (plan === undefined) return changedSince('The award was made since the request.');
  if (isRefusal(plan)) return plan;
  if (!isAsAsked(approval, plan.basis)) return changedSince('The bonuses are others than at the time of the request.');
  return bookAward(context, plan, context.services);
};

const setSettings = async ({ tx, caller }: WriteContext, approval: Approval): Promise<Done> => {
  const operator = await findOperator(tx, approval.targetId);
  if (operator === undefined || !covers(caller.access, approval.targetId))
    return refuseAbsent('operator_not_found', approval.targetId);
  if (!isAsAsked(approval, settingsToWire(operator)))
    return changedSince('The settings were changed since the request.');
  const { changed } = await changeSettings(tx, operator, approval.request as OperatorSettings);
  return [{ ownerId: operator.id, resource: 'operators', targetId: operator.id, changes: changed }];
};

const publish = async (context: WriteContext, approval: Approval): Promise<Done> => {
  const plan = await planPublication(context, { body: approval.request as PublishTemplateRequest, headers: {} });
  if (isRefusal(plan)) return plan;
  if (!isAsAsked(approval, plan.basis)) return changedSince('The template was changed since the request.');
  const { changed } = await bookPublication(context.tx, plan);
  const { ownerId, targetId } = approval;
  return [{ ownerId, resource: 'templates', targetId, changes: changed }];
};

const open = async (context: WriteContext, approval: Approval, by: By): Promise<Done> => {
  const { instanceId = context.newId() } = approval.details ?? {};
  const plan = await planOpening(context, approval.request as InstantiateTemplateRequest, instanceId);
  if (isRefusal(plan)) return plan;
  if (!isAsAsked(approval, plan.basis)) return changedSince('The template was changed since the request.');
  const opened = await openInstance(context, plan, by);
  return isRefusal(opened) ? opened : opened.audited;
};

const setRates = async (context: WriteContext, approval: Approval): Promise<Done> => {
  const { targetId, ownerId, requestedBy, request } = approval;
  if (!isAsAsked(approval, await ratesBasis(context, targetId)))
    return changedSince('The multipliers were changed since the request.');
  const { changed } = await changeRates(context, requestedBy, targetId, request as RatesAsked);
  return [{ ownerId, resource: 'currencies', targetId, changes: changed }];
};

const giveBack = async (context: WriteContext, approval: Approval): Promise<Done> => {
  const plan = await planReturn(context, approval.request as UseReturn);
  if (isRefusal(plan)) return plan;
  if (plan.earlier !== undefined) return changedSince('The use was given back since the request.');
  return (await bookReturn(context, plan, approval.requestedBy)).audited;
};
