import * as assert from 'uvu/assert';
import { CommandError } from '../../cli/command.ts';
import { isDay, momentIn, timeIn } from '../../cli/moment-in.ts';
import { suite } from '../support/suite.ts';

suite('cli/moment-in', (test) => {
  test('a day is one that exists', () => {
    for (const day of ['2026-01-31', '2028-02-29', '2000-02-29']) assert.ok(isDay(day), day);
    const others = ['2027-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', ''];
    for (const day of others) assert.not.ok(isDay(day), day);
  });

  test('a time has a day that exists, an hour and a zone', () => {
    assert.is(momentIn('2028-02-29T12:00Z'), Date.UTC(2028, 1, 29, 12));
    assert.is(momentIn('2026-01-31T12:00:00.5+01:00'), Date.UTC(2026, 0, 31, 11, 0, 0, 500));
    for (const text of ['2027-02-29T12:00:00Z', '2026-01-31T25:00:00Z', '2026-01-31T12:00:00', '2026-01-31', 'now'])
      assert.is(momentIn(text), undefined, text);
    assert.throws(
      () => timeIn('--until', '2027-02-29T12:00:00Z'),
      (error: unknown) => error instanceof CommandError,
    );
  });
});
