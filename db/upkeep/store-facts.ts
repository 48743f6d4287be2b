import { and, asc, eq, gt, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { accounts, oauthProviders } from '../tables/accounts.ts';
import { auditEvents } from '../tables/audit-events.ts';
import { destinations } from '../tables/deliveries.ts';
import { instances } from '../tables/jackpots.ts';
import { operators } from '../tables/operators.ts';

/** An instance that has not ended, and the country filters of its rules, as JSON in API form. */
export type FilteredInstance = {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly filters: string;
};

/** The path of the country filters in an instance's rules. */
export const FILTERS_PATH = '$.contribution_rules.country_filters';

/** Facts about a store that a diagnosis needs. */
export type StoreFacts = {
  readonly hasAccounts: boolean;
  /** An operator, for a call to the wallet. */
  readonly operatorId: string | undefined;
  /** The addresses that the platform calls: webhooks, and identity providers. */
  readonly webhooks: readonly string[];
  readonly providers: readonly string[];
  /** The latest time in the audit log. */
  readonly newestAtMs: number | undefined;
  readonly filtered: readonly FilteredInstance[];
};

export const readStoreFacts = async (tx: Tx, nowMs: number): Promise<StoreFacts> => {
  const account = await tx.get((db) => db.select({ id: accounts.id }).from(accounts).limit(1));
  const operator = await tx.get((db) =>
    db.select({ id: operators.id }).from(operators).orderBy(asc(operators.id)).limit(1),
  );
  const webhooks = await tx.all((db) =>
    db.selectDistinct({ url: destinations.url }).from(destinations).where(eq(destinations.enabled, sql`1`)),
  );
  const providers = await tx.all((db) => db.selectDistinct({ url: oauthProviders.issuerUrl }).from(oauthProviders));
  const newest = await tx.get((db) => db.select({ atMs: max(auditEvents.atMs) }).from(auditEvents));
  const filters = sql<string>`${instances.rules} ->> ${sql.raw(`'${FILTERS_PATH}'`)}`;
  const { id, name, ownerId, endsAtMs } = instances;
  const filtered = await tx.all((db) =>
    db
      .select({ id, name, ownerId, filters })
      .from(instances)
      .where(and(ne(instances.state, 'Terminated'), or(isNull(endsAtMs), gt(endsAtMs, nowMs)), isNotNull(filters)))
      .orderBy(asc(id)),
  );
  return {
    hasAccounts: account !== undefined,
    operatorId: operator?.id,
    webhooks: webhooks.map(({ url }) => url).sort(),
    providers: providers.map(({ url }) => url).sort(),
    newestAtMs: newest?.atMs ?? undefined,
    filtered,
  };
};

const applied = statement((db) => db.select({ count: sql<number>`count(*)` }).from(sql`schema_migrations`));

/** Counts the migrations that the store remembers. */
export const countMigrations = async (tx: Tx): Promise<number> => (await tx.get(applied))?.count ?? 0;
