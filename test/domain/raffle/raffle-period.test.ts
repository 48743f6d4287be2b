import * as assert from 'uvu/assert';
import { computePeriod, duePeriods, periodAt, type RaffleCourse } from '../../../domain/raffle/raffle-period.ts';
import { suite } from '../../support/suite.ts';

const ENDLESS: RaffleCourse = { startsAtMs: 1_000, durationMs: 100, endsAtMs: null };
/** Its third period is cut short. */
const SHORT: RaffleCourse = { ...ENDLESS, endsAtMs: 1_250 };
const WHOLE: RaffleCourse = { ...ENDLESS, endsAtMs: 1_200 };

const told = (course: RaffleCourse, nowMs: number, drawn?: number): string => {
  const period = periodAt(course, nowMs, drawn);
  if (period === undefined) return 'none';
  return `${period.index}: ${period.startsAtMs} to ${period.endsAtMs}${period.isLast ? ', the last' : ''}`;
};

suite('domain/raffle/raffle-period', (test) => {
  const cases: [course: RaffleCourse, nowMs: number, verdict: string][] = [
    [ENDLESS, 999, 'none'],
    [ENDLESS, 1_000, '0: 1000 to 1100'],
    [ENDLESS, 1_099, '0: 1000 to 1100'],
    [ENDLESS, 1_100, '1: 1100 to 1200'],
    [SHORT, 1_199, '1: 1100 to 1200'],
    [SHORT, 1_200, '2: 1200 to 1250, the last'],
    [SHORT, 1_249, '2: 1200 to 1250, the last'],
    [SHORT, 1_250, 'none'],
    [WHOLE, 1_199, '1: 1100 to 1200, the last'],
    [WHOLE, 1_200, 'none'],
  ];
  for (const [course, nowMs, verdict] of cases)
    test(`at ${nowMs} of a raffle from 1000 to ${course.endsAtMs}: ${verdict}`, () => {
      assert.is(told(course, nowMs), verdict);
    });

  test('a clock that was set back adds nothing to a period that was drawn', () => {
    assert.is(told(ENDLESS, 1_050, 2), '2: 1200 to 1300');
    assert.is(told(WHOLE, 1_150, 2), 'none');
  });

  const due: [course: RaffleCourse, drawn: number, nowMs: number, from: number, until: number][] = [
    [ENDLESS, 0, 900, 0, 0],
    [ENDLESS, 0, 1_099, 0, 0],
    [ENDLESS, 0, 1_100, 0, 1],
    [ENDLESS, 1, 1_100, 1, 1],
    // After a long pause, all of them at once.
    [ENDLESS, 1, 1_000_000, 1, 9_990],
    // Setting the clock back undoes no drawing.
    [ENDLESS, 5, 1_100, 5, 5],
    [SHORT, 2, 1_249, 2, 2],
    [SHORT, 2, 1_250, 2, 3],
    [SHORT, 3, 9_999, 3, 3],
    [WHOLE, 0, 9_999, 0, 2],
  ];
  for (const [course, drawn, nowMs, from, until] of due)
    test(`at ${nowMs} of a raffle to ${course.endsAtMs}, ${drawn} drawn: ${from} until ${until} are due`, () => {
      assert.equal(duePeriods(course, drawn, nowMs), { from, until });
    });

  test('every moment belongs to the one period that contains it, and a period is due as soon as it is over', () => {
    for (const course of [ENDLESS, SHORT, WHOLE])
      for (let nowMs = 1_000; nowMs < (course.endsAtMs ?? 1_400); nowMs += 1) {
        const period = periodAt(course, nowMs);
        if (period === undefined) throw new Error(`no period at ${nowMs}`);
        assert.ok(period.startsAtMs <= nowMs && nowMs < period.endsAtMs);
        assert.equal(period, computePeriod(course, period.index));
        assert.equal(duePeriods(course, 0, nowMs), { from: 0, until: period.index });
      }
  });

  test('a raffle has no period behind its end, and none before its start', () => {
    assert.throws(() => computePeriod(SHORT, 3), /no period 3/);
    assert.throws(() => computePeriod(WHOLE, 2), /no period 2/);
    assert.throws(() => computePeriod(ENDLESS, -1), /no period -1/);
  });
});
