import { findOperator } from '../../db/operators/operators.ts';
import { covers } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { settingsToWire } from '../../wire/operator.ts';

/** Reads how the wins of an operator and its brands are handled. Needs access to the whole operator. */
export const getOperatorSettings: PlatformHandler<'getOperatorSettings'> = async (
  { path: { operator_id } },
  { tx, caller },
) => {
  const operator = await findOperator(tx, operator_id);
  if (operator === undefined || !covers(caller.access, operator_id))
    return refuseAbsent('operator_not_found', operator_id);
  return { status: 200, body: settingsToWire(operator) };
};
