import { and, eq, gte } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { isState } from '../tables/columns.ts';
import { type Contribution, contributionIntents } from '../tables/contributions.ts';

export type CancelFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly instanceId?: string | undefined;
  readonly brandPath?: string | undefined;
  readonly playerId?: string | undefined;
};

const SORTABLE = { timestamp: contributionIntents.createdAtMs, attempts: contributionIntents.attempts };

/** A page of contributions with a cancel in progress. */
export const listCancels = async (
  tx: Tx,
  { owners, instanceId, brandPath, playerId }: CancelFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<Contribution>> => {
  // Each has a time for its next attempt, which has its own partial index.
  const scope = and(isState(contributionIntents.state, 'cancelling'), gte(contributionIntents.nextAttemptAtMs, 0));
  const filter = and(
    ownedBy(contributionIntents.brandPath, owners),
    instanceId === undefined ? undefined : eq(contributionIntents.instanceId, instanceId),
    brandPath === undefined ? undefined : eq(contributionIntents.brandPath, brandPath),
    playerId === undefined ? undefined : eq(contributionIntents.playerId, playerId),
  );
  const listed = {
    table: contributionIntents,
    scope,
    filter,
    walk: [contributionIntents.nextAttemptAtMs, contributionIntents.id],
    order: toPageOrder(page, SORTABLE, contributionIntents.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(contributionIntents)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};
