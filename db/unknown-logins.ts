import { sql } from 'drizzle-orm';
import type { Tx } from './engine/tx.ts';
import { unknownLogins } from './schema.ts';

/**
 * Counts a request that named a username without an account. One that has an account writes too, so neither is quicker, and the time tells
 * nobody which it was.
 */
export const countUnknownLogin = async (tx: Tx): Promise<void> => {
  await tx.run((db) =>
    db
      .insert(unknownLogins)
      .values({ id: 1, requests: 1 })
      .onConflictDoUpdate({ target: unknownLogins.id, set: { requests: sql`${unknownLogins.requests} + 1` } }),
  );
};
