import type { PlatformHandler } from '../handler.ts';
import { switchTo } from '../instance/switch-to.ts';

/** A debit that is under way is still booked: see handlers/chain. */
export const pauseInstance: PlatformHandler<'pauseInstance'> = (request, context) =>
  switchTo('Paused', request, context);
