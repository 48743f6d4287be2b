import type { PlatformHandler } from '../handler.ts';
import { switchTo } from '../instance/switch-to.ts';

export const resumeInstance: PlatformHandler<'resumeInstance'> = ({ path: { instance_id } }, context) =>
  switchTo('Active', instance_id, context);
