import { MigrationRefused } from '../migrate.ts';
import type { PostgresSession } from '../postgres/postgres-session.ts';

/** Marks a database that is being filled from elsewhere, or whose store has gone elsewhere. Absent when neither ever happened. */
export type MoveMark = {
  readonly state: 'arriving' | 'arrived' | 'leaving' | 'left';
  /** Distinguishes moves. */
  readonly id: string;
  /** The other side: where the store comes from, or goes to. */
  readonly other: string;
};

export const readMoveMark = async (session: PostgresSession): Promise<MoveMark | undefined> => {
  const { rows: found } = await session.query("select to_regclass('store_move') is not null");
  if (found[0]?.[0] !== 1) return undefined;
  const { rows } = await session.query('select state, id, other from store_move');
  const [row] = rows;
  return row && { state: String(row[0]) as MoveMark['state'], id: String(row[1]), other: String(row[2]) };
};

/** Committed when this has ended, or with the transaction that it is in. */
export const writeMoveMark = async (session: PostgresSession, { state, id, other }: MoveMark): Promise<void> => {
  await session.script(
    'create table if not exists store_move (one int primary key check (one = 1), state text not null, id text not null, other text not null)',
  );
  await session.query(
    'insert into store_move values (1, $1, $2, $3) on conflict (one) do update set state = excluded.state, id = excluded.id, other = excluded.other',
    [state, id, other],
  );
};

/** @throws MigrationRefused when the store is not, or not yet, here. */
export const refuseMoved = async (session: PostgresSession): Promise<void> => {
  const mark = await readMoveMark(session);
  if (mark === undefined || mark.state === 'arrived') return;
  if (mark.state === 'arriving')
    throw new MigrationRefused(
      `The database is being filled from ${mark.other}. Run the same pitboss move again until it has finished.`,
    );
  throw new MigrationRefused(
    mark.state === 'left'
      ? `The store was moved to ${mark.other}. Serve it there; this database pays nothing any more.`
      : `The store is being moved to ${mark.other}. Run the same pitboss move again until it has finished.`,
  );
};
