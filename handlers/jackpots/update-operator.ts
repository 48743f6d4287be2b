import { changeOperator, findOperator } from '../../db/operators/operators.ts';
import { covers, reachesSome } from '../../domain/account/access.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse, refuseAbsent } from '../../platform/unit/reply.ts';

/** B6. Needs access to the whole operator, because its name and state concern all of its brands. */
export const updateOperator: PlatformHandler<'updateOperator'> = async (
  { path: { operator_id }, body },
  { tx, caller },
) => {
  const operator = await findOperator(tx, operator_id);
  if (operator === undefined || !reachesSome(caller.access, operator_id))
    return refuseAbsent('operator_not_found', operator_id);
  if (!covers(caller.access, operator_id))
    return refuse('permission_denied', { detail: `Your account has access to only some brands of ${operator_id}.` });
  await changeOperator(tx, operator_id, body);
  return { status: 200, changed: auditedChanges('named', operator, { ...operator, ...body }) };
};
