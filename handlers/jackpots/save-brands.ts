import {
  BRANDS_MAX,
  findBrandIds,
  findBrands,
  findOperator,
  saveBrands as save,
} from '../../db/operators/operators.ts';
import type { AuditChange } from '../../db/tables/audit-events.ts';
import { covers } from '../../domain/account/access.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { lastById } from '../../wire/operator.ts';

/** B5. */
export const saveBrands: PlatformHandler<'saveBrands'> = async (
  { path: { operator_id }, body },
  { tx, caller, nowMs },
) => {
  const items = lastById(body);
  const reached = items.filter(({ id }) => covers(caller.access, `${operator_id}:${id}`));
  const operator = await findOperator(tx, operator_id);
  if (operator === undefined || (reached.length === 0 && !covers(caller.access, operator_id))) {
    return refuseAbsent('operator_not_found', operator_id);
  }
  const { count, known } = await findBrandIds(
    tx,
    operator_id,
    reached.map(({ id }) => id),
  );
  const tooMany = new Set(reached.filter(({ id }) => !known.has(id)).slice(Math.max(BRANDS_MAX - count, 0)));
  const saved = reached.filter((item) => !tooMany.has(item));
  const done = new Set(saved);
  const changed: AuditChange[] = [];
  const existing = await findBrands(tx, operator_id, [...known]);
  for (const { id, name } of saved) {
    const before = existing.get(id) ?? {};
    const ofOne = auditedChanges('named', before, { enabled: true, ...before, name });
    changed.push(
      ...(saved.length === 1 ? ofOne : ofOne.map((each) => ({ ...each, pointer: `/${id}${each.pointer}` }))),
    );
  }
  await save(tx, operator_id, saved, nowMs);
  return {
    status: 200,
    body: {
      success: saved.map(({ id }) => id),
      failed: items.filter((item) => !done.has(item)).map(({ id }) => id),
    },
    changed,
  };
};
