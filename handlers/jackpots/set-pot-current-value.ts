import { setBalance } from '../../platform/instances/set-balance.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** B20. */
export const setPotCurrentValue: PlatformHandler<'setPotCurrentValue'> = (request, context) =>
  setBalance('currentValue', request, context);
