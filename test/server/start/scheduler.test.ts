import { eq } from 'drizzle-orm';
import * as assert from 'uvu/assert';
import { keepTexts } from '../../../db/contributions/contribution-texts.ts';
import { queueDelivery } from '../../../db/deliveries/deliveries.ts';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { openStore } from '../../../db/engine/store.ts';
import { saveTickets } from '../../../db/jackpots/raffle-tickets.ts';
import { auditEvents, auditRemoval } from '../../../db/tables/audit-events.ts';
import { contributionTexts } from '../../../db/tables/contributions.ts';
import { deliveries } from '../../../db/tables/deliveries.ts';
import { windowEntries } from '../../../db/tables/jackpots.ts';
import { writeNextShares } from '../../../platform/booking/owe-shares.ts';
import { auditPlatformAction } from '../../../server/base/audit-platform-action.ts';
import { createLog } from '../../../server/base/log.ts';
import { Failures } from '../../../server/operations/failures.ts';
import { writeUnit } from '../../../server/operations/platform.ts';
import type { Retention } from '../../../server/settings/config.ts';
import { removeOutdated } from '../../../server/start/housekeeping.ts';
import { keepTotalsUp } from '../../../server/start/keep-totals-up.ts';
import { type Portion, Scheduler } from '../../../server/start/scheduler.ts';
import { withArchive } from '../../platform/archive/archived.ts';
import { fixedKeys } from '../../support/fixed-keys.ts';
import { until } from '../../support/paying-players.ts';
import { contribution, instantiation } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select, selectFrom } from '../../support/tables.ts';
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

