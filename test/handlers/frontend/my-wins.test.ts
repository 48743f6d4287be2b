import * as assert from 'uvu/assert';
import { openOther } from '../../support/opting-in.ts';
import { by, paidByPlayers, until } from '../../support/paying-players.ts';
import { testSessions } from '../../support/sessions.ts';
import { community, contribution, instantiation, openJackpot, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { type Page, SESSION, withPage } from '../../support/with-page.ts';

suite('listMyWins', (test) => {
  const told = async (page: Pick<Page, 'own'>, changes: object = {}): Promise<string[]> =>
    (await page.own('listMyWins', changes)).body.map(
      ({ win_pot_id, win_amount, state }: Record<string, unknown>) => `${win_pot_id} ${win_amount} ${state}`,
    );

  test('answers a win of a contribution with its round and its payment, and no other player’s', () =>
    withPage(async (page) => {
      const { client } = page;
      const game = instantiation({ instance_game_code: 'sure', instance_name: 'Always' });
      const { id } = await openJackpot(client, paidByPlayers('sure', true), game);
      const won = await client.call('contributeToInstance', {
        body: by(id, 'p-1', { gameround_id: 'round-1' }),
      });
      assert.is(won.status, 200);
      await client.call('contributeToInstance', { body: by(id, 'p-2') });
      const list = async () => (await page.own('listMyWins')).body;
      await until(async () => (await list())[0]?.state, 'Paid');
      const { body, headers } = await page.own('listMyWins');
      const [{ win_id, transaction_id, timestamp, paid_on, ...rest }, ...others] = body;
      assert.equal(others, []);
      assert.is(transaction_id, `${win_id}:0`);
      assert.ok(paid_on >= timestamp);
      assert.equal(rest, {
        instance_id: id,
        jackpot_name: 'Always',
        win_pot_id: 'sure',
        pot_name: 'sure',
        instance_count: 1,
        is_share: false,
        source_id: 'sure',
        contribution_id: won.headers.get('contribution-id'),
        gameround_id: 'round-1',
        win_amount: 10.5,
        jackpot_currency: 'EUR',
        payout_amount: 10.5,
        payout_currency: 'EUR',
        state: 'Paid',
      });
      assert.is(headers.get('x-total-count'), '1');
      assert.is(headers.get('cache-control'), 'private, no-store');
    }));

  test('shows a share of another player’s win without where and how that player won', () =>
    withPage(async (page) => {
      const { client } = page;
      const [minor, ...more] = threePots().pots;
      const template = threePots({ id: 'shared', pots: [{ ...minor, ...community() }, ...more] });
      const { id } = await openJackpot(client, template, instantiation({ instance_game_code: 'shared' }));
      await client.call('contributeToInstance', { body: contribution(id, { gameround_id: 'round-1' }) });
      await client.call('contributeToInstance', {
        body: contribution(id, { player_id: 'p-2', gameround_id: 'round-2' }),
      });
      await win(client, id, 'minor', 'luna', 'p-2');
      // As if a contribution of theirs had won.
      change(page.data, "update wins set contribution_id = 'c-2', gameround_id = 'round-2'");
      const shares = (await page.own('listMyWins')).body;
      assert.ok(shares.length > 0);
      for (const share of shares) {
        assert.is(share.is_share, true);
        assert.equal([share.source_id, share.contribution_id, share.gameround_id], [undefined, undefined, undefined]);
        assert.not.match(JSON.stringify(share), /p-2|round-2|office/);
      }
      const theirs = await page.own('listMyWins', { player_id: 'p-2' }, { token: 'session-p-2' });
      assert.equal(
        theirs.body.map(({ is_share, gameround_id, source_id }: Record<string, unknown>) => [
          is_share,
          gameround_id,
          source_id,
        ]),
        [[false, 'round-2', 'office']],
      );
    }));

  test('shows whether a payment waits for a review, is on its way or is made, and not who decided it', () =>
    withPage(async (page) => {
      const { client, id, data } = page;
      const path = { operator_id: 'northstar' };
      await client.call('setOperatorSettings', { path, body: { review_threshold: { EUR: 1 } } });
      for (const pot of ['minor', 'major', 'mega']) await win(client, id, pot, 'luna', 'p-1');
      const [minor, major] = (await client.call('listWins')).body;
      const reason = 'Two accounts of one person';
      const refused = await client.call('refuseWins', { body: { transaction_ids: [minor.transaction_id], reason } });
      assert.equal(refused.body.failed, []);
      const settled = { transaction_ids: [major.transaction_id], reason: 'By hand' };
      assert.equal((await client.call('settleWins', { body: settled })).body.failed, []);
      change(data, 'update payouts set won_at_ms = 1000 + amount / 1000000');
      assert.equal(await told(page), ['mega 500 Held', 'major 50 Paid', 'minor 5 Held']);
      const { body } = await page.own('listMyWins');
      const fields = new Set(body.flatMap((each: object) => Object.keys(each)));
      for (const inner of ['settled_by', 'settle_reason', 'refused_by', 'refuse_reason', 'attempts', 'last_error'])
        assert.is(fields.has(inner), false, inner);
      assert.not.match(JSON.stringify(body), /Two accounts|By hand/);
      change(data, "update payouts set state = 'due' where amount = 5000000");
      assert.equal(await told(page), ['mega 500 Held', 'major 50 Paid', 'minor 5 Due']);
    }));

  test('lists the latest win first, of one jackpot or of all, in pages', () =>
    withPage(async (page) => {
      const other = await openOther(page.client, 'other');
      await win(page.client, page.id, 'minor', 'luna', 'p-1');
      await win(page.client, page.id, 'mega', 'luna', 'p-1');
      await win(page.client, other, 'major', 'luna', 'p-1');
      await win(page.client, other, 'major', 'nova', 'p-1');
      change(page.data, 'update payouts set won_at_ms = 1000 + amount / 1000000');
      const pots = async (changes: object) => (await told(page, changes)).map((each) => each.split(' ')[0]);
      assert.equal(await pots({}), ['mega', 'major', 'minor']);
      assert.equal(await pots({ instance_id: other }), ['major']);
      assert.equal(await pots({ instance_id: 'unknown' }), []);
      assert.equal(await pots({ limit: 2, page: 1 }), ['minor']);
      const { headers } = await page.own('listMyWins', { limit: 2 });
      assert.is(headers.get('x-total-count'), '3');
      assert.match(headers.get('link') ?? '', /<\/frontend\/my\/wins\?[^>]*page=1>; rel="next"/);
    }));

  test("names the jackpot and the pot in the player's language, where there are texts in it", () =>
    withPage(async (page) => {
      const texts = { sv: { name: 'Tre stjärnor', pots: { minor: { name: 'Liten' } } } };
      const body = { instance_id: page.id, texts };
      assert.is((await page.client.call('updateInstance', { body })).status, 200);
      await win(page.client, page.id, 'minor', 'luna', 'p-1');
      const names = async (changes: object) => {
        const [{ jackpot_name, pot_name }] = (await page.own('listMyWins', changes)).body;
        return [jackpot_name, pot_name];
      };
      assert.equal(await names({ language: 'sv-FI' }), ['Tre stjärnor', 'Liten']);
      assert.equal(await names({ language: 'de' }), ['Tri star', 'minor']);
      assert.equal(await names({}), ['Tri star', 'minor']);
    }));

  test('is CSV too, for the player', () =>
    withPage(async (page) => {
      await win(page.client, page.id, 'minor', 'luna', 'p-1');
      const headers = { accept: 'text/csv', authorization: `Bearer ${SESSION}` };
      const query = 'brand_id=northstar%3Aluna&player_id=p-1';
      const reply = await fetch(`${page.client.url}/frontend/my/wins?${query}`, { headers });
      assert.is(reply.headers.get('cache-control'), 'private, no-store');
      const [, line] = (await reply.text()).split('\r\n');
      assert.match(line ?? '', /:0,.*,minor,1,/);
    }));

  testSessions(test, 'listMyWins', (page, changes, more) => page.own('listMyWins', changes, more));
});
