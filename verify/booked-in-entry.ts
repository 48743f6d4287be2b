import { type SQL, sql } from 'drizzle-orm';

/** What the contribution of an entry booked: what the player and the operator paid, in micros. `entry` is the table's name in the query. */
export const bookedInEntry = (entry: string): SQL<number> =>
  sql`(select -sum(posting.value ->> 2) from json_each(${sql.raw(entry)}.record, '$[12]') posting where posting.value ->> 1 in ('playerPaid', 'operatorPaid'))`;
