import { findBrandStanding } from '../../db/operators.ts';
import type { Tx } from '../../db/tx.ts';
import { covers, operatorOf } from '../../domain/account/access.ts';
import type { WinnersOfTarget } from '../../generated/server/types.gen.ts';
import { findOwnInstance, locatePlayersJackpot } from '../chain/locate.ts';
import type { Caller } from '../handler.ts';
import { isRefusal, refuse } from '../reply.ts';
import { winnersSeen } from './seen-winners.ts';

const LIMIT = 50;

/** The instance whose winners a player is shown, and which of them (C14, C16). */
export const locateTarget = async (
  { tx, caller, nowMs }: { readonly tx: Tx; readonly caller: Caller; readonly nowMs: number },
  { operator_id, target, player, limit = LIMIT, winners_for_player_brand: ofBrand = false }: WinnersOfTarget,
) => {
  const brandPath = player.brand_id.includes(':') ? player.brand_id : `${operator_id}:${player.brand_id}`;
  if (!covers(caller.access, brandPath))
    return refuse('permission_denied', { detail: `The account does not reach ${brandPath}.` });
  if (operatorOf(brandPath) !== operator_id || (await findBrandStanding(tx, brandPath)) === undefined)
    return refuse('brand_not_found', { detail: `${operator_id} has no brand ${player.brand_id}.` });
  const located =
    target.type === 'instance'
      ? await findOwnInstance(tx, target.id, { brandPath })
      : await locatePlayersJackpot(target.id)(
          tx,
          { brandPath, country: player.country, segments: player.segments ?? [] },
          nowMs,
        );
  if (isRefusal(located)) return located;
  const { instance, seen } = winnersSeen(located, caller.access);
  return { instance, filter: { ...seen, brandPath: ofBrand ? brandPath : undefined, limit } };
};
