import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, type Instance } from '../../db/instances.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { admitsBrand, admitsCountry } from '../../domain/jackpot/admission.ts';
import { isOpenAt } from '../../domain/jackpot/schedule.ts';
import type { ContributionTarget } from '../../generated/server/types.gen.ts';
import { rulesOf, scheduleOf } from '../../wire/rules-of.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { instancesForPlayer } from './instances-for-player.ts';
import { refuseInactive } from './refuse-inactive.ts';
import type { Locate, Seeker } from './seeker.ts';

/** Why an instance takes no contribution of a player at this moment. */
type Admission =
  | 'instance_pending'
  | 'instance_paused'
  | 'instance_terminated'
  | 'instance_out_of_schedule'
  | 'brand_excluded'
  | 'country_excluded';

type Player = Pick<Seeker, 'brandPath' | 'country'>;

/** The instance, as far as it exists for the player's brand: another operator's jackpot does not. */
export const findOwnInstance = async (
  tx: Tx,
  instanceId: string,
  { brandPath }: Pick<Player, 'brandPath'>,
): Promise<Instance | Refusal<'instance_not_found'>> => {
  const instance = await findInstance(tx, instanceId);
  return instance !== undefined && instance.operatorId === operatorOf(brandPath)
    ? instance
    : refuse('instance_not_found', { detail: `There is no jackpot ${instanceId} for ${brandPath}.` });
};

/** Why an instance is not for this player at any time, if so. */
const exclusion = (
  instance: Instance,
  { brandPath, country }: Player,
): Refusal<'brand_excluded' | 'country_excluded'> | undefined => {
  const { allowedBrands, countries } = rulesOf(instance);
  if (!admitsBrand({ ownerId: instance.ownerId, allowedBrands }, brandPath)) return refuse('brand_excluded');
  return country === undefined || admitsCountry(countries, country) ? undefined : refuse('country_excluded');
};

/** Why an instance takes no contribution of this player now, if so. */
const admission = (instance: Instance, player: Player, nowMs: number): Refusal<Admission> | undefined => {
  const inactive = refuseInactive(instance, nowMs);
  if (inactive !== undefined) return inactive;
  if (!isOpenAt(scheduleOf(instance), nowMs)) return refuse('instance_out_of_schedule');
  return exclusion(instance, player);
};

/** The instance that a contribution names, if it takes this player now. */
export const locateInstance =
  (instanceId: string): Locate<Admission | 'instance_not_found'> =>
  async (tx, player, nowMs) => {
    const instance = await findOwnInstance(tx, instanceId, player);
    return isRefusal(instance) ? instance : (admission(instance, player, nowMs) ?? instance);
  };

/** The first of the instances that a source leads this player to that takes the player now. */
export const locateBySource =
  (sourceId: string): Locate<'no_jackpot_for_source'> =>
  async (tx, player, nowMs) => {
    for await (const instance of instancesForPlayer(tx, sourceId, player, nowMs))
      if (admission(instance, player, nowMs) === undefined) return instance;
    return refuse('no_jackpot_for_source', { detail: `No jackpot of the source ${sourceId} takes this player now.` });
  };

/** The instance of a target that takes this player now. */
export const locateByTarget = ({
  type,
  id,
}: ContributionTarget): Locate<Admission | 'instance_not_found' | 'no_jackpot_for_source'> =>
  type === 'instance' ? locateInstance(id) : locateBySource(id);

/** The player's jackpot at a source, to look at or to opt in to: the one that takes contributions now, else the first that may later. */
export const locatePlayersJackpot =
  (sourceId: string): Locate<'no_jackpot_for_source'> =>
  async (tx, player, nowMs) => {
    let first: Instance | undefined;
    for await (const instance of instancesForPlayer(tx, sourceId, player, nowMs)) {
      if (admission(instance, player, nowMs) === undefined) return instance;
      if (exclusion(instance, player) === undefined) first ??= instance;
    }
    return (
      first ?? refuse('no_jackpot_for_source', { detail: `The source ${sourceId} has no jackpot for this player.` })
    );
  };
