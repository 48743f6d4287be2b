import type { PlatformHandler } from '../handler.ts';
import { switchTo } from '../instance/switch-to.ts';

/** A debit that is under way is still booked: see handlers/chain. */
export const pauseInstance: PlatformHandler<'pauseInstance'> = ({ path: { instance_id } }, context) =>
  switchTo('Paused', instance_id, context);
