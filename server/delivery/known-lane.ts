import type { DeliveryLane } from '../../db/deliveries/deliveries.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { listLineage } from '../../db/operators/organisations.ts';
import { toOperatorId } from '../../domain/account/access.ts';

/** A lane in which something waits or is under way. */
export type KnownLane = {
  readonly lane: string;
  readonly operatorId: string;
  /** The organisation at the top of the operator's tree. */
  treeId: string;
  readonly atOnce: number;
  /** Messages under way, by id. */
  readonly underWay: Set<string>;
  /** Its next message is being read. */
  isReading: boolean;
  /** Nothing is due in it before. It may be too early: that costs one read. */
  dueAtMs: number;
  /** Attempts in a row that failed: it rests after each, so that a dead receiver is not asked for each message that waits for it. */
  failures: number;
  restsUntilMs: number;
};

/** A lane of the store, with those who share the slots for it. */
export type OwnedLane = DeliveryLane & Pick<KnownLane, 'operatorId' | 'treeId'>;

/** Adds each lane's operator, and the organisation at the top of its tree: the operator itself when it has none. */
export const addOperators = async (tx: Tx, lanes: readonly DeliveryLane[]): Promise<OwnedLane[]> => {
  const trees = new Map<string, string>();
  const found: OwnedLane[] = [];
  for (const lane of lanes) {
    const operatorId = lane.kind === 'mail' ? '' : toOperatorId(lane.ownerId);
    const treeId = trees.get(operatorId) ?? (await listLineage(tx, operatorId)).at(-1)?.id ?? operatorId;
    trees.set(operatorId, treeId);
    found.push({ ...lane, operatorId, treeId });
  }
  return found;
};
