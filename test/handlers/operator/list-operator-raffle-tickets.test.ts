import * as assert from 'uvu/assert';
import { someone } from '../../support/someone.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, START_MS, type Timed, withTimed } from '../../support/timed.ts';

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

suite('handlers/operator/list-operator-raffle-tickets', (test) => {
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
