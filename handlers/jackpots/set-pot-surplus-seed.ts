import { setBalance } from '../../platform/instances/set-balance.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** B22. */
export const setPotSurplusSeed: PlatformHandler<'setPotSurplusSeed'> = (request, context) =>
  setBalance('surplusSeed', request, context);
