import type { PlatformHandler } from '../handler.ts';
import { setBalance } from '../instance/set-balance.ts';

/** B21. */
export const setPotContributedSeed: PlatformHandler<'setPotContributedSeed'> = (request, context) =>
  setBalance('contributedSeed', request, context);
