import { sql } from 'drizzle-orm';
import type { Tx } from './engine/tx.ts';
import { unknownLogins } from './schema.ts';

/** Counts a request with an unknown username. Requests with a known one write too, so timing does not reveal which usernames exist. */
export const countUnknownLogin = async (tx: Tx): Promise<void> => {
  await tx.run((db) =>
    db
      .insert(unknownLogins)
      .values({ id: 1, requests: 1 })
      .onConflictDoUpdate({ target: unknownLogins.id, set: { requests: sql`${unknownLogins.requests} + 1` } }),
  );
};
