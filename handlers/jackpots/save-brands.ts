import { BRANDS_MAX, findOperator, listBrands, saveBrands as save } from '../../db/operators.ts';
import { covers } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../handler.ts';
import { refuse } from '../reply.ts';
import { lastById } from '../wire/named-items.ts';

/** B5. */
export const saveBrands: PlatformHandler<'saveBrands'> = async (
  { path: { operator_id }, body },
  { tx, caller, nowMs },
) => {
  const items = lastById(body);
  const reached = items.filter(({ id }) => covers(caller.access, `${operator_id}:${id}`));
  const operator = await findOperator(tx, operator_id);
  if (operator === undefined || (reached.length === 0 && !covers(caller.access, operator_id))) {
    return refuse('operator_not_found', { detail: `There is no operator ${operator_id}.` });
  }
  const known = new Set((await listBrands(tx, operator_id)).map(({ id }) => id));
  const tooMany = reached.filter(({ id }) => !known.has(id)).slice(BRANDS_MAX - known.size);
  const saved = reached.filter((item) => !tooMany.includes(item));
  await save(tx, operator_id, saved, nowMs);
  return {
    status: 200,
    body: {
      success: saved.map(({ id }) => id),
      failed: items.filter((item) => !saved.includes(item)).map(({ id }) => id),
    },
  };
};
