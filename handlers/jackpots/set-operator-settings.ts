import { changeOperator, findOperator } from '../../db/operators.ts';
import { covers } from '../../domain/account/access.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { settingsFromWire, settingsToWire } from '../../wire/operator-settings.ts';

/** Replaces the settings of an operator, which apply to all of its brands. */
export const setOperatorSettings: PlatformHandler<'setOperatorSettings'> = async (
  { path: { operator_id }, body },
  { tx, caller },
) => {
  const operator = await findOperator(tx, operator_id);
  if (operator === undefined || !covers(caller.access, operator_id))
    return refuse('operator_not_found', { detail: `There is no operator ${operator_id}.` });
  const settings = settingsFromWire(body);
  await changeOperator(tx, operator_id, settings);
  const wire = settingsToWire(settings);
  return { status: 200, body: wire, changed: auditedChanges('operatorSettings', settingsToWire(operator), wire) };
};
