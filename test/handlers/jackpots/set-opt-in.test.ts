import * as assert from 'uvu/assert';
import { optIn, optInEvents, statusesOf, withBrands } from '../../support/opting-in.ts';
import {
  refusesExcluded,
  refusesUnadmitted,
  refusesUnknown,
  refusesUnreached,
  repeats,
} from '../../support/refusing-opt-ins.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, changeJson, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('handlers/jackpots/set-opt-in', (test) => {
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
  test('B23 stores every change and tells those of the status, and of the preference of who is opted in', () =>
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

  test('B23 tells players of one id at two brands apart', () =>
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

  test('B23 refuses excluded players with brand_excluded and country_excluded, but lets any player opt out', () =>
    refusesExcluded('setOptIn'));

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