suite('server/start/scheduler', (test) => {
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
        services: { currencies: { base: 'EUR', multipliers: new Map() }, canDraw: () => true },
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
        const euro = { base: 'EUR', multipliers: new Map() };
        await scheduler(timed, { writeNextShares: (unit) => writeNextShares(unit, euro) }).running.look();
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

suite('server/start/housekeeping', (test) => {
  const NOW_MS = 1_000;
  const EVENTS = { keptMs: 1_000_000, countMax: 1_000 };
  const TIMES = [100, 899, 900, 901, NOW_MS];

  const message = (id: string, atMs: number) => ({
    ...{ id, kind: 'event' as const, lane: 'event:d', ownerId: 'o', destinationId: 'd', address: 'https://h.example' },
    ...{ eventType: 'WinEvent', body: '{}', createdAtMs: atMs, secretUntilMs: null, persistent: false },
  });

  /** The remaining messages, texts and audit events of several times, by their times. */
  const leftOf = async (retention: Omit<Retention, 'events'>) => {
    const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
    try {
      await store.write(async (tx) => {
        for (const atMs of TIMES) {
          for (const state of ['delivered', 'dead', 'pending'] as const) {
            const id = `${state}-${atMs}`;
            await queueDelivery(tx, message(id, atMs));
            await tx.run((db) =>
              db
                .update(deliveries)
                .set({ state, finishedAtMs: state === 'pending' ? null : atMs })
                .where(eq(deliveries.id, id)),
            );
          }
          const texts = { brandPath: 'o:b', playerId: 'p', metadata: 'words', eventMetadata: null, atMs };
          keepTexts(tx, { contributionId: `c-${atMs}`, ...texts });
          await auditPlatformAction(
            { tx, ...fixedKeys },
            { ownerId: 'o', action: 'a', resource: 'r', targetId: 't' },
            atMs,
          );
        }
      });
      await removeOutdated({ store, keys: fixedKeys, clock: () => NOW_MS }, { events: EVENTS, ...retention });
      return await store.read(async (tx) => ({
        messages: (await tx.all((db) => db.select({ id: deliveries.id }).from(deliveries))).map(({ id }) => id).sort(),
        texts: (await tx.all((db) => db.select({ atMs: contributionTexts.atMs }).from(contributionTexts))).map(
          ({ atMs }) => atMs,
        ),
        audit: (await tx.all((db) => db.select({ atMs: auditEvents.atMs }).from(auditEvents))).map(({ atMs }) => atMs),
      }));
    } finally {
      await store.close();
    }
  };

  const idsOf = (state: string, times: readonly number[]) => times.map((atMs) => `${state}-${atMs}`);

  test('without settings, only what was delivered goes: dead messages, texts and the audit log stay', async () => {
    const unlimited = { deadMs: undefined, textsMs: undefined, auditMs: undefined };
    assert.equal(await leftOf({ deliveredMs: 100, ...unlimited }), {
      messages: [...idsOf('dead', TIMES), ...idsOf('delivered', [901, NOW_MS]), ...idsOf('pending', TIMES)].sort(),
      texts: TIMES,
      audit: TIMES,
    });
  });

  test('each setting removes what is older, and nothing that is still to be sent', async () => {
    assert.equal(await leftOf({ deliveredMs: 10_000, deadMs: 100, textsMs: 101, auditMs: 100 }), {
      messages: [...idsOf('dead', [901, NOW_MS]), ...idsOf('delivered', TIMES), ...idsOf('pending', TIMES)].sort(),
      texts: [899, 900, 901, NOW_MS],
      audit: [900, 901, NOW_MS],
    });
  });

  test('the audit log stays append-only: nothing newer than the limit of housekeeping can be deleted', async () => {
    const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
    await store.write((tx) =>
      auditPlatformAction({ tx, ...fixedKeys }, { ownerId: 'o', action: 'a', resource: 'r', targetId: 't' }, NOW_MS),
    );
    await removeOutdated(
      { store, keys: fixedKeys, clock: () => NOW_MS },
      {
        ...{ events: EVENTS, deliveredMs: 1, deadMs: undefined, textsMs: undefined, auditMs: 1 },
      },
    );
    for (const removal of [auditEvents, auditRemoval])
      await store
        .write((tx) => tx.run((db) => db.delete(removal)))
        .then(
          ({ changes }) => assert.is(changes, 0),
          (error: Error) => assert.match(`${error.message} ${error.cause}`, /append-only/),
        );
    const left = await store.read((tx) => tx.all((db) => db.select().from(auditEvents)));
    assert.is(left.length, 1);
    await store.close();
  });
});

suite('server/start/keep-totals-up', (test) => {
  /** Looks when a test says so, and waits until that is over. */
  const looking = () => {
    let look = (): void => {};
    const every = (next: () => void): (() => void) => {
      look = next;
      return () => {};
    };
    return { every, look: () => look() };
  };

  test('keeps the totals of what was booked before it started, and of what is booked then; of little, once in so many looks', () =>
    withArchive(async ({ platform, operators, contribute, faults }) => {
      const { store, file } = platform;
      const kept = (): number =>
        Number(selectFrom(file, 'select coalesce(max(seq), 0) seq from totalled_entries')[0]?.seq);
      await contribute(operators, 'k-1');
      const log = { error: (...line: unknown[]) => assert.unreachable(JSON.stringify(line)) };
      const { every, look } = looking();
      const stop = keepTotalsUp(store, log, { every, leave: 1 });
      look();
      await until(kept, 2);
      await contribute(operators, 'k-2');
      const again = async (): Promise<number> => {
        look();
        return kept();
      };
      // The other instance has one entry too, so this is one more than may be left.
      await until(again, 3);
      await contribute(operators, 'k-3');
      await until(again, 4);
      await stop();
      assert.equal(await faults(), []);
    }));

  test('looks only after a commit, and less and less often after failures, which it logs', async () => {
    let [reads, fails, lines] = [0, 0, 0];
    let wake = (): void => {};
    const store = {
      read: async () => {
        reads += 1;
        if (reads <= fails) throw new Error('no');
        return [] as never;
      },
      write: async () => assert.unreachable(),
      onCommit: (listener: () => void) => {
        wake = listener;
        return () => {};
      },
    };
    const log = {
      error: () => {
        lines += 1;
      },
    };
    const { every, look } = looking();
    /** The numbers of the looks that read. */
    const reading = async (count: number, hasNews: boolean): Promise<number[]> => {
      const numbers: number[] = [];
      for (let number = 0; number < count; number += 1) {
        const before = reads;
        if (hasNews) wake();
        look();
        await new Promise((resolve) => setImmediate(resolve));
        if (reads > before) numbers.push(number);
      }
      return numbers;
    };
    const stop = keepTotalsUp(store as never, log, { every });
    assert.equal(await reading(59, false), [0]);
    // All are kept every so many looks, but not twice for nothing.
    assert.equal(await reading(121, false), [0]);
    assert.equal(await reading(3, true), [0, 1, 2]);
    fails = reads + 4;
    assert.equal(await reading(30, true), [0, 3, 8, 17]);
    assert.is(lines, 4);
    await stop();
  });
});
