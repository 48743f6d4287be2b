import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { check, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, flag, json, notNegative } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { micros } from './micros-column.ts';

/** Contributions accepted for a callback: each waits here until its result is queued. */
export const callbackJobs = sqliteTable(
  'callback_jobs',
  {
    /** The id that the contribution will get. */
    contributionId: text('contribution_id').primaryKey(),
    operation: text('operation').notNull(),
    /** Who requested it, and in which request. */
    accountId: text('account_id').notNull(),
    requestId: text('request_id').notNull(),
    operatorId: text('operator_id').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    country: text('country').notNull(),
    segments: json<readonly string[]>('segments').notNull(),
    /** Null when the contribution names its instance. */
    sourceId: text('source_id'),
    /** Null when the source decides. */
    instanceId: text('instance_id'),
    gameroundId: text('gameround_id'),
    /** In `currency`. */
    wager: micros('wager').notNull(),
    currency: text('currency').notNull(),
    metadata: json<unknown>('metadata'),
    eventMetadata: json<unknown>('event_metadata'),
    key: text('key'),
    /** The kind of product, passed on to the wallet. */
    category: text('category'),
    /** Whether the result is a list: the contribution and, if requested, those for linked instances. */
    several: flag('several').notNull(),
    linked: flag('linked').notNull(),
    /** The callback's address. */
    address: text('address').notNull(),
    winsOnly: flag('wins_only').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
  },
  (table) => [
    notNegative('callback_jobs_wager', table.wager),
    check('callback_jobs_target', sql`${table.sourceId} is not null or ${table.instanceId} is not null`),
  ],
);

/** A contribution that was accepted and still has to be carried out. */
export type CallbackJob = typeof callbackJobs.$inferSelect;

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
