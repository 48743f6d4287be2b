import * as assert from 'uvu/assert';
import { listPendingEvents } from '../../../db/events/outbox.ts';
import { listParticipations } from '../../../db/opt-ins/participations.ts';
import { RandomGenerator } from '../../../server/random/generator.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { pointers } from '../../support/leading.ts';
import { LUNA, openOther, optIn, optInEvents, statusesOf, withBrands } from '../../support/opting-in.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import type { Client, Parts, Reply } from '../../support/server.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { dailyPot, withTimed } from '../../support/timed.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('saveOptIns', (test) => {
  /** Sends players of luna as JSON. */
  const save = (client: Client, instance_id: string, changes: object = {}, more: Parts = {}): Promise<Reply> =>
    client.call('saveOptIns', {
      ...more,
      body: { instance_id, brand_id: LUNA, opt_ins: [], opt_outs: [], ...changes },
    });

  /** Sends lines of CSV under the header. */
  const upload = (client: Client, instance_id: string, lines: readonly string[], more: Parts = {}): Promise<Reply> =>
    client.call('saveOptIns', {
      raw: ['player_id,opt_in', ...lines].join('\n'),
      query: { instance_id, brand_id: LUNA },
      ...more,
      headers: { 'content-type': 'text/csv', ...more.headers },
    });

  /** The players with a status, and the status. */
  const stored = (data: string): unknown[] =>
    select(data, 'select player_id, opted_in from participations order by player_id').map(({ player_id, opted_in }) =>
      [player_id, opted_in === 1 ? 'in' : 'out'].join(' '),
    );

  const CONTRADICTED = 'validation_failed: The player is listed with both true and false.';
  const BOTH = 'validation_failed: The player is in both opt_ins and opt_outs.';
  const FORM = 'validation_failed: Expected `player_id,true` or `player_id,false`.';

  test('B24 opts players in and out, skips players in both lists, and emits an OptInEvent for each change', () =>
    withBrands(async (client, id, data) => {
      for (const player_id of ['b', 'c', 'd']) await optIn(client, id, { player_id });
      const told = optInEvents(data).length;
      const lists = { opt_ins: ['a', 'b', 'a', 'd'], opt_outs: ['c', 'd', 'e'] };
      const reply = await save(client, id, lists);
      assert.equal([reply.status, reply.body], [200, { errors: { d: BOTH } }]);
      assert.equal(stored(data), ['a in', 'b in', 'c out', 'd in', 'e out']);
      assert.equal(optInEvents(data).slice(told), [
        ['a', true, null],
        ['c', false, null],
      ]);
      const before = contents(data);
      assert.equal((await save(client, id, lists)).body, { errors: { d: BOTH } });
      assert.equal(contents(data), before, 'a repetition changes nothing');
      assert.equal((await save(client, id)).body, { errors: {} });
    }));

  test('B24 takes CSV, line by line, and skips players listed with both values', () =>
    withBrands(async (client, id, data) => {
      const reply = await upload(client, id, [
        'a,true\r',
        '"b",false',
        'c,true',
        '',
        'd,yes',
        'c,false',
        'a,true',
        ',true',
        '"e,true',
      ]);
      const line = 'validation_failed: Expected a player id at the start of the line.';
      assert.equal(reply.body, { errors: { c: CONTRADICTED, d: FORM, 'line 9': line, 'line 10': line } });
      assert.equal(stored(data), ['a in', 'b out']);
      assert.equal(optInEvents(data), [['a', true, null]]);
    }));

  test('B24 leaves preferences and counters as they are', () =>
    withBrands(async (client, id) => {
      await optIn(client, id, { contribution_value: 3 });
      await save(client, id, { opt_outs: ['p-1'] });
      await upload(client, id, ['p-1,true']);
      const [{ preferred_contribution_value, opted_in }] = await statusesOf(client);
      assert.equal([preferred_contribution_value, opted_in], [3, true]);
    }));

  test('B24 lists who is not admitted, with the reason, but lets any player opt out', () =>
    withBrands(async (client, id, data) => {
      const nova = await openOther(client, 'nova', { allowed_brands: ['northstar:nova'] });
      const abroad = await openOther(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      const reasons = async (instance: string) => {
        const { body } = await save(client, instance, { opt_ins: ['a'], opt_outs: ['b'] });
        assert.equal((await upload(client, instance, ['a,true', 'b,false'])).body, body);
        return body.errors;
      };
      assert.equal(await reasons(abroad), {});
      const excluded = "brand_excluded: Use one of the instance's allowed brands.";
      assert.equal(await reasons(nova), { a: excluded });
      const players = { owner_id: 'northstar', players: ['a', 'b'], reason: 'A test.' };
      await client.call('excludePlayers', { body: players });
      assert.equal(await reasons(abroad), { a: 'player_excluded: Do not offer jackpots to the player.' });
      await client.call('readmitPlayers', { body: players });
      change(data, "update instances set state = 'Terminated'");
      assert.equal(await reasons(id), { a: 'instance_terminated: Use another instance.' });
      change(data, "update operators set enabled = 0 where id = 'northstar'");
      assert.equal(await reasons(id), { a: 'owner_disabled: Enable the operator or brand first.' });
      assert.equal(stored(data), ['a in', 'b out', 'b out', 'b out']);
      assert.equal(eventTypes(data), ['OptInEvent']);
    }));

  test('B24 refuses what does not exist for the brand with brand_not_found and instance_not_found', () =>
    withBrands(async (client, id, data) => {
      const before = contents(data);
      const refuses = async (instance: string, brand_id: string, expected: string) => {
        assert.is(outcome(await save(client, instance, { brand_id, opt_outs: ['a'] })), expected);
        const query = { instance_id: instance, brand_id };
        assert.is(outcome(await upload(client, instance, ['a,false'], { query })), expected);
      };
      await refuses(id, 'northstar:nobody', '404 brand_not_found');
      await refuses('x', LUNA, '404 instance_not_found');
      await refuses(id, 'southstar:sol', '404 instance_not_found');
      assert.equal(contents(data), before);
    }));

  test('B24 refuses the players of a brand out of reach with permission_denied', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withBrands(async (client, id, data) => {
      const token = await tokenFor(data, brand);
      for (const brand_id of ['northstar:nova', 'northstar:nobody'])
        assert.is(outcome(await save(client, id, { brand_id }, { token })), '403 permission_denied');
      assert.is((await upload(client, id, ['a,true'], { token })).status, 200);
    }, saveAccounts(brand));
  });

  test('B24 needs instance and brand once: with CSV in the query, which must agree with a JSON body', () =>
    withBrands(async (client, id, data) => {
      const before = contents(data);
      const fails = async (asked: Promise<Reply>, ...expected: string[]) => {
        const reply = await asked;
        assert.is(outcome(reply), '400 validation_failed');
        assert.equal(pointers(reply), expected);
      };
      await fails(upload(client, id, ['a,true'], { query: {} }), '/query/instance_id', '/query/brand_id');
      await fails(upload(client, id, ['a,true'], { query: { brand_id: LUNA } }), '/query/instance_id');
      const other = { instance_id: 'x', brand_id: 'northstar:nova' };
      await fails(save(client, id, { opt_ins: ['a'] }, { query: other }), '/query/instance_id', '/query/brand_id');
      const query = { instance_id: id, brand_id: LUNA };
      const raw = 'a,true\n';
      await fails(upload(client, id, [], { raw, query }), '');
      await fails(upload(client, id, [], { raw: '', query }), '');
      assert.equal(contents(data), before);
      assert.is((await save(client, id, { opt_ins: ['a'] }, { query })).status, 200);
    }));

  test('B24 does 1,000 players in each list', () =>
    withBrands(async (client, id, data) => {
      const players = (prefix: string) => Array.from({ length: 1000 }, (_, index) => `${prefix}-${index}`);
      const lists = { opt_ins: players('in'), opt_outs: players('out') };
      assert.equal((await save(client, id, lists)).body, { errors: {} });
      assert.is(stored(data).length, 2000);
      assert.is(optInEvents(data).length, 1000);
      const more = await save(client, id, { opt_ins: [...lists.opt_ins, 'one more'] });
      assert.equal([outcome(more), pointers(more)], ['400 validation_failed', ['/opt_ins']]);
    }));

  test('B24 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withBrands(async (client, id, data) => {
      const json = { headers: { 'idempotency-key': 'k-json' } };
      const csv = { headers: { 'idempotency-key': 'k-csv' } };
      const lists = { opt_ins: ['a', 'd'], opt_outs: ['d'] };
      await save(client, id, lists, json);
      await upload(client, id, ['b,true', 'c,yes'], csv);
      await save(client, id, { opt_outs: ['a', 'b'] });
      const before = contents(data);
      const again = [await save(client, id, lists, json), await upload(client, id, ['b,true', 'c,yes'], csv)];
      assert.equal(
        again.map(({ status, headers, body }) => [status, headers.get('idempotent-replayed'), body]),
        [
          [200, 'true', { errors: { d: BOTH } }],
          [200, 'true', { errors: { c: FORM } }],
        ],
      );
      assert.is(outcome(await save(client, id, { opt_ins: ['x'] }, json)), '422 idempotency_key_reused');
      assert.is(outcome(await upload(client, id, ['x,true'], csv)), '422 idempotency_key_reused');
      assert.is(outcome(await upload(client, id, ['x,true'], json)), '422 idempotency_key_reused');
      assert.equal(contents(data), before);
    }));

  test('B24 audits a request once, with how many players were done', () =>
    withBrands(async (client, id, data) => {
      const last = 'select action, owner_id, resource, target_id, detail from audit_events where seq > ? order by seq';
      const [{ seq } = {}] = select(data, 'select max(seq) seq from audit_events');
      const lines = Array.from({ length: 600 }, (_, index) => `p-${index},true`);
      await upload(client, id, [...lines, 'p-1,yes']);
      assert.equal(select(data, last, Number(seq)), [
        { action: 'saveOptIns', owner_id: LUNA, resource: 'optins', target_id: id, detail: '{"count":"600"}' },
      ]);
    }));

  test('B24 while a list is being done, another under its key is refused with idempotency_key_in_flight and does nothing', () =>
    withTimed(dailyPot(), async ({ platform, instanceId, query, events }) => {
      // Several batches.
      const players = Array.from({ length: 600 }, (_, index) => `p-${index}`);
      const upload = (optIn: boolean, key: string) =>
        platform.call('saveOptIns', {
          query: { instance_id: instanceId, brand_id: 'northstar:luna' },
          headers: { 'idempotency-key': key },
          body: ['player_id,opt_in', ...players.map((player) => `${player},${optIn}`)].join('\n'),
        });
      const asked = [upload(true, 'k-1'), upload(true, 'k-1'), upload(false, 'k-1'), upload(true, 'k-2')];
      assert.equal(
        (await Promise.all(asked)).map(({ status, code }) => code ?? status),
        [200, 'idempotency_key_in_flight', 'idempotency_key_in_flight', 200],
      );
      assert.equal(query('select count(*) n from participations where opted_in = 1'), [{ n: players.length }]);
      assert.is(events().length, players.length);
      assert.is((await upload(true, 'k-1')).headers['idempotent-replayed'], 'true');
      assert.is((await upload(false, 'k-1')).code, 'idempotency_key_reused');
    }));
});

