import * as assert from 'uvu/assert';
import { isOnPostgres } from '../../support/engine-store.ts';
import { bonusAward, campaignChange } from '../../support/freespins.ts';
import { isInFull } from '../../support/in-full.ts';
import { openPlatform } from '../../support/platform.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { verifyStore } from '../../support/verifying.ts';

const NOW_MS = 1_767_250_800_000;
/** It would take PostgreSQL a quarter of an hour, row by row, and SQLite proves the same. */
const isLarge = isInFull && !isOnPostgres;
const PLAYERS_PER_AWARD = isLarge ? 10_000 : 1_000;
const AWARDS = isLarge ? 10 : 2;

suite('platform/bonuses/change-bonuses', (test) => {
  for (const [operation, more, eventType] of [
    ['removeBonuses', {}, 'PlayerBonusRemoved'],
    ['extendBonuses', { until: NOW_MS + 1_000 }, 'PlayerBonusUpdated'],
  ] as const)
    test(`${operation} of a campaign with an unfinished award, interrupted again and again, changes each bonus once`, async () => {
      let left = Number.POSITIVE_INFINITY;
      const clock = () => {
        left -= 1;
        if (left < 0) throw new Error('the power is cut');
        return NOW_MS;
      };
      const platform = openPlatform({ draw: () => 0n, clock });
      /** Lets a call do so many units. */
      const interrupted = async (units: number, call: () => Promise<unknown>): Promise<void> => {
        left = units;
        await call().then(
          () => assert.unreachable('the power was not cut'),
          (error) => assert.match(String(error), 'the power is cut'),
        );
        left = Number.POSITIVE_INFINITY;
      };
      const faults = async () => (await verifyStore(platform.file, platform.keys)).faults;
      try {
        await platform.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
        await platform.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
        const players = Array.from({ length: PLAYERS_PER_AWARD }, (_, index) => `p-${index}`);
        const award = (promo_id: string) => platform.call('awardBonus', { body: bonusAward({ promo_id, players }) });
        await platform.call('awardBonus', { body: bonusAward({ promo_id: 'autumn' }) });
        for (let awards = 1; awards < AWARDS; awards += 1) await award('spring');
        // The request itself asks the clock once.
        await interrupted(2, () => award('spring'));
        const request = { body: campaignChange({ request_id: 'k-1', ...more }) };
        await interrupted(2, () => platform.call(operation, request));
        assert.equal(await faults(), []);
        assert.is((await platform.call(operation, request)).code, 'idempotency_key_in_flight');
        await platform.keepTime();
        const { body, headers } = await platform.call(operation, request);
        const all = AWARDS * PLAYERS_PER_AWARD;
        assert.is(headers['idempotent-replayed'], 'true');
        assert.equal(body, { request_id: 'k-1', changed: all, unchanged: 0 });
        const count = `select count(*) n, count(distinct data ->> 'id') ids from outbox where event_type = '${eventType}'`;
        assert.equal(selectFrom(platform.file, count), [{ n: all, ids: all }]);
        const untouched = 'select player_id from player_bonuses where removal_id is null and extension_id is null';
        assert.equal(selectFrom(platform.file, untouched), [{ player_id: 'p-1' }]);
        assert.equal(await faults(), []);
      } finally {
        await platform.close();
      }
    });
});
