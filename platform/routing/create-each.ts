import type { Tx } from '../../db/engine/tx.ts';
import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import { ASSIGNMENTS_MAX, type AssignedFrom, type Assignments } from '../../db/routing/assignments.ts';
import { covers } from '../../domain/account/access.ts';
import type { AssignedJackpot, CreatedItems } from '../../generated/server/types.gen.ts';
import { assignedJackpotFault, type FieldFault } from '../../wire/field-fault.ts';
import type { WriteContext } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { findAssignable } from './assign.ts';

/** A source or a segment to create. */
type Item<Row> = AssignedFrom & { readonly row: Row; readonly jackpots: readonly AssignedJackpot[] };

/** Sources or segments, in the store. */
type Kind<Row> = {
  readonly assignments: Assignments;
  /** Finds which of an owner's exist. */
  findIds(tx: Tx, ownerId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  create(tx: Tx, rows: readonly Row[]): void;
};

/**
 * Creates sources or segments with their assignments. Each item succeeds or fails by itself; existing ones are left unchanged. The
 * assignments of one request are limited so that they fit one unit of work together with the items.
 */
export const createEach = async <Row>(
  { tx, caller, nowMs }: WriteContext,
  { assignments, findIds, create }: Kind<Row>,
  items: readonly Item<Row>[],
): Promise<{ readonly status: 200; readonly body: CreatedItems } | Refusal<'validation_failed'>> => {
  const errors = items.flatMap(ownerFaults);
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const result: CreatedItems = { succeeded: [], duplicated: [], failed: [] };
  let assigned = 0;
  // Known by owner beforehand: a bulk that asked for each item would hold up all other writes for long.
  const known = new Map<string, Set<string>>();
  for (const [ownerId, its] of Map.groupBy(items, (item) => item.ownerId)) {
    if (!covers(caller.access, ownerId) || (await findOwnerEnabledState(tx, ownerId)) === undefined) continue;
    const ids = its.map(({ fromId }) => fromId);
    known.set(ownerId, new Set(await findIds(tx, ownerId, ids)));
  }
  const created: Row[] = [];
  for (const { ownerId, fromId, row, jackpots: given } of items) {
    const jackpots = inOrder(given);
    const existing = known.get(ownerId);
    if (existing === undefined) result.failed.push(fromId);
    else if (existing.has(fromId)) result.duplicated.push(fromId);
    else if (
      jackpots.length > 0 &&
      (assigned + jackpots.length > ASSIGNMENTS_MAX || !(await areAllAssignable(tx, ownerId, jackpots, nowMs)))
    ) {
      result.failed.push(fromId);
    } else {
      assigned += jackpots.length;
      created.push(row);
      existing.add(fromId);
      for (const { instance_id, priority } of jackpots)
        await assignments.assign(tx, { ownerId, fromId }, instance_id, priority);
      result.succeeded.push(fromId);
    }
  }
  if (created.length > 0) create(tx, created);
  return { status: 200, body: result };
};

/** An assignment has the owner of its source or segment. An item that names another owner is invalid. */
const ownerFaults = ({ ownerId, jackpots }: Pick<Item<unknown>, 'ownerId' | 'jackpots'>, index: number): FieldFault[] =>
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
const inOrder = (jackpots: readonly AssignedJackpot[]): readonly AssignedJackpot[] =>
  jackpots.length < 2
    ? jackpots
    : [...new Map(jackpots.map((jackpot) => [jackpot.instance_id, jackpot])).values()].sort(
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
