import * as assert from 'uvu/assert';
import type { ParSheet, PotSheet } from '../../../clients/simulator/par-sheet.ts';
import type { StoredPot } from '../../../wire/stored-template.ts';
import { suite } from '../../support/suite.ts';
import { pot, simulated, template } from './simulated.ts';

/** Fixed beforehand. */
const SEED = 20_261_129;
const ROUNDS = 60_000;

type Ways = NonNullable<StoredPot['pot_types']>;

/** Takes 0.30 in each round and starts every life at 10. */
const plain = (pot_types: Ways, changes: Partial<StoredPot> = {}): StoredPot =>
  pot({ pot_types, ...changes }, { fund: 'None', reseed: 'MinReseed' });

const potNamed = ({ pots }: ParSheet, id: string): PotSheet => {
  const found = pots.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no pot ${id}`);
  return found;
};

/** Fails unless the mean of a figure is within three standard errors of what was worked out. */
const agrees = (
  name: string,
  { mean, within }: { readonly mean: number; readonly within: number | null },
  exact: number,
): void => {
  const error = (within ?? 0) / 1.96;
  assert.ok(
    Math.abs(mean - exact) <= 3 * error + 1e-9,
    `${name}: ${mean} is not ${exact}; the standard error is ${error}`,
  );
  assert.ok(error / exact < 0.03, `${name}: the standard error is ${error} of ${exact}`);
};

/** The mean length of a life in rounds, from the chance to be won in each of its rounds. */
const meanLength = (chance: (round: number) => number): number => {
  let [left, mean] = [1, 0];
  for (let round = 1; left > 1e-15 && round < 1e6; round += 1) {
    mean += left;
    left *= 1 - Math.min(1, chance(round));
  }
  return mean;
};

const between = (from: number, to: number, x: number): number => Math.max(from, Math.min(to, x));

suite('clients/simulator/rising-pots', (test) => {
  const valueBefore = (round: number): number => 10 + 0.3 * (round - 1);
  const area = (round: number, power: number): number => between(0, 15, 10 + 0.3 * round - 15) ** power;
  const cases: [name: string, ways: Ways, chance: (round: number) => number][] = [
    [
      'MustHitBy between two amounts',
      [{ MustHitBy: { hit_by: 30, hit_from: 15 } }],
      (round) => (area(round, 1) - area(round - 1, 1)) / (15 - area(round - 1, 1)),
    ],
    [
      'MustHitBy between two amounts, weighed',
      [{ MustHitBy: { hit_by: 30, hit_from: 15, weight: 2 } }],
      (round) => (area(round, 2) - area(round - 1, 2)) / (225 - area(round - 1, 2)),
    ],
    [
      'HitRate with odds that rise with the value',
      [
        {
          HitRate: {
            ...{ max_magic_number: 200, cost_per_attempt: 1 },
            ramp: { by: 'Value', from: 12, to: 20, max_magic_number: 10 },
          },
        },
      ],
      (round) => 1 / (200 - Math.floor((190 * (between(12, 20, valueBefore(round)) - 12)) / 8 + 1e-9)),
    ],
    [
      'HitRate with odds that rise with time',
      [
        {
          HitRate: {
            ...{ max_magic_number: 200, cost_per_attempt: 1 },
            ramp: { by: 'Time', from: 36_000, to: 180_000, max_magic_number: 10 },
          },
        },
      ],
      // A round takes 3.6 s.
      (round) => 1 / (200 - Math.floor((190 * (between(36, 180, 3.6 * round) - 36)) / 144 + 1e-9)),
    ],
  ];
  for (const [name, ways, chance] of cases)
    test(`${name}: as it was worked out, round by round, and without a formula`, async () => {
      const sheet = potNamed(await simulated(template([plain(ways)]), { seed: SEED, rounds: ROUNDS }), 'minor');
      const length = meanLength(chance);
      const risen = ways.some((way) => 'MustHitBy' in way) ? undefined : 10 + 0.3 * length;
      if (sheet.hit_every === undefined || sheet.value === undefined) throw new Error('there are no figures');
      agrees('hit_every', sheet.hit_every, length);
      if (risen !== undefined) agrees('value', sheet.value, risen);
      assert.is(sheet.hit_every.formula, undefined);
    });

  test('a wheel: each level by its weight, with a formula', async () => {
    const levels = [
      { pot_id: 'minor', weight: 3 },
      { pot_id: 'major', weight: 1 },
    ];
    const major = plain([], { id: 'major', contribution: { Percentage: 0.2 } });
    const wheel = plain([{ Wheel: { max_magic_number: 20, cost_per_attempt: 1, levels } }]);
    const sheet = await simulated(template([wheel, major]), { seed: SEED, rounds: 2 * ROUNDS });
    for (const [id, every, rise] of [
      ['minor', 80 / 3, 0.3],
      ['major', 80, 0.2],
    ] as const) {
      const { hit_every, value } = potNamed(sheet, id);
      if (hit_every === undefined || value === undefined) throw new Error('there are no figures');
      agrees(`${id} hit_every`, hit_every, every);
      agrees(`${id} value`, value, 10 + rise * every);
      assert.ok(Math.abs((hit_every.formula ?? 0) - every) < 1e-9);
      assert.ok(Math.abs((value.formula ?? 0) - (10 + rise * every)) < 1e-9);
    }
  });

  test('a window that is won by stake: as often and as much as another', async () => {
    const time = { target_datetime: 1_767_376_800_000, repeat_period: { Minutes: 6 }, weighting: 'Stake' as const };
    const sheet = await simulated(template([plain([{ TimeFixed: time }])]), { seed: SEED, rounds: ROUNDS });
    const { hit_every, value, moment } = potNamed(sheet, 'minor');
    if (hit_every === undefined || value === undefined || moment === undefined) throw new Error('there are no figures');
    agrees('hit_every', hit_every, 100);
    agrees('value', value, 10 + 0.3 * 100);
    agrees('moment', moment, 0.5);
  });
});
