/** The tables of the plain server: the same records as the platform's, without its checks and triggers. */
export const SCHEMA = `
create table brands (path text primary key, enabled integer not null) without rowid;
create table instances (
  id text primary key, operator_id text not null, currency text not null, state text not null,
  house integer not null, total_contributions integer not null, updated_at_ms integer not null
);
create table pots (
  instance_id text not null references instances (id), position integer not null, id text not null, enabled integer not null,
  contributed_amount integer not null, contributed_seed integer not null, total_contributions integer not null,
  primary key (instance_id, position)
);
create table contributions (
  id text primary key, instance_id text not null references instances (id), brand_path text not null, player_id text not null,
  gameround_id text, currency text not null, wager integer not null, booked integer not null, created_at_ms integer not null,
  state text not null check (state in ('open', 'booked', 'refused', 'cancelling'))
);
create index contributions_player on contributions (instance_id, brand_path, player_id, created_at_ms);
create table ledger_entries (
  id integer primary key, instance_id text not null references instances (id), kind text not null, actor text not null,
  reference text not null, at_ms integer not null
);
create index ledger_entries_instance on ledger_entries (instance_id, id);
create table ledger_postings (
  entry_id integer not null references ledger_entries (id), line integer not null, pot_id text not null, account text not null,
  amount integer not null, balance_after integer, primary key (entry_id, line)
);
create table idempotency_keys (
  scope text not null, key text not null, fingerprint text not null, contribution_id text not null, created_at_ms integer not null,
  primary key (scope, key)
);`;
