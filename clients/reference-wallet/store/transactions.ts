import { eq, sql } from 'drizzle-orm';
import { statement } from '../../../db/engine/statement.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { transactions } from './schema.ts';

export type Transaction = typeof transactions.$inferSelect;
/** The reason the balance did not change; the player can do something about it. */
export type MovementRefusal = NonNullable<Transaction['refusal']>;

const byId = statement((db) =>
  db
    .select()
    .from(transactions)
    .where(eq(transactions.id, sql.placeholder('id'))),
);

export const findTransaction = (tx: Tx, id: string): Promise<Transaction | undefined> => tx.get(byId, { id });

/** Stores the outcome of a transaction; replaces an earlier one of the same id. */
export const saveTransaction = async (tx: Tx, transaction: Transaction): Promise<void> => {
  await tx.run((db) =>
    db.insert(transactions).values(transaction).onConflictDoUpdate({ target: transactions.id, set: transaction }),
  );
};
