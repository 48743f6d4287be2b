import { findBrandStanding } from '../../db/operators.ts';
import { findParticipation } from '../../db/participations.ts';
import { covers } from '../../domain/account/access.ts';
import { locatePlayersJackpot } from '../chain/locate.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal, refuse } from '../reply.ts';
import { instanceToWire } from '../wire/instance.ts';
import { optInStatusToWire } from '../wire/opt-in-status.ts';

/** B26. */
export const getSourceJackpot: PlatformHandler<'getSourceJackpot'> = async (
  { query: { source_id, brand_id: brandPath, player_id: playerId, country_code: country, segments = [] } },
  { tx, caller, nowMs },
) => {
  if (!covers(caller.access, brandPath))
    return refuse('permission_denied', { detail: `The account does not reach ${brandPath}.` });
  const brand = await findBrandStanding(tx, brandPath);
  if (brand === undefined) return refuse('brand_not_found', { detail: `There is no brand ${brandPath}.` });
  if (!brand.enabled)
    return refuse('no_jackpot_for_source', { detail: `The brand ${brandPath} or its operator is disabled.` });
  const instance = await locatePlayersJackpot(source_id)(tx, { brandPath, country, segments }, nowMs);
  if (isRefusal(instance)) return instance;
  const participation =
    playerId === undefined ? undefined : await findParticipation(tx, { instanceId: instance.id, brandPath, playerId });
  const { id, currency, contribution_rules, pots, timestamp_start, timestamp_end, status } = instanceToWire(
    instance,
    nowMs,
  );
  return {
    status: 200,
    body: {
      id,
      currency,
      opt_in_required: contribution_rules.opt_in_required ?? false,
      contribution_type: contribution_rules.contribution_type,
      // Whoever has only contributed has no status yet.
      ...(participation === undefined || participation.optedIn === null
        ? {}
        : { optin_status: optInStatusToWire(participation) }),
      pots,
      ...(timestamp_start === undefined ? {} : { timestamp_start }),
      ...(timestamp_end === undefined ? {} : { timestamp_end }),
      status,
    },
  };
};
