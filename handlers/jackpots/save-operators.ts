import { findOperators, saveOperators as save } from '../../db/operators/operators.ts';
import { covers, PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { isMadeByTenant } from '../../platform/accounts/organisations.ts';
import type { Audited } from '../../platform/unit/audit.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { lastById } from '../../wire/operator.ts';

/**
 * B3. Refuses the platform's own id: such an operator would receive the platform's events. A System account saves no operator of an
 * organisation that a tenant made: the tenant would change what the platform takes for its own.
 */
export const saveOperators: PlatformHandler<'saveOperators'> = async ({ body }, { tx, caller, nowMs }) => {
  const items = lastById(body);
  const reached: typeof items = [];
  for (const item of items) {
    const isReached = item.id !== PLATFORM_ORGANISATION && covers(caller.access, item.id);
    if (isReached && !(caller.access.everything && (await isMadeByTenant(tx, item.id)))) reached.push(item);
  }
  const audited: Audited[] = [];
  const known = await findOperators(
    tx,
    reached.map(({ id }) => id),
  );
  for (const { id, name } of reached) {
    const before = known.get(id) ?? {};
    const changes = auditedChanges('named', before, { enabled: true, ...before, name });
    audited.push({ ownerId: id, resource: 'operators', targetId: id, changes });
  }
  await save(tx, reached, nowMs);
  const isReached = new Set(reached);
  return {
    status: 200,
    body: {
      success: reached.map(({ id }) => id),
      failed: items.filter((item) => !isReached.has(item)).map(({ id }) => id),
    },
    audited,
  };
};
