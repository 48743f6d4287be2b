// A long proof: batteries of statistical tests read hundreds of megabytes of the generator.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { StoredPot } from '../../wire/stored-template.ts';
import { pot, template } from '../clients/simulator/simulated.ts';
import { chiSquare, chiSquareTail } from '../domain/statistics.ts';
import { withPrograms } from '../support/not-run.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { program } from './program.ts';

/** Contributions for each kind of trigger. */
const DRAWS = Number(process.env.PITBOSS_TEST_DRAWS ?? 200_000);

/** A p-value below it fails. With N tests a run, chance alone fails one run in 10⁹ ÷ N; dieharder prints 8 digits, so 0 is below 5 × 10⁻⁹. */
const P_MIN = 1e-9;
const P_MIN_PRINTED = 5e-9;

let chance = 0;

/** Prints a p-value, and fails if chance does not explain it. */
const judge = (what: string, p: number, least = P_MIN): void => {
  chance += least;
  process.stdout.write(`p-value: ${p.toPrecision(3)} of ${what}\n`);
  assert.ok(p >= least, `${what}: p = ${p}`);
};

const pitboss = program()
  .map((word) => `'${word}'`)
  .join(' ');

/** The output of a shell's pipe that begins with the program. */
const pipe = (words: string, reader: string): string => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${pitboss} rng ${words} | ${reader}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  assert.equal([status, stderr], [0, ''], stdout);
  return stdout;
};

/** As many cells of the same size as the range allows. */
const cellsOf = (range: number): number => (range <= 100 ? range : range % 100 === 0 ? 100 : 1);

const DAILY = { TimeFixed: { target_datetime: 1_800_000_000_000, repeat_period: { Seconds: 86_400 } } };

/** Each kind of trigger, and the chance of a hit, worked out by hand. Each contribution is 1.00, of which 0.21 raise the pot of 10.00. */
const KINDS: readonly [kind: string, pot_types: StoredPot['pot_types'], hit: number][] = [
  ['HitRate', [{ HitRate: { max_magic_number: 20, cost_per_attempt: 1 } }], 1 / 20],
  [
    'HitRate with a fractional attempt',
    [{ HitRate: { max_magic_number: 20, cost_per_attempt: 0.4 } }],
    1 - (0.95 ** 2 + 0.95 ** 3) / 2,
  ],
  ['MustHitBy', [{ MustHitBy: { hit_by: 12 } }], 0.21 / 2],
  ['Time', [DAILY], 1 / 2],
];

suite('cli/randomness', (test) => {
  test('the p-values of χ² are those of tables', () => {
    for (const [x, degrees, p] of [
      [3.841, 1, 0.05],
      [10.828, 1, 0.001],
      [124.342, 100, 0.05],
      [293.248, 255, 0.05],
      [70.065, 100, 0.99],
    ] as const)
      assert.ok(Math.abs(chiSquareTail(x, degrees) - p) < 5e-4 * Math.max(1, p * 10), `${x} ${degrees}`);
    const [tail] = [chiSquareTail(37.3249, 1)];
    assert.ok(Math.abs(Math.log10(tail) + 9) < 0.01, String(tail));
  });

  for (const [kind, pot_types, hitChance] of KINDS)
    test(`the draws of ${kind} are uniform, and hit as often as its rule says`, () =>
      withFolder(async (folder) => {
        const file = join(folder, 'template.json');
        writeFileSync(file, JSON.stringify(template([pot({ pot_types })])));
        const lines = pipe(`trigger '${file}' --pot minor --count ${DRAWS}`, 'cat').trim().split('\n');
        assert.is(lines.length, DRAWS);
        const hits = lines.filter((line) => line.startsWith('hit ')).length;
        const expected = [hitChance * DRAWS, (1 - hitChance) * DRAWS];
        judge(`${kind}, ${hits} hits of ${DRAWS}`, chiSquareTail(chiSquare([hits, DRAWS - hits], expected), 1));
        const drawn = new Map<number, number[]>();
        for (const line of lines)
          for (const word of line.split(' ').slice(2)) {
            const [outcome = 0, range = 0] = word.split('/').map(Number);
            const cells = drawn.get(range) ?? Array<number>(cellsOf(range)).fill(0);
            const cell = Math.floor((outcome * cells.length) / range);
            cells[cell] = (cells[cell] ?? 0) + 1;
            drawn.set(range, cells);
          }
        for (const [range, counts] of drawn) {
          assert.ok(counts.length > 1, `the range ${range} is divided`);
          const all = counts.reduce((sum, count) => sum + count, 0);
          const statistic = chiSquare(
            counts,
            counts.map(() => all / counts.length),
          );
          judge(`${kind}, ${all} draws below ${range}`, chiSquareTail(statistic, counts.length - 1));
        }
      }));

  test('scaled draws are uniform in a range that is no power of two', () => {
    const counts = Array<number>(52).fill(0);
    for (const line of pipe(`scaled --range 52 --count ${DRAWS}`, 'cat').trim().split('\n'))
      counts[Number(line)] = (counts[Number(line)] ?? 0) + 1;
    const even = counts.map(() => DRAWS / 52);
    judge(`${DRAWS} draws below 52`, chiSquareTail(chiSquare(counts, even), 51));
  });

  test('ent finds raw bytes evenly distributed', () =>
    withPrograms('raw bytes in ent', ['ent'], () => {
      const [, values = ''] = pipe('raw --bytes 50000000', 'ent -t').trim().split('\n');
      const [, bytes, entropy, statistic] = values.split(',');
      assert.is(bytes, '50000000');
      // Too even is as bad as uneven.
      const p = chiSquareTail(Number(statistic), 255);
      judge(`ent, ${entropy} bits a byte, χ² ${statistic}`, Math.min(p, 1 - p) * 2);
    }));

  test('tests of dieharder, in which the generator passes and a counter does not', () =>
    withPrograms('raw bytes in dieharder', ['dieharder'], () => {
      // The program ends when the reader does.
      for (const number of [0, 8, 15, 100, 101]) {
        const printed = pipe('raw --bytes 9007199254740991', `dieharder -g 200 -d ${number}`);
        const found = [...printed.matchAll(/^ *(\w+)\|.*\|(\d\.\d{8})\|/gm)];
        assert.ok(found.length > 0, printed);
        for (const [, name, p] of found) judge(`dieharder ${name}`, Number(p), P_MIN_PRINTED);
      }
      const counter = spawnSync('sh', ['-c', 'yes 0123456789abcdef | dieharder -g 200 -d 100'], { encoding: 'utf8' });
      assert.match(counter.stdout, /\|0\.00000000\|/);
    }));

  test('chance alone fails a run less than once in a million', () => {
    process.stdout.write(`p-value: chance fails one run in ${Math.round(1 / chance).toLocaleString('en-GB')}\n`);
    assert.ok(chance < 1e-6);
  });
});
