import * as assert from 'uvu/assert';
import { testSessions } from '../../support/sessions.ts';
import { contribution, instantiation, openJackpot, raffle } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { type Page, withPage } from '../../support/with-page.ts';

suite('listMyTickets', (test) => {
  const WEEK_MS = 604_800_000;

  const openRaffle = async ({ client }: Page, code: string): Promise<string> => {
    const template = raffle({ id: code, name: code });
    const instance = instantiation({ instance_game_code: code, instance_name: `Raffle ${code}` });
    return (await openJackpot(client, template, instance)).id;
  };
  const wager = ({ client }: Page, id: string, changes: object = {}) =>
    client.call('contributeToInstance', { body: contribution(id, { base_wager: 25.5, ...changes }) });

  test("answers the player's tickets alone, and what the next one takes", () =>
    withPage(async (page) => {
      const id = await openRaffle(page, 'weekly');
      await wager(page, id);
      await wager(page, id, { player_id: 'p-2' });
      await wager(page, id, { brand_id: 'northstar:nova' });
      const { body, headers } = await page.own('listMyTickets');
      const [{ timestamp_start, timestamp_end, ...held }, ...others] = body;
      assert.equal(others, []);
      assert.equal(held, {
        instance_id: id,
        jackpot_name: 'Raffle weekly',
        ticket_count: 2,
        accumulated_cost: '25.5',
        cost_per_ticket: '10',
        currency: 'EUR',
      });
      assert.is(timestamp_end - timestamp_start, WEEK_MS);
      assert.is(headers.get('x-total-count'), '1');
      assert.is(headers.get('cache-control'), 'private, no-store');
    }));

  test("names the raffle in the player's language, where there is a text in it", () =>
    withPage(async (page) => {
      const id = await openRaffle(page, 'weekly');
      const body = { instance_id: id, texts: { sv: { name: 'Lotteri' } } };
      assert.is((await page.client.call('updateInstance', { body })).status, 200);
      await wager(page, id);
      const name = async (changes: object) => (await page.own('listMyTickets', changes)).body[0].jackpot_name;
      assert.equal([await name({ language: 'sv' }), await name({})], ['Lotteri', 'Raffle weekly']);
    }));

  test('lists the latest period first, of one raffle or of all, in pages', () =>
    withPage(async (page) => {
      const [first, second] = [await openRaffle(page, 'first'), await openRaffle(page, 'second')];
      await wager(page, first);
      await wager(page, second);
      // A period of the past, which was drawn.
      change(
        page.data,
        `insert into raffle_tickets select instance_id, 7, brand_path, player_id, accumulated, 9,
          starts_at_ms - 604800000, starts_at_ms, accumulated_carries from raffle_tickets where instance_id = ?`,
        first,
      );
      change(page.data, 'update raffle_tickets set starts_at_ms = starts_at_ms + 1 where instance_id = ?', second);
      const told = async (changes: object = {}) =>
        (await page.own('listMyTickets', changes)).body.map(
          ({ jackpot_name, ticket_count }: Record<string, unknown>) => `${jackpot_name} ${ticket_count}`,
        );
      assert.equal(await told(), ['Raffle second 2', 'Raffle first 2', 'Raffle first 9']);
      assert.equal(await told({ instance_id: first }), ['Raffle first 2', 'Raffle first 9']);
      for (const instance_id of [page.id, 'unknown']) assert.equal(await told({ instance_id }), []);
      assert.equal(await told({ limit: 2, page: 1 }), ['Raffle first 9']);
      const { headers } = await page.own('listMyTickets', { limit: 2 });
      assert.is(headers.get('x-total-count'), '3');
      assert.match(headers.get('link') ?? '', /<\/frontend\/my\/tickets\?[^>]*player_id=p-1[^>]*page=1>; rel="next"/);
    }));

  testSessions(test, 'listMyTickets', (page, changes, more) => page.own('listMyTickets', changes, more));
});
