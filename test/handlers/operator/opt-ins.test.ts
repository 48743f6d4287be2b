import * as assert from 'uvu/assert';
import { createSegment, createSource } from '../../support/leading.ts';
import {
  LUNA,
  openOther,
  optIn,
  optInEvents,
  statusesOf,
  targetWish,
  wish,
  withBrands,
} from '../../support/opting-in.ts';
import {
  refusesBetweenSteps,
  refusesExcluded,
  refusesUnadmitted,
  refusesUnknown,
  refusesUnreached,
  repeats,
} from '../../support/refusing-opt-ins.ts';
import type { Client, Reply } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, fillAssignments, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('setOperatorOptIn', (test) => {
  const set = (client: Client, id: string, changes: object = {}): Promise<Reply> =>
    client.call('setOperatorOptIn', { body: wish(id, changes) });

  /** Kronor and dollars, of which luna converts only kronor. */
  const withKronor = (client: Client) =>
    client.call('setBrandCurrencies', {
      path: { brand_id: LUNA },
      body: { base_currency: 'EUR', multipliers: { SEK: 11.25 } },
    });

  test("C11 opts a player in with a preference in the jackpot's currency, and emits one OptInEvent", () =>
    withBrands(async (client, id, data) => {
      const reply = await set(client, id, { contribution_value: 2.5 });
      assert.equal([reply.status, reply.body], [200, undefined]);
      const [{ last_updated, ...status }] = await statusesOf(client);
      assert.equal(status, {
        doc_version: 'V1',
        instance_id: id,
        player_id: 'p-1',
        ext_player_id: 'p-1',
        player_brand_id: LUNA,
        preferred_contribution_value: 2.5,
        preferred_contribution_currency: 'EUR',
        contribution_preferences: { EUR: '2.5' },
        contribution_count: 0,
        contribution_value: 0,
        pot_contributions: {},
        opted_in: true,
      });
      assert.equal(eventTypes(data), ['OptInEvent']);
      const [event] = select(data, 'select data from outbox');
      assert.equal(JSON.parse(String(event?.data)), {
        instance_id: id,
        game_code: 'tri-star',
        player_id: 'p-1',
        brand_id: LUNA,
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

  test('C11 keeps a preference for each currency, and 0 removes that of one', () =>
    withBrands(async (client, id) => {
      await withKronor(client);
      const preferences = async (changes: object) => {
        assert.is((await set(client, id, changes)).status, 200);
        return (await statusesOf(client))[0].contribution_preferences;
      };
      assert.equal(await preferences({ contribution_value: 2 }), { EUR: '2' });
      const kronor = { contribution_value: 30, contribution_currency: 'SEK' };
      assert.equal(await preferences(kronor), { EUR: '2', SEK: '30' });
      assert.equal(await preferences({}), { EUR: '2', SEK: '30' });
      assert.equal(await preferences({ contribution_currency: 'SEK' }), { EUR: '2', SEK: '30' });
      assert.equal(await preferences({ contribution_value: 0, contribution_currency: 'EUR' }), { SEK: '30' });
      assert.equal(await preferences({ ...kronor, contribution_value: 0.000001, opt_in: false }), { SEK: '0.000001' });
      assert.equal(await preferences({ ...kronor, contribution_value: 0 }), {});
    }));

  const steps: [title: string, changes: object, event: unknown][] = [
    ['says no before they ever said yes', { opt_in: false }, undefined],
    ['opts in', {}, ['p-1', true, null]],
    ['opts in again', {}, undefined],
    ['prefers an amount', { contribution_value: 2.5 }, ['p-1', true, 2.5]],
    ['prefers it again', { contribution_value: 2.5 }, undefined],
    ['opts out with another', { opt_in: false, contribution_value: 3 }, ['p-1', false, 3]],
    ['prefers a third while opted out', { opt_in: false, contribution_value: 4 }, undefined],
    ['opts in with what they preferred', {}, ['p-1', true, 4]],
    ['prefers nothing any more', { contribution_value: 0 }, ['p-1', true, null]],
  ];
  test('C11 emits changes of the status, and of the preference of opted-in players', () =>
    withBrands(async (client, id, data) => {
      for (const [title, changes, event] of steps) {
        const told = optInEvents(data).length;
        assert.is((await set(client, id, changes)).status, 200, title);
        assert.equal(optInEvents(data).slice(told), event === undefined ? [] : [event], title);
      }
    }));

  test('C11 says in the event how much the player has contributed', () =>
    withBrands(async (client, id, data) => {
      await client.call('contributeToInstance', { body: contribution(id) });
      await client.call('contributeToInstance', { body: contribution(id) });
      await set(client, id, {});
      const [event] = select(data, "select data from outbox where event_type = 'OptInEvent'");
      const told = JSON.parse(String(event?.data));
      const [status] = await statusesOf(client);
      assert.is(told.contribution_count, 2);
      for (const field of ['ext_player_id', 'contribution_count', 'contribution_value', 'last_updated'])
        assert.is(told[field], status[field], field);
    }));

  test('C11 takes players of an instance that is pending or paused', () =>
    withBrands(async (client, id, data) => {
      change(data, "update instances set state = 'Paused'");
      assert.is((await set(client, id)).status, 200);
      change(data, "update instances set state = 'Active', starts_at_ms = 4102444800000");
      assert.is((await set(client, id, { player_id: 'p-2' })).status, 200);
    }));

  test('C11 refuses a preference that cannot be converted with currency_not_configured, and removes it all the same', () =>
    withBrands(async (client, id, data) => {
      await withKronor(client);
      const before = contents(data);
      for (const opt_in of [true, false]) {
        const dollars = { opt_in, contribution_value: 2, contribution_currency: 'USD' };
        assert.is(outcome(await set(client, id, dollars)), '422 currency_not_configured');
      }
      assert.equal(contents(data), before);
      await set(client, id, { contribution_value: 20, contribution_currency: 'SEK' });
      await client.call('clearBrandCurrencies', { path: { brand_id: LUNA } });
      const again = await set(client, id, { contribution_value: 21, contribution_currency: 'SEK' });
      assert.is(outcome(again), '422 currency_not_configured');
      assert.is((await set(client, id, { contribution_currency: 'SEK' })).status, 200, 'without a value');
      assert.equal((await statusesOf(client))[0].contribution_preferences, { SEK: '20' });
      assert.is((await set(client, id, { contribution_value: 0, contribution_currency: 'SEK' })).status, 200);
      assert.equal((await statusesOf(client))[0].contribution_preferences, {});
    }));

  test('C11 refuses what does not exist for the brand with brand_not_found and instance_not_found', () =>
    refusesUnknown('setOperatorOptIn'));

  test('C11 refuses players who are not admitted with owner_disabled and instance_terminated, but lets any player opt out', () =>
    refusesUnadmitted('setOperatorOptIn'));

  test('C11 refuses excluded players with player_excluded, brand_excluded and country_excluded, but lets any player opt out', () =>
    refusesExcluded('setOperatorOptIn'));

  test('C11 refuses a preference between two steps with preference_out_of_range', () =>
    refusesBetweenSteps('setOperatorOptIn'));

  test('C11 refuses the players of a brand out of reach with permission_denied', () =>
    refusesUnreached('setOperatorOptIn'));

  test('C11 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    repeats('setOperatorOptIn'));

  test('C11 audits whose status of what was set', () =>
    withBrands(async (client, id, data) => {
      await set(client, id, { opt_in: false });
      const [event] = select(data, 'select * from audit_events order by seq desc limit 1');
      assert.equal(
        [event?.action, event?.owner_id, event?.resource, event?.target_id, JSON.parse(String(event?.detail))],
        ['setOperatorOptIn', LUNA, 'optins', id, { player_id: 'p-1', opt_in: 'false' }],
      );
    }));
});

suite('setTargetOptIn', (test) => {
  const source = { id: 'comet-rush', type: 'source' } as const;
  const instance = (id: string) => ({ id, type: 'instance' }) as const;

  const set = (client: Client, target: Parameters<typeof targetWish>[0], changes: object = {}): Promise<Reply> =>
    client.call('setTargetOptIn', { body: targetWish(target, changes) });

  /** The opt-in state of p-1 of luna, by instance. */
  const optedIn = async (client: Client): Promise<Readonly<Record<string, boolean>>> =>
    Object.fromEntries(
      (await statusesOf(client)).map((status: { instance_id: string; opted_in: boolean }) => [
        status.instance_id,
        status.opted_in,
      ]),
    );

  /** The instances that OptInEvents were about, in their order. */
  const told = (data: string): unknown[] =>
    select(data, "select instance_id from outbox where event_type = 'OptInEvent' order by id").map(
      ({ instance_id }) => instance_id,
    );

  const player = targetWish(source).player;

  test('C15 opts a player in to an instance with a preference and out of it, and emits an OptInEvent for each', () =>
    withBrands(async (client, id, data) => {
      const contribution_preference = { currency: 'EUR', value: 2.5 };
      const { status, body } = await set(client, instance(id), { contribution_preference });
      assert.equal([status, body], [200, { success: [id], failed: [] }]);
      const [{ opted_in, contribution_preferences }] = await statusesOf(client);
      assert.equal([opted_in, contribution_preferences], [true, { EUR: '2.5' }]);
      const again = await set(client, instance(id), { contribution_preference });
      assert.equal(again.body, { success: [id], failed: [] });
      assert.equal(eventTypes(data), ['OptInEvent'], 'nothing had to change');
      await set(client, instance(id), { opt_in: false, player: { ...player, brand_id: LUNA } });
      assert.equal(await optedIn(client), { [id]: false });
      assert.equal(eventTypes(data), ['OptInEvent', 'OptInEvent']);
    }));

  test("C15 opts a player in to the player's jackpot at a source, and out of the same one", () =>
    withBrands(async (client, first, data) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await createSource(client, source.id, first, second, third);
      await createSegment(client, 'vip', third);
      change(data, "update instances set state = 'Paused' where id = ?", first);
      for (const opt_in of [true, false])
        assert.equal((await set(client, source, { opt_in })).body, { success: [second], failed: [] });
      const vip = { ...player, segments: ['vip'] };
      assert.equal((await set(client, source, { player: vip })).body, { success: [third], failed: [] });
      assert.equal(await optedIn(client), { [second]: false, [third]: true });
      assert.equal(told(data), [second, second, third]);
    }));

  test('C15 does the same in what is linked to a source, in order, and keeps the preferences there', () =>
    withBrands(async (client, first, data) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await createSource(client, source.id, third, first, second);
      change(data, "update instances set state = 'Paused' where id in (?, ?)", third, second);
      await optIn(client, second, { opt_in: false, contribution_value: '3' });
      const contribution_preference = { currency: 'EUR', value: 2 };
      const { body } = await set(client, source, { contribution_preference, opt_linked: true });
      assert.equal(body, { success: [first, third, second], failed: [] });
      assert.equal(told(data), [first, third, second]);
      const preferences = (await statusesOf(client)).map(
        (status: { instance_id: string; contribution_preferences: object }) => [
          status.instance_id,
          status.contribution_preferences,
        ],
      );
      assert.equal(Object.fromEntries(preferences), { [first]: { EUR: '2' }, [second]: { EUR: '3' }, [third]: {} });
      assert.equal((await set(client, source, { opt_in: false })).body.success, [first], 'not linked unless asked');
      const out = await set(client, source, { opt_in: false, opt_linked: true });
      assert.equal(out.body, { success: [first, third, second], failed: [] });
      assert.equal(await optedIn(client), { [first]: false, [second]: false, [third]: false });
      assert.equal(eventTypes(data), Array(6).fill('OptInEvent'));
    }));

  test('C15 finds what is linked to an instance at the source that has its game code, for the segments of the player', () =>
    withBrands(async (client, id) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await createSource(client, 'tri-star', third, second);
      await createSegment(client, 'vip', second);
      const success = async (changes: object) => (await set(client, instance(id), changes)).body.success;
      assert.equal(await success({ opt_linked: true }), [id, third, second]);
      assert.equal(await success({ opt_linked: true, player: { ...player, segments: ['vip'] } }), [id, second]);
      assert.equal((await set(client, instance(second), { opt_linked: true })).body.success, [second]);
    }));

  test('C15 lists linked instances that do not admit the brand or the country as failed, only for an opt-in', () =>
    withBrands(async (client, id, data) => {
      const nova = await openOther(client, 'nova', { allowed_brands: ['northstar:nova'] });
      const abroad = await openOther(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      const [other, ended] = [await openOther(client, 'other'), await openOther(client, 'ended')];
      await createSource(client, source.id, nova, ended, id, abroad, other);
      change(data, "update instances set state = 'Terminated' where id = ?", ended);
      const opted = await set(client, source, { opt_linked: true });
      assert.equal(opted.body, { success: [id, other], failed: [nova, abroad] });
      assert.equal(await optedIn(client), { [id]: true, [other]: true });
      const out = await set(client, source, { opt_in: false, opt_linked: true });
      assert.equal(out.body, { success: [id, nova, abroad, other], failed: [] });
      assert.equal(told(data), [id, other, id, other], 'the others had said neither');
    }));

  test('C15 serves 1,000 instances at most; what is linked beyond is failed', () =>
    withBrands(async (client, id, data) => {
      const [last, beyond] = [await openOther(client, 'last'), await openOther(client, 'beyond')];
      await createSource(client, source.id, id);
      await fillAssignments(data, { table: 'source', fromId: source.id, instanceId: id, last: 999 });
      const jackpots = [last, beyond].map((instance_id, priority) => ({
        owner_id: 'northstar',
        instance_id,
        priority,
      }));
      const shared = { owner_id: 'northstar', source_id: source.id, source_name: 'Comet Rush', jackpots };
      await client.call('createSources', { body: [shared] });
      for (const opt_in of [true, false]) {
        const { body } = await set(client, source, { opt_in, opt_linked: true });
        assert.equal([body.success.length, body.success[0]], [1000, id]);
        assert.equal(body.failed, [last, beyond]);
        const [counted] = select(data, 'select count(*) as n from participations where opted_in = ?', Number(opt_in));
        assert.is(counted?.n, 1000);
      }
    }));

  test('C15 changes nothing, linked or not, when the target is refused with currency_not_configured', () =>
    withBrands(async (client, id, data) => {
      await createSource(client, source.id, id, await openOther(client, 'other'));
      const before = contents(data);
      const contribution_preference = { currency: 'USD', value: 2 };
      for (const opt_in of [true, false]) {
        const refused = await set(client, source, { opt_in, contribution_preference, opt_linked: true });
        assert.is(outcome(refused), '422 currency_not_configured');
      }
      assert.equal(contents(data), before);
      const removed = await set(client, source, { contribution_preference: { currency: 'USD', value: 0 } });
      assert.is(removed.status, 200);
    }));

  test('C15 refuses with no_jackpot_for_source where a source leads nowhere, and a brand of another operator', () =>
    withBrands(async (client, id, data) => {
      const abroad = await openOther(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      await createSource(client, source.id, abroad);
      const before = contents(data);
      for (const opt_in of [true, false]) {
        assert.is(outcome(await set(client, source, { opt_in })), '404 no_jackpot_for_source');
        assert.is(outcome(await set(client, { ...source, id: 'x' }, { opt_in })), '404 no_jackpot_for_source');
        assert.is(outcome(await set(client, { ...source, id }, { opt_in })), '404 no_jackpot_for_source');
        const other = { opt_in, player: { ...player, brand_id: 'southstar:sol' } };
        assert.is(outcome(await set(client, instance(id), other)), '404 brand_not_found');
      }
      assert.equal(contents(data), before);
    }));

  test('C15 refuses what does not exist for the brand with brand_not_found and instance_not_found', () =>
    refusesUnknown('setTargetOptIn'));

  test('C15 refuses players who are not admitted with owner_disabled and instance_terminated, but lets any player opt out', () =>
    refusesUnadmitted('setTargetOptIn'));

  test('C15 refuses excluded players with player_excluded, brand_excluded and country_excluded, but lets any player opt out', () =>
    refusesExcluded('setTargetOptIn'));

  test('C15 refuses a preference between two steps with preference_out_of_range', () =>
    refusesBetweenSteps('setTargetOptIn'));

  test('C15 refuses the players of a brand out of reach with permission_denied', () =>
    refusesUnreached('setTargetOptIn'));

  test('C15 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    repeats('setTargetOptIn'));

  test('C15 audits whose status of what was set, and in how many instances', () =>
    withBrands(async (client, id, data) => {
      await createSource(client, source.id, id, await openOther(client, 'other'));
      await set(client, source, { opt_linked: true });
      const [event] = select(data, 'select * from audit_events order by seq desc limit 1');
      assert.equal(
        [event?.action, event?.owner_id, event?.resource, event?.target_id, JSON.parse(String(event?.detail))],
        ['setTargetOptIn', LUNA, 'optins', id, { player_id: 'p-1', opt_in: 'true', count: '2' }],
      );
    }));
});
