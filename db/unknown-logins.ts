import { sql } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import type { Tx } from './engine/tx.ts';

/** Counts logins with unknown usernames, so that such a request writes as much and takes as long as one with a known username. */
export const unknownLogins = sqliteTable('strangers', {
  id: integer('id').primaryKey(),
  requests: integer('requests').notNull(),
});

/** Counts a request with an unknown username. Requests with a known one write too, so timing does not reveal which usernames exist. */
export const countUnknownLogin = async (tx: Tx): Promise<void> => {
  await tx.run((db) =>
    db
      .insert(unknownLogins)
      .values({ id: 1, requests: 1 })
      .onConflictDoUpdate({ target: unknownLogins.id, set: { requests: sql`${unknownLogins.requests} + 1` } }),
  );
};
