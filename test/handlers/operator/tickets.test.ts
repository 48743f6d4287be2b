import * as assert from 'uvu/assert';
import type { Caller } from '../../../platform/unit/handler.ts';
import { someone } from '../../support/someone.ts';
import { contribution, instantiation } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, START_MS, type Timed, withTimed } from '../../support/timed.ts';

suite('listOperatorPlayerTickets', (test) => {
  type Ticket = { readonly instance_id: string; readonly accumulated_cost: string };

  const list = (
    { platform }: Timed,
    asked: Readonly<Record<string, string | number>> = {},
    caller?: ReturnType<typeof someone>,
  ) =>
    platform.call(
      'listOperatorPlayerTickets',
      { query: { brand_id: 'northstar:luna', player_id: 'a', ...asked } },
      caller,
    );

  const tickets = async (...asked: Parameters<typeof list>): Promise<Ticket[]> =>
    (await list(...asked)).body as Ticket[];

  /** a has tickets in two raffles on the first day, and in the first raffle on the third; b has one. */
  const withTickets = (work: (timed: Timed, otherId: string) => Promise<void>): Promise<void> =>
    withTimed(dailyRaffle(), async (timed) => {
      const { platform, clock, contribute } = timed;
      const opened = await platform.call('instantiateTemplate', {
        body: instantiation({ instance_game_code: 'other' }),
      });
      const otherId = (opened.body as { id: string }).id;
      await timed.contributeTo(otherId, 'a');
      await contribute('a', 'a', 'b');
      clock.nowMs += 2 * DAY_MS;
      await contribute('a');
      await work(timed, otherId);
    });

  test('C5 answers the tickets of one player in all raffles, the latest period first, then by instance', () =>
    withTickets(async (timed, otherId) => {
      const { instanceId } = timed;
      const first = [
        [instanceId, '2'],
        [otherId, '1'],
      ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
      assert.equal(
        (await tickets(timed)).map(({ instance_id, accumulated_cost }) => [instance_id, accumulated_cost]),
        [[instanceId, '1'], ...first],
      );
      assert.equal(await tickets(timed, { player_id: 'b' }), [
        {
          instance_id: instanceId,
          brand_id: 'northstar:luna',
          player_id: 'b',
          ext_player_id: 'b',
          ticket_count: 1,
          accumulated_cost: '1',
          timestamp_start: START_MS,
          timestamp_end: START_MS + DAY_MS,
        },
      ]);
    }));

  test('C5 pages, with the total and links to the neighbours', () =>
    withTickets(async (timed) => {
      const { body, headers } = await list(timed, { limit: 1, page: 0 });
      assert.is((body as Ticket[]).length, 1);
      assert.is(headers['x-total-count'], '3');
      assert.match(headers.link ?? '', '</operator/raffle-tickets?');
    }));

  test('C5 a player without tickets, or of a brand outside of the access, has none', () =>
    withTickets(async (timed) => {
      assert.equal(await tickets(timed, { player_id: 'c' }), []);
      assert.equal(await tickets(timed, { brand_id: 'northstar:sol' }), []);
      assert.is((await tickets(timed, {}, someone('northstar:luna'))).length, 3);
      assert.equal(await tickets(timed, {}, someone('northstar:sol')), []);
      assert.equal(await tickets(timed, {}, someone('southstar')), []);
    }));
});

suite('listOperatorPlayerInstanceTickets', (test) => {
  type Ticket = { readonly accumulated_cost: string; readonly timestamp_start: number };

  const list = (
    { platform, instanceId }: Timed,
    { player = 'a', brand = 'northstar:luna', ...query }: Readonly<Record<string, string | number>> = {},
    caller?: Caller,
  ) =>
    platform.call(
      'listOperatorPlayerInstanceTickets',
      { path: { instance_id: instanceId, player_id: String(player) }, query: { brand_id: brand, ...query } },
      caller,
    );

  const told = async (...asked: Parameters<typeof list>): Promise<[days: number, accumulated: string][]> =>
    ((await list(...asked)).body as Ticket[]).map(({ timestamp_start, accumulated_cost }) => [
      (timestamp_start - START_MS) / DAY_MS,
      accumulated_cost,
    ]);

  /** A ticket costs half a euro, and each contribution is one: a contributes twice on the first day and once on the third. */
  const withTickets = (work: (timed: Timed) => Promise<void>): Promise<void> =>
    withTimed(dailyRaffle({ cost_per_ticket: '0.5' }), async (timed) => {
      await timed.contribute('a', 'a', 'b');
      timed.clock.nowMs += 2 * DAY_MS;
      await timed.contribute('a');
      await work(timed);
    });

  test('C4 answers the tickets of one player and what was accumulated for them, the latest period first', () =>
    withTickets(async (timed) => {
      assert.equal(await told(timed), [
        [2, '1'],
        [0, '2'],
      ]);
      const { body, headers } = await list(timed, { player: 'b' });
      assert.equal(body, [
        {
          instance_id: timed.instanceId,
          brand_id: 'northstar:luna',
          player_id: 'b',
          ext_player_id: 'b',
          ticket_count: 2,
          accumulated_cost: '1',
          timestamp_start: START_MS,
          timestamp_end: START_MS + DAY_MS,
        },
      ]);
      assert.is(headers['x-total-count'], '1');
      assert.equal(await told(timed, { player: 'c' }), []);
    }));

  test('C4 pages; the addresses of the neighbours hold the player in percent-encoding', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const player = 'p/1?';
      await timed.contribute(player);
      timed.clock.nowMs += DAY_MS;
      await timed.contribute(player);
      assert.equal(await told(timed, { player, page: 1, limit: 1 }), [[0, '1']]);
      const { headers } = await list(timed, { player, page: 1, limit: 1 });
      assert.match(headers.link ?? '', `</operator/instances/${timed.instanceId}/players/p%2F1%3F/raffle-tickets?`);
    }));

  test('C4 a player of a brand outside of the access has none, and another operator has no such instance', () =>
    withTickets(async (timed) => {
      assert.is((await told(timed, {}, someone('northstar:luna'))).length, 2);
      assert.equal(await told(timed, {}, someone('northstar:sol')), []);
      assert.equal(await told(timed, { brand: 'northstar:sol' }), []);
      assert.is((await list(timed, {}, someone('southstar'))).code, 'instance_not_found');
    }));

  test('C4 a jackpot that is no raffle has no tickets, and an unknown instance is refused with instance_not_found', () =>
    withTimed(dailyPot(), async (timed) => {
      await timed.contribute('a');
      assert.equal(await told(timed), []);
      assert.is((await list({ ...timed, instanceId: 'unknown' })).code, 'instance_not_found');
    }));
});

