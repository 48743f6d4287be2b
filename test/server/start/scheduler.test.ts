import { eq } from 'drizzle-orm';
import * as assert from 'uvu/assert';
import { saveTickets } from '../../../db/jackpots/raffle-tickets.ts';
import { windowEntries } from '../../../db/tables/jackpots.ts';
import { writeNextShares } from '../../../platform/booking/owe-shares.ts';
import { createLog } from '../../../server/base/log.ts';
import { Failures } from '../../../server/operations/failures.ts';
import { writeUnit } from '../../../server/operations/platform.ts';
import { type Portion, Scheduler } from '../../../server/start/scheduler.ts';
import { until } from '../../support/paying-players.ts';
import { contribution, instantiation } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import {
  addHolders,
  DAY_MS,
  dailyPot,
  dailyRaffle,
  HOUR_MS,
  START_MS,
  type Timed,
  withTimed,
} from '../../support/timed.ts';
import { withJackpot } from '../../support/with-jackpot.ts';

const MIDNIGHT_MS = START_MS + DAY_MS;

/** A scheduler with these portions whose log the test can read. */
const scheduler = ({ platform, clock, chance }: Timed, portions: Readonly<Record<string, Portion>> = {}) => {
  const lines: Record<string, unknown>[] = [];
  const { store, keys } = platform;
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const failures = new Failures(log);
  const unit = { store, keys, failures, clock: () => clock.nowMs, draw: (n: bigint) => chance.draw(n) };
  return {
    lines,
    running: new Scheduler({
      read: (work) => store.read(work),
      write: (work) => writeUnit(unit, work),
      portions,
      waits: async () => true,
      services: { currencies: { base: 'EUR', multipliers: new Map() } },
      failures,
      log,
      clock: unit.clock,
    }),
  };
};

/** The number of the period that each drawing was for. */
const periods = ({ query }: Timed): number[] =>
  query("select record ->> 11 as facts from ledger_entries where kind = 'draw' order by seq").map(
    ({ facts }) => JSON.parse(String(facts)).period.index,
  );

