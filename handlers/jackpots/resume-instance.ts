import { switchTo } from '../../platform/instances/switch-to.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

export const resumeInstance: PlatformHandler<'resumeInstance'> = (request, context) =>
  switchTo('Active', request, context);
