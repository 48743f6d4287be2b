import { eq } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at } from './columns.ts';
import type { Tx } from './engine/tx.ts';

/** Erasures that this store has carried out. The list of all that were asked for is outside the store: see server/start/erasure-list.ts. */
export const erasures = sqliteTable('erasures', {
  /** A salted hash of the player: see `subjectOf`. */
  subject: text('subject').primaryKey(),
  atMs: at('at_ms').notNull(),
});

export const listErasedSubjects = async (tx: Tx): Promise<string[]> =>
  (await tx.all((db) => db.select({ subject: erasures.subject }).from(erasures))).map(({ subject }) => subject);

/** Whether the store has carried out an erasure. */
export const isErased = async (tx: Tx, subject: string): Promise<boolean> =>
  (await tx.get((db) => db.select().from(erasures).where(eq(erasures.subject, subject)))) !== undefined;

/** Records that an erasure is done. */
export const recordErasure = async (tx: Tx, subject: string, atMs: number): Promise<void> => {
  await tx.run((db) => db.insert(erasures).values({ subject, atMs }).onConflictDoNothing());
};
