import { ASSIGNMENTS_MAX, type Assignments, type From } from '../../db/assignments.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findOwnerEnabledState } from '../../db/operators.ts';
import { covers } from '../../domain/account/access.ts';
import type { AssignedJackpot, CreatedItems } from '../../generated/server/types.gen.ts';
import { assignedJackpotFault, type FieldFault } from '../../wire/field-fault.ts';
import type { WriteContext } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { findAssignable } from './assign.ts';

/** A source or a segment to create. */
type Item = From & {
  readonly jackpots: readonly AssignedJackpot[];
  exists(): Promise<boolean>;
  create(): Promise<void>;
};

/**
 * Creates sources or segments with their assignments. Each item succeeds or fails by itself; existing ones are left unchanged. The
 * assignments of one request are limited so that they fit one unit of work together with the items.
 */
export const createEach = async (
  { tx, caller, nowMs }: WriteContext,
  assignments: Assignments,
  items: readonly Item[],
): Promise<{ readonly status: 200; readonly body: CreatedItems } | Refusal<'validation_failed'>> => {
  const errors = items.flatMap(ownerFaults);
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const result: CreatedItems = { succeeded: [], duplicated: [], failed: [] };
  let assigned = 0;
  for (const { ownerId, fromId, jackpots: given, exists, create } of items) {
    const jackpots = inOrder(given);
    if (!covers(caller.access, ownerId) || (await findOwnerEnabledState(tx, ownerId)) === undefined)
      result.failed.push(fromId);
    else if (await exists()) result.duplicated.push(fromId);
    else if (assigned + jackpots.length > ASSIGNMENTS_MAX || !(await areAllAssignable(tx, ownerId, jackpots, nowMs))) {
      result.failed.push(fromId);
    } else {
      assigned += jackpots.length;
      await create();
      for (const { instance_id, priority } of jackpots)
        await assignments.assign(tx, { ownerId, fromId }, instance_id, priority);
      result.succeeded.push(fromId);
    }
  }
  return { status: 200, body: result };
};

/** An assignment has the owner of its source or segment. An item that names another owner is invalid. */
const ownerFaults = ({ ownerId, jackpots }: Item, index: number): FieldFault[] =>
  jackpots.flatMap(({ owner_id }, position) =>
    owner_id === ownerId
      ? []
      : [
          assignedJackpotFault({
            at: [index, 'jackpots', position, 'owner'],
            detail: `Must be ${ownerId}, the owner_id of the item.`,
          }),
        ],
  );

/** Each jackpot once, by priority. */
const inOrder = (jackpots: readonly AssignedJackpot[]): AssignedJackpot[] =>
  [...new Map(jackpots.map((jackpot) => [jackpot.instance_id, jackpot])).values()].sort(
    (a, b) => a.priority - b.priority,
  );

const areAllAssignable = async (
  tx: Tx,
  ownerId: string,
  jackpots: readonly AssignedJackpot[],
  nowMs: number,
): Promise<boolean> => {
  for (const { instance_id } of jackpots)
    if (isRefusal(await findAssignable(tx, ownerId, instance_id, nowMs))) return false;
  return true;
};
