import * as assert from 'uvu/assert';
import { LUNA, optInEvents, statusesOf, wish, withBrands } from '../../support/opting-in.ts';
import {
  refusesExcluded,
  refusesUnadmitted,
  refusesUnknown,
  refusesUnreached,
  repeats,
} from '../../support/refusing-opt-ins.ts';
import type { Client, Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const set = (client: Client, id: string, changes: object = {}): Promise<Reply> =>
  client.call('setOperatorOptIn', { body: wish(id, changes) });

/** Kronor and dollars, of which luna converts only kronor. */
const withKronor = (client: Client) =>
  client.call('setBrandCurrencies', {
    path: { brand_id: LUNA },
    body: { base_currency: 'EUR', multipliers: { SEK: 11.25 } },
  });

suite('handlers/operator/set-operator-opt-in', (test) => {
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
  test('C11 tells changes of the status, and of the preference of who is opted in', () =>
    withBrands(async (client, id, data) => {
      for (const [title, changes, event] of steps) {
        const told = optInEvents(data).length;
        assert.is((await set(client, id, changes)).status, 200, title);
        assert.equal(optInEvents(data).slice(told), event === undefined ? [] : [event], title);
      }
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

  test('C11 refuses excluded players with brand_excluded and country_excluded, but lets any player opt out', () =>
    refusesExcluded('setOperatorOptIn'));

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
