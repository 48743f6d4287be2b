import { setBalance } from '../../platform/instances/set-balance.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Adds to what setPotSurplusSeed sets, so two at once both count. */
export const boostSeed: PlatformHandler<'boostSeed'> = (request, context) =>
  setBalance('surplusSeed', request, context);
