import { microsFromNumber } from '../../domain/money/micros.ts';
import type { TargetOptIn, TargetOptInReply } from '../../generated/server/types.gen.ts';
import { namedTarget } from '../../wire/named-target.ts';
import { findLinked } from '../routing/find-for-player.ts';
import { locateTarget } from '../routing/locate-target.ts';
import type { Audited } from '../unit/audit.ts';
import type { WriteContext } from '../unit/handler.ts';
import { isRefusal } from '../unit/reply.ts';
import { optInPlayer } from './opt-in-player.ts';
import { putOptIn } from './put-opt-in.ts';
import { refuseOptIn } from './refuse-opt-in.ts';

/** The limit of one unit of work: each instance adds a record and an event. */
const INSTANCES_MAX = 1000;

type Context = Pick<WriteContext, 'tx' | 'nowMs' | 'caller' | 'services'>;

/** Opts a player in to or out of a target, and with `opt_linked` the linked instances. */
export const optInTarget = async (context: Context, asked: TargetOptIn) => {
  const { target, player, opt_in: optedIn, opt_linked = false, contribution_preference: preference } = asked;
  const found = await locateTarget(context, namedTarget(asked));
  if (isRefusal(found)) return found;
  const { instance: main, brandPath } = found;
  const { id: playerId, country, segments = [] } = player;
  const preferred = preference && { amount: microsFromNumber(preference.value), currency: preference.currency };
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
  const body: TargetOptInReply = { success, failed };
  const detail = { ...done.audited.detail, count: String(success.length) };
  const audited: Audited = { ...done.audited, detail };
  return { body, audited };
};
