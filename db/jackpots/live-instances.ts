import { and, asc, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { instances } from '../tables/jackpots.ts';

/** The fields of a running instance that show whether it has changed. */
export type LiveInstance = Pick<
  typeof instances.$inferSelect,
  'id' | 'state' | 'startsAtMs' | 'endsAtMs' | 'updatedAtMs' | 'ledgerSeq' | 'version'
>;

const live = statement((db) =>
  db
    .select({
      id: instances.id,
      state: instances.state,
      startsAtMs: instances.startsAtMs,
      endsAtMs: instances.endsAtMs,
      updatedAtMs: instances.updatedAtMs,
      ledgerSeq: instances.ledgerSeq,
      version: instances.version,
    })
    .from(instances)
    .where(
      and(
        ne(instances.state, 'Terminated'),
        or(isNull(instances.endsAtMs), gt(instances.endsAtMs, sql.placeholder('nowMs'))),
      ),
    )
    .orderBy(asc(instances.id)),
);

/** Instances that have not ended, by id. */
export const listLiveInstances = (tx: Tx, nowMs: number): Promise<LiveInstance[]> => tx.all(live, { nowMs });
