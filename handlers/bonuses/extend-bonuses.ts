import { requestChange } from '../../platform/bonuses/change-bonuses.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';

/** Not part of the interface. */
export const extendBonuses: PlatformHandler<'extendBonuses'> = async (request, context) =>
  request.body.until <= context.nowMs
    ? refuse('bonus_expiry_past')
    : requestChange(context, request, request.body.until);
