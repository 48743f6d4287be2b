import { requestChange } from '../../platform/bonuses/change-bonuses.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Not part of the interface. */
export const removeBonuses: PlatformHandler<'removeBonuses'> = (request, context) =>
  requestChange(context, request, null);
