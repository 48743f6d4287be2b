import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import type { ContributionTarget } from '../../generated/server/types.gen.ts';
import { instancesForPlayer } from './instances-for-player.ts';
import type { Seeker } from './seeker.ts';

/**
 * The instances linked to a target, in the order to try them: the source's instances for the player; for an instance target, those of the
 * source named by its game code. Ended instances are left out. The caller checks whether an instance accepts the player now.
 * @param main the requested instance, which is not linked to itself.
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
