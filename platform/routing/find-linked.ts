import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import type { ContributionTarget } from '../../generated/server/types.gen.ts';
import { instancesForPlayer } from './instances-for-player.ts';
import type { Seeker } from './seeker.ts';

/**
 * The instances that are linked to a target, in the order in which they are to be tried: the source's instances for the player, and for an
 * instance those of the source that its game code names. None has ended; whether one takes the player now, the caller asks.
 * @param main the instance that the request goes to, which is not linked to itself.
 */
export const findLinked = async (
  tx: Tx,
  target: ContributionTarget,
  main: Instance,
  player: Pick<Seeker, 'brandPath' | 'segments'>,
  nowMs: number,
): Promise<readonly Instance[]> => {
  const sourceId = target.type === 'source' ? target.id : main.gameCode;
  const linked: Instance[] = [];
  for await (const instance of instancesForPlayer(tx, sourceId, player, nowMs))
    if (instance.id !== main.id) linked.push(instance);
  return linked;
};
