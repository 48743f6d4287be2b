import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { listAccounts } from '../../db/accounts/listed-accounts.ts';
import { listApprovals } from '../../db/approvals/listed-approvals.ts';
import { listAuditEvents } from '../../db/audit/audit-events.ts';
import { listPlayerBonuses } from '../../db/bonuses/player-bonuses.ts';
import { listCancels } from '../../db/contributions/listed-cancels.ts';
import { listDeliveries } from '../../db/deliveries/listed-deliveries.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { listInstances } from '../../db/jackpots/listed-instances.ts';
import { listTickets } from '../../db/jackpots/raffle-tickets.ts';
import { listEntries } from '../../db/ledger/listed-entries.ts';
import { listParticipations } from '../../db/opt-ins/participations.ts';
import { listSources } from '../../db/routing/sources.ts';
import { listPayouts, sumPayouts } from '../../db/wins/listed-payouts.ts';
import { openEmpty, withEmptyStore } from '../support/empty-store.ts';
import { suite } from '../support/suite.ts';

type Values = Readonly<Record<string, readonly unknown[]>>;
type Filter = Record<string, unknown>;

/** Every combination of filters: each is absent or has one of its values. */
const combinationsOf = (values: Values): Filter[] =>
  Object.entries(values).reduce<Filter[]>(
    (filters, [name, each]) =>
      filters.flatMap((filter) => [filter, ...each.map((value) => ({ ...filter, [name]: value }))]),
    [{}],
  );

const LATEST = { page: 0, limit: 1, descending: true } as const;
const PLAYER = { brandPath: 'o:b', playerId: 'p' };
const OWNERS = [['o']];
/** A filter is as a handler passes it; its type is not known to the combinations. */
// biome-ignore lint/suspicious/noExplicitAny: every combination of values fits each filter.
type Any = any;

/** The lists of tables that grow with traffic, with the values of their filters that can make a difference to a plan. */
const lists: [table: string, values: Values, list: (tx: Tx, filter: Any) => Promise<unknown>][] = [
  [
    'payouts',
    {
      owners: OWNERS,
      instanceId: ['i'],
      brandPath: ['o:b'],
      playerId: ['p'],
      withheld: [true],
      state: ['held'],
      pay: [{ currency: 'EUR' }, { currency: 'EUR', least: 1n, most: 2n }],
      fromMs: [1],
      toMs: [2],
    },
    async (tx, filter) => [
      await listPayouts(tx, filter, { ...LATEST, sortField: 'timestamp' }),
      await sumPayouts(tx, filter),
    ],
  ],
  [
    'audit_events',
    {
      owners: OWNERS,
      ownerId: ['o'],
      fromMs: [1],
      toMs: [2],
      actorId: ['a'],
      action: ['a'],
      targetId: ['t'],
      outcome: ['done'],
    },
    (tx, filter) => listAuditEvents(tx, filter, { ...LATEST, sortField: 'timestamp' }),
  ],
  [
    'deliveries',
    { owners: OWNERS, destinationId: ['d'], state: ['pending', 'dead', 'delivered'] },
    (tx, filter) => listDeliveries(tx, filter, { ...LATEST, sortField: 'last_attempt' }),
  ],
  [
    'ledger_entries',
    { kind: ['win'], reference: ['r'], potId: ['p'], fromMs: [1], toMs: [2], hasArchive: [true] },
    (tx, filter) => listEntries(tx, { instanceId: 'i', afterSeq: 0, ...filter }, LATEST),
  ],
  [
    'contribution_intents',
    { owners: OWNERS, instanceId: ['i'], brandPath: ['o:b'], playerId: ['p'] },
    (tx, filter) => listCancels(tx, filter, { ...LATEST, sortField: 'attempts' }),
  ],
  [
    'approvals',
    { owners: OWNERS, state: ['pending', 'expired', 'approved'], operation: ['o'], targetId: ['t'] },
    (tx, filter) => listApprovals(tx, filter, { ...LATEST, sortField: 'timestamp' }, 1),
  ],
  [
    'participations',
    { owners: OWNERS, instanceId: ['i'], player: [PLAYER], optedIn: [true] },
    (tx, filter) => listParticipations(tx, filter, { order: 'latest', page: 0, limit: 1 }),
  ],
  [
    'raffle_tickets',
    { owners: OWNERS, instanceId: ['i'], player: [PLAYER], brandPath: ['o:b'] },
    (tx, filter) => listTickets(tx, filter, { ...LATEST, sortField: 'ticket_count' }),
  ],
  [
    'player_bonuses',
    { id: ['b'], state: ['Available'], providerId: ['s'], gameCode: ['g'] },
    (tx, filter) =>
      listPlayerBonuses(tx, { ...PLAYER, ...filter }, { ...LATEST, sortField: 'timestamp_bonus_awarded' }, 1),
  ],
  [
    'instances',
    { owners: OWNERS, ownerId: ['o'], status: ['Active'], name: ['n'], ids: [['i']] },
    (tx, filter) => listInstances(tx, filter, { ...LATEST, sortField: 'status' }, 1),
  ],
  [
    'sources',
    { owners: OWNERS, ownerId: ['o'], name: ['n'], leading: ['i'] },
    (tx, filter) => listSources(tx, filter, { ...LATEST, sortField: 'source_name' }),
  ],
  [
    'accounts',
    { places: [['o'], ['o', 'q:u']], type: ['admin'], ids: [['a']], organisationId: ['o'] },
    (tx, filter) => listAccounts(tx, filter, { ...LATEST, sortField: 'created_on' }),
  ],
];

