import { eq, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { pots } from '../tables/jackpots.ts';
import { type Win, wins } from '../tables/wins.ts';

/** The last win of a pot. */
export type LastWin = Pick<Win, 'instanceId' | 'potId' | 'value' | 'atMs'>;

/** For each pot the end of its part of an index, however often it was won. */
const lastOfEach = statement((db) =>
  db
    .select({ instanceId: wins.instanceId, potId: wins.potId, value: wins.value, atMs: wins.atMs })
    .from(pots)
    .innerJoin(
      wins,
      eq(
        wins.id,
        sql`(select last.id from ${wins} as last where last.instance_id = ${pots.instanceId} and last.pot_id = ${pots.id} order by last.at_ms desc, last.rowid desc limit 1)`,
      ),
    )
    .where(sql`${pots.instanceId} in (select value from json_each(${sql.placeholder('ids')}))`),
);

/** The last win of each pot of these instances, if it was won. */
export const listLastWins = (tx: Tx, instanceIds: readonly string[]): Promise<LastWin[]> =>
  tx.all(lastOfEach, { ids: JSON.stringify(instanceIds) });
