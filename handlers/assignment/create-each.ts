import { ASSIGNMENTS_MAX, type Assignments, type From } from '../../db/assignments.ts';
import { findOwnerStanding } from '../../db/operators.ts';
import type { Tx } from '../../db/tx.ts';
import { covers } from '../../domain/account/access.ts';
import type { AssignedJackpot, CreatedItems } from '../../generated/server/types.gen.ts';
import type { WriteContext } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { assignable } from './assignable.ts';

/** A source or a segment to create. */
type Item = From & {
  readonly jackpots: readonly AssignedJackpot[];
  exists(): Promise<boolean>;
  create(): Promise<void>;
};

/**
 * Creates sources or segments with what they lead to. Each item stands for itself; an existing one stays as it is. One request writes no
 * more assignments than a unit of work may hold beside the items themselves.
 */
export const createEach = async (
  { tx, caller, nowMs }: WriteContext,
  assignments: Assignments,
  items: readonly Item[],
): Promise<CreatedItems> => {
  const result: CreatedItems = { succeeded: [], duplicated: [], failed: [] };
  let assigned = 0;
  for (const { ownerId, fromId, jackpots: given, exists, create } of items) {
    const jackpots = inOrder(given);
    if (!covers(caller.access, ownerId) || (await findOwnerStanding(tx, ownerId)) === undefined)
      result.failed.push(fromId);
    else if (await exists()) result.duplicated.push(fromId);
    else if (assigned + jackpots.length > ASSIGNMENTS_MAX || !(await areAssignable(tx, ownerId, jackpots, nowMs))) {
      result.failed.push(fromId);
    } else {
      assigned += jackpots.length;
      await create();
      for (const { instance_id, priority } of jackpots)
        await assignments.assign(tx, { ownerId, fromId }, instance_id, priority);
      result.succeeded.push(fromId);
    }
  }
  return result;
};

/** Each jackpot once, in the order in which they are to be tried. */
const inOrder = (jackpots: readonly AssignedJackpot[]): AssignedJackpot[] =>
  [...new Map(jackpots.map((jackpot) => [jackpot.instance_id, jackpot])).values()].sort(
    (a, b) => a.priority - b.priority,
  );

const areAssignable = async (
  tx: Tx,
  ownerId: string,
  jackpots: readonly AssignedJackpot[],
  nowMs: number,
): Promise<boolean> => {
  for (const { instance_id } of jackpots)
    if (isRefusal(await assignable(tx, ownerId, instance_id, nowMs))) return false;
  return true;
};
