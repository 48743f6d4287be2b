import Database from 'better-sqlite3';

/** A store that a platform has written, and how many rows to add to it. */
export type Filled = { readonly file: string; readonly instanceId: string; readonly rows: number };

/**
 * Fills the tables that grow with traffic with this many rows each, like after years in production. Seals are not computed, so the store
 * cannot be verified.
 */
export const fill = ({ file, instanceId, rows }: Filled): void => {
  const store = new Database(file);
  for (const pragma of ['synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -200000']) store.pragma(pragma);
  const n = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})`;
  const id = (table: string): string => `printf('${table}-%08d', i)`;
  const brand = `case when i % 1000 = 0 then 'northstar:sol' else 'northstar:luna' end`;
  const player = `printf('p-%06d', i % 100000)`;
  const at = '1700000000000 + i * 100';
  const like = (table: string, values: Readonly<Record<string, string>>): void => {
    const known = store.prepare(`select * from ${table} limit 1`).get() as Record<string, unknown> | undefined;
    if (known === undefined) throw new Error(`The store has no row in ${table} yet.`);
    const columns = store.pragma(`table_info(${table})`) as { name: string }[];
    const selected = columns.map(({ name }) => values[name] ?? `(select ${name} from ${table} limit 1)`);
    store.exec(`${n} insert into ${table} (${columns.map(({ name }) => name)}) select ${selected} from n`);
  };
  const last = store
    .prepare('select max(id) id, max(seq) seq from ledger_entries where instance_id = ?')
    .get(instanceId);
  const { id: lastId, seq: lastSeq } = last as { id: number; seq: number };
  store.exec('begin');
  like('ledger_entries', {
    id: `i + ${lastId}`,
    instance_id: `'${instanceId}'`,
    seq: `i + ${lastSeq}`,
    kind: `case when i % 5000 = 0 then 'win' else 'contribution' end`,
    at_ms: at,
    reference: id('reference'),
    idempotency_key: 'null',
  });
  for (const [line, account] of ['operatorPaid', 'house', 'contributedAmount'].entries())
    store.exec(`${n} insert into ledger_postings select i + ${lastId}, ${line},
      ${line < 2 ? `''` : `case when i % 5000 = 0 then 'mega' else 'minor' end`}, '${account}', ${line === 0 ? -3 : line}, null from n`);
  store.exec(`update instances set ledger_seq = ledger_seq + ${rows} where id = '${instanceId}'`);
  store.exec(`${n} insert into wins select ${id('win')}, '${instanceId}', 'minor', i, null, 'three', null, ${brand}, ${player},
    1000000, null, ${at}, 0 from n`);
  store.exec(`${n} insert into payouts select ${id('win')} || ':0', ${id('win')}, 0, '${instanceId}', 'northstar', ${brand},
    ${player}, 1000000 + i % 977, 'EUR', 1000000, '1/1', 'paid', 0, 1, ${at}, null, ${at}, ${at}, null, null from n`);
  store.exec(`${n} insert into audit_events select null, ${id('audit')}, ${at}, case when i % 1000 = 0 then 'rival' else 'northstar' end,
    null, null, null, case when i % 7 = 0 then 'act' else 'other' end, 'instances', 'x' || i % 1000, 'done', null, 'request', '{}' from n`);
  like('participations', {
    instance_id: `'${instanceId}'`,
    brand_path: brand,
    player_id: id('player'),
    opted_in: 'i % 2',
    updated_at_ms: at,
  });
  store.exec(
    `${n} insert into raffle_tickets select '${instanceId}', i % 3, ${brand}, ${id('player')}, 1000000, 1 + i % 17, 1, 2 from n`,
  );
  store.exec(`${n} insert into deliveries select null, ${id('delivery')}, 'callback', 'callback', case when i % 1000 = 0 then 'rival' else 'northstar' end,
    null, 'https://example.com/', 'contribution', '{}', case when i % 5 = 0 then 'dead' else 'delivered' end, 1, ${Date.now()}, ${Date.now()} - i,
    ${Date.now()} - i * 7919 % 1000000, ${Date.now()}, null, 0, 200, null from n`);
  store.exec(`${n} insert into sources select 'northstar', ${id('game')}, 'Game ' || i from n where i % 20 = 0`);
  store.exec('commit');
  store.pragma('wal_checkpoint(TRUNCATE)');
  store.close();
};
