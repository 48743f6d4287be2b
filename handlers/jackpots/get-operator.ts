import { findOperator, listBrands } from '../../db/operators/operators.ts';
import { covers, reachesSome } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { operatorToWire } from '../../wire/operator.ts';

/** B4. An account with access to only some brands sees only those. */
export const getOperator: PlatformHandler<'getOperator'> = async ({ path: { operator_id } }, { tx, caller }) => {
  const operator = await findOperator(tx, operator_id);
  if (operator === undefined || !reachesSome(caller.access, operator_id))
    return refuseAbsent('operator_not_found', operator_id);
  const brands = (await listBrands(tx, operator_id)).filter((brand) =>
    covers(caller.access, `${operator_id}:${brand.id}`),
  );
  return { status: 200, body: operatorToWire(operator, brands) };
};
