import { switchTo } from '../../platform/instances/switch-to.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** A debit in flight is still booked: see platform/contributions. */
export const pauseInstance: PlatformHandler<'pauseInstance'> = (request, context) =>
  switchTo('Paused', request, context);
