import { switchTo } from '../../platform/instances/switch-to.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** A debit that is under way is still booked: see handlers/chain. */
export const pauseInstance: PlatformHandler<'pauseInstance'> = (request, context) =>
  switchTo('Paused', request, context);
