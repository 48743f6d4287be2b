import { listCorsPatterns } from '../../db/cors-origins.ts';
import type { Store } from '../../db/engine/store.ts';

/** An origin whose first host label a `*` may stand for. */
const WITH_LABEL = /^(https?:\/\/)[^.:/]+(\..+)$/;

/**
 * Whether pages of an origin may call: origins from the configuration and those that an administrator allows. The store is read each time,
 * so a change applies to the next request.
 */
export const createAllowsOrigin =
  (store: Store, configured: readonly string[]): ((origin: string) => Promise<boolean>) =>
  async (origin) => {
    if (configured.includes(origin)) return true;
    const patterns = await store.read(listCorsPatterns);
    return patterns.includes(origin) || patterns.includes(origin.replace(WITH_LABEL, '$1*$2'));
  };
