// A long proof: it starts PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { claim, endClaims } from '../../../db/servers/claims.ts';
import { WATCHED_TABLES } from '../../../db/tables/servers.ts';
import { migrations } from '../../../server/start/assets.ts';
import type { Client, Reply } from '../../support/server.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';
import { withServers } from '../../support/with-servers.ts';

/** The number of runs of each race, with other offsets. */
const ROUNDS = 15;
const OFFSET_MS = 12;

type Two = {
  readonly one: Client;
  readonly other: Client;
  /** Asks the database past the servers; foreign keys do not hold for what is written so. */
  ask(text: string, values?: readonly unknown[]): Promise<readonly unknown[][]>;
  /** Starts units of work on both servers at nearly the same time. */
  race<T>(...works: readonly (() => Promise<T>)[]): Promise<T[]>;
};

const race = <T>(...works: readonly (() => Promise<T>)[]): Promise<T[]> =>
  Promise.all(
    works.map(async (work) => {
      await sleep(Math.random() * OFFSET_MS);
      return work();
    }),
  );

const withTwo = (work: (two: Two) => Promise<void>): Promise<void> =>
  withServers(2, async ({ servers, database }) => {
    const [one, other] = servers;
    if (one === undefined || other === undefined) throw new Error('there are two');
    const session = await PostgresSession.open({ url: database });
    try {
      await session.query('set session_replication_role = replica');
      const ask: Two['ask'] = async (text, values) => (await session.query(text, values)).rows;
      await work({ one: one.client, other: other.client, ask, race });
    } finally {
      await session.close();
    }
  });

const ok = async (asked: Promise<Reply>): Promise<Reply['body']> => {
  const { status, body } = await asked;
  assert.ok(status < 300, JSON.stringify(body));
  return body;
};

const codeOf = ({ status, body }: Reply): string => (status < 300 ? 'done' : body.code);
const OWNER = 'northstar';

const publishedTemplate = async (client: Client, id: string): Promise<void> => {
  await ok(client.call('createTemplate', { body: threePots({ id, name: id }) }));
  await ok(client.call('publishTemplate', { body: { owner_id: OWNER, template_id: id } }));
};

const instantiate = (client: Client, templateId: string, code: string) =>
  client.call('instantiateTemplate', {
    body: instantiation({ template_id: templateId, instance_game_code: code, instance_name: code }),
  });

