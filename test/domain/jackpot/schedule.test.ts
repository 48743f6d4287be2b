import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { openState } from '../../../domain/jackpot/open-state.ts';
import { type DaySpan, isOpenAt, nextOpening, type Recurrence, statusAt } from '../../../domain/jackpot/schedule.ts';
import { scheduleFaults, windowFaults } from '../../../domain/jackpot/schedule-faults.ts';
import { enabledPots } from '../../../domain/jackpot/state.ts';
import type { TimeTrigger } from '../../../domain/jackpot/window-series.ts';
import { AmountOutOfRange } from '../../../domain/money/micros.ts';
import { scheduleFault } from '../../../wire/field-fault.ts';
import { suite } from '../../support/suite.ts';
import { imbalance, jackpot, pot, potOf, story, threePots, units } from './sample-jackpot.ts';

suite('domain/jackpot/schedule', (test) => {
  const MINUTE_MS = 60_000;
  const DAY_MS = 1440 * MINUTE_MS;

  const seconds = (time: string): number => {
    const [hour = 0, minute = 0, sec = 0] = time.split(':').map(Number);
    return hour * 3600 + minute * 60 + sec;
  };

  const span = (first: string, last: string): DaySpan => ({ firstSec: seconds(first), lastSec: seconds(last) });
  const EVENING = span('18:00:00', '21:59:59');
  const NIGHT = span('22:00:00', '01:59:59');
  const ALL_DAY = span('00:00:00', '23:59:59');
  const daily = (interval: number, ...spans: DaySpan[]): Recurrence => ({ kind: 'Daily', interval, spans });

  const weekly = (interval: number, days: number[], ...spans: DaySpan[]): Recurrence => ({
    kind: 'Weekly',
    interval,
    days,
    spans,
  });

  const monthly = (interval: number, days: number[], ...spans: DaySpan[]): Recurrence => ({
    kind: 'Monthly',
    interval,
    days,
    spans,
  });

  const time = (text: string): number => Date.parse(`${text}Z`);

  const shown = (atMs: number | undefined): string =>
    atMs === undefined ? 'never' : new Date(atMs).toISOString().replace(/\.000Z$/, '');

  /** Thursday, the first day of 2026. */
  const START = '2026-01-01T12:00:00';

  const of = (...recurrences: Recurrence[]) => ({ countsFromMs: time(START), recurrences });

  const cases: [title: string, rules: Recurrence[], open: string[], closed: string[]][] = [
    ['without a rule', [], ['2026-01-01T12:00:00', '2031-05-05T03:00:00'], []],
    [
      'daily: from the first second to the end of the last',
      [daily(1, EVENING)],
      ['2026-01-01T18:00:00', '2026-01-01T21:59:59.999', '2026-07-01T18:00:00'],
      ['2026-01-01T17:59:59.999', '2026-01-01T22:00:00', '2026-01-02T03:00:00'],
    ],
    [
      'every third day from the start',
      [daily(3, EVENING)],
      ['2026-01-01T19:00:00', '2026-01-04T19:00:00', '2026-01-31T19:00:00'],
      ['2026-01-02T19:00:00', '2026-01-03T19:00:00', '2026-01-05T19:00:00'],
    ],
    [
      'over midnight: the span belongs to the day on which it begins',
      [weekly(1, [5], NIGHT)],
      ['2026-01-02T22:00:00', '2026-01-03T01:59:59'],
      ['2026-01-03T02:00:00', '2026-01-02T01:00:00', '2026-01-03T22:00:00'],
    ],
    [
      'over midnight into the day of the start',
      [daily(1, span('13:00:00', '12:29:59'))],
      ['2026-01-01T12:00:00', '2026-01-01T12:29:59'],
      ['2026-01-01T12:30:00'],
    ],
    [
      'weekly: 1 is Monday and 7 is Sunday',
      [weekly(1, [1, 7], EVENING)],
      ['2026-01-04T19:00:00', '2026-01-05T19:00:00'],
      ['2026-01-01T19:00:00', '2026-01-03T19:00:00', '2026-01-06T19:00:00'],
    ],
    [
      'every second week: weeks begin on Monday, the first is that of the start',
      [weekly(2, [1, 4], EVENING)],
      ['2026-01-01T19:00:00', '2026-01-12T19:00:00', '2026-01-15T19:00:00'],
      ['2026-01-05T19:00:00', '2026-01-08T19:00:00', '2026-01-19T19:00:00'],
    ],
    [
      'monthly: a month without the day leaves it out',
      [monthly(1, [1, 31], EVENING)],
      ['2026-01-31T19:00:00', '2026-02-01T19:00:00', '2026-03-31T19:00:00'],
      ['2026-02-28T19:00:00', '2026-04-30T19:00:00'],
    ],
    [
      'every fifth month from that of the start',
      [monthly(5, [1], EVENING)],
      ['2026-01-01T19:00:00', '2026-06-01T19:00:00', '2026-11-01T19:00:00', '2027-04-01T19:00:00'],
      ['2026-02-01T19:00:00', '2027-01-01T19:00:00'],
    ],
    [
      'several spans and several rules: open when one of them says so',
      [daily(1, span('06:00:00', '06:59:59'), EVENING), weekly(1, [6], ALL_DAY)],
      ['2026-01-02T06:30:00', '2026-01-02T19:00:00', '2026-01-03T13:00:00'],
      ['2026-01-02T07:00:00', '2026-01-02T13:00:00', '2026-01-04T00:00:00'],
    ],
    ['one second', [daily(1, span('20:00:00', '20:00:00'))], ['2026-01-01T20:00:00.999'], ['2026-01-01T20:00:01']],
  ];
  for (const [title, rules, open, closed] of cases)
    test(title, () => {
      for (const text of open) assert.is(isOpenAt(of(...rules), time(text)), true, `${text} is open`);
      for (const text of closed) assert.is(isOpenAt(of(...rules), time(text)), false, `${text} is closed`);
    });

  const openings: [title: string, rules: Recurrence[], from: string, opens: string][] = [
    ['without a rule', [], '2026-01-01T12:00:00', '2026-01-01T12:00:00'],
    ['before a span', [daily(1, EVENING)], '2026-01-01T12:00:00', '2026-01-01T18:00:00'],
    ['within it', [daily(1, EVENING)], '2026-01-01T20:00:00', '2026-01-01T20:00:00'],
    ['behind it', [daily(3, EVENING)], '2026-01-01T22:00:00', '2026-01-04T18:00:00'],
    ['all day', [daily(1, ALL_DAY)], '2026-01-01T20:00:00', '2026-01-01T20:00:00'],
    ['a week later', [weekly(1, [4], EVENING)], '2026-01-01T23:00:00', '2026-01-08T18:00:00'],
    ['past a month without the day', [monthly(1, [29], EVENING)], '2026-01-30T00:00:00', '2026-03-29T18:00:00'],
    [
      'the earlier of two rules',
      [monthly(1, [9], EVENING), weekly(1, [3], NIGHT)],
      '2026-01-02T00:00:00',
      '2026-01-07T22:00:00',
    ],
  ];
  for (const [title, rules, from, opens] of openings)
    test(`${title}: opens ${opens}`, () => {
      assert.is(shown(nextOpening(of(...rules), time(from))), opens);
    });

  test('a leap day in every second year comes, even past the year without one, and the 30th of February never', () => {
    const february = { countsFromMs: time('2026-02-01T00:00:00'), recurrences: [monthly(24, [29], EVENING)] };
    assert.is(shown(nextOpening(february, february.countsFromMs)), '2028-02-29T18:00:00');
    assert.is(shown(nextOpening(february, time('2096-03-01T00:00:00'))), '2104-02-29T18:00:00');
    const never = { ...february, recurrences: [monthly(12, [30], EVENING)] };
    assert.is(nextOpening(never, never.countsFromMs), undefined);
  });

  test('it opens where a walk through every half hour finds it open', () => {
    const tick = fc.integer({ min: 0, max: 47 }).map((half) => half * 1800);
    const spans = fc.array(fc.record({ firstSec: tick, lastSec: tick.map((sec) => sec + 1799) }), {
      minLength: 1,
      maxLength: 2,
    });
    const interval = fc.integer({ min: 1, max: 3 });
    const days = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 4 });
    const rule: fc.Arbitrary<Recurrence> = fc.oneof(
      fc.record({ kind: fc.constant('Daily' as const), interval, spans }),
      fc.record({ kind: fc.constant('Weekly' as const), interval, spans, days: days(7) }),
      fc.record({ kind: fc.constant('Monthly' as const), interval, spans, days: days(28) }),
    );
    fc.assert(
      fc.property(
        fc.array(rule, { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 0, max: 60 * 48 }),
        (rules, half) => {
          const schedule = of(...rules);
          const fromMs = time('2026-01-01T12:00:00') + half * 30 * MINUTE_MS;
          const walk = (): number | undefined => {
            for (let atMs = fromMs; atMs < fromMs + 100 * DAY_MS; atMs += 30 * MINUTE_MS)
              if (isOpenAt(schedule, atMs)) return atMs;
            return undefined;
          };
          assert.is(nextOpening(schedule, fromMs), walk());
        },
      ),
      { seed: 20_260_106, numRuns: 120 },
    );
  });

  test('a rule that never opens the instance is a fault', () => {
    const startsAtMs = time('2026-02-01T00:00:00');
    const pointers = (endsAt: string | null, ...recurrences: Recurrence[]) =>
      scheduleFaults({
        schedule: { countsFromMs: startsAtMs, recurrences },
        startsAtMs,
        endsAtMs: endsAt === null ? null : time(endsAt),
      }).map((fault) => scheduleFault(fault).pointer);
    assert.equal(pointers(null, daily(1, EVENING), monthly(12, [30], EVENING)), ['/schedule/recurrence_rules/1']);
    assert.equal(pointers('2026-02-01T18:00:00', daily(1, EVENING)), ['/schedule/recurrence_rules/0']);
    assert.equal(pointers('2026-02-01T18:00:01', daily(1, EVENING)), []);
  });

  test('a pot whose time windows never end while the schedule is open is a fault', () => {
    const startsAt = '2026-02-01T00:00:00';
    /** Until a Tuesday at noon. */
    const once: TimeTrigger = { kind: 'Time', targetMs: time('2026-02-03T12:00:00') };
    const repeated: TimeTrigger = { ...once, periodMs: 7 * DAY_MS };
    const TUESDAYS = [weekly(1, [2], EVENING, NIGHT, span('11:00:00', '11:59:59'))];
    const WEDNESDAYS = [weekly(1, [3], EVENING)];
    const cases: [
      trigger: TimeTrigger,
      startsAt: string,
      endsAt: string | null,
      rules: Recurrence[],
      verdict: string,
    ][] = [
      [once, startsAt, null, [], 'none'],
      [once, startsAt, '2026-02-03T12:00:00', [], 'none'],
      [once, startsAt, '2026-02-03T11:59:59', [], '/schedule/timestamp_end 2026-02-03T12'],
      [once, '2026-02-03T11:59:59', null, [], 'none'],
      [once, '2026-02-03T12:00:00', null, [], '/schedule/timestamp_start 2026-02-03T12'],
      [{ ...once, targetMs: time(startsAt) - 1 }, startsAt, null, [], '/template_id 2026-01-31T23'],
      [once, startsAt, null, TUESDAYS, 'none'],
      [once, startsAt, null, WEDNESDAYS, '/schedule/recurrence_rules 2026-02-03T12'],
      // Repeated windows never end, and may start before the instance.
      [repeated, '2026-03-01T00:00:00', null, [], 'none'],
      [repeated, '2026-03-01T00:00:00', '2026-03-03T12:00:00', [], 'none'],
      [repeated, '2026-03-01T00:00:00', '2026-03-03T11:59:59', [], '/schedule/timestamp_end 2026-03-03T12'],
      // It first opens in the second window.
      [repeated, startsAt, '2026-02-10T12:00:00', WEDNESDAYS, 'none'],
      [repeated, startsAt, '2026-02-10T11:59:59', WEDNESDAYS, '/schedule/timestamp_end 2026-02-10T12'],
      [
        { ...repeated, targetMs: time('2027-01-01T00:00:00') },
        startsAt,
        '2026-12-31T00:00:00',
        [],
        '/schedule/timestamp_end 2027-01-01T00',
      ],
    ];
    for (const [trigger, from, to, recurrences, verdict] of cases) {
      const faults = windowFaults(jackpot({ pots: [pot({ triggers: [trigger] })] }), {
        schedule: { countsFromMs: time(from), recurrences },
        startsAtMs: time(from),
        endsAtMs: to === null ? null : time(to),
        nowMs: time(startsAt),
      });
      assert.is(
        faults
          .map(scheduleFault)
          .map(({ pointer, detail }) => `${pointer} ${/until (.{13})/.exec(detail)?.[1]}`)
          .join() || 'none',
        verdict,
      );
    }
  });
});

