import { MARKS } from './marks.ts';

/**
 * The facts that all servers of a store agree on, in one row: the store, and its current life. It begins another one when it was found, or
 * said, to have gone back in time. `oldest` is the number of migrations that a server must know.
 */
const COLUMNS = `add column store uuid not null default gen_random_uuid(), add column life uuid not null default gen_random_uuid(),
  add column lives bigint not null default 1, add column oldest bigint not null default 0`;

/** Counts the transactions that servers have committed, in a separate row, since each of them writes it. */
const COMMITS = `create table store_commits (id bigint primary key check (id = 1), commits bigint not null);
insert into store_commits values (1, 0);
`;

/** Counts changes of what is watched. */
const COUNT = `create or replace function store_changed() returns trigger language plpgsql as $$
begin
  update store_state set changes = changes + 1;
  return null;
end $$;
`;

/** Sets up an empty database. */
export const STATE = `create table store_state (id bigint primary key check (id = 1), changes bigint not null);
insert into store_state values (1, 1);
alter table store_state ${COLUMNS};
${COMMITS}${MARKS}${COUNT}`;

/** Upgrades a database of version 0.12. Its servers query a column that is then gone, so none of them writes any more. */
export const STATE_OF_0_12 = `alter table store_state rename column version to changes;
alter table store_state ${COLUMNS};
${COMMITS}${COUNT}`;

/** True if the database is as version 0.12 made it. */
export const IS_STATE_OF_0_12 = `select count(*) filter (where column_name = 'version') from information_schema.columns
  where table_schema = current_schema() and table_name = 'store_state'`;
