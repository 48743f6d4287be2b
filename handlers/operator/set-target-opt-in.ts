import { optInTarget } from '../../platform/opt-ins/opt-in-target.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** C15. */
export const setTargetOptIn: PlatformHandler<'setTargetOptIn'> = async ({ body }, context) => {
  const done = await optInTarget(context, body);
  return isRefusal(done) ? done : { status: 200, body: done.body, audited: [done.audited] };
};
