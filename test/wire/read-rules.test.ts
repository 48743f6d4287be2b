import * as assert from 'uvu/assert';
import { findInstance, type Instance, type RulesSource } from '../../db/jackpots/instances.ts';
import { readRules, readSchedule, readTemplateCopy } from '../../wire/read-rules.ts';
import { succeed, ticking, withPublished } from '../support/published.ts';
import { instantiation, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';

const SOURCE: RulesSource = {
  countsFromMs: null,
  rules: JSON.stringify(threePots()),
  startsAtMs: null,
  createdAtMs: 1000,
  recurrence: null,
};
const INSTANCE = { rulesSource: SOURCE };
const changed = (changes: Partial<RulesSource>) => ({ rulesSource: { ...SOURCE, ...changes } });
const time = (hour: number, minute = 0, sec = 0) => ({ hour, minute, sec });
const HOURS = [
  [time(8), time(11, 59, 59)],
  [time(22), time(1, 30, 5)],
];
const SPANS = '[{firstSec:28800,lastSec:43199},{firstSec:79200,lastSec:5405}]';

suite('wire/read-rules', (test) => {
  const starts: [startsAtMs: number | null, verdict: number][] = [
    [null, 1000],
    [5000, 5000],
  ];
  for (const [startsAtMs, verdict] of starts)
    test(`an instance that was created at 1000 to start at ${startsAtMs} runs from ${verdict}`, () => {
      const instance = changed({ startsAtMs });
      assert.equal([readRules(instance).startsAtMs, readSchedule(instance).countsFromMs], [verdict, verdict]);
    });

  test('intervals are counted from a start that had passed when the instance was made', () =>
    assert.is(readSchedule(changed({ countsFromMs: 7 })).countsFromMs, 7));

  const recurrences: [frequency: object, verdict: string][] = [
    [{ Daily: { hours: HOURS } }, `{kind:Daily,spans:${SPANS},interval:3}`],
    [{ Weekly: { days: [1, 7], hours: HOURS } }, `{kind:Weekly,days:[1,7],spans:${SPANS},interval:3}`],
    [{ Monthly: { days: [31, 1, 31], hours: HOURS } }, `{kind:Monthly,days:[31,1],spans:${SPANS},interval:3}`],
  ];
  for (const [frequency, verdict] of recurrences)
    test(`${Object.keys(frequency)} hours are read as ${verdict}`, () => {
      const recurrence = JSON.stringify([{ frequency, interval: 3 }]);
      const [rule] = readSchedule(changed({ recurrence })).recurrences;
      assert.is(JSON.stringify(rule).replaceAll('"', ''), verdict);
    });

  test('without recurrence rules nothing closes an instance', () =>
    assert.equal(readSchedule(INSTANCE), { countsFromMs: 1000, recurrences: [] }));

  test('the rules of an instance are parsed once for all units; another instance has its own', () =>
    withPublished(threePots(), { clock: ticking(), draw: (n) => n - 1n }, async (platform) => {
      const open = async (changes?: object) =>
        (await succeed(platform, 'instantiateTemplate', { body: instantiation(changes) })) as { readonly id: string };
      const [{ id }, other] = [await open(), await open({ instance_game_code: 'other' })];
      const found = async (wanted: string): Promise<Instance> => {
        const instance = await platform.store.read((tx) => findInstance(tx, wanted));
        assert.ok(instance);
        return instance;
      };
      const written = await platform.store.write((tx) => findInstance(tx, id));
      assert.ok(written);
      assert.is(readRules(await found(id)), readRules(written));
      assert.is(readTemplateCopy(await found(id)), readTemplateCopy(written));
      assert.is.not(readRules(await found(other.id)), readRules(written));
    }));
});
