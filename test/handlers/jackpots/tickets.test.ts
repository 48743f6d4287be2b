import * as assert from 'uvu/assert';
import type { Caller } from '../../../platform/unit/handler.ts';
import { someone } from '../../support/someone.ts';
import { contribution, instantiation } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, START_MS, type Timed, withTimed } from '../../support/timed.ts';

suite('listRaffleTickets', (test) => {
  type Query = Readonly<Record<string, string | number>>;
  type Ticket = { readonly brand_id: string; readonly player_id: string; readonly ticket_count: number };

  const list = ({ platform, instanceId }: Timed, query: Query = {}, caller?: ReturnType<typeof someone>) =>
    platform.call('listRaffleTickets', { path: { instance_id: instanceId }, query }, caller);

  /** The rows of a list, as `brand player tickets`. */
  const told = async (timed: Timed, query?: Query, caller?: ReturnType<typeof someone>): Promise<string[]> =>
    ((await list(timed, query, caller)).body as Ticket[]).map(
      ({ brand_id, player_id, ticket_count }) => `${brand_id.split(':')[1]} ${player_id} ${ticket_count}`,
    );

  /** On the first day b has one ticket and a of luna two; on the second b of sol has one, and a of luna one. */
  const withTickets = (work: (timed: Timed) => Promise<void>): Promise<void> =>
    withTimed(dailyRaffle(), async (timed) => {
      const { platform, instanceId, clock, contribute } = timed;
      await platform.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'sol', name: 'Sol' }] });
      await contribute('b', 'a', 'a');
      clock.nowMs += DAY_MS;
      await platform.call('contributeToInstance', {
        body: contribution(instanceId, { brand_id: 'northstar:sol', player_id: 'b' }),
      });
      await contribute('a');
      await work(timed);
    });

  test('B36 answers what each player has in each period, also in those that were drawn, the latest first', () =>
    withTickets(async (timed) => {
      const { body, headers } = await list(timed);
      assert.equal((body as Ticket[])[0], {
        instance_id: timed.instanceId,
        brand_id: 'northstar:luna',
        player_id: 'a',
        ext_player_id: 'a',
        ticket_count: 1,
        timestamp_start: START_MS + DAY_MS,
        timestamp_end: START_MS + 2 * DAY_MS,
      });
      assert.equal(await told(timed), ['luna a 1', 'sol b 1', 'luna a 2', 'luna b 1']);
      assert.is(headers['x-total-count'], '4');
    }));

  test('B36 filters by brand, sorts and pages', () =>
    withTickets(async (timed) => {
      assert.equal(await told(timed, { brand_id: 'northstar:sol' }), ['sol b 1']);
      assert.is((await told(timed, { brand_id: '' })).length, 4);
      assert.equal(await told(timed, { sort_field: 'ticket_count', limit: 1 }), ['luna a 2']);
      const byPlayer = { sort_field: 'player_id', sort_direction: 1 };
      assert.equal(await told(timed, byPlayer), ['luna a 2', 'luna a 1', 'luna b 1', 'sol b 1']);
      assert.equal(await told(timed, { ...byPlayer, limit: 3, page: 1 }), ['sol b 1']);
      const { headers } = await list(timed, { limit: 2, page: 0 });
      assert.match(headers.link ?? '', new RegExp(`</instances/${timed.instanceId}/raffle-tickets\\?[^>]*page=1`));
    }));

  test('B36 shows the players of those brands that the caller has access to', () =>
    withTickets(async (timed) => {
      assert.equal(await told(timed, {}, someone('northstar:sol')), ['sol b 1']);
      assert.is((await told(timed, {}, someone('northstar'))).length, 4);
      assert.is((await list(timed, {}, someone('southstar'))).code, 'instance_not_found');
    }));

  test('B36 a jackpot that is no raffle has no tickets, and an unknown instance is refused with instance_not_found', () =>
    withTimed(dailyPot(), async (timed) => {
      await timed.contribute('a');
      assert.equal(await told(timed), []);
      assert.is((await list({ ...timed, instanceId: 'unknown' })).code, 'instance_not_found');
    }));
});

