import { changeBrand, findBrand } from '../../db/operators/operators.ts';
import { covers } from '../../domain/account/access.ts';
import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';

/** B6. The brand is identified by its id or its path; a path of another operator is not found. */
export const updateBrand: PlatformHandler<'updateBrand'> = async (
  { path: { operator_id, brand_id }, body },
  { tx, caller },
) => {
  const path = toBrandPath(operator_id, brand_id);
  const id = path.slice(operator_id.length + 1);
  const isOwn = path === `${operator_id}:${id}` && covers(caller.access, path);
  const brand = isOwn ? await findBrand(tx, operator_id, id) : undefined;
  if (brand === undefined) return refuse('brand_not_found', { detail: `There is no brand ${path} of ${operator_id}.` });
  await changeBrand(tx, operator_id, id, body);
  return { status: 200, changed: auditedChanges('named', brand, { ...brand, ...body }) };
};
