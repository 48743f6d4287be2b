import type { PlatformHandler } from '../handler.ts';
import { setBalance } from '../instance/set-balance.ts';

/** B20. */
export const setPotCurrentValue: PlatformHandler<'setPotCurrentValue'> = (request, context) =>
  setBalance('currentValue', request, context);
