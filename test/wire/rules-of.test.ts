import * as assert from 'uvu/assert';
import { rulesOf, scheduleOf, templateOf } from '../../wire/rules-of.ts';
import { threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';

const INSTANCE = {
  id: 'i-1',
  countsFromMs: null,
  rules: JSON.stringify(threePots()),
  startsAtMs: null,
  createdAtMs: 1000,
  recurrence: null,
};
const time = (hour: number, minute = 0, sec = 0) => ({ hour, minute, sec });
const HOURS = [
  [time(8), time(11, 59, 59)],
  [time(22), time(1, 30, 5)],
];
const SPANS = '[{firstSec:28800,lastSec:43199},{firstSec:79200,lastSec:5405}]';

suite('wire/rules-of', (test) => {
  const starts: [startsAtMs: number | null, verdict: number][] = [
    [null, 1000],
    [5000, 5000],
  ];
  for (const [startsAtMs, verdict] of starts)
    test(`an instance that was created at 1000 to start at ${startsAtMs} runs from ${verdict}`, () => {
      const instance = { ...INSTANCE, startsAtMs };
      assert.equal([rulesOf(instance).startsAtMs, scheduleOf(instance).countsFromMs], [verdict, verdict]);
    });

  test('intervals are counted from a start that had passed when the instance was made', () =>
    assert.is(scheduleOf({ ...INSTANCE, countsFromMs: 7 }).countsFromMs, 7));

  const recurrences: [frequency: object, verdict: string][] = [
    [{ Daily: { hours: HOURS } }, `{kind:Daily,spans:${SPANS},interval:3}`],
    [{ Weekly: { days: [1, 7], hours: HOURS } }, `{kind:Weekly,days:[1,7],spans:${SPANS},interval:3}`],
    [{ Monthly: { days: [31, 1, 31], hours: HOURS } }, `{kind:Monthly,days:[31,1],spans:${SPANS},interval:3}`],
  ];
  for (const [frequency, verdict] of recurrences)
    test(`${Object.keys(frequency)} hours are read as ${verdict}`, () => {
      const recurrence = JSON.stringify([{ frequency, interval: 3 }]);
      const [rule] = scheduleOf({ ...INSTANCE, recurrence }).recurrences;
      assert.is(JSON.stringify(rule).replaceAll('"', ''), verdict);
    });

  test('without recurrence rules nothing closes an instance', () =>
    assert.equal(scheduleOf(INSTANCE), { countsFromMs: 1000, recurrences: [] }));

  test('what was read once is not read again, and another instance is another', () => {
    assert.is(rulesOf(INSTANCE), rulesOf({ ...INSTANCE }));
    assert.is(templateOf(INSTANCE), templateOf({ ...INSTANCE }));
    assert.is.not(rulesOf(INSTANCE), rulesOf({ ...INSTANCE, id: 'i-2' }));
  });
});
