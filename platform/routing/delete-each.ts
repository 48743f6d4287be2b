import type { Tx } from '../../db/engine/tx.ts';
import { type AssignedFrom, type Assignments, keyOfFrom } from '../../db/routing/assignments.ts';
import { covers } from '../../domain/account/access.ts';
import type { WriteContext } from '../unit/handler.ts';

/** Sources or segments, in the store. */
type Kind = {
  readonly assignments: Assignments;
  /** Finds which of an owner's exist. */
  findIds(tx: Tx, ownerId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  remove(tx: Tx, ownerId: string, ids: readonly string[]): void;
};

type Deleted = {
  readonly deleted: readonly AssignedFrom[];
  readonly failed: readonly (AssignedFrom & { readonly jackpots: string[] })[];
};

const idsOf = (froms: readonly AssignedFrom[]): string[] => froms.map(({ fromId }) => fromId);

/**
 * Deletes sources or segments without assignments. Each item succeeds or fails by itself; duplicates count once. Each owner costs three
 * statements: a bulk that asked for each item would hold up all other writes for long.
 */
export const deleteEach = async (
  { tx, caller }: Pick<WriteContext, 'tx' | 'caller'>,
  { assignments, findIds, remove }: Kind,
  items: readonly AssignedFrom[],
): Promise<Deleted> => {
  const each = [...new Map(items.map((from) => [keyOfFrom(from), from])).values()];
  const existing = new Map<string, ReadonlySet<string>>();
  for (const [ownerId, its] of Map.groupBy(each, (from) => from.ownerId))
    if (covers(caller.access, ownerId)) existing.set(ownerId, await findIds(tx, ownerId, idsOf(its)));
  const isThere = ({ ownerId, fromId }: AssignedFrom): boolean => existing.get(ownerId)?.has(fromId) === true;
  const assignedTo = await assignments.listForEach(tx, each.filter(isThere));
  const deleted = each.filter((from) => isThere(from) && assignedTo(from).length === 0);
  for (const [ownerId, its] of Map.groupBy(deleted, (from) => from.ownerId)) remove(tx, ownerId, idsOf(its));
  const isDeleted = new Set(deleted);
  const failed = each
    .filter((from) => !isDeleted.has(from))
    .map((from) => ({ ...from, jackpots: assignedTo(from).map(({ instanceId }) => instanceId) }));
  return { deleted, failed };
};
