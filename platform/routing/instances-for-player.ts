import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, type Instance } from '../../db/jackpots/instances.ts';
import type { Assignment } from '../../db/routing/assignments.ts';
import { findSegment, segmentAssignments } from '../../db/routing/segments.ts';
import { sourceAssignments } from '../../db/routing/sources.ts';
import type { Segment } from '../../db/tables/routing.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { statusAt } from '../../domain/jackpot/schedule.ts';
import type { Seeker } from './locate.ts';

type Player = Pick<Seeker, 'brandPath' | 'segments'>;

/**
 * The source's instances for a player, in the order to try them: those that the player's segments are also assigned, or all of the
 * source's if there are none. Ended instances are left out. Read lazily, since the first one is usually enough.
 */
export async function* instancesForPlayer(
  tx: Tx,
  sourceId: string,
  player: Player,
  nowMs: number,
): AsyncGenerator<Instance, void> {
  const ofSource = new Set<string>();
  for (const ownerId of ownersFor(player))
    for (const { instanceId } of await sourceAssignments.list(tx, { ownerId, fromId: sourceId }))
      ofSource.add(instanceId);
  const ofSegments = new Set<string>();
  for (const { instanceId } of await ledToBySegments(tx, player))
    if (ofSource.has(instanceId)) ofSegments.add(instanceId);
  let someOfSegments = false;
  for (const instanceId of ofSegments) {
    const instance = await findThere(tx, instanceId, player, nowMs);
    if (instance === undefined) continue;
    someOfSegments = true;
    yield instance;
  }
  if (someOfSegments) return;
  for (const instanceId of ofSource) {
    const instance = await findThere(tx, instanceId, player, nowMs);
    if (instance !== undefined) yield instance;
  }
}

/** The owners whose sources and segments apply to a player. The brand takes precedence over the operator. */
const ownersFor = ({ brandPath }: Player): readonly string[] => [brandPath, toOperatorId(brandPath)];

/** The assignments of the player's segments, by segment priority. */
const ledToBySegments = async (tx: Tx, player: Player): Promise<readonly Assignment[]> => {
  const known: Segment[] = [];
  for (const id of new Set(player.segments)) {
    const segment = await findFirst(tx, ownersFor(player), id);
    if (segment !== undefined) known.push(segment);
  }
  known.sort((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1));
  const led: Assignment[] = [];
  for (const { ownerId, id } of known) led.push(...(await segmentAssignments.list(tx, { ownerId, fromId: id })));
  return led;
};

/** A brand's segment overrides the operator's segment with the same id. */
const findFirst = async (tx: Tx, owners: readonly string[], id: string): Promise<Segment | undefined> => {
  for (const ownerId of owners) {
    const segment = await findSegment(tx, ownerId, id);
    if (segment !== undefined) return segment;
  }
  return undefined;
};

/** An instance of the player's operator that has not ended. */
const findThere = async (
  tx: Tx,
  instanceId: string,
  { brandPath }: Player,
  nowMs: number,
): Promise<Instance | undefined> => {
  const instance = await findInstance(tx, instanceId);
  return instance?.operatorId === toOperatorId(brandPath) && statusAt(instance, nowMs) !== 'Terminated'
    ? instance
    : undefined;
};
