import * as assert from 'uvu/assert';
import { statusAt } from '../../../domain/jackpot/schedule.ts';
import { suite } from '../../support/suite.ts';

const SCHEDULED = { startsAtMs: 1000, endsAtMs: 2000 };
const ALWAYS = { startsAtMs: null, endsAtMs: null };

suite('domain/jackpot/status', (test) => {
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
