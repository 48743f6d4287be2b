import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type CallbackJob, callbackJobs } from '../tables/contributions.ts';

const byId = statement((db) =>
  db
    .select()
    .from(callbackJobs)
    .where(eq(callbackJobs.contributionId, sql.placeholder('id'))),
);

export const insertCallbackJob = async (tx: Tx, job: CallbackJob): Promise<void> => {
  await tx.run((db) => db.insert(callbackJobs).values(job));
};

export const findCallbackJob = (tx: Tx, contributionId: string): Promise<CallbackJob | undefined> =>
  tx.get(byId, { id: contributionId });

/** The next waiting jobs after a contribution, in order of acceptance, leaving out some operators. */
export const listCallbackJobs = (
  tx: Tx,
  after: string,
  limit: number,
  exceptOperators: readonly string[],
): Promise<CallbackJob[]> =>
  tx.all((db) =>
    db
      .select()
      .from(callbackJobs)
      .where(and(gt(callbackJobs.contributionId, after), notInArray(callbackJobs.operatorId, [...exceptOperators])))
      .orderBy(asc(callbackJobs.contributionId))
      .limit(limit),
  );

/** Ends a job. Returns false when it has already ended. */
export const removeCallbackJob = async (tx: Tx, contributionId: string): Promise<boolean> =>
  (await tx.run((db) => db.delete(callbackJobs).where(eq(callbackJobs.contributionId, contributionId)))).changes === 1;