suite('domain/jackpot/open-state', (test) => {
  test('every pot starts enabled in its first life, with its initial seed', () => {
    const { state } = openState(threePots());
    assert.equal(
      state.pots.map(({ id, enabled, due, instanceCount, totalContributions, seedValue }) => [
        id,
        enabled,
        due,
        instanceCount,
        totalContributions,
        seedValue,
      ]),
      [
        ['minor', true, false, 1, 0, units(5)],
        ['major', true, false, 1, 0, units(50)],
        ['mega', true, false, 1, 0, units(500)],
      ],
    );
    assert.equal(enabledPots(state), ['minor', 'major', 'mega']);
    assert.is(imbalance(state), 0n);
  });

  test('a pot without a seed starts at 0', () => {
    const { state, entry } = openState(jackpot({ pots: [pot({ initialSeed: 0n })] }));
    assert.is(potOf(state, 'main').seedValue, 0n);
    assert.equal(story([entry]), ['seed']);
  });

  test('unit: seeds that together are beyond 8e9 units are refused', () => {
    const pots = ['a', 'b'].map((id) => pot({ id, initialSeed: units(5e9) }));
    assert.throws(
      () => openState(jackpot({ pots })),
      (error: unknown) => error instanceof AmountOutOfRange && error.what === 'initialSeed',
    );
  });
});

