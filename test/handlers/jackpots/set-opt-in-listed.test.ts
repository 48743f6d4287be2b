import * as assert from 'uvu/assert';
import { createSource } from '../../support/leading.ts';
import { openOther, optInEvents, wish, withBrands } from '../../support/opting-in.ts';
import {
  refusesExcluded,
  refusesUnadmitted,
  refusesUnknown,
  refusesUnreached,
  repeats,
} from '../../support/refusing-opt-ins.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, fillAssignments } from '../../support/tables.ts';

suite('handlers/jackpots/set-opt-in-listed', (test) => {
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
      fillAssignments(data, { table: 'source', fromId: 'comet-rush', instanceId: id, last: 0 });
      change(
        data,
        `insert into participations select i.id, brand_path, player_id, opted_in, preferences, p.contribution_count,
           p.contribution_value, p.pots, last_currency, last_contributed_at_ms, last_seq, ranked, 9000000000000
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

  test('B32 refuses excluded players with brand_excluded and country_excluded, but lets any player opt out', () =>
    refusesExcluded('setOptInListed'));

  test('B32 refuses the players of a brand out of reach with permission_denied', () =>
    refusesUnreached('setOptInListed'));

  test('B32 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    repeats('setOptInListed'));
});
