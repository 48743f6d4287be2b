import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { AMOUNT_MAX } from '../../db/tables/columns.ts';
import { windowEntries } from '../../db/tables/jackpots.ts';
import { ledgerEntries } from '../../db/tables/ledger.ts';

/** The booked contribution of an entry: what the player and the operator paid, in micros. `entry` is the table's name in the query. */
export const bookedInEntry = (entry: string): SQL<number> =>
  sql`(select -sum(posting.value ->> 2) from json_each(${sql.raw(entry)}.record, '$[12]') posting where posting.value ->> 1 in ('playerPaid', 'operatorPaid', 'bonusPaid'))`;

/**
 * Checks that each entry of a time window is a contribution that the pot was in, booked before the window's end and after the previous
 * entry, and as long as the amount booked. The drawing of the window reveals missing ones.
 */
export const compareWindowEntries = async (tx: Tx, instanceId: string): Promise<string | undefined> => {
  const booked = bookedInEntry('e');
  const wrong = await tx.get((db) =>
    db
      .select({ pot: sql<string>`w.pot_id`, seq: sql<number>`w.seq`, until: sql<number>`w.window_end_ms` })
      .from(
        sql`(select *, (covered_carries - lag(covered_carries, 1, 0) over laid) * ${AMOUNT_MAX} + covered_until - lag(covered_until, 1, 0) over laid as length, lag(seq, 1, 0) over laid as seq_before
          from ${windowEntries} where instance_id = ${instanceId}
          window laid as (partition by pot_id, window_end_ms order by covered_carries, covered_until)) w
          left join ${ledgerEntries} e on e.instance_id = w.instance_id and e.seq = w.seq`,
      )
      .where(
        sql`e.kind is distinct from 'contribution' or w.seq <= w.seq_before or cast(e.record ->> 3 as integer) >= w.window_end_ms
          or (e.record ->> 11) ->> 'brand' is distinct from w.brand_path or (e.record ->> 11) ->> 'player' is distinct from w.player_id
          or ((e.record ->> 11) ->> 'pots' is not null and not exists (select 1 from json_each((e.record ->> 11), '$.pots') where value = w.pot_id))
          or ((e.record ->> 11) ->> 'pots' is null and not exists (select 1 from json_each(e.record, '$[12]') p where p.value ->> 0 = w.pot_id))
          or ${booked} is null or ${booked} < w.length or (${booked} > w.length and (w.covered_carries > 0 or w.covered_until < ${AMOUNT_MAX}))`,
      )
      .limit(1),
  );
  return (
    wrong &&
    `the window of the pot ${wrong.pot} until ${wrong.until} includes the entry ${wrong.seq}, which is not such a contribution`
  );
};
