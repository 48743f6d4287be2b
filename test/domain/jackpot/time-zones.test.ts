import * as assert from 'uvu/assert';
import { findOpen } from '../../../cli/verify/rules/windows.ts';
import { drawContribution } from '../../../domain/jackpot/draw-contribution.ts';
import { payHits } from '../../../domain/jackpot/pay-hits.ts';
import { isOpenAt, nextOpening, type Schedule } from '../../../domain/jackpot/schedule.ts';
import { enabledPots } from '../../../domain/jackpot/state.ts';
import { windowAt, windowFrom } from '../../../domain/jackpot/window.ts';
import type { TimeTrigger } from '../../../domain/jackpot/window-series.ts';
import { isTimeZone, toLocalMs, toMoment } from '../../../domain/local-time.ts';
import { sampleOf } from '../../support/in-full.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { kolmogorovSmirnov } from '../statistics.ts';
import { inEuro, jackpot, opened, pot, quoteFor } from './sample-jackpot.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const shown = (atMs: number): string => new Date(atMs).toISOString().replace(/:00\.000Z$/, '');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The clocks of Malta are set forward at 02:00 on 29 March 2026, and back at 03:00 on 25 October. */
const MALTA = 'Europe/Malta';

const series = (targetMs: number, more: Partial<TimeTrigger>): TimeTrigger => ({ kind: 'Time', targetMs, ...more });

/** The ends of the first windows. */
const ends = (trigger: TimeTrigger, count: number, startsAtMs = 0): string[] => {
  const rules = jackpot({ startsAtMs });
  const found: string[] = [];
  let window = windowFrom(rules, trigger, startsAtMs);
  for (; window !== undefined && found.length < count; window = windowAt(rules, trigger, window.endMs))
    found.push(shown(window.endMs));
  return found;
};

