import { listCorsPatterns } from '../../db/cors-origins.ts';
import type { Store } from '../../db/engine/store.ts';

/** An origin whose host has a label that a `*` may stand for. */
const WITH_LABEL = /^(https?:\/\/)[^.:/]+(\..+)$/;

/**
 * Whether the pages of an origin may call: those that the configuration names, and those that an administrator allows. The store is asked
 * each time, so that a change counts for the next request.
 */
export const createAllowsOrigin =
  (store: Store, configured: readonly string[]): ((origin: string) => Promise<boolean>) =>
  async (origin) => {
    if (configured.includes(origin)) return true;
    const patterns = await store.read(listCorsPatterns);
    return patterns.includes(origin) || patterns.includes(origin.replace(WITH_LABEL, '$1*$2'));
  };
