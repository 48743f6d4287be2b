import type { PlatformHandler } from '../handler.ts';
import { switchTo } from '../instance/switch-to.ts';

export const resumeInstance: PlatformHandler<'resumeInstance'> = (request, context) =>
  switchTo('Active', request, context);
