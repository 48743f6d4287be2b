import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { createSource, pointers } from '../../support/leading.ts';
import { LUNA, openOther, optIn, optInEvents, statusesOf, wish, withBrands } from '../../support/opting-in.ts';
import {
  refusesBetweenSteps,
  refusesExcluded,
  refusesUnadmitted,
  refusesUnknown,
  refusesUnreached,
  repeats,
} from '../../support/refusing-opt-ins.ts';
import type { Client, Parts, Reply } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, changeJson, contents, eventTypes, fillAssignments, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('setOptIn', (test) => {
  test('B23 opts a player in with a preference, and emits one OptInEvent', () =>
    withBrands(async (client, id, data) => {
      const reply = await optIn(client, id, { contribution_value: '2.50' });
      assert.equal([reply.status, reply.body], [200, undefined]);
      const [{ last_updated, ...status }] = await statusesOf(client);
      assert.equal(status, {
        doc_version: 'V1',
        instance_id: id,
        player_id: 'p-1',
        ext_player_id: 'p-1',
        player_brand_id: 'northstar:luna',
        preferred_contribution_value: 2.5,
        preferred_contribution_currency: 'EUR',
        contribution_preferences: { EUR: '2.5' },
        contribution_count: 0,
        contribution_value: 0,
        pot_contributions: {},
        opted_in: true,
      });
      assert.equal(eventTypes(data), ['OptInEvent']);
      const [event] = select(data, 'select instance_id, operator_id, brand_id, player_id, data from outbox');
      const { data: told, ...envelope } = event ?? {};
      assert.equal(envelope, {
        instance_id: id,
        operator_id: 'northstar',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
      });
      assert.equal(JSON.parse(String(told)), {
        instance_id: id,
        game_code: 'tri-star',
        player_id: 'p-1',
        brand_id: 'northstar:luna',
        opted_in: true,
        preferred_contribution_value: 2.5,
        preferred_contribution_currency: 'EUR',
        ext_player_id: 'p-1',
        contribution_count: 0,
        contribution_value: 0,
        last_updated,
        timestamp: last_updated,
      });
    }));

  const steps: [title: string, changes: object, event: unknown, stored: boolean][] = [
    ['says no before they ever said yes', { opt_in: false }, undefined, true],
    ['says no again', { opt_in: false }, undefined, false],
    ['opts in', {}, ['p-1', true, null], true],
    ['opts in again', {}, undefined, false],
    ['prefers an amount', { contribution_value: '2.50' }, ['p-1', true, 2.5], true],
    ['prefers it again, as a number', { contribution_value: 2.5 }, undefined, false],
    ['says nothing about it', {}, undefined, false],
    ['opts out with another', { opt_in: false, contribution_value: 3 }, ['p-1', false, 3], true],
    ['prefers a third while opted out', { opt_in: false, contribution_value: '0.000001' }, undefined, true],
    ['opts in with what they preferred', {}, ['p-1', true, 0.000001], true],
    ['prefers nothing any more', { contribution_value: '0' }, ['p-1', true, null], true],
    ['takes nothing back twice', { contribution_value: 0 }, undefined, false],
  ];
  test('B23 stores every change, and emits those of the status, and of the preference of opted-in players', () =>
    withBrands(async (client, id, data) => {
      for (const [title, changes, event, stored] of steps) {
        const before = contents(data);
        const told = optInEvents(data).length;
        assert.is((await optIn(client, id, changes)).status, 200, title);
        assert.equal(optInEvents(data).slice(told), event === undefined ? [] : [event], title);
        assert.is(contents(data).participations !== before.participations, stored, title);
        assert.is(contents(data).outbox !== before.outbox, event !== undefined, title);
      }
    }));

  test('B23 distinguishes players of one id at two brands', () =>
    withBrands(async (client, id, data) => {
      await optIn(client, id);
      await optIn(client, id, { brand_id: 'northstar:nova' });
      await optIn(client, id, { opt_in: false });
      const rows = select(data, 'select brand_path, opted_in from participations order by brand_path');
      assert.equal(
        rows.map(({ brand_path, opted_in }) => [brand_path, opted_in]),
        [
          ['northstar:luna', 0],
          ['northstar:nova', 1],
        ],
      );
    }));

  test('B23 leaves what a player has contributed as it is', () =>
    withBrands(async (client, id, data) => {
      await client.call('contributeToInstance', { body: contribution(id) });
      const counters =
        'select contribution_count, contribution_value, pots, last_currency, last_contributed_at_ms, last_seq from participations';
      const before = select(data, counters);
      assert.equal(before[0]?.contribution_count, 1);
      await optIn(client, id);
      assert.equal(select(data, counters), before);
      const [{ contribution_count, contribution_value, pot_contributions }] = await statusesOf(client);
      assert.equal([contribution_count, contribution_value], [1, 1]);
      assert.equal(pot_contributions.minor, { contribution_count: 1, contribution_value: 0.3 });
    }));

  test('B23 ranks players where a pot shares its wins, and nowhere else', () =>
    withBrands(async (client, id, data) => {
      await optIn(client, id);
      const ruleset = {
        main_winner_percentage: 1,
        admin_fee: 0,
        payout_rules: [],
      };
      changeJson(data, 'instances', 'rules', ({ pots: [pot] }) =>
        Object.assign(pot, { payout_rules: 'Community', payout_ruleset: ruleset }),
      );
      await optIn(client, id, { player_id: 'p-2' });
      const rows = select(data, 'select player_id, ranked from participations order by player_id');
      assert.equal(
        rows.map(({ ranked }) => ranked),
        [0, 1],
      );
    }));

  test('B23 takes players of an instance that is pending or paused', () =>
    withBrands(async (client, id, data) => {
      change(data, "update instances set state = 'Paused'");
      assert.is((await optIn(client, id)).status, 200);
      change(data, "update instances set state = 'Active', starts_at_ms = 4102444800000");
      assert.is((await optIn(client, id, { player_id: 'p-2' })).status, 200);
    }));

  test('B23 refuses what does not exist for the brand with brand_not_found and instance_not_found', () =>
    refusesUnknown('setOptIn'));

  test('B23 refuses players who are not admitted with owner_disabled and instance_terminated, but lets any player opt out', () =>
    refusesUnadmitted('setOptIn'));

  test('B23 refuses excluded players with player_excluded, brand_excluded and country_excluded, but lets any player opt out', () =>
    refusesExcluded('setOptIn'));

  test('B23 refuses a preference between two steps with preference_out_of_range', () =>
    refusesBetweenSteps('setOptIn'));

  test('B23 refuses the players of a brand out of reach with permission_denied', () => refusesUnreached('setOptIn'));

  test('B23 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    repeats('setOptIn'));

  test('B23 audits whose status of what was set', () =>
    withBrands(async (client, id, data) => {
      await optIn(client, id, { opt_in: false });
      const [event] = select(data, 'select * from audit_events order by seq desc limit 1');
      assert.equal(
        [event?.action, event?.owner_id, event?.resource, event?.target_id, JSON.parse(String(event?.detail))],
        ['setOptIn', 'northstar:luna', 'optins', id, { player_id: 'p-1', opt_in: 'false' }],
      );
    }));

  test('B23 accepts only JSON', () =>
    withBrands(async (client, id) => {
      const query = { instance_id: id, brand_id: 'northstar:luna' };
      const parts = { raw: 'player_id,opt_in\np-1,true\n', headers: { 'content-type': 'text/csv' } };
      assert.is(outcome(await client.call('setOptIn', { ...parts, query })), '415 unsupported_media_type');
    }));
});

suite('setOptInListed', (test) => {
  test("B32 opts a player in, emits one OptInEvent, and answers that status before the player's others", () =>
    withBrands(async (client, first, data) => {
      const second = await openOther(client, 'second');
      const third = await openOther(client, 'third');
      const contributed = await openOther(client, 'contributed');
      await client.call('contributeToInstance', { body: contribution(contributed) });
      const set = async (id: string, changes: object = {}) =>
        (await client.call('setOptInListed', { body: wish(id, changes) })).body.map(
          (status: { instance_id: string; opted_in: boolean }) => [status.instance_id, status.opted_in],
        );
      assert.equal(await set(first), [[first, true]]);
      change(data, 'update participations set updated_at_ms = 1 where opted_in = 1');
      assert.equal(await set(second, { opt_in: false }), [
        [second, false],
        [first, true],
      ]);
      change(data, 'update participations set updated_at_ms = 2 where instance_id = ?', second);
      await set(third);
      const others = [
        [third, true],
        [second, false],
      ];
      // Nothing has changed in it, so it is the oldest, and first all the same.
      assert.equal(await set(first), [[first, true], ...others]);
      await client.call('setOptInListed', { body: wish(first, { brand_id: 'northstar:nova' }) });
      assert.equal(await set(first), [[first, true], ...others], 'of the player alone');
      assert.equal(optInEvents(data), Array(3).fill(['p-1', true, null]));
      assert.equal(eventTypes(data), ['OptInEvent', 'OptInEvent', 'OptInEvent']);
    }));

  test('B32 answers the preference as it is afterwards', () =>
    withBrands(async (client, id) => {
      const set = async (changes: object) => {
        const { body } = await client.call('setOptInListed', { body: wish(id, changes) });
        return [body[0].preferred_contribution_value, body[0].contribution_preferences];
      };
      assert.equal(await set({ contribution_value: '12.340000' }), [12.34, { EUR: '12.34' }]);
      assert.equal(await set({ contribution_value: 0 }), [0, {}]);
    }));

  test('B32 lists 500 statuses at most, and that of the instance is one of them', () =>
    withBrands(async (client, id, data) => {
      await client.call('setOptInListed', { body: wish(id) });
      await createSource(client, 'comet-rush');
      await fillAssignments(data, { table: 'source', fromId: 'comet-rush', instanceId: id, last: 0 });
      change(
        data,
        `insert into participations select i.id, brand_path, player_id, opted_in, preferences, p.contribution_count,
           p.contribution_value, p.pots, last_currency, last_contributed_at_ms, last_seq, ranked, 9000000000000, 0, null
         from participations p, instances i where i.id like 'copy-%'`,
      );
      const { body } = await client.call('setOptInListed', { body: wish(id) });
      assert.is(body.length, 500);
      assert.is(body[0].instance_id, id);
      assert.is(new Set(body.map(({ instance_id }: { instance_id: string }) => instance_id)).size, 500);
    }));

  test('B32 refuses what does not exist for the brand with brand_not_found and instance_not_found', () =>
    refusesUnknown('setOptInListed'));

  test('B32 refuses players who are not admitted with owner_disabled and instance_terminated, but lets any player opt out', () =>
    refusesUnadmitted('setOptInListed'));

  test('B32 refuses excluded players with player_excluded, brand_excluded and country_excluded, but lets any player opt out', () =>
    refusesExcluded('setOptInListed'));

  test('B32 refuses a preference between two steps with preference_out_of_range', () =>
    refusesBetweenSteps('setOptInListed'));

  test('B32 refuses the players of a brand out of reach with permission_denied', () =>
    refusesUnreached('setOptInListed'));

  test('B32 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    repeats('setOptInListed'));
});

suite('listPlayerOptIns', (test) => {
  /** The instances in which the player has a status, in the order of the answer. */
  const instancesOf = async (client: Client, query: object = {}): Promise<string[]> =>
    (await statusesOf(client, 'p-1', query)).map(({ instance_id }: { instance_id: string }) => instance_id);

  test('B25 lists the statuses of a player, the latest changed first, by page', () =>
    withBrands(async (client, first, data) => {
      const second = await openOther(client, 'second');
      const contributed = await openOther(client, 'contributed');
      assert.equal(await instancesOf(client), []);
      await optIn(client, first);
      await optIn(client, second, { opt_in: false });
      await optIn(client, first, { player_id: 'p-2' });
      await optIn(client, first, { brand_id: 'northstar:nova' });
      await client.call('contributeToInstance', { body: contribution(contributed) });
      change(data, 'update participations set updated_at_ms = 1 where instance_id = ?', first);
      assert.equal(await instancesOf(client), [second, first]);
      change(data, 'update participations set updated_at_ms = 1');
      change(data, 'update participations set updated_at_ms = 2 where instance_id = ?', first);
      assert.equal(await instancesOf(client), [first, second]);
      const query = { player_id: 'p-1', brand_id: LUNA, limit: 1, page: 1 };
      const { headers, body } = await client.call('listPlayerOptIns', { query });
      assert.equal([body.length, body[0].instance_id, headers.get('x-total-count')], [1, second, '2']);
      assert.match(
        headers.get('link') ?? '',
        /<\/instances\/opt-ins\?player_id=p-1&brand_id=northstar%3Aluna&limit=1&page=0>; rel="prev"/,
      );
    }));

  test('B25 filters by status, under both names', () =>
    withBrands(async (client, first) => {
      const second = await openOther(client, 'second');
      await optIn(client, first);
      await optIn(client, second, { opt_in: false });
      for (const name of ['opted_id', 'opted_in']) {
        assert.equal(await instancesOf(client, { [name]: 'true' }), [first], name);
        assert.equal(await instancesOf(client, { [name]: 'false' }), [second], name);
        assert.is((await instancesOf(client, { [name]: '' })).length, 2, name);
      }
      assert.equal(await instancesOf(client, { opted_id: 'true', opted_in: 'true' }), [first]);
      assert.equal(await instancesOf(client, { opted_id: '', opted_in: 'false' }), [second]);
      const query = { player_id: 'p-1', brand_id: LUNA, opted_id: 'true', opted_in: 'false' };
      const refused = await client.call('listPlayerOptIns', { query });
      assert.is(outcome(refused), '400 validation_failed');
      assert.equal(pointers(refused), ['/query/opted_in']);
    }));

  test('B25 shows an account of one brand nothing of another', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withBrands(async (client, id, data) => {
      await optIn(client, id);
      await optIn(client, id, { brand_id: 'northstar:nova' });
      const token = await tokenFor(data, brand);
      const seen = async (brand_id: string) =>
        (await client.call('listPlayerOptIns', { query: { player_id: 'p-1', brand_id }, token })).body.length;
      assert.equal([await seen(LUNA), await seen('northstar:nova'), await seen('northstar:nobody')], [1, 0, 0]);
    }, saveAccounts(brand));
  });
});

suite('listInstanceOptIns', (test) => {
  const list = (client: Client, instance_id: string, query: Parts['query'] = {}, more: Parts = {}): Promise<Reply> =>
    client.call('listInstanceOptIns', { ...more, path: { instance_id }, query });

  const players = ({ body }: Reply): unknown[] =>
    body.map(({ player_brand_id, player_id }: Record<string, string>) => `${player_brand_id} ${player_id}`);

  /** Opts five players of two brands in, and one of them out again. */
  const fill = async (client: Client, id: string): Promise<void> => {
    await optIn(client, await openOther(client, 'other'), { player_id: 'elsewhere' });
    await client.call('contributeToInstance', { body: contribution(id, { player_id: 'no-status' }) });
    for (const player_id of ['b', 'a', 'B']) await optIn(client, id, { player_id });
    for (const player_id of ['z', 'a']) await optIn(client, id, { player_id, brand_id: 'northstar:nova' });
    await optIn(client, id, { player_id: 'b', opt_in: false });
  };

  const LUNAS = ['northstar:luna B', 'northstar:luna a', 'northstar:luna b'];
  const NOVAS = ['northstar:nova a', 'northstar:nova z'];

  test("B31 lists the statuses of an instance's players in the order of brand path and player id", () =>
    withBrands(async (client, id) => {
      assert.equal(players(await list(client, id)), []);
      await fill(client, id);
      const reply = await list(client, id);
      assert.equal(players(reply), [...LUNAS, ...NOVAS]);
      assert.is(reply.headers.get('x-total-count'), '5');
      assert.equal(players(await list(client, id, { opted_in: false })), ['northstar:luna b']);
      assert.is(players(await list(client, id, { opted_in: true })).length, 4);
      assert.is(players(await list(client, id, { opted_in: '' })).length, 5);
    }));

  test('B31 pages, with the total', () =>
    withBrands(async (client, id) => {
      await fill(client, id);
      const reply = await list(client, id, { limit: 2, page: 1, opted_in: true });
      assert.equal(players(reply), NOVAS);
      assert.is(reply.headers.get('x-total-count'), '4');
      assert.match(
        reply.headers.get('link') ?? '',
        new RegExp(`</instances/${id}/opt-ins\\?limit=2&page=0&opted_in=true>; rel="prev"`),
      );
      assert.equal(players(await list(client, id, { page: 7 })), []);
      const counted = await list(client, id, { limit: 0 });
      assert.equal([players(counted), counted.headers.get('x-total-count')], [[], '5']);
    }));

  test('B31 refuses an unknown instance with instance_not_found', () =>
    withBrands(async (client) => assert.is(outcome(await list(client, 'x')), '404 instance_not_found')));

  test('B31 shows an account of one brand only its players, and no instance of another operator', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    const other = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withBrands(
      async (client, id, data) => {
        await fill(client, id);
        const ofBrand = await list(client, id, {}, { token: await tokenFor(data, brand) });
        assert.equal(players(ofBrand), LUNAS);
        assert.is(ofBrand.headers.get('x-total-count'), '3');
        const token = await tokenFor(data, other);
        assert.is(outcome(await list(client, id, {}, { token })), '404 instance_not_found');
      },
      saveAccounts(brand, other),
    );
  });
});
