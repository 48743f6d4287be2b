import * as assert from 'uvu/assert';
import {
  awarded,
  bonusAward,
  budgetUse,
  freespinAward,
  freespinUse,
  leftOf,
  withFreespins,
} from '../support/freespins.ts';
import type { Client } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { eventTypes, select } from '../support/tables.ts';
import { outcome, withOwners } from '../support/with-jackpot.ts';

const P1 = { operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1' };

const statesOf = async (client: Client) => {
  const { body } = await client.call('listPlayerBonuses', { query: P1 });
  return body.map((bonus: object) => leftOf({ status: 200, headers: new Headers(), body: bonus }));
};

/** Counts each outcome. */
const tally = (outcomes: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(outcomes, (each) => each)].map(([each, all]) => [each, all.length]));

suite('server/freespin-race', (test) => {
  test('of forty reports of one spin at once, twenty are taken and one of them is the last', () =>
    withFreespins(async (client, { id }, data) => {
      const bonus = await awarded(client, id);
      const replies = await Promise.all(
        Array.from({ length: 40 }, () => client.call('reportFreespinUse', { body: freespinUse(bonus.id) })),
      );
      assert.equal(tally(replies.map(outcome)), { 200: 20, '409 bonus_not_available': 20 });
      const taken = replies.filter(({ status }) => status === 200).map((reply) => leftOf(reply)[1]);
      assert.equal(
        taken.toSorted((a, b) => Number(a) - Number(b)),
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      assert.equal(await statesOf(client), [['Consumed', 20, '0']]);
      assert.equal(tally(eventTypes(data).map(String)), {
        ...{ PlayerBonusAdded: 1, PlayerBonusUpdated: 19, PlayerBonusConsumed: 1 },
      });
    }));

  test('two reports that only one of can be paid never take more than there is', () =>
    withOwners(async (client) => {
      const [bonus] = (await client.call('awardBonus', { body: bonusAward() })).body;
      const replies = await Promise.all(
        ['3', '3', '3'].map((amount) => client.call('reportFreespinUse', { body: budgetUse(bonus.id, amount) })),
      );
      assert.equal(tally(replies.map(outcome)), { 200: 1, '422 bonus_exceeded': 2 });
      assert.equal(await statesOf(client), [['Available', 0, '2']]);
    }));

  test('one report sent ten times at once is taken once, and every reply is the same', () =>
    withFreespins(async (client, { id }, data) => {
      const bonus = await awarded(client, id);
      const body = freespinUse(bonus.id, { count: 3 });
      const replies = await Promise.all(Array.from({ length: 10 }, () => client.call('reportFreespinUse', { body })));
      assert.is(new Set(replies.map((reply) => JSON.stringify(reply.body))).size, 1);
      assert.equal(await statesOf(client), [['Available', 3, '3.4']]);
      assert.is(select(data, 'select * from freespin_uses').length, 1);
    }));

  test('D2 one award sent ten times at once gives each player one bonus', () =>
    withFreespins(async (client, { id }, data) => {
      const players = Array.from({ length: 900 }, (_, index) => `p-${index}`);
      const body = freespinAward(id, { players });
      const replies = await Promise.all(Array.from({ length: 10 }, () => client.call('awardFreespins', { body })));
      const outcomes = tally(replies.map(outcome));
      assert.is((outcomes[200] ?? 0) + (outcomes['409 idempotency_key_in_flight'] ?? 0), 10);
      const whole = replies.filter(({ status }) => status === 200).map((reply) => JSON.stringify(reply.body));
      assert.is(new Set(whole).size, 1);
      assert.equal(select(data, 'select count(*) n, count(distinct player_id) p from player_bonuses'), [
        { n: 900, p: 900 },
      ]);
    }));
});
