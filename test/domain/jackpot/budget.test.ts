import * as assert from 'uvu/assert';
import { budgetPeriodAt, budgetUseAt, isWithinBudget } from '../../../domain/jackpot/budget.ts';
import type { OperatorBudget } from '../../../domain/jackpot/rules.ts';
import { suite } from '../../support/suite.ts';
import { units } from './sample-jackpot.ts';

const budget = (per: OperatorBudget['per'], timeZone = 'UTC'): OperatorBudget => ({
  ...{ amount: units(1), per, timeZone },
  exceeding: 'PlayerPays',
});

suite('domain/jackpot/budget', (test) => {
  for (const [per, timeZone, at, start, end] of [
    ['Day', 'UTC', '2026-03-29T23:59:59.999Z', '2026-03-29T00:00Z', '2026-03-30T00:00Z'],
    // The clock in Malta is set forward at 02:00 on 29 March, and back at 03:00 on 25 October: days of 23 and of 25 hours.
    ['Day', 'Europe/Malta', '2026-03-28T23:00Z', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
    ['Day', 'Europe/Malta', '2026-10-24T22:00Z', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
    ['Day', 'Europe/Malta', '2026-10-25T22:59:59.999Z', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
    // In Cairo the day of the change begins at 01:00.
    ['Day', 'Africa/Cairo', '2026-04-24T12:00Z', '2026-04-23T22:00Z', '2026-04-24T21:00Z'],
    ['Day', 'Asia/Kathmandu', '2026-01-01T18:15Z', '2026-01-01T18:15Z', '2026-01-02T18:15Z'],
    ['Week', 'UTC', '2026-01-01T00:00Z', '2025-12-29T00:00Z', '2026-01-05T00:00Z'],
    ['Week', 'UTC', '2026-01-04T23:59:59.999Z', '2025-12-29T00:00Z', '2026-01-05T00:00Z'],
    ['Week', 'UTC', '2026-01-05T00:00Z', '2026-01-05T00:00Z', '2026-01-12T00:00Z'],
    ['Week', 'Europe/Malta', '2026-03-29T12:00Z', '2026-03-22T23:00Z', '2026-03-29T22:00Z'],
    ['Month', 'UTC', '2028-02-29T12:00Z', '2028-02-01T00:00Z', '2028-03-01T00:00Z'],
    ['Month', 'America/New_York', '2026-12-01T04:59Z', '2026-11-01T04:00Z', '2026-12-01T05:00Z'],
  ] as const)
    test(`the ${per} in ${timeZone} of ${at} begins at ${start} and ends at ${end}`, () => {
      const { startMs, endMs = 0 } = budgetPeriodAt(budget(per, timeZone), 0, Date.parse(at));
      assert.equal([startMs, endMs], [Date.parse(start), Date.parse(end)]);
    });

  test('a total is of the life of the instance', () => {
    assert.equal(budgetPeriodAt(budget('Total'), 7, 1e12), { startMs: 7, endMs: undefined });
  });

  test('a later period begins with nothing, and a clock that is set back does not begin an earlier one again', () => {
    const atMs = Date.parse('2026-01-02T12:00Z');
    const known = { ...budgetPeriodAt(budget('Day'), 0, atMs), used: 3n, reserved: 2n, isTold: true };
    assert.is(budgetUseAt(budget('Day'), known, 0, atMs), known);
    assert.is(budgetUseAt(budget('Day'), known, 0, atMs - 86_400_000), known);
    const next = budgetUseAt(budget('Day'), known, 0, atMs + 86_400_000);
    assert.equal([next.startMs, next.used, next.reserved, next.isTold], [Date.parse('2026-01-03'), 0n, 0n, false]);
  });

  test('a budget covers exactly its amount, of which a part may be reserved', () => {
    const use = { startMs: 0, endMs: undefined, used: units(0.5), reserved: units(0.4), isTold: false };
    assert.equal(
      [isWithinBudget(budget('Total'), use, units(0.1)), isWithinBudget(budget('Total'), use, units(0.1) + 1n)],
      [true, false],
    );
  });
});
