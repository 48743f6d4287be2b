import { findOperator } from '../../db/operators/operators.ts';
import { covers } from '../../domain/account/access.ts';
import { changeSettings } from '../../platform/approvals/carry-out.ts';
import { refuseUnknownCurrency } from '../../platform/rules/refuse-unknown.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { auditedWaiting, awaitSecondAccount, isGuarded } from '../../platform/unit/second-account.ts';
import { approvalToWire } from '../../wire/approval-request.ts';
import { settingsFromWire, settingsToWire } from '../../wire/operator.ts';

/** Replaces the settings of an operator, which apply to all of its brands. While they ask for a second account, so do changes of them. */
export const setOperatorSettings: PlatformHandler<'setOperatorSettings'> = async (
  { path: { operator_id }, body },
  context,
) => {
  const { tx, caller, operation, nowMs, services } = context;
  const operator = await findOperator(tx, operator_id);
  if (operator === undefined || !covers(caller.access, operator_id))
    return refuseAbsent('operator_not_found', operator_id);
  const currency = body.money_out?.currency;
  // A currency withdrawn since then may be sent again.
  const isKept = currency === undefined || currency === operator.moneyOut?.currency;
  const unknown = isKept ? undefined : refuseUnknownCurrency(currency, services);
  if (unknown !== undefined) return unknown;
  const now = settingsToWire(operator);
  const next = settingsToWire(settingsFromWire(body, operator));
  if (isGuarded(operator) && auditedChanges('operatorSettings', now, next).length > 0) {
    const details = { summary: `Replaces the settings of the operator ${operator_id} with those of the request.` };
    const limit = operator.moneyOut === null ? undefined : ({ name: 'settings' } as const);
    const wanted = {
      operation,
      ownerId: operator_id,
      targetId: operator_id,
      request: body,
      basis: now,
      details,
      limit,
    };
    const waiting = await awaitSecondAccount(context, wanted);
    return { status: 202, body: approvalToWire(waiting, nowMs), audited: [auditedWaiting('operators', waiting)] };
  }
  return { status: 200, ...(await changeSettings(tx, operator, body)) };
};
