import * as assert from 'uvu/assert';
import type { Caller } from '../../../platform/unit/handler.ts';
import { someone } from '../../support/someone.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, dailyRaffle, START_MS, type Timed, withTimed } from '../../support/timed.ts';

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

suite('handlers/operator/list-operator-player-instance-tickets', (test) => {
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
