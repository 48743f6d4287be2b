import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { StoredPot } from '../../wire/stored-template.ts';
import { pot, template } from '../clients/simulator/simulated.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { watching } from './program.ts';
import { runHere } from './run-here.ts';

const linesOf = async (...words: string[]): Promise<string[]> => {
  const { status, stdout, stderr } = await runHere(['rng', ...words]);
  if (status !== 0) throw new Error(stderr || stdout);
  return stdout.trim().split('\n');
};

const faultOf = (...words: string[]): Promise<string> =>
  linesOf(...words).then(String, ({ message }: Error) => message);

/** Runs work with a file that holds a template of one pot. */
const withTemplate = (changes: Partial<StoredPot>, work: (file: string) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const file = join(folder, 'template.json');
    writeFileSync(file, JSON.stringify(template([pot(changes)])));
    await work(file);
  });

/** The counts of all lines, each without the numbers that were drawn. */
const countsOf = (lines: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(lines, (line) => line.replaceAll(/ \d+\//g, ' /'))].map(([said, all]) => [said, all.length]),
  );

suite('cli/rng', (test) => {
  test('raw prints as many bytes as wanted', async () => {
    const bytes = await watching(['rng', 'raw', '--bytes', '200000', '--json'], async ({ ended }) => {
      const { status, stdout, stderr } = await ended;
      assert.equal([status, stderr], [0, '']);
      return stdout
        .trim()
        .split('\n')
        .map((line) => String(JSON.parse(line).hex))
        .join('');
    });
    assert.is(bytes.length, 400_000);
    assert.ok(new Set(bytes.match(/../g)).size === 256);
  });

  test('a reader that ends, ends it quietly', () =>
    watching(['rng', 'raw', '--bytes', '9007199254740991'], async ({ printed, leave, ended }) => {
      await printed(/[\s\S]{10}/);
      leave();
      const { status, stderr } = await ended;
      assert.equal([status, stderr], [0, '']);
    }));

  test('scaled prints draws below the range, one a line', async () => {
    const lines = await linesOf('scaled', '--range', '6', '--count', '2500');
    assert.is(lines.length, 2500);
    assert.equal([...new Set(lines)].sort(), ['0', '1', '2', '3', '4', '5']);
    assert.equal(await linesOf('scaled', '--range', '1', '--count', '2', '--json'), Array(2).fill('{"outcome":"0"}'));
  });

  test('trigger draws as the first contribution does: whole attempts, and a part of one', () =>
    withTemplate({ pot_types: [{ HitRate: { max_magic_number: 2, cost_per_attempt: 0.4 } }] }, async (file) => {
      // A euro buys two attempts, and half of another one.
      const lines = await linesOf('trigger', file, '--pot', 'minor', '--count', '400');
      assert.is(lines.length, 400);
      for (const line of lines) {
        const [said = '', kind, first = '', ...draws] = line.split(' ');
        assert.is(kind, 'HitRate');
        assert.match(first, /^\d{1,6}\/400000$/);
        const attempts = Number.parseInt(first, 10) < 200_000 ? 3 : 2;
        assert.is(draws.includes('0/2'), said === 'hit', line);
        assert.ok(said === 'hit' ? draws.at(-1) === '0/2' : draws.length === attempts, line);
      }
      const [one = ''] = await linesOf('trigger', file, '--pot', 'minor', '--count', '1', '--json');
      assert.equal(Object.keys(JSON.parse(one)), ['trigger', 'hit', 'draws']);
    }));

  test('trigger draws by the value of a must-hit-by pot and by the wager, and by the time in a window', async () => {
    await withTemplate({ pot_types: [{ MustHitBy: { hit_by: 12 } }] }, async (file) => {
      const counts = countsOf(await linesOf('trigger', file, '--pot', 'minor', '--count', '300'));
      // 2.00 are left to 12, and 0.21 are added.
      assert.equal(Object.keys(counts).sort(), ['hit MustHitBy /2000000', 'miss MustHitBy /2000000']);
      assert.ok((counts['hit MustHitBy /2000000'] ?? 0) < 100);
    });
    const daily = { TimeFixed: { target_datetime: 1_800_000_000_000, repeat_period: { Seconds: 86_400 } } };
    await withTemplate({ pot_types: [daily] }, async (file) => {
      const after = (seconds: string) =>
        linesOf('trigger', file, '--pot', 'minor', '--count', '200', '--after', seconds);
      assert.equal(countsOf(await after('0')), { 'miss Time': 200 });
      assert.equal(Object.keys(countsOf(await after('43200'))).sort(), ['hit Time /86400000', 'miss Time /86400000']);
      assert.equal(countsOf(await after('86399'))['hit Time /86400000'], 200);
      assert.match(
        await faultOf('trigger', file, '--pot', 'minor', '--count', '1', '--after', '86400'),
        /takes 86400 s/,
      );
    });
  });

  test('a refusal says what to do', () =>
    withTemplate({}, async (file) => {
      const usual = [file, '--pot', 'minor', '--count', '1'];
      assert.match(await faultOf('raw'), /--bytes is missing\. Usage: pitboss rng raw/);
      assert.match(await faultOf('raw', '--bytes', '0'), /--bytes must be a whole number from 1 to/);
      assert.match(await faultOf('scaled', '--range', '2'), /--count is missing/);
      assert.match(await faultOf('scaled', '--count', '2'), /--range is missing/);
      assert.match(await faultOf('trigger'), /Name one template/);
      assert.match(await faultOf('trigger', file, '--count', '1'), /--pot is missing/);
      assert.match(await faultOf('trigger', file, '--pot', 'mega', '--count', '1'), /has no pot mega/);
      assert.match(await faultOf('trigger', ...usual, '--wager', 'x'), /--wager must be an amount such as 0\.50/);
      assert.match(await faultOf('trigger', '/proc/no-file', '--pot', 'minor', '--count', '1'), /Cannot read/);
      writeFileSync(file, JSON.stringify(template([pot({ pot_types: [], supports_external_trigger: true })])));
      assert.match(await faultOf('trigger', ...usual), /has no trigger that a contribution draws/);
      writeFileSync(file, JSON.stringify(template([pot({ win_constraints: [{ AllowedSeedDeficit: '0' }] })])));
      assert.match(await faultOf('trigger', ...usual), /is not armed in a new jackpot/);
      writeFileSync(file, JSON.stringify({ ...template([pot()]), currency: 'none' }));
      const { status, stdout } = await runHere(['rng', 'trigger', ...usual]);
      assert.equal([status, /FAIL \/currency: /.test(stdout)], [1, true]);
    }));
});
