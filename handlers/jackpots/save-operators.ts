import { findOperator, saveOperators as save } from '../../db/operators.ts';
import { covers, PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { Audited } from '../../platform/unit/audit.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { lastById } from '../../wire/named-items.ts';

/** B3. Refuses the platform's own id: such an operator would receive the platform's events. */
export const saveOperators: PlatformHandler<'saveOperators'> = async ({ body }, { tx, caller, nowMs }) => {
  const items = lastById(body);
  const reached = items.filter(({ id }) => id !== PLATFORM_ORGANISATION && covers(caller.access, id));
  const audited: Audited[] = [];
  for (const { id, name } of reached) {
    const before = (await findOperator(tx, id)) ?? {};
    const changes = auditedChanges('named', before, { enabled: true, ...before, name });
    audited.push({ ownerId: id, resource: 'operators', targetId: id, changes });
  }
  await save(tx, reached, nowMs);
  return {
    status: 200,
    body: {
      success: reached.map(({ id }) => id),
      failed: items.filter((item) => !reached.includes(item)).map(({ id }) => id),
    },
    audited,
  };
};