suite('server/start/scheduler', (test) => {
  test('a raffle many periods late is drawn once per period, in order, in one look', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const { platform, instanceId, clock, contribute, query } = timed;
      await contribute('a');
      await platform.store.write(async (tx) => {
        for (const period of [1, 4]) {
          const startsAtMs = START_MS + period * DAY_MS;
          const player = {
            instanceId,
            brandPath: 'northstar:luna',
            playerId: 'b',
            accumulated: 1_000_000n,
            tickets: 1,
          };
          await saveTickets(tx, { ...player, period, startsAtMs, endsAtMs: startsAtMs + DAY_MS });
        }
      });
      clock.nowMs = START_MS + 30 * DAY_MS;
      await platform.keepTime();
      assert.equal(periods(timed), [0, 1, 4]);
      await platform.keepTime();
      assert.is(query('select * from wins').length, 3);
    }));

  test('a clock that is set back draws nothing twice and adds no ticket to a drawn period', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const { platform, clock, contribute, query, instance } = timed;
      await contribute('a');
      clock.nowMs = MIDNIGHT_MS;
      await platform.keepTime();
      clock.nowMs = START_MS + HOUR_MS;
      await contribute('b');
      assert.equal(query("select period from raffle_tickets where player_id = 'b'"), [{ period: 1 }]);
      assert.is((await instance()).nextDueAtMs, MIDNIGHT_MS + DAY_MS);
      for (clock.nowMs = START_MS; clock.nowMs < MIDNIGHT_MS + DAY_MS; clock.nowMs += HOUR_MS)
        await platform.keepTime();
      assert.equal(periods(timed), [0]);
      await platform.keepTime();
      assert.equal(periods(timed), [0, 1]);
    }));

  test('a paused instance draws nothing until it is resumed, then everything that fell due', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const { platform, clock, contribute } = timed;
      await contribute('a');
      await timed.switch('pauseInstance');
      clock.nowMs = MIDNIGHT_MS + HOUR_MS;
      await platform.keepTime();
      assert.equal(periods(timed), []);
      await timed.switch('resumeInstance');
      assert.equal(periods(timed), []);
      await platform.keepTime();
      assert.equal(periods(timed), [0]);
    }));

  test('an instance paused at its end draws what was due by then', () =>
    withTimed(
      dailyRaffle(),
      async (timed) => {
        const { platform, clock, contribute } = timed;
        await contribute('a');
        await timed.switch('pauseInstance');
        clock.nowMs = MIDNIGHT_MS + HOUR_MS - 1;
        await platform.keepTime();
        assert.equal(periods(timed), []);
        clock.nowMs = MIDNIGHT_MS + HOUR_MS;
        await platform.keepTime();
        assert.equal(periods(timed), [0]);
      },
      { schedule: { timestamp_end: MIDNIGHT_MS + HOUR_MS } },
    ));

  test('pausing or terminating an instance draws what was due before', async () => {
    for (const operation of ['pauseInstance', 'terminateInstance'] as const)
      await withTimed(dailyRaffle(), async (timed) => {
        await timed.contribute('a');
        timed.clock.nowMs = MIDNIGHT_MS;
        await timed.switch(operation);
        assert.equal(periods(timed), [0], operation);
      });
  });

  test('terminating a paused instance draws what fell due in the pause', () =>
    withTimed(dailyRaffle(), async (timed) => {
      await timed.contribute('a');
      await timed.switch('pauseInstance');
      timed.clock.nowMs = MIDNIGHT_MS;
      await timed.switch('terminateInstance');
      assert.equal(periods(timed), [0]);
    }));

  test('a terminated instance draws nothing any more', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const { platform, clock, contribute, instance } = timed;
      await contribute('a');
      await timed.switch('terminateInstance');
      assert.is((await instance()).nextDueAtMs, null);
      clock.nowMs = MIDNIGHT_MS;
      await platform.keepTime();
      assert.equal(periods(timed), []);
    }));

  test('payees that did not fit into one unit are written after a restart', () =>
    withTimed(
      dailyRaffle({ prize_distribution: [{ prize_percentage: '1', number_of_winners: 300 }] }),
      async (timed) => {
        const { platform, instanceId, clock, chance, contribute, query } = timed;
        await contribute('a');
        await addHolders(platform, instanceId, 400);
        chance.draw = () => 0n;
        clock.nowMs = MIDNIGHT_MS;
        await scheduler(timed).running.look();
        assert.is(query('select * from payouts').length, 200);
        await scheduler(timed, { writeNextShares }).running.look();
        assert.is(query('select * from payouts').length, 300);
        assert.is(query("select * from outbox where event_type = 'RaffleWinEvent'").length, 300);
      },
    ));

  test('an instance that fails delays no other, rests longer each time, and is drawn when it can be', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, instanceId, clock, contribute, query, ledger } = timed;
      const opened = await platform.call('instantiateTemplate', {
        body: instantiation({ instance_game_code: 'other' }),
      });
      const otherId = (opened.body as { id: string }).id;
      clock.nowMs += HOUR_MS;
      await contribute('a');
      await platform.store.write((tx) => tx.run((db) => db.update(windowEntries).set({ potId: 'lost' })));
      await timed.contributeTo(otherId, 'b');
      clock.nowMs = MIDNIGHT_MS;
      const { running, lines } = scheduler(timed);
      for (let look = 0; look < 12; look += 1) await running.look();
      assert.equal(query('select instance_id, player_id from wins'), [{ instance_id: otherId, player_id: 'b' }]);
      // It was tried at the first look, and again after two, four and eight more.
      assert.equal(
        lines.map(({ name, times, msg }) => [name, times, msg]),
        [1, 2, 3].map((times) => [instanceId, times, 'due work failed and will be retried']),
      );
      await platform.store.write((tx) =>
        tx.run((db) => db.update(windowEntries).set({ potId: 'day' }).where(eq(windowEntries.potId, 'lost'))),
      );
      for (let look = 0; look < 8; look += 1) await running.look();
      assert.is(query('select * from wins').length, 2);
      assert.is(lines.length, 3);
      assert.ok(ledger().includes('win WindowEnd'));
    }));

  test('a failing portion is logged and holds up no other, and portions run until none is left', () =>
    withTimed(dailyPot(), async (timed) => {
      let left = 3;
      const { running, lines } = scheduler(timed, {
        broken: () => Promise.reject(new Error('no such thing')),
        whole: async () => {
          left -= 1;
          return left > 0;
        },
      });
      await running.look();
      assert.is(left, 0);
      assert.equal(
        lines.map(({ name, times }) => [name, times]),
        [['broken', 1]],
      );
    }));

  test('a look that finds nothing due and nothing waiting is one read', () =>
    withTimed(dailyRaffle(), async (timed) => {
      const units: string[] = [];
      const { store } = timed.platform;
      const [read, write] = [store.read.bind(store), store.write.bind(store)];
      Object.assign(store, {
        read: (...unit: Parameters<typeof read>) => {
          units.push('read');
          return read(...unit);
        },
        write: (...unit: Parameters<typeof write>) => {
          units.push('write');
          return write(...unit);
        },
      });
      await timed.platform.keepTime();
      assert.equal(units, ['read']);
    }));

  test('the running platform draws automatically', () =>
    withJackpot(
      async (client, { id }, data) => {
        await client.call('contributeToInstance', { body: contribution(id) });
        await until(
          () => select(data, 'select player_id, amount from payouts'),
          [{ player_id: 'p-1', amount: 101_000_000 }],
        );
      },
      dailyRaffle({ duration: { Seconds: 1 }, prize_distribution: [{ prize_percentage: '1', number_of_winners: 1 }] }),
    ));

  test('a stopped scheduler starts nothing', () =>
    withTimed(dailyRaffle(), async (timed) => {
      await timed.contribute('a');
      timed.clock.nowMs = MIDNIGHT_MS;
      const { running } = scheduler(timed);
      await running.stop();
      running.start();
      await running.look();
      assert.equal(periods(timed), []);
    }));
});
