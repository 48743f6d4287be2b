import { and, asc, eq, gt, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { hostOf } from '../domain/host-of.ts';
import type { Delivery } from './deliveries.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { listPage } from './list-page.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { destinations } from './schema.ts';

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

/** Every destination that may be sent to, of all owners, in the order of their ids. */
export const listEnabledDestinations = (tx: Tx): Promise<Destination[]> => tx.all(enabled);

/** The enabled destination of a host that an owner registered, the oldest first; for a brand, else the one that its operator registered. */
export const findDestinationOfHost = async (
  tx: Tx,
  ownerId: string,
  host: string,
): Promise<Destination | undefined> => {
  const registered = (await tx.all(byHost, { host })).filter((each) => each.enabled);
  return (
    registered.find((each) => each.ownerId === ownerId) ??
    registered.find((each) => ownerId.startsWith(`${each.ownerId}:`))
  );
};

/** Where a message goes now, if anywhere: an event to its own destination, a callback or a diversion to the one that has its host. */
export const findReceiver = async (
  tx: Tx,
  { kind, destinationId, ownerId, address }: Pick<Delivery, 'kind' | 'destinationId' | 'ownerId' | 'address'>,
): Promise<Destination | undefined> => {
  if (kind !== 'event') return findDestinationOfHost(tx, ownerId, hostOf(address));
  const destination = destinationId === null ? undefined : await findDestination(tx, destinationId);
  return destination?.enabled === true ? destination : undefined;
};

/** Whether another destination of an owner has this address. */
export const isUrlTaken = async (tx: Tx, ownerId: string, url: string, exceptId = ''): Promise<boolean> => {
  const other = await tx.get((db) =>
    db
      .select({ id: destinations.id })
      .from(destinations)
      .where(and(eq(destinations.ownerId, ownerId), eq(destinations.url, url), ne(destinations.id, exceptId))),
  );
  return other !== undefined;
};

/** An operator with its brands has no more: each event may be sent to all of them. */
export const DESTINATIONS_MAX = 500;

/** How many destinations an operator and its brands have. */
export const countDestinations = async (tx: Tx, operatorId: string): Promise<number> => {
  const counted = await tx.get((db) =>
    db
      .select({ n: sql<number>`count(*)` })
      .from(destinations)
      // The ids of an operator's brands lie between these two.
      .where(
        or(
          eq(destinations.ownerId, operatorId),
          and(gt(destinations.ownerId, `${operatorId}:`), lt(destinations.ownerId, `${operatorId};`)),
        ),
      ),
  );
  return counted?.n ?? 0;
};

export const createDestination = async (tx: Tx, destination: Destination): Promise<void> => {
  await tx.run((db) => db.insert(destinations).values(destination));
};

export const updateDestination = async (
  tx: Tx,
  id: string,
  changes: Partial<Omit<Destination, 'id' | 'ownerId' | 'createdAtMs'>>,
): Promise<void> => {
  await tx.run((db) => db.update(destinations).set(changes).where(eq(destinations.id, id)));
};

export const deleteDestination = async (tx: Tx, id: string): Promise<void> => {
  await tx.run((db) => db.delete(destinations).where(eq(destinations.id, id)));
};

/** Erases previous secrets whose time has passed, at most so many. */
export const dropPreviousSecrets = async (tx: Tx, nowMs: number, limit: number): Promise<number> => {
  const { changes } = await tx.run((db) =>
    db
      .update(destinations)
      .set({ previousSecret: null, previousSecretUntilMs: null })
      .where(
        inArray(
          destinations.id,
          db
            .select({ id: destinations.id })
            .from(destinations)
            .where(lte(destinations.previousSecretUntilMs, nowMs))
            .limit(limit),
        ),
      ),
  );
  return changes;
};

export type DestinationFilter = {
  /** What the caller may see: owners with their brands; absent: everything. */
  readonly owners?: readonly string[] | undefined;
  /** An operator, which includes its brands, or a brand path. */
  readonly ownerId?: string | undefined;
};

const matching = ({ owners, ownerId }: DestinationFilter): SQL | undefined =>
  and(
    ownedBy(destinations.ownerId, owners),
    ownedBy(destinations.ownerId, ownerId === undefined ? undefined : [ownerId]),
  );

const SORTABLE = { created: destinations.createdAtMs, url: destinations.url, owner_id: destinations.ownerId };

export const listDestinations = async (
  tx: Tx,
  filter: DestinationFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<Destination>> => {
  const listed = {
    table: destinations,
    filter: matching(filter),
    walk: [destinations.id],
    order: orderOf(page, SORTABLE, destinations.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(destinations)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};
