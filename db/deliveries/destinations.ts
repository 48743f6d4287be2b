import { and, asc, eq, gt, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { toHost } from '../../domain/to-host.ts';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { type Delivery, type Destination, destinations } from '../tables/deliveries.ts';

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

/** All enabled destinations, of all owners, by id. */
export const listEnabledDestinations = (tx: Tx): Promise<Destination[]> => tx.all(enabled);

/** The oldest enabled destination that an owner registered for a host; for a brand, its operator's as a fallback. */
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

/** A message's current receiver, if any: an event's own destination, or the one registered for the host of a callback or diversion. */
export const findReceiver = async (
  tx: Tx,
  { kind, destinationId, ownerId, address }: Pick<Delivery, 'kind' | 'destinationId' | 'ownerId' | 'address'>,
): Promise<Destination | undefined> => {
  if (kind !== 'event') return findDestinationOfHost(tx, ownerId, toHost(address));
  const destination = destinationId === null ? undefined : await findDestination(tx, destinationId);
  return destination?.enabled === true ? destination : undefined;
};

/** Reports whether another destination of an owner has this address. */
export const isUrlTaken = async (tx: Tx, ownerId: string, url: string, exceptId = ''): Promise<boolean> => {
  const other = await tx.get((db) =>
    db
      .select({ id: destinations.id })
      .from(destinations)
      .where(and(eq(destinations.ownerId, ownerId), eq(destinations.url, url), ne(destinations.id, exceptId))),
  );
  return other !== undefined;
};

/** The most destinations of an operator with its brands, since each event may go to all of them. */
export const DESTINATIONS_MAX = 500;

/** Counts the destinations of an operator and its brands. */
export const countDestinations = async (tx: Tx, operatorId: string): Promise<number> => {
  const counted = await tx.get((db) =>
    db
      .select({ n: sql<number>`count(*)` })
      .from(destinations)
      // The ids of an operator's brands sort between these two.
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

/** The next destinations by id, of all owners. */
export const listDestinationsAfter = (tx: Tx, id: string, limit: number): Promise<Destination[]> =>
  tx.all((db) =>
    db.select().from(destinations).where(gt(destinations.id, id)).orderBy(asc(destinations.id)).limit(limit),
  );

/** Erases up to `limit` previous secrets that have expired. */
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
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  /** An operator including its brands, or a brand path. */
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
    order: toPageOrder(page, SORTABLE, destinations.id),
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
