import { listCorsPatterns } from '../../db/operators/cors-origins.ts';
import { refuseNonSystem } from '../../platform/accounts/cors-origins.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { corsOriginsToWire } from '../../wire/cors-origins.ts';

/** Reads the list changed by F1 and F2. */
export const getCorsOrigins: PlatformHandler<'getCorsOrigins'> = async (_request, { tx, caller }) =>
  refuseNonSystem(caller) ?? {
    status: 200,
    body: { cors_origin_list: corsOriginsToWire(await listCorsPatterns(tx)) },
  };
