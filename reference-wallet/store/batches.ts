import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { batches } from './schema.ts';

type BatchRow = typeof batches.$inferSelect;

/** The outcome of a batch: the totals moved, and the movements refused. */
export type BatchOutcome = {
  readonly movedAmount: bigint;
  readonly movedJackpotAmount: bigint;
  readonly failures: readonly { readonly playerId: string; readonly code: string; readonly msg: string }[];
};

const findBatch = (tx: Tx, id: string): Promise<BatchRow | undefined> =>
  tx.get((db) => db.select().from(batches).where(eq(batches.id, id)));

/** Stores a batch's id before anything of it is moved. For a known batch, returns its first content and its outcome, if decided. */
export const beginBatch = async (
  tx: Tx,
  batch: Pick<BatchRow, 'id' | 'fingerprint' | 'createdAtMs'>,
): Promise<{ readonly fingerprint: string; readonly outcome: BatchOutcome | undefined }> => {
  await tx.run((db) => db.insert(batches).values(batch).onConflictDoNothing());
  const known = await findBatch(tx, batch.id);
  if (known === undefined) throw new Error(`the batch ${batch.id} was not stored`);
  return { fingerprint: known.fingerprint, outcome: outcomeOf(known) };
};

/** Stores and returns the outcome of a batch; if it was decided in the meantime, returns that outcome. */
export const finishBatch = async (tx: Tx, id: string, outcome: BatchOutcome): Promise<BatchOutcome> => {
  await tx.run((db) =>
    db
      .update(batches)
      .set({ ...outcome, failures: [...outcome.failures] })
      .where(and(eq(batches.id, id), isNull(batches.failures))),
  );
  const known = await findBatch(tx, id);
  return (known && outcomeOf(known)) ?? outcome;
};

const outcomeOf = ({ movedAmount, movedJackpotAmount, failures }: BatchRow): BatchOutcome | undefined =>
  movedAmount === null || movedJackpotAmount === null || failures === null
    ? undefined
    : { movedAmount, movedJackpotAmount, failures };
