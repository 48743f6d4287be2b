import type { Assignments, From } from '../../db/assignments.ts';
import { covers } from '../../domain/account/access.ts';
import type { WriteContext } from '../unit/handler.ts';

/** A source or a segment to delete. */
type Item = From & {
  exists(): Promise<boolean>;
  remove(): Promise<void>;
};

type Deleted = {
  readonly deleted: readonly From[];
  readonly failed: readonly (From & { readonly jackpots: string[] })[];
};

/** Deletes sources or segments without assignments. Each item succeeds or fails by itself; duplicates count once. */
export const deleteEach = async (
  { tx, caller }: WriteContext,
  assignments: Assignments,
  items: readonly Item[],
): Promise<Deleted> => {
  const deleted: From[] = [];
  const failed: (From & { jackpots: string[] })[] = [];
  // Neither part of the key contains a slash.
  const each = new Map(items.map((item) => [`${item.ownerId}/${item.fromId}`, item]));
  for (const { ownerId, fromId, exists, remove } of each.values()) {
    const from = { ownerId, fromId };
    const isThere = covers(caller.access, ownerId) && (await exists());
    const jackpots = isThere ? (await assignments.list(tx, from)).map(({ instanceId }) => instanceId) : [];
    if (!isThere || jackpots.length > 0) {
      failed.push({ ...from, jackpots });
      continue;
    }
    await remove();
    deleted.push(from);
  }
  return { deleted, failed };
};
