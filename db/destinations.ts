import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { destinations } from './schema.ts';
import { statement } from './statement.ts';
import type { Tx } from './tx.ts';

export type Destination = typeof destinations.$inferSelect;

const byId = statement((db) =>
  db
    .select()
    .from(destinations)
    .where(eq(destinations.id, sql.placeholder('id'))),
);
const enabled = statement((db) =>
  db.select().from(destinations).where(eq(destinations.enabled, sql`1`)).orderBy(asc(destinations.id)),
);
const byHost = statement((db) =>
  db
    .select()
    .from(destinations)
    .where(eq(destinations.host, sql.placeholder('host')))
    .orderBy(asc(destinations.createdAtMs), asc(destinations.id)),
);

export const findDestination = (tx: Tx, id: string): Promise<Destination | undefined> => tx.get(byId, { id });

/** Every destination that may be sent to, of all owners. */
export const listEnabledDestinations = (tx: Tx): Promise<Destination[]> => tx.all(enabled);

/** The enabled destination of a host that an owner registered; for a brand, also the one that its operator registered. */
export const findDestinationOfHost = async (
  tx: Tx,
  ownerId: string,
  host: string,
): Promise<Destination | undefined> => {
  const registered = await tx.all(byHost, { host });
  return registered.find(
    (each) => each.enabled && (each.ownerId === ownerId || ownerId.startsWith(`${each.ownerId}:`)),
  );
};

export const createDestination = async (tx: Tx, destination: Destination): Promise<void> => {
  await tx.run((db) => db.insert(destinations).values(destination));
};

export const updateDestination = async (
  tx: Tx,
  id: string,
  changes: Partial<Omit<Destination, 'id' | 'createdAtMs'>>,
): Promise<void> => {
  await tx.run((db) => db.update(destinations).set(changes).where(eq(destinations.id, id)));
};

export const deleteDestination = async (tx: Tx, id: string): Promise<void> => {
  await tx.run((db) => db.delete(destinations).where(eq(destinations.id, id)));
};

export type DestinationFilter = {
  /** What the caller may see: owners with their brands; absent: everything. */
  readonly owners?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
  readonly ids?: readonly string[] | undefined;
};

const matching = ({ owners, ownerId, ids }: DestinationFilter): SQL | undefined =>
  and(
    ownedBy(destinations.ownerId, owners),
    ownedBy(destinations.ownerId, ownerId === undefined ? undefined : [ownerId]),
    ids && inArray(destinations.id, [...ids]),
  );

const SORTABLE = { id: destinations.id, url: destinations.url, created: destinations.createdAtMs };

export const listDestinations = async (
  tx: Tx,
  filter: DestinationFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<Destination>> => {
  const where = matching(filter);
  const rows = await tx.all((db) =>
    db
      .select()
      .from(destinations)
      .where(where)
      .orderBy(...orderOf(page, SORTABLE, destinations.id))
      .limit(page.limit)
      .offset(page.page * page.limit),
  );
  const counted = await tx.get((db) => db.select({ total: count() }).from(destinations).where(where));
  return { rows, total: counted?.total ?? 0 };
};