suite('domain/jackpot/status', (test) => {
  const SCHEDULED = { startsAtMs: 1000, endsAtMs: 2000 };
  const ALWAYS = { startsAtMs: null, endsAtMs: null };

  const cases: [
    state: 'Active' | 'Paused' | 'Terminated',
    schedule: typeof SCHEDULED | typeof ALWAYS,
    shown: string,
  ][] = [
    ['Active', SCHEDULED, '999 Pending, 1000 Active, 1999 Active, 2000 Terminated'],
    ['Paused', SCHEDULED, '999 Pending, 1000 Paused, 1999 Paused, 2000 Terminated'],
    ['Terminated', SCHEDULED, '999 Terminated, 1000 Terminated, 1999 Terminated, 2000 Terminated'],
    ['Active', ALWAYS, '999 Active, 1000 Active, 1999 Active, 2000 Active'],
    ['Paused', ALWAYS, '999 Paused, 1000 Paused, 1999 Paused, 2000 Paused'],
    ['Terminated', ALWAYS, '999 Terminated, 1000 Terminated, 1999 Terminated, 2000 Terminated'],
  ];
  for (const [state, schedule, shown] of cases)
    test(`${state}${schedule.endsAtMs === null ? '' : ' from 1000 until just before 2000'}: ${shown}`, () => {
      const statuses = [999, 1000, 1999, 2000].map((atMs) => `${atMs} ${statusAt({ state, ...schedule }, atMs)}`);
      assert.is(statuses.join(', '), shown);
    });
});
