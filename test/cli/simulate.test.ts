import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { playRuns } from '../../cli/simulate/play-runs.ts';
import { runSimulation } from '../../cli/simulate.ts';
import { createPlan } from '../../clients/simulator/plan.ts';
import { played, pot, template, wish } from '../clients/simulator/simulated.ts';
import { printed } from '../support/printed.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';

const given = template([pot()], { id: 'given', name: 'Given' });

/** Runs work in a folder that has files with these values. */
const withFiles = (files: Readonly<Record<string, unknown>>, work: (at: (name: string) => string) => Promise<void>) =>
  withFolder(async (folder) => {
    const at = (name: string): string => join(folder, name);
    for (const [name, value] of Object.entries(files))
      writeFileSync(at(name), typeof value === 'string' ? value : JSON.stringify(value));
    await work(at);
  });

const run = (...words: string[]) => printed(() => runSimulation(words, 'simulate TEMPLATE'));
const documentOf = async (...words: string[]) => JSON.parse((await run(...words, '--json')).stdout);

suite('cli/simulate', (test) => {
  test('it prints a par sheet and writes it as a page; the same seed repeats both', () =>
    withFiles({ 'given.json': given }, async (at) => {
      const words = [at('given.json'), '--rounds', '5000', '--seed', '7', '--report'];
      const { status, stdout, stderr } = await run(...words, at('one.html'));
      assert.equal([status, stderr], [0, '']);
      assert.match(stdout, /^Given: 5,000 rounds in one run from its opening, 1,000 rounds an hour, seed 7\.\n/);
      assert.match(stdout, /\n! minor: saves 4\.\d\d for a seed of 10\.00; /);
      assert.ok(stdout.endsWith(`\nWrote ${at('one.html')}.\n`));
      await run(...words, at('two.html'));
      const page = readFileSync(at('one.html'), 'utf8');
      assert.match(page, /^<!doctype html>/);
      assert.is(readFileSync(at('two.html'), 'utf8'), page);
    }));

  test('a template that was read from the platform works too, and --json has the whole sheet', () =>
    withFiles({ 'stored.json': { ...given, reference_count: 2, published: true, version: 3 } }, async (at) => {
      const sheet = await documentOf(at('stored.json'), '--rounds', '1000');
      assert.equal([sheet.rounds, sheet.runs, sheet.stopped, sheet.report], [1000, 1, false, null]);
      assert.ok(Number.isSafeInteger(sheet.seed), 'a seed was chosen');
      assert.equal([sheet.template.id, sheet.template.version], ['given', undefined]);
      assert.match(sheet.template_sha256, /^[0-9a-f]{64}$/);
      assert.equal(Object.keys(sheet.pots[0].hit_every), ['mean', 'within', 'formula']);
    }));

  test('a pot that only calls win is played as often as --triggers says', () =>
    withFiles({ 'called.json': template([pot({ pot_types: [], supports_external_trigger: true })]) }, async (at) => {
      const words = [at('called.json'), '--rounds', '3000', '--seed', '7'];
      const { stdout } = await run(...words, '--triggers', 'minor=30');
      assert.match(stdout, /, seed 7, a call for minor in one of 30 rounds\.\n/);
      assert.match(stdout, /\nminor +\d\d\.\d\d ± \d\.\d\d +30\.00 /);
      assert.match((await run(...words)).stdout, /\n! minor: only a call wins it\. /);
      const fault = async (triggers: string) =>
        run(...words, '--triggers', triggers).catch((error: unknown) => String(error));
      assert.match(String(await fault('minor')), /--triggers minor is not of the form minor=60,major=2500/);
      assert.match(String(await fault('mega=5')), /The template has no pot mega\./);
    }));

  test('any number of threads gives what is played in one, run by run', async () => {
    const plan = createPlan(given, wish({ rounds: 4000, runs: 3 }));
    const expected = await played(plan);
    for (const threads of [1, 2]) {
      const counts: number[] = [];
      const tallies = await playRuns(plan, { threads, progress: (done) => counts.push(done) });
      assert.equal(tallies, expected, `${threads} threads`);
      assert.is(counts.at(-1), 4002);
    }
  });

  test('Ctrl-C keeps the rounds that were played, says so, and ends with 130', () =>
    withFiles({ 'given.json': given }, async (at) => {
      const words = [at('given.json'), '--rounds', '10000000000', '--threads', '1', '--report', at('part.html')];
      const ending = run(...words);
      process.emit('SIGINT');
      const { status, stdout, stderr } = await ending;
      assert.is(status, 130);
      assert.match(stderr, /^Stopping after the current step\./);
      assert.match(stdout, /^Given: Stopped after [\d,]+ of 10,000,000,000 rounds in 4 runs, /);
      assert.match(readFileSync(at('part.html'), 'utf8'), /Stopped after/);
      assert.is(process.listenerCount('SIGINT'), 0);
    }));

  test('every fault of the template has its pointer: faults of its form, then faults that publishing would find', () =>
    withFiles(
      {
        'form.json': { ...given, currency: 'euro', pots: [{ ...pot(), id: 7, seed_contribution: {} }], more: 1 },
        'rules.json': template([pot({ contribution: { Percentage: 12 } }), pot({ max_pot_value: '1' })]),
      },
      async (at) => {
        const pointersOf = async (name: string) => {
          const { faults } = await documentOf(at(name));
          return faults.map(({ pointer }: { readonly pointer: string }) => pointer).sort();
        };
        const form = await pointersOf('form.json');
        for (const pointer of ['/currency', '/more', '/pots/0/id'])
          assert.ok(form.includes(pointer), `${pointer} in ${form}`);
        assert.ok(
          form.some((pointer: string) => pointer.startsWith('/pots/0/seed_contribution')),
          `${form}`,
        );
        const rules = [
          '/pots/0/contribution',
          '/pots/1/id',
          '/pots/1/seed_strategy/initial_seed_value',
          '/pots/1/seed_strategy/min_reseed_value',
        ];
        assert.equal(await pointersOf('rules.json'), rules);
        const { status, stdout } = await run(at('rules.json'));
        assert.is(status, 1);
        assert.match(
          stdout,
          /^FAIL \/pots\/0\/contribution: a percentage is a fraction from 0 to 1: for 12 % write 0\.12\n/,
        );
        assert.match(stdout, /\n4 to fix in .*rules\.json\.\n$/);
      },
    ));

  test('players come from the command line or from a file, whose faults have pointers', () =>
    withFiles(
      {
        'given.json': given,
        'players.json': [
          {
            players: 3,
            wagers: [
              { amount: 2, weight: 1 },
              { amount: 4, weight: 1 },
            ],
          },
        ],
        'wrong.json': [{ players: 3 }],
      },
      async (at) => {
        const few = [at('given.json'), '--rounds', '500', '--players'];
        const kindsOf = async (players: string) =>
          (await documentOf(...few, players)).kinds.map(
            ({ players: count, wager }: { readonly players: number; readonly wager: string }) => `${count}x${wager}`,
          );
        assert.equal(await kindsOf('80x0.50,20x5'), ['80x0.5', '20x5']);
        assert.equal(await kindsOf(at('players.json')), ['3x2', '3x4']);
        assert.equal((await documentOf(...few, at('wrong.json'))).faults, [
          { pointer: '/0/wagers', detail: 'must be a list of 1 to 100 wagers' },
        ]);
      },
    ));

  test('invalid input is refused in one sentence', () =>
    withFiles({ 'given.json': given, 'broken.json': '{' }, async (at) => {
      const cases: [words: string[], sentence: RegExp][] = [
        [[], /^Name one template\. Usage: pitboss simulate TEMPLATE$/],
        [[at('none.json')], /^Cannot read .*none\.json\.$/],
        [[at('broken.json')], /^.*broken\.json is not JSON: /],
        [[at('given.json'), '--rounds', '0'], /^--rounds must be a whole number from 1 to 10000000000, not “0”\.$/],
        [[at('given.json'), '--seed', 'many'], /^--seed must be a whole number from 0 to 9007199254740991/],
        [[at('given.json'), '--players', '5x'], /^--players 5x is not of the form 80x0\.50,20x5/],
        [[at('given.json'), '--report', at('none/sheet.html')], /^Cannot write .*sheet\.html: /],
      ];
      for (const [words, sentence] of cases) {
        const error = await runSimulation(words, 'simulate TEMPLATE').catch((thrown: unknown) => thrown);
        assert.match(error instanceof Error ? error.message : '', sentence);
      }
    }));
});