suite('listPlayerRaffleTickets', (test) => {
  type Ticket = { readonly instance_id: string; readonly ticket_count: number; readonly timestamp_start: number };

  type Asked = {
    readonly brand_id?: string;
    readonly player_id?: string;
    readonly page?: number;
    readonly limit?: number;
  };

  const list = ({ platform }: Timed, asked: Asked = {}, caller?: ReturnType<typeof someone>) =>
    platform.call(
      'listPlayerRaffleTickets',
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

  test('B38 answers the tickets of one player in all raffles, the latest period first, then by instance', () =>
    withTickets(async (timed, otherId) => {
      const { instanceId } = timed;
      const first = [
        [instanceId, 2],
        [otherId, 1],
      ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
      assert.equal(
        (await tickets(timed)).map(({ instance_id, ticket_count }) => [instance_id, ticket_count]),
        [[instanceId, 1], ...first],
      );
      assert.equal(await tickets(timed, { player_id: 'b' }), [
        {
          instance_id: instanceId,
          brand_id: 'northstar:luna',
          player_id: 'b',
          ext_player_id: 'b',
          ticket_count: 1,
          timestamp_start: START_MS,
          timestamp_end: START_MS + DAY_MS,
        },
      ]);
    }));

  test('B38 pages, with the total and links to the neighbours', () =>
    withTickets(async (timed) => {
      const { body, headers } = await list(timed, { limit: 1, page: 0 });
      assert.is((body as Ticket[]).length, 1);
      assert.is(headers['x-total-count'], '3');
      assert.match(headers.link ?? '', '</instances/raffle-tickets?');
    }));

  test('B38 a player without tickets, or of a brand outside of the access, has none', () =>
    withTickets(async (timed) => {
      assert.equal(await tickets(timed, { player_id: 'c' }), []);
      assert.equal(await tickets(timed, { brand_id: 'northstar:sol' }), []);
      assert.is((await tickets(timed, {}, someone('northstar:luna'))).length, 3);
      assert.equal(await tickets(timed, {}, someone('northstar:sol')), []);
      assert.equal(await tickets(timed, {}, someone('southstar')), []);
    }));
});

suite('listPlayerInstanceTickets', (test) => {
  type Ticket = { readonly ticket_count: number; readonly timestamp_start: number };

  const list = (
    { platform, instanceId }: Timed,
    { player = 'a', brand = 'northstar:luna', ...query }: Readonly<Record<string, string>> = {},
    caller?: Caller,
  ) =>
    platform.call(
      'listPlayerInstanceTickets',
      { path: { instance_id: instanceId, player_id: player }, query: { brand_id: brand, ...query } },
      caller,
    );

  const told = async (...asked: Parameters<typeof list>): Promise<[days: number, tickets: number][]> =>
    ((await list(...asked)).body as Ticket[]).map(({ timestamp_start, ticket_count }) => [
      (timestamp_start - START_MS) / DAY_MS,
      ticket_count,
    ]);

  const withTickets = (work: (timed: Timed) => Promise<void>): Promise<void> =>
    withTimed(dailyRaffle(), async (timed) => {
      await timed.contribute('a', 'a', 'b');
      timed.clock.nowMs += 2 * DAY_MS;
      await timed.contribute('a');
      await work(timed);
    });

  test('B37 answers the tickets of one player, the latest period first', () =>
    withTickets(async (timed) => {
      assert.equal(await told(timed), [
        [2, 1],
        [0, 2],
      ]);
      const { body, headers } = await list(timed, { player: 'b' });
      assert.equal(body, [
        {
          instance_id: timed.instanceId,
          brand_id: 'northstar:luna',
          player_id: 'b',
          ext_player_id: 'b',
          ticket_count: 1,
          timestamp_start: START_MS,
          timestamp_end: START_MS + DAY_MS,
        },
      ]);
      assert.is(headers['x-total-count'], '1');
      assert.equal(await told(timed, { player: 'c' }), []);
    }));

  test('B37 pages; the addresses of the neighbours hold the player in percent-encoding', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const player = 'p/1?';
      await timed.contribute(player);
      timed.clock.nowMs += DAY_MS;
      await timed.contribute(player);
      const { platform, instanceId } = timed;
      const { body, headers } = await platform.call('listPlayerInstanceTickets', {
        path: { instance_id: instanceId, player_id: player },
        query: { brand_id: 'northstar:luna', page: 1, limit: 1 },
      });
      assert.equal(
        (body as Ticket[]).map(({ timestamp_start }) => timestamp_start),
        [START_MS],
      );
      assert.match(headers.link ?? '', `/instances/${instanceId}/players/p%2F1%3F/raffle-tickets?`);
    }));

  test('B37 a player of a brand outside of the access has none, and another operator has no such instance', () =>
    withTickets(async (timed) => {
      assert.is((await told(timed, {}, someone('northstar:luna'))).length, 2);
      assert.equal(await told(timed, {}, someone('northstar:sol')), []);
      assert.equal(await told(timed, { brand: 'northstar:sol' }), []);
      assert.is((await list(timed, {}, someone('southstar'))).code, 'instance_not_found');
    }));

  test('B37 a jackpot that is no raffle has no tickets, and an unknown instance is refused with instance_not_found', () =>
    withTimed(dailyPot(), async (timed) => {
      await timed.contribute('a');
      assert.equal(await told(timed), []);
      assert.is((await list({ ...timed, instanceId: 'unknown' })).code, 'instance_not_found');
    }));
});
