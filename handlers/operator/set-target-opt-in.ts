import { microsFromNumber } from '../../domain/money/micros.ts';
import { optInPlayer } from '../../platform/opt-ins/opt-in-player.ts';
import { putOptIn } from '../../platform/opt-ins/put-opt-in.ts';
import { refuseOptIn } from '../../platform/opt-ins/refuse-opt-in.ts';
import { findLinked } from '../../platform/routing/find-for-player.ts';
import { locateTarget } from '../../platform/routing/locate-target.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { namedTarget } from '../../wire/named-target.ts';

/** The limit of one unit of work: each instance adds a record and an event. */
const INSTANCES_MAX = 1000;

/** C15. */
export const setTargetOptIn: PlatformHandler<'setTargetOptIn'> = async ({ body }, context) => {
  const { target, player, opt_in: optedIn, opt_linked = false } = body;
  const found = await locateTarget(context, namedTarget(body));
  if (isRefusal(found)) return found;
  const { instance: main, brandPath } = found;
  const { id: playerId, country, segments = [] } = player;
  const asked = body.contribution_preference;
  const preferred = asked && { amount: microsFromNumber(asked.value), currency: asked.currency };
  const done = await optInPlayer(context, found, { playerId, country, optedIn, preferred });
  if (isRefusal(done)) return done;
  const linked = opt_linked ? await findLinked(context.tx, target, main, { brandPath, segments }, context.nowMs) : [];
  const success = [main.id];
  const failed: string[] = [];
  for (const instance of linked) {
    const refused = optedIn ? refuseOptIn({ ...found, instance }, country, context.nowMs) : undefined;
    if (refused !== undefined || success.length === INSTANCES_MAX) failed.push(instance.id);
    else {
      await putOptIn(context, instance, { brandPath, playerId }, optedIn);
      success.push(instance.id);
    }
  }
  const { audited } = done;
  const detail = { ...audited.detail, count: String(success.length) };
  return { status: 200, body: { success, failed }, audited: [{ ...audited, detail }] };
};
