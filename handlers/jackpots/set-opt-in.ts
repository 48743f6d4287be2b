import type { PlatformHandler } from '../handler.ts';
import { optInPlayer } from '../opt-in/opt-in-player.ts';
import { isRefusal } from '../reply.ts';

/** B23. */
export const setOptIn: PlatformHandler<'setOptIn'> = async ({ body }, context) => {
  const done = await optInPlayer(context, body);
  return isRefusal(done) ? done : { status: 200, audited: done.audited };
};
