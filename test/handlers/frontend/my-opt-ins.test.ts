import * as assert from 'uvu/assert';
import { openOther, optIn } from '../../support/opting-in.ts';
import { testSessions } from '../../support/sessions.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { type Page, withPage } from '../../support/with-page.ts';

suite('listMyOptIns', (test) => {
  test("answers the player's opt-ins alone, with what they gave, and no jackpot that they only gave to", () =>
    withPage(async (page) => {
      const { client, id } = page;
      const only = await openOther(client, 'only');
      await client.call('contributeToInstance', { body: contribution(only) });
      await client.call('contributeToInstance', { body: contribution(id) });
      await page.optIn({ contribution_value: '1.5' });
      await optIn(client, id, { player_id: 'p-2' });
      await optIn(client, id, { brand_id: 'northstar:nova' });
      const { body, headers } = await page.own('listMyOptIns');
      const [{ last_updated, ...status }, ...others] = body;
      assert.equal(others, []);
      assert.equal(status, {
        instance_id: id,
        jackpot_name: 'Tri star',
        currency: 'EUR',
        preferred_contribution_value: 1.5,
        preferred_contribution_currency: 'EUR',
        contribution_preferences: { EUR: '1.5' },
        contribution_count: 1,
        contribution_value: 1,
        pot_contributions: {
          minor: { contribution_count: 1, contribution_value: 0.3 },
          major: { contribution_count: 1, contribution_value: 0.3 },
          mega: { contribution_count: 1, contribution_value: 0.2 },
        },
        opted_in: true,
      });
      assert.ok(last_updated > 0);
      assert.is(headers.get('x-total-count'), '1');
      assert.is(headers.get('cache-control'), 'private, no-store');
    }));

  test("names the jackpot in the player's language, where there is a text in it", () =>
    withPage(async (page) => {
      const body = { instance_id: page.id, texts: { sv: { name: 'Stjärnor' } } };
      assert.is((await page.client.call('updateInstance', { body })).status, 200);
      await page.optIn();
      const name = async (changes: object) => (await page.own('listMyOptIns', changes)).body[0].jackpot_name;
      assert.equal([await name({ language: 'sv' }), await name({})], ['Stjärnor', 'Tri star']);
    }));

  test('lists the latest change first, opt-outs too, of one jackpot or of all, in pages', () =>
    withPage(async (page) => {
      const ids: string[] = [page.id];
      for (const name of ['second', 'third']) ids.push(await openOther(page.client, name));
      for (const [at, id] of ids.entries()) {
        await page.optIn({ instance_id: id, opt_in: id !== page.id });
        change(page.data, 'update participations set updated_at_ms = ? where instance_id = ?', 1000 + at, id);
      }
      const told = async (changes: object = {}): Promise<unknown[]> =>
        (await page.own('listMyOptIns', changes)).body.map(
          ({ instance_id, opted_in }: Record<string, unknown>) => `${ids.indexOf(String(instance_id))} ${opted_in}`,
        );
      assert.equal(await told(), ['2 true', '1 true', '0 false']);
      assert.equal(await told({ instance_id: page.id }), ['0 false']);
      assert.equal(await told({ instance_id: 'unknown' }), []);
      assert.equal(await told({ limit: 2, page: 1 }), ['0 false']);
      const { headers } = await page.own('listMyOptIns', { limit: 2 });
      assert.is(headers.get('x-total-count'), '3');
      assert.match(headers.get('link') ?? '', /<\/frontend\/my\/opt-ins\?[^>]*page=1>; rel="next"/);
    }));

  testSessions(test, 'listMyOptIns', (page: Pick<Page, 'own'>, changes, more) =>
    page.own('listMyOptIns', changes, more),
  );
});