/** The texts that all combinations prepare, as a listing of few rows and as one of many. */
const textsOf = async (values: Values, list: (tx: Tx, filter: Filter) => Promise<unknown>): Promise<string[]> => {
  const texts = new Set<string>();
  const listAll = async (tx: Tx): Promise<void> => {
    const many: Tx = Object.assign(Object.create(tx), {
      all: tx.all.bind(tx),
      sorter: tx.sorter.bind(tx),
      pause: async () => {},
      aside: (work: (aside: Tx) => Promise<unknown>) => work(many),
      get: async (...call: Parameters<Tx['get']>) => {
        const found = await tx.get(...call);
        return Object(found).n === undefined ? found : { n: 1_000_000 };
      },
    });
    for (const filter of combinationsOf(values)) for (const each of [tx, many]) await list(each, filter);
  };
  await withEmptyStore(async (store) => {
    const { prepare } = Database.prototype;
    Database.prototype.prepare = function (this: Database.Database, text: string) {
      texts.add(text);
      return prepare.call(this, text);
    } as typeof prepare;
    await store.write(listAll).finally(() => {
      Database.prototype.prepare = prepare;
    });
  });
  return [...texts];
};

/** From an opening bracket, or the start of a select, to where it ends. */
const enclosed = (text: string, from: number): string => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth < 0) return text.slice(from, at);
  }
  return text.slice(from);
};

/** The selects of a text that take rows of the table by themselves: those that must not look at more rows than they take. */
const takesOf = (text: string, table: string): string[] => {
  const start = new RegExp(
    `select (?:1|rowid as _row, \\*|json_array\\([^)]*\\)) from "${table}"(?! where "${table}".rowid in)`,
    'g',
  );
  return [...text.matchAll(start)].map(({ index }) => enclosed(text, index));
};

/** Splits at a word outside of brackets; brackets around the whole are taken off. */
const split = (text: string, word: string): string[] => {
  const inner = text.trim();
  if (inner.startsWith('(') && enclosed(inner, 1).length === inner.length - 2) return split(inner.slice(1, -1), word);
  let depth = 0;
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === '(') depth += 1;
    if (inner[at] === ')') depth -= 1;
    if (depth === 0 && inner.startsWith(word, at))
      return [...split(inner.slice(0, at), word), ...split(inner.slice(at + word.length), word)];
  }
  return [inner];
};

/** The conditions of a select. */
const conditionsOf = (select: string): string[] => {
  const [, ...where] = split(select, ' where ');
  const [condition = ''] = split(split(where.join(' where '), ' order by ')[0] ?? '', ' limit ');
  return condition === '' ? [] : split(condition, ' and ');
};

const plan = (client: Database.Database, text: string): string[] => {
  const values = Array.from({ length: text.match(/\?/g)?.length ?? 0 }, () => 1);
  return (client.prepare(`explain query plan ${text}`).all(...values) as { detail: string }[]).map(
    ({ detail }) => detail,
  );
};

/** Words of SQL as SQLite and drizzle both could have written them. */
const plain = (sql: string): string => sql.replaceAll(/"\w+"\.|["()\s]/g, '').toLowerCase();

/** The faults in SQLite's plan: it looks at more rows than it takes, or sorts them. */
const faultsOf = (client: Database.Database, table: string, select: string): string[] => {
  const steps = plan(client, select);
  const [step = '', ...others] = steps;
  const [, index = '', terms = ''] = /USING (?:COVERING )?INDEX (\w+)(?: \((.*)\))?$/.exec(step) ?? [];
  const sql = client.prepare('select sql from sqlite_schema where name = ?').pluck().get(index) as string | null;
  const [, ofIndex = ''] = / WHERE (.*)$/s.exec(sql ?? '') ?? [];
  const looked = conditionsOf(select).filter(
    (condition) => !ofIndex.split(/ and /i).map(plain).includes(plain(condition)),
  );
  const found = /INTEGER PRIMARY KEY/.test(step) ? looked.length : terms === '' ? 0 : terms.split(' AND ').length;
  return others.length === 0 && found === looked.length ? [] : [`${table}: ${select}`, ...steps, `${looked}`];
};

suite('db/list-scopes', (test) => {
  const client = openEmpty();
  for (const [table, values, list] of lists)
    test(`any combination of filters takes ${table} in the order of an index, and looks at no others`, async () => {
      const texts = (await textsOf(values, list)).filter(
        (text) => /^select/i.test(text) && text.includes(`"${table}"`),
      );
      const takes = new Set(texts.flatMap((text) => takesOf(text, table)));
      assert.ok(takes.size >= 2, `${takes.size} ways to take rows`);
      assert.equal(
        [...takes].flatMap((select) => faultsOf(client, table, select)),
        [],
      );
      // Apart from that, rows of the table are looked up one by one.
      const isOf = new RegExp(`^(SEARCH|SCAN) ${table}\\b`);
      const isLookUp = /\(rowid=\?\)$|INDEX ledger_entries_contributions \(reference=\?\)$/;
      const walks = [...takes].flatMap((select) => plan(client, select));
      const others = texts.flatMap((text) => {
        const steps = plan(client, text);
        const known = [...walks, ...(steps.includes(`CO-ROUTINE ${table}`) ? [`SCAN ${table}`] : [])];
        return steps.filter((step) => isOf.test(step) && !known.includes(step) && !isLookUp.test(step));
      });
      assert.equal([...new Set(others)], []);
    });
});
