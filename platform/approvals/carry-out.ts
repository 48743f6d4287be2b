import type { Approval } from '../../db/approvals.ts';
import { findOperator } from '../../db/operators.ts';
import { findPayout } from '../../db/wins.ts';
import { covers } from '../../domain/account/access.ts';
import type { OperatorSettings, PotAdjustment, TransferRequest } from '../../generated/server/types.gen.ts';
import { settingsToWire } from '../../wire/operator-settings.ts';
import { shownState, stateToWire } from '../../wire/win-record.ts';
import { balanceSetBy, bookBalance, planBalance } from '../instances/set-balance.ts';
import { bookTransfer, planTransfer } from '../instances/transfer.ts';
import { basisOf, release, settleElsewhere } from '../payouts/decide-payout.ts';
import type { Audited } from '../unit/audit.ts';
import type { WriteContext } from '../unit/handler.ts';
import { refuseOutOfRange } from '../unit/refuse-out-of-range.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { type By, isAsAsked } from '../unit/second-account.ts';
import { changeSettings } from './change-settings.ts';

type Done = readonly Audited[] | Refusal;

/** Does what was asked, in the name of the account that asked. The caller approves it. Refused when it cannot be done any more. */
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
  return correct(context, approval, by);
};

const changedSince = (detail: string): Refusal => refuse('approval_not_possible', { detail });

const decidePayout = async (context: WriteContext, approval: Approval, by: By): Promise<Done> => {
  const { targetId, operation, ownerId, request } = approval;
  const found = await findPayout(context.tx, targetId);
  if (found === undefined) throw new Error(`the payout ${targetId} of a request is not in the store`);
  if (!isAsAsked(approval, basisOf(found.payout)))
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
  const body = approval.request as PotAdjustment;
  const plan = await planBalance(what, { body, headers: {} }, context);
  if (isRefusal(plan)) return plan;
  if (!isAsAsked(approval, plan.basis))
    return changedSince('The instance was changed, or the pot was won, since the request.');
  const { changed } = bookBalance(context, plan, by);
  const { ownerId, targetId } = approval;
  return [{ ownerId, resource: 'instances', targetId, detail: { reason: body.reason }, changes: changed }];
};

const transferPots = async (context: WriteContext, approval: Approval, by: By): Promise<Done> => {
  const plan = await planTransfer(context, context, { body: approval.request as TransferRequest, headers: {} });
  if (isRefusal(plan)) return plan;
  if (!isAsAsked(approval, plan.basis))
    return changedSince('One of the instances was changed, or one of their pots was won, since the request.');
  return (await bookTransfer(context, plan, by)).audited;
};

const setSettings = async ({ tx, caller }: WriteContext, approval: Approval): Promise<Done> => {
  const operator = await findOperator(tx, approval.targetId);
  if (operator === undefined || !covers(caller.access, approval.targetId))
    return refuse('operator_not_found', { detail: `There is no operator ${approval.targetId}.` });
  if (!isAsAsked(approval, settingsToWire(operator)))
    return changedSince('The settings were changed since the request.');
  const { changed } = await changeSettings(tx, operator, approval.request as OperatorSettings);
  return [{ ownerId: operator.id, resource: 'operators', targetId: operator.id, changes: changed }];
};
