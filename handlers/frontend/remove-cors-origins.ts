import { listCorsPatterns, saveCorsPatterns } from '../../db/cors-origins.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { refuseOthersThanSystem } from '../cors/refuse-others-than-system.ts';
import type { PlatformHandler } from '../handler.ts';
import { corsOriginsToWire } from '../wire/cors-origins.ts';

/** F2. */
export const removeCorsOrigins: PlatformHandler<'removeCorsOrigins'> = async ({ body }, { tx, caller }) => {
  const refused = refuseOthersThanSystem(caller);
  if (refused !== undefined) return refused;
  const before = await listCorsPatterns(tx);
  const left = before.filter((pattern) => !body.cors_origin_list.includes(pattern));
  const removed = before.length - left.length;
  if (removed > 0) await saveCorsPatterns(tx, left);
  return {
    status: 200,
    body: { removed, cors_origin_list: corsOriginsToWire(left) },
    audited:
      removed === 0
        ? []
        : [
            {
              ownerId: PLATFORM_ORGANISATION,
              resource: 'cors',
              targetId: PLATFORM_ORGANISATION,
              detail: { count: String(removed) },
            },
          ],
  };
};