suite('listOperatorRaffleTickets', (test) => {
  type Query = Readonly<Record<string, string | number>>;
  type Ticket = Readonly<Record<'brand_id' | 'player_id' | 'accumulated_cost', string>>;

  const list = ({ platform, instanceId }: Timed, query: Query = {}, caller?: ReturnType<typeof someone>) =>
    platform.call('listOperatorRaffleTickets', { path: { instance_id: instanceId }, query }, caller);

  /** The rows of a list, as `brand player accumulated_cost`. */
  const told = async (timed: Timed, query?: Query, caller?: ReturnType<typeof someone>): Promise<string[]> =>
    ((await list(timed, query, caller)).body as Ticket[]).map(
      ({ brand_id, player_id, accumulated_cost }) => `${brand_id.split(':')[1]} ${player_id} ${accumulated_cost}`,
    );

  /** A ticket costs 4 euros of the wager. On the first day a of luna wagers 10 and b 2.5, on the second a of sol 4.000001. */
  const withTickets = (work: (timed: Timed) => Promise<void>): Promise<void> =>
    withTimed(dailyRaffle({ cost_per_ticket: '4', cost_source: 'BaseWager' }), async (timed) => {
      const { platform, instanceId, clock } = timed;
      await platform.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'sol', name: 'Sol' }] });
      const wager = (player_id: string, base_wager: number, brand = 'luna') =>
        platform.call('contributeToInstance', {
          body: contribution(instanceId, { player_id, base_wager, brand_id: `northstar:${brand}` }),
        });
      await wager('a', 10);
      await wager('b', 2.5);
      clock.nowMs += DAY_MS;
      await wager('a', 4.000001, 'sol');
      await work(timed);
    });

  test('C3 answers what each player has in each period and what was accumulated for it, the latest first', () =>
    withTickets(async (timed) => {
      const { body, headers } = await list(timed);
      const period = { timestamp_start: START_MS, timestamp_end: START_MS + DAY_MS };
      const next = { timestamp_start: START_MS + DAY_MS, timestamp_end: START_MS + 2 * DAY_MS };
      const record = (brand_id: string, player_id: string, ticket_count: number, accumulated_cost: string) => ({
        ...{ instance_id: timed.instanceId, brand_id, player_id, ext_player_id: player_id },
        ...{ ticket_count, accumulated_cost },
      });
      assert.equal(body, [
        { ...record('northstar:sol', 'a', 1, '4.000001'), ...next },
        { ...record('northstar:luna', 'a', 2, '10'), ...period },
        { ...record('northstar:luna', 'b', 0, '2.5'), ...period },
      ]);
      assert.is(headers['x-total-count'], '3');
    }));

  test('C3 filters by brand, sorts and pages', () =>
    withTickets(async (timed) => {
      assert.equal(await told(timed, { brand_id: 'northstar:sol' }), ['sol a 4.000001']);
      assert.is((await told(timed, { brand_id: '' })).length, 3);
      const fewest = { sort_field: 'ticket_count', sort_direction: 1 };
      assert.equal(await told(timed, fewest), ['luna b 2.5', 'sol a 4.000001', 'luna a 10']);
      assert.equal(await told(timed, { sort_field: 'player_id', limit: 1 }), ['luna b 2.5']);
      assert.equal(await told(timed, { ...fewest, limit: 2, page: 1 }), ['luna a 10']);
      const { headers } = await list(timed, { limit: 2, page: 0 });
      const next = new RegExp(`</operator/instances/${timed.instanceId}/raffle-tickets\\?[^>]*page=1`);
      assert.match(headers.link ?? '', next);
    }));

  test('C3 shows the players of those brands that the caller has access to, and none to another operator', () =>
    withTickets(async (timed) => {
      assert.equal(await told(timed, {}, someone('northstar:sol')), ['sol a 4.000001']);
      assert.equal(await told(timed, { brand_id: 'northstar:luna' }, someone('northstar:sol')), []);
      assert.is((await told(timed, {}, someone('northstar'))).length, 3);
      assert.is((await list(timed, {}, someone('southstar'))).code, 'instance_not_found');
    }));

  test('C3 a jackpot that is no raffle has no tickets, and an unknown instance is refused with instance_not_found', () =>
    withTimed(dailyPot(), async (timed) => {
      await timed.contribute('a');
      assert.equal(await told(timed), []);
      assert.is((await list({ ...timed, instanceId: 'unknown' })).code, 'instance_not_found');
    }));
});
