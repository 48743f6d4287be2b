import { listCorsPatterns, saveCorsPatterns } from '../../db/operators/cors-origins.ts';
import { auditedOrigins, byPattern, refuseNonSystem } from '../../platform/accounts/cors-origins.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { corsOriginsToWire } from '../../wire/cors-origins.ts';

/** F2. */
export const removeCorsOrigins: PlatformHandler<'removeCorsOrigins'> = async ({ body }, { tx, caller }) => {
  const refused = refuseNonSystem(caller);
  if (refused !== undefined) return refused;
  const unwanted = new Set(body.cors_origin_list);
  const before = await listCorsPatterns(tx);
  const left = before.filter((pattern) => !unwanted.has(pattern));
  const removed = before.length - left.length;
  if (removed > 0) await saveCorsPatterns(tx, left);
  return {
    status: 200,
    body: { removed, cors_origin_list: corsOriginsToWire(left) },
    audited: [auditedOrigins(removed)],
    changed: auditedChanges('corsOrigins', byPattern(before), byPattern(left)),
  };
};
