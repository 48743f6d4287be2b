import type { PlatformHandler } from '../handler.ts';
import { setBalance } from '../instance/set-balance.ts';

/** B22. */
export const setPotSurplusSeed: PlatformHandler<'setPotSurplusSeed'> = (request, context) =>
  setBalance('surplusSeed', request, context);
