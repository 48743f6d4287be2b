import * as assert from 'uvu/assert';
import { someone } from '../../support/someone.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, START_MS, type Timed, withTimed } from '../../support/timed.ts';

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

suite('handlers/jackpots/list-raffle-tickets', (test) => {
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
