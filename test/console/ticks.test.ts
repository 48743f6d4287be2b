import * as assert from 'uvu/assert';
import { amountTicks, tickText, timeTicks } from '../../console/parts/ticks.ts';
import { suite } from '../support/suite.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

suite('console/ticks', (test) => {
  const amounts: readonly [from: number, to: number, ticks: readonly number[]][] = [
    [0, 1, [0, 0.5, 1]],
    [98.4, 103.2, [100, 102]],
    [0.000001, 0.000003, [0.000001, 0.000002, 0.000003]],
    [7_999_999_999.9, 8_000_000_000, [7_999_999_999.9, 7_999_999_999.95, 8_000_000_000]],
  ];
  for (const [from, to, ticks] of amounts)
    test(`the axis from ${from} to ${to} has round amounts, far enough apart`, () =>
      assert.equal(amountTicks({ from, to, px: 84, space: 28 }), ticks));

  const clock = (at: number): string => tickText(at, DAY_MS);
  test('times are round in the zone of the person', () => {
    const from = new Date(2026, 10, 23, 9, 47).getTime();
    const ticks = timeTicks({ from, to: from + 12 * HOUR_MS, px: 480, space: 84 });
    assert.equal(ticks.map(clock), ['12:00', '15:00', '18:00', '21:00']);
  });

  test('days begin at midnight, also where the clocks were put back between them', () => {
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'Europe/Malta';
      const from = new Date(2026, 9, 23, 9, 47).getTime();
      const ticks = timeTicks({ from, to: from + 5 * DAY_MS, px: 480, space: 84 });
      assert.equal(ticks.map(clock), ['00:00', '00:00', '00:00', '00:00', '00:00']);
      assert.is((ticks[2] ?? 0) - (ticks[1] ?? 0), 25 * HOUR_MS);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test('a time is shown as short as the range allows', () => {
    const at = new Date(2026, 10, 23, 9, 47, 5).getTime();
    const told = [60_000, DAY_MS, 2 * DAY_MS, 30 * DAY_MS, 400 * DAY_MS].map((span) => tickText(at, span));
    assert.equal(told, ['09:47:05', '09:47', '11-23 09:47', '11-23', '2026-11-23']);
  });
});