suite('domain/jackpot/time-zones', (test) => {
  test('a local time that clocks skip is the moment after the gap; of two, it is the first or the last', () => {
    const both = (local: string, zone = MALTA) =>
      (['first', 'last'] as const).map((which) => shown(toMoment(zone, at(local), which))).join(' ');
    assert.is(both('2026-03-29T01:59'), '2026-03-29T00:59 2026-03-29T00:59');
    assert.is(both('2026-03-29T02:30'), '2026-03-29T01:00 2026-03-29T01:00');
    assert.is(both('2026-03-29T03:00'), '2026-03-29T01:00 2026-03-29T01:00');
    assert.is(both('2026-10-25T02:30'), '2026-10-25T00:30 2026-10-25T01:30');
    assert.is(both('2026-10-25T03:00'), '2026-10-25T02:00 2026-10-25T02:00');
    // Lord Howe moves by half an hour; Samoa left out the 30th of December 2011.
    assert.is(both('2026-04-05T01:45', 'Australia/Lord_Howe'), '2026-04-04T14:45 2026-04-04T15:15');
    assert.is(both('2011-12-30T12:00', 'Pacific/Apia'), '2011-12-30T10:00 2011-12-30T10:00');
    assert.is(toLocalMs(undefined, 5), 5);
    assert.equal([isTimeZone('Europe/Malta'), isTimeZone('Europe/Valletta')], [true, false]);
  });

  test('hours from 19:00 to 21:00 in Malta are an hour earlier in UTC in summer, on both sides of both changes', () => {
    const schedule: Schedule = {
      countsFromMs: at('2026-01-01T00:00'),
      recurrences: [{ kind: 'Daily', interval: 1, spans: [{ firstSec: 19 * 3600, lastSec: 21 * 3600 - 1 }] }],
      timeZone: MALTA,
    };
    for (const [day, from] of [
      ['2026-03-28', 18],
      ['2026-03-29', 17],
      ['2026-10-24', 17],
      ['2026-10-25', 18],
    ] as const) {
      const opensAtMs = at(`${day}T00:00`) + from * HOUR_MS;
      assert.equal(
        [-1, 0, 2 * HOUR_MS - 1, 2 * HOUR_MS].map((after) => isOpenAt(schedule, opensAtMs + after)),
        [false, true, true, false],
      );
      assert.is(shown(nextOpening(schedule, opensAtMs - 5 * HOUR_MS) ?? 0), shown(opensAtMs));
    }
  });

  test('a span that ends in the double hour ends at its last second; one in the gap never opens', () => {
    const spans = (from: number, to: number): Schedule => ({
      countsFromMs: at('2026-01-01T00:00'),
      recurrences: [{ kind: 'Daily', interval: 1, spans: [{ firstSec: from * 60, lastSec: to * 60 - 1 }] }],
      timeZone: MALTA,
    });
    /** In the day that begins at 22:00 UTC. */
    const minutesOpen = (schedule: Schedule, day: string) =>
      Array.from({ length: 1440 }, (_, minute) =>
        isOpenAt(schedule, at(`${day}T00:00`) + (minute - 120) * 60_000),
      ).filter((isOpen) => isOpen).length;
    assert.is(
      minutesOpen(spans(60, 150), '2026-10-25'),
      150,
      '01:00 to 02:30, of which the last half hour comes twice',
    );
    assert.is(minutesOpen(spans(60, 120), '2026-10-25'), 60, 'until the first 02:00');
    assert.is(minutesOpen(spans(120, 150), '2026-03-29'), 0);
    assert.is(minutesOpen(spans(60, 150), '2026-03-29'), 60);
    assert.is(shown(nextOpening(spans(120, 150), at('2026-03-28T12:00')) ?? 0), '2026-03-30T00:00');
    const ofSunday: Schedule = {
      countsFromMs: at('2026-03-29T12:00'),
      recurrences: [{ kind: 'Weekly', interval: 2, days: [7], spans: [{ firstSec: 0, lastSec: 86_399 }] }],
      timeZone: MALTA,
    };
    assert.equal(
      ['2026-03-28', '2026-03-29', '2026-03-30', '2026-04-05'].map((day) => minutesOpen(ofSunday, day)),
      [0, 23 * 60, 0, 0],
    );
  });

  test('daily windows end at the same local time, so that they last 23 to 25 hours', () => {
    const daily = (target: string) => series(at(target), { periodMs: DAY_MS, timeZone: MALTA });
    assert.equal(ends(daily('2026-03-27T20:00'), 4, at('2026-03-27T12:00')), [
      ...['2026-03-27T20:00', '2026-03-28T20:00', '2026-03-29T19:00', '2026-03-30T19:00'],
    ]);
    // 02:30: in the gap in March, and twice in October.
    assert.equal(ends(daily('2026-03-28T01:30'), 3, at('2026-03-28T00:00')), [
      ...['2026-03-28T01:30', '2026-03-29T01:00', '2026-03-30T00:30'],
    ]);
    assert.equal(ends(daily('2026-10-24T00:30'), 3, at('2026-10-24T00:00')), [
      ...['2026-10-24T00:30', '2026-10-25T01:30', '2026-10-26T01:30'],
    ]);
    // The target is a moment, even the first of two.
    assert.equal(ends(daily('2026-10-25T00:30'), 2, at('2026-10-25T00:00')), ['2026-10-25T00:30', '2026-10-26T01:30']);
    const hourly = series(at('2026-10-24T23:00'), { periodMs: HOUR_MS, timeZone: MALTA });
    assert.equal(ends(hourly, 3, at('2026-10-24T22:30')), ['2026-10-24T23:00', '2026-10-25T01:00', '2026-10-25T02:00']);
    assert.equal(ends({ ...hourly, targetMs: at('2026-03-29T00:00') }, 3, at('2026-03-28T23:30')), [
      ...['2026-03-29T00:00', '2026-03-29T01:00', '2026-03-29T02:00'],
    ]);
  });

  test('months from the 31st end on the last day of shorter ones, by the clock of the time zone', () => {
    const monthly = series(at('2027-12-31T12:00'), { periodMonths: 1 });
    assert.equal(ends(monthly, 4, at('2027-12-05T00:00')), [
      ...['2027-12-31T12:00', '2028-01-31T12:00', '2028-02-29T12:00', '2028-03-31T12:00'],
    ]);
    assert.equal(ends({ ...monthly, periodMonths: 3, timeZone: MALTA }, 3, at('2027-12-05T00:00')), [
      ...['2027-12-31T12:00', '2028-03-31T11:00', '2028-06-30T11:00'],
    ]);
    assert.is(windowAt(jackpot({ startsAtMs: 0 }), monthly, at('2027-11-30T11:59')), undefined);
    assert.equal(windowAt(jackpot({ startsAtMs: 0 }), monthly, at('2027-11-30T12:00')), {
      ...{ startMs: at('2027-11-30T12:00'), endMs: at('2027-12-31T12:00') },
    });
  });

  test('windows follow one another without a gap, and verify works out the same ones', () => {
    const draw = seededDraw(41);
    const below = (n: number) => Number(draw(BigInt(n)));
    const zones = [MALTA, 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Pacific/Apia', 'Asia/Kathmandu'];
    const lengths = [60_000, 45 * 60_000, HOUR_MS, DAY_MS, 7 * DAY_MS, 100 * DAY_MS];
    for (const round of sampleOf(
      Array.from({ length: 4000 }, (_, each) => each),
      400,
    )) {
      const timeZone = zones[below(zones.length)] ?? MALTA;
      const targetMs = at('2010-06-01T00:00') + below(3000) * DAY_MS + below(DAY_MS);
      const length = below(3) === 0 ? { periodMonths: 1 + below(12) } : { periodMs: lengths[below(6)] ?? DAY_MS };
      const trigger = series(targetMs, { ...length, ...(round % 7 === 0 ? {} : { timeZone }) });
      const startsAtMs = at('2010-01-01T00:00');
      const rules = jackpot({ startsAtMs });
      // Often close to a change of the clocks.
      const near = Temporal.Instant.fromEpochMilliseconds(targetMs + below(4000) * DAY_MS - 100 * DAY_MS)
        .toZonedDateTimeISO(timeZone)
        .getTimeZoneTransition('next')?.epochMilliseconds;
      const nowMs =
        below(2) === 0 && near !== undefined ? near + below(6 * HOUR_MS) - 3 * HOUR_MS : targetMs + below(9e10);
      const window = windowAt(rules, trigger, nowMs);
      const terms = { startsAtMs } as Parameters<typeof findOpen>[0];
      const way = { ...{ kind: 'Time' as const, targetMs, timeZone: 'UTC' }, months: undefined, periodMs: undefined };
      const second = findOpen(
        terms,
        { ...way, ...trigger, isByStake: false, periodMs: trigger.periodMs, months: trigger.periodMonths },
        { settledUntilMs: 0, waitingAtMs: [] as number[] } as Parameters<typeof findOpen>[2],
        nowMs,
      );
      assert.equal(second, window, `${JSON.stringify(trigger)} at ${shown(nowMs)}`);
      if (window === undefined) continue;
      assert.ok(window.startMs <= nowMs && nowMs < window.endMs);
      assert.is(windowAt(rules, trigger, window.endMs)?.startMs, window.endMs);
    }
  });

  test('odds: Time hits uniformly in a window of 23 hours (KS)', () => {
    const trigger = series(at('2026-03-28T23:00'), { periodMs: DAY_MS, timeZone: MALTA });
    const [startMs, endMs] = [at('2026-03-28T23:00'), at('2026-03-29T22:00')];
    const rules = jackpot({ startsAtMs: startMs, pots: [pot({ triggers: [trigger] })] });
    const draw = seededDraw(23);
    const moments: number[] = [];
    while (moments.length < 1500) {
      let state = opened(rules);
      // Half of the windows have a crowd in the hour that is missing.
      const crowd = Array.from({ length: 6 }, (_, each) =>
        each % 2 === 0 ? Number(draw(82_800_000n)) : 7_000_000 + Number(draw(400_000n)),
      ).sort((a, b) => a - b);
      let before = 0;
      for (const moment of [...crowd, endMs - startMs - 1]) {
        const context = { ...inEuro(draw), atMs: startMs + moment };
        const outcome = payHits(
          rules,
          drawContribution(rules, state, quoteFor(rules, enabledPots(state)), context),
          context,
        );
        state = outcome.state;
        const drawn = outcome.entries[0]?.decisions.find(({ hit }) => hit)?.draws[0];
        if (drawn !== undefined) {
          assert.is(Number(drawn.range), 23 * HOUR_MS - before);
          moments.push((before + Number(drawn.outcome)) / (endMs - startMs));
          break;
        }
        before = moment;
      }
    }
    assert.ok(kolmogorovSmirnov(moments) < 1.95);
  });
});
