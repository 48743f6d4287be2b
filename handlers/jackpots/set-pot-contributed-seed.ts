import { setBalance } from '../../platform/instances/set-balance.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** B21. */
export const setPotContributedSeed: PlatformHandler<'setPotContributedSeed'> = (request, context) =>
  setBalance('contributedSeed', request, context);
