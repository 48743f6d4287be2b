import { and, count, eq, gte } from 'drizzle-orm';
import { isState } from './columns.ts';
import type { Contribution } from './contributions.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { contributions } from './schema.ts';
import type { Tx } from './tx.ts';

export type CancelFilter = {
  /** Whose contributions the caller may see: owners with their brands; absent: everybody's. */
  readonly owners?: readonly string[] | undefined;
  readonly instanceId?: string | undefined;
  readonly brandPath?: string | undefined;
  readonly playerId?: string | undefined;
};

const SORTABLE = { timestamp: contributions.createdAtMs, attempts: contributions.attempts };

/** A page of contributions whose debit is being taken back. */
export const listCancels = async (
  tx: Tx,
  { owners, instanceId, brandPath, playerId }: CancelFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<Contribution>> => {
  const where = and(
    isState(contributions.state, 'cancelling'),
    // Each waits for a moment: by that they stand in an index of their own.
    gte(contributions.nextAttemptAtMs, 0),
    ownedBy(contributions.brandPath, owners),
    instanceId === undefined ? undefined : eq(contributions.instanceId, instanceId),
    brandPath === undefined ? undefined : eq(contributions.brandPath, brandPath),
    playerId === undefined ? undefined : eq(contributions.playerId, playerId),
  );
  const rows = await tx.all((db) =>
    db
      .select()
      .from(contributions)
      .where(where)
      .orderBy(...orderOf(page, SORTABLE, contributions.id))
      .limit(page.limit)
      .offset(page.page * page.limit),
  );
  const counted = await tx.get((db) => db.select({ total: count() }).from(contributions).where(where));
  return { rows, total: counted?.total ?? 0 };
};
