import * as assert from 'uvu/assert';
import { bonusAward, budgetUse, campaignChange } from '../../support/freespins.ts';
import type { Reply } from '../../support/server.ts';
import { testSessions } from '../../support/sessions.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { type Page, withPage } from '../../support/with-page.ts';

suite('listMyBonuses', (test) => {
  const award = async ({ client }: Page, changes: object = {}): Promise<Reply['body']> =>
    (await client.call('awardBonus', { body: bonusAward(changes) })).body[0];
  const told = async (page: Page, changes: object = {}): Promise<string[]> =>
    (await page.own('listMyBonuses', changes)).body.map(
      ({ bonus_data, state }: { bonus_data: { Freespins: { name: string } }; state: string }) =>
        `${bonus_data.Freespins.name} ${state}`,
    );

  test("answers the player's bonuses alone, without what is the operator's", () =>
    withPage(async (page) => {
      const { id, timestamp_bonus_awarded, timestamp_bonus_expires } = await award(page, { promo_id: 'spring' });
      await award(page, { players: ['p-2'] });
      await award(page, { brand_id: 'nova' });
      await page.client.call('reportFreespinUse', { body: budgetUse(id, '1.25') });
      const { body, headers } = await page.own('listMyBonuses');
      assert.equal(body, [
        {
          id,
          available_for: [],
          bonus_data: {
            Freespins: {
              id,
              name: 'Freespins',
              freespin_type: { count: 1, used: 0, currency: 'EUR', value: '5', amount: '5', amount_used: '1.25' },
              type: 'Variable',
              remaining: '3.75',
            },
          },
          state: 'Available',
          ...{ timestamp_bonus_awarded, timestamp_bonus_expires, timestamp_bonus_consumed: 0 },
        },
      ]);
      assert.is(headers.get('x-total-count'), '1');
      assert.is(headers.get('cache-control'), 'private, no-store');
    }));

  test('says when a bonus was taken back, but not by whom and why', () =>
    withPage(async (page) => {
      await award(page, { promo_id: 'spring' });
      assert.is((await page.client.call('removeBonuses', { body: campaignChange() })).status, 200);
      const reply = await page.own('listMyBonuses');
      const [{ state, timestamp_bonus_removed, removed }] = reply.body;
      assert.equal([state, removed], ['Expired', undefined]);
      assert.ok(Math.abs(timestamp_bonus_removed - Date.now()) < 600_000);
      assert.not.match(JSON.stringify(reply.body), /Set up wrongly|spring/);
    }));

  test('lists the last awarded first, each in its state of now, in pages', () =>
    withPage(async (page) => {
      const ids: string[] = [];
      for (const bonus_name of ['first', 'second', 'third']) ids.push((await award(page, { bonus_name })).id);
      for (const [at, bonus_name] of ['first', 'second', 'third'].entries())
        change(page.data, 'update bonus_awards set awarded_at_ms = ? where name = ?', 1000 + at, bonus_name);
      await page.client.call('reportFreespinUse', { body: budgetUse(ids[1] ?? '', '5') });
      // Expired, although that is not recorded yet.
      change(page.data, 'update player_bonuses set expires_at_ms = 1 where id = ?', ids[0] ?? '');
      assert.equal(await told(page), ['third Available', 'second Consumed', 'first Expired']);
      for (const [status, name] of [
        ['Available', 'third'],
        ['Consumed', 'second'],
        ['Expired', 'first'],
      ])
        assert.equal(await told(page, { status }), [`${name} ${status}`]);
      assert.is((await told(page, { status: '' })).length, 3);
      assert.equal(await told(page, { limit: 2, page: 1 }), ['first Expired']);
      const { headers } = await page.own('listMyBonuses', { limit: 2, page: 1 });
      assert.is(headers.get('x-total-count'), '3');
      assert.match(headers.get('link') ?? '', /<\/frontend\/my\/bonuses\?[^>]*page=0>; rel="prev"/);
    }));

  testSessions(test, 'listMyBonuses', (page, changes, more) => page.own('listMyBonuses', changes, more));
});
