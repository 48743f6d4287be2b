import Database from 'better-sqlite3';

/** A store that a platform has written, and how many rows to add: wins, and those of each other list. */
export type Listed = {
  readonly file: string;
  readonly instanceId: string;
  readonly rows: number;
  readonly wins: number;
};

/**
 * Fills the other lists that grow with traffic, like after years in production. The ledger does not have what they say, so the store cannot be
 * verified any more.
 */
export const fillLists = ({ file, instanceId, rows, wins }: Listed): void => {
  const store = new Database(file);
  for (const pragma of ['synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -200000']) store.pragma(pragma);
  const numbers = (max: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${max})`;
  const n = numbers(rows);
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
  store.exec('begin');
  store.exec(`${numbers(wins)} insert into wins select ${id('win')}, '${instanceId}', 'minor', i, null, 'three', null, ${brand}, ${player},
    1000000, null, ${at}, 0 from n`);
  store.exec(`${numbers(wins)} insert into payouts select ${id('win')} || ':0', ${id('win')}, 0, '${instanceId}', 'northstar', ${brand},
    ${player}, 1000000 + i % 977, 'EUR', 1000000 + i % 977, '1/1', 'paid', 0, 1, ${at}, null, ${at}, ${at}, null, null, null, null, null, null, null from n`);
  store.exec(`${n} insert into audit_events select null, ${id('audit')}, ${at}, case when i % 1000 = 0 then 'rival' else 'northstar' end,
    null, null, null, case when i % 7 = 0 then 'act' else 'other' end, 'instances', 'x' || i % 1000, 'done', null, 'request', '{}', null from n`);
  like('participations', {
    instance_id: `'${instanceId}'`,
    brand_path: brand,
    player_id: id('player'),
    opted_in: 'i % 2',
    updated_at_ms: at,
  });
  store.exec(
    `${n} insert into raffle_tickets select '${instanceId}', i % 3, ${brand}, ${id('player')}, 1000000, 1 + i % 17, 1, 2, 0 from n`,
  );
  store.exec(`${n} insert into deliveries select null, ${id('delivery')}, 'callback', 'callback', case when i % 1000 = 0 then 'rival' else 'northstar' end,
    null, 'https://example.com/', 'contribution', '{}', case when i % 5 = 0 then 'dead' else 'delivered' end, 1, ${Date.now()}, ${Date.now()} - i,
    ${Date.now()} - i * 7919 % 1000000, ${Date.now()}, null, 0, 200, null, null from n`);
  store.exec(`${n} insert into sources select 'northstar', ${id('game')}, 'Game ' || i from n where i % 20 = 0`);
  store.exec('commit');
  store.pragma('wal_checkpoint(TRUNCATE)');
  store.close();
};
