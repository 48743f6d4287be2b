import { and, eq, gte } from 'drizzle-orm';
import { isState } from './columns.ts';
import type { Contribution } from './contributions.ts';
import type { Tx } from './engine/tx.ts';
import { listPage } from './list-page.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { contributions } from './schema.ts';

export type CancelFilter = {
  /** Whose contributions the caller may see: owners with their brands; absent: everybody's. */
  readonly owners?: readonly string[] | undefined;
  readonly instanceId?: string | undefined;
  readonly brandPath?: string | undefined;
  readonly playerId?: string | undefined;
};

const SORTABLE = { timestamp: contributions.createdAtMs, attempts: contributions.attempts };

/** A page of contributions whose debits are being cancelled. */
export const listCancels = async (
  tx: Tx,
  { owners, instanceId, brandPath, playerId }: CancelFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<Contribution>> => {
  // Each waits for a moment: by that they stand in an index of their own.
  const scope = and(isState(contributions.state, 'cancelling'), gte(contributions.nextAttemptAtMs, 0));
  const filter = and(
    ownedBy(contributions.brandPath, owners),
    instanceId === undefined ? undefined : eq(contributions.instanceId, instanceId),
    brandPath === undefined ? undefined : eq(contributions.brandPath, brandPath),
    playerId === undefined ? undefined : eq(contributions.playerId, playerId),
  );
  const listed = {
    table: contributions,
    scope,
    filter,
    walk: [contributions.nextAttemptAtMs, contributions.id],
    order: orderOf(page, SORTABLE, contributions.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(contributions)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};