suite('server/peers/races', (test) => {
  test('a template is edited or instantiated first: an instance has the rules that count, and its template stays as it is', () =>
    withTwo(async ({ one, other, ask, race }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = `edited-${round}`;
        await publishedTemplate(one, id);
        const changed = threePots({ id, name: 'changed', house_hold_contribution: { Percentage: 0.2 } });
        const [editor, opener] = round % 2 === 0 ? [one, other] : [other, one];
        const [edited, opened] = await race(
          () => editor.call('updateTemplate', { path: { template_id: id }, body: changed }),
          () => instantiate(opener, id, id),
        );
        assert.is(opened?.status, 200, JSON.stringify(opened?.body));
        const [[rules, document] = []] = await ask(
          'select i.rules, t.document from instances i join templates t on t.id = i.template_id where t.id = $1',
          [id],
        );
        const holdOf = (text: unknown) => JSON.parse(String(text)).house_hold_contribution.Percentage;
        assert.equal([holdOf(rules), holdOf(document)], edited?.status === 200 ? [0.2, 0.2] : [0.1, 0.1]);
        if (edited?.status !== 200) assert.is(edited?.body.code, 'template_locked');
      }
    }));

  test('priorities of assignments are the next ones, and a source takes no more than its maximum', () =>
    withTwo(async ({ one, other, ask, race }) => {
      await publishedTemplate(one, 'many');
      const instances: string[] = [];
      for (let at = 0; at < 6; at += 1) instances.push((await ok(instantiate(one, 'many', `many-${at}`))).id);
      const assign = (client: Client, source: string, instance_id: unknown) => () =>
        client.call('assignSources', { body: { owner_id: OWNER, source_id: [source], instance_id } });
      for (let round = 0; round < ROUNDS; round += 1) {
        const source = `source-${round}`;
        await ok(one.call('createSources', { body: [{ owner_id: OWNER, source_id: source, source_name: source }] }));
        const isFull = round % 2 === 0;
        if (isFull)
          await ask(
            "insert into source_jackpots (owner_id, source_id, instance_id, priority, assigned_order) select $1, $2, 'made-' || n, n, n from generate_series(0, 996) n",
            [OWNER, source],
          );
        const outcomes = await race(...instances.map((id, at) => assign(at % 2 === 0 ? one : other, source, id)));
        const expected = isFull ? 3 : instances.length;
        assert.is(outcomes.filter(({ status }) => status === 200).length, expected, outcomes.map(codeOf).join());
        const [[count, priorities, orders] = []] = await ask(
          'select count(*), count(distinct priority), count(distinct assigned_order) from source_jackpots where source_id = $1',
          [source],
        );
        const total = (isFull ? 997 : 0) + expected;
        assert.equal([count, priorities, orders], [total, total, total]);
      }
    }));

  test('a source or a segment is deleted while it is not used, or used while it is not deleted', () =>
    withTwo(async ({ one, other, ask, race }) => {
      await publishedTemplate(one, 'used');
      const { id: instance_id } = await ok(instantiate(one, 'used', 'used'));
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = `used-${round}`;
        await ok(one.call('createSources', { body: [{ owner_id: OWNER, source_id: id, source_name: id }] }));
        await ok(one.call('createSegments', { body: [{ owner_id: OWNER, id, priority: 0, jackpots: [] }] }));
        const [a, b] = round % 2 === 0 ? [one, other] : [other, one];
        const [deleted, assigned, deletedSegment, assignedSegment] = await race(
          () => a.call('deleteSources', { body: [{ owner_id: OWNER, source_id: id }] }),
          () => b.call('assignSources', { body: { owner_id: OWNER, source_id: [id], instance_id } }),
          () => a.call('deleteSegments', { body: [{ owner_id: OWNER, segment_id: id }] }),
          () => b.call('assignSegment', { body: { owner_id: OWNER, segment_id: id, instance_id } }),
        );
        for (const [table, gone, used] of [
          ['source', deleted, assigned],
          ['segment', deletedSegment, assignedSegment],
        ] as const) {
          const said = `${table} ${round}: ${JSON.stringify([gone?.body, used?.body])}`;
          assert.is(gone?.status, 200, said);
          const isDeleted = gone?.body.succeeded.length === 1;
          assert.is(used?.status === 200, !isDeleted, said);
          const idColumn = table === 'source' ? 'source_id' : 'id';
          const [[rows, uses] = []] = await ask(
            `select (select count(*) from ${table}s where ${idColumn} = $1), (select count(*) from ${table}_jackpots where ${table}_id = $1)`,
            [id],
          );
          assert.equal([rows, uses], isDeleted ? [0, 0] : [1, 1], said);
        }
      }
    }));

  test('brands, organisations below one, and units stay within their limits, and none is lost', () =>
    withTwo(async ({ one, other, ask, race }) => {
      await ask(
        "insert into brands (operator_id, id, name, enabled, created_at_ms) select $1, 'made-' || n, 'made', 1, 0 from generate_series(1, 9990) n",
        [OWNER],
      );
      await ask(
        `insert into organisations (id, name, parent_id, enabled, base_currency, units, created_at_ms, updated_at_ms)
         select 'made-' || n, 'made', $1, 1, 'EUR', '[]', 0, 0 from generate_series(1, 995) n`,
        [OWNER],
      );
      for (const id of [OWNER, 'units']) await ok(one.call('createOrganisation', { body: { id, units: [] } }));
      const units = Array.from({ length: 980 }, (_, at) => `made-${at}`);
      await ok(one.call('addOrganisationUnits', { path: { org_id: 'units' }, body: units }));
      const at = (turn: number) => (turn % 2 === 0 ? one : other);
      const saved = { brands: 0, units: 0, organisations: 0 };
      for (let round = 0; round < 6; round += 1) {
        const turns = [0, 1, 2, 3];
        const names = (turn: number) => [`new-${round}-${turn}-a`, `new-${round}-${turn}-b`];
        const brands = await race(
          ...turns.map((turn) => () => {
            const body = names(turn).map((id) => ({ id, name: id }));
            return ok(at(turn).call('saveBrands', { path: { operator_id: OWNER }, body }));
          }),
          ...turns.map(
            (turn) => () => ok(at(turn).call('addOrganisationUnits', { path: { org_id: 'units' }, body: names(turn) })),
          ),
        );
        for (const { success = [], succeeded = [] } of brands) {
          saved.brands += success.length;
          saved.units += succeeded.length;
        }
        const made = await race(
          ...turns.map((turn) => () => {
            const [id] = names(turn);
            return at(turn).call('createOrganisation', { body: { id, name: id, parent_id: OWNER, units: [] } });
          }),
        );
        saved.organisations += made.filter(({ status }) => status < 300).length;
      }
      const [[brands, children, stored] = []] = await ask(
        `select (select count(*) from brands where operator_id = $1), (select count(*) from organisations where parent_id = $1),
          (select units from organisations where id = 'units')`,
        [OWNER],
      );
      const kept = JSON.parse(String(stored)).length;
      assert.equal([brands, children, kept], [10_000, 1_000, 1_000], JSON.stringify(saved));
      assert.equal(saved.units, 20);
    }));

  test('a whole tree stays within its limit, whichever way organisations come into it', () =>
    withTwo(async ({ one, other, ask, race }) => {
      for (const id of ['tree', 'aside']) await ok(one.call('createOrganisation', { body: { id, units: [] } }));
      const insert = `insert into organisations (id, name, parent_id, enabled, base_currency, units, created_at_ms, updated_at_ms)
        select $1 || n, 'made', $2 || case when $2 = 'branch-' then (n % 20)::text else '' end, 1, 'EUR', '[]', 0, 0
        from generate_series(0, $3::int) n`;
      await ask(insert, ['branch-', 'tree', 19]);
      // With the top and its 20 branches 9,999: there is one place left, and branches have room for more.
      await ask(insert, ['made-', 'branch-', 9_977]);
      for (let round = 0; round < ROUNDS; round += 1) {
        const [a, b] = round % 2 === 0 ? [one, other] : [other, one];
        const moved = `moved-${round}`;
        await ok(one.call('createOrganisation', { body: { id: moved, parent_id: 'aside', units: [] } }));
        const create = (at: Client, id: string, parent_id: string) => () =>
          at.call('createOrganisation', { body: { id, parent_id, units: [] } });
        const replies = await race(
          create(a, `new-${round}-a`, 'branch-1'),
          create(b, `new-${round}-b`, 'branch-2'),
          () => b.call('updateOrganisation', { path: { org_id: moved }, body: { parent_id: 'branch-3' } }),
        );
        assert.equal(replies.map(codeOf).toSorted(), [
          'done',
          'organisation_parent_invalid',
          'organisation_parent_invalid',
        ]);
        const [[count] = []] = await ask(
          `with recursive below(id) as (select id from organisations where id = 'tree' union all
            select o.id from organisations o join below on o.parent_id = below.id) select count(*) from below`,
        );
        assert.is(count, 10_000);
        await ask("delete from organisations where id like 'new-%' or id like 'moved-%'");
      }
    }));

  test('a game code is taken once', () =>
    withTwo(async ({ one, other, race }) => {
      await publishedTemplate(one, 'coded');
      const replies = await race(...[one, other].map((client) => () => instantiate(client, 'coded', 'taken')));
      assert.equal(replies.map(codeOf).toSorted(), ['done', 'game_code_taken']);
    }));

  test("a claim, such as an import or a credit, is one server's, and another's when that is gone", () =>
    withEmptyDatabase(async (url) => {
      const open = () => openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES });
      const stores = [await open(), await open()];
      const session = await PostgresSession.open({ url });
      try {
        const insert =
          "insert into servers (id, name, version, schema_tag, beat, started_at_ms) values ($1, '', '', '', 0, 0)";
        for (const at of [0, 1]) await session.query(insert, [`${at}`]);
        for (let round = 0; round < ROUNDS * 2; round += 1) {
          const ids = Array.from({ length: 20 }, (_, at) => `${round}-${at}`);
          const claiming = stores.map(
            (store, at) => () =>
              store.write((tx) => claim(tx, 'import', round % 2 === 0 ? ids : ids.toReversed(), `${at}`)),
          );
          const [first = [], second = []] = await race(...claiming);
          assert.equal([...first, ...second].toSorted(), ids.toSorted(), 'each of them once');
          await stores[0]?.write((tx) => endClaims(tx, 'import', first, '0'));
          const rest = await stores[1]?.write((tx) => claim(tx, 'import', ids, '1'));
          assert.equal([...(rest ?? [])].toSorted(), ids.toSorted());
          await stores[1]?.write((tx) => endClaims(tx, 'import', ids, '1'));
        }
        assert.is((await stores[1]?.write((tx) => claim(tx, 'import', ['left'], '1')))?.length, 1);
        assert.is((await stores[0]?.write((tx) => claim(tx, 'import', ['left'], '0')))?.length, 0);
        await session.query("delete from servers where id = '1'");
        assert.is((await stores[0]?.write((tx) => claim(tx, 'import', ['left'], '0')))?.length, 1);
      } finally {
        await Promise.all([...stores.map((store) => store.close()), session.close()]);
      }
    }));
});