suite('saveOptIns of many rows', (test) => {
  const ROWS = 100_000;
  const PLAYERS = 10_000;
  const PORTION = 50;

  type World = {
    readonly platform: InProcessPlatform;
    readonly instanceId: string;
    /** Lets this many more units succeed, and fails the next one. */
    failAfter(units: number): void;
  };

  /** A platform with a jackpot of northstar:luna, whose units can be made to fail. */
  const withWorld = async (work: (world: World) => Promise<void>): Promise<void> => {
    let left = Number.POSITIVE_INFINITY;
    const clock = () => {
      left -= 1;
      if (left < 0) throw new Error('the power is cut');
      return 1_767_250_800_000;
    };
    const platform = openPlatform({ draw: new RandomGenerator().draw, clock });
    try {
      const owner_id = 'northstar';
      await platform.call('saveOperators', { body: [{ id: owner_id, name: 'Northstar' }] });
      await platform.call('saveBrands', { path: { operator_id: owner_id }, body: [{ id: 'luna', name: 'Luna' }] });
      await platform.call('createTemplate', { body: threePots() });
      await platform.call('publishTemplate', { body: { owner_id, template_id: 'three-pots' } });
      const { body } = await platform.call('instantiateTemplate', { body: instantiation() });
      await work({
        platform,
        instanceId: String(Reflect.get(Object(body), 'id')),
        failAfter: (units) => {
          left = units;
        },
      });
    } finally {
      await platform.close();
    }
  };

  const upload = ({ platform, instanceId }: World, lines: readonly string[]) =>
    platform.call('saveOptIns', {
      query: { instance_id: instanceId, brand_id: 'northstar:luna' },
      body: ['player_id,opt_in', ...lines].join('\n'),
    });

  const statuses = ({ platform, instanceId }: World): Promise<number> =>
    platform.store.read(
      async (tx) => (await listParticipations(tx, { instanceId }, { order: 'player', page: 0, limit: 0 })).total,
    );

  const announced = async ({ platform }: World): Promise<number> =>
    (await platform.store.read((tx) => listPendingEvents(tx, 2 * ROWS))).filter(
      ({ eventType }) => eventType === 'OptInEvent',
    ).length;

  /** Each player stands in it ten times. */
  const lines = Array.from({ length: ROWS }, (_, index) => `p-${index % PLAYERS},true`);

  test('B24 a crash in a file of 100,000 lines leaves whole portions, and sending it again does the rest', () =>
    withWorld(async (world) => {
      // The request itself asks the clock once.
      world.failAfter(1 + 3);
      try {
        await upload(world, lines);
        assert.unreachable('the power was not cut');
      } catch (error) {
        assert.match(String(error), 'the power is cut');
      }
      assert.equal([await statuses(world), await announced(world)], [3 * PORTION, 3 * PORTION]);
      world.failAfter(Number.POSITIVE_INFINITY);
      const { writes } = world.platform.store.stats;
      assert.equal((await upload(world, lines)).body, { errors: {} });
      assert.is(world.platform.store.stats.writes - writes, PLAYERS / PORTION);
      assert.equal([await statuses(world), await announced(world)], [PLAYERS, PLAYERS]);
    }));

  test('B24 of 100,000 lines that are faulty, 1,000 are listed and the others counted', () =>
    withWorld(async (world) => {
      const { body } = await upload(
        world,
        lines.map((_line, index) => `p-${index},yes`),
      );
      const errors: Readonly<Record<string, string>> = Reflect.get(Object(body), 'errors');
      assert.equal([Object.keys(errors).length, errors['further errors']], [1001, '99000']);
      assert.is(await statuses(world), 0);
    }));
});
