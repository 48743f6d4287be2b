import * as assert from 'uvu/assert';
import { someone } from '../../support/someone.ts';
import { instantiation } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyRaffle, START_MS, type Timed, withTimed } from '../../support/timed.ts';

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

const tickets = async (...asked: Parameters<typeof list>): Promise<Ticket[]> => (await list(...asked)).body as Ticket[];

/** a has tickets in two raffles on the first day, and in the first raffle on the third; b has one. */
const withTickets = (work: (timed: Timed, otherId: string) => Promise<void>): Promise<void> =>
  withTimed(dailyRaffle(), async (timed) => {
    const { platform, clock, contribute } = timed;
    const opened = await platform.call('instantiateTemplate', { body: instantiation({ instance_game_code: 'other' }) });
    const otherId = (opened.body as { id: string }).id;
    await timed.contributeTo(otherId, 'a');
    await contribute('a', 'a', 'b');
    clock.nowMs += 2 * DAY_MS;
    await contribute('a');
    await work(timed, otherId);
  });

suite('handlers/operator/list-operator-player-tickets', (test) => {
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
