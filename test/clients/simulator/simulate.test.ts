import { createHash } from 'node:crypto';
import * as assert from 'uvu/assert';
import type { ParSheet } from '../../../clients/simulator/par-sheet.ts';
import { playersFromText } from '../../../clients/simulator/players.ts';
import { sheetText } from '../../../clients/simulator/sheet-text.ts';
import { playSimulation } from '../../../clients/simulator/simulate.ts';
import type { Simulation } from '../../../clients/simulator/simulation.ts';
import { SimulationRefused } from '../../../clients/simulator/simulation-refused.ts';
import { suite } from '../../support/suite.ts';
import { pot, simulated, template } from './simulated.ts';

const given = template([pot(), pot({ id: 'major', pot_types: [{ MustHitBy: { hit_by: 60 } }] })]);
const game = { template: given, rounds: 3000, runs: 2, seed: 7, roundsAtOnce: 400 } satisfies Simulation;

/** Without what says where it comes from. */
const numbers = ({ version: _version, template_sha256: _sha256, ...rest }: ParSheet) => rest;

const faultsOf = async (changes: Partial<Simulation>): Promise<string[]> => {
  const error = await playSimulation({ ...game, ...changes }, '').catch((thrown: unknown) => thrown);
  assert.instance(error, SimulationRefused);
  return error instanceof SimulationRefused ? error.faults.map(({ pointer, detail }) => `${pointer} ${detail}`) : [];
};

suite('clients/simulator/simulate', (test) => {
  test("it finds the same as the command's runs, in portions of any size, however often the sheet is read", async () => {
    const expected = numbers(await simulated(given, { rounds: 3000, runs: 2 }));
    const parts: ParSheet[] = [];
    const watched = await playSimulation({ ...game, onProgress: ({ sheet }) => parts.push(sheet()) }, '1.2.3');
    assert.equal(numbers(watched), expected);
    assert.equal(numbers(await playSimulation({ ...game, roundsAtOnce: 100_000 }, '')), expected);
    assert.is(watched.version, '1.2.3');
    assert.is(watched.template_sha256, createHash('sha256').update(JSON.stringify(watched.template)).digest('hex'));
    // Each run has had its turn before one has its second.
    assert.equal(
      parts.map(({ rounds, stopped }) => [rounds, stopped]),
      [400, 800, 1200, 1600, 2000, 2400, 2700, 3000].map((rounds) => [rounds, rounds < 3000]),
    );
    assert.equal(numbers(parts.at(-1) ?? watched), expected);
    assert.not.equal(numbers(await playSimulation({ ...game, seed: 8 }, '')), expected);
  });

  test('players are given in short or as a list', async () => {
    const groups = playersFromText('30x1,10x2', 'EUR') ?? [];
    const rules = { contribution_type: { Percentage: 0.5 }, max_contribution: '2' };
    const percentage = { ...given, contribution_rules: rules };
    const expected = numbers(await simulated(percentage, { rounds: 3000, runs: 2, groups }));
    const list = [
      { players: 30, wagers: [{ amount: 1 }] },
      { players: 10, wagers: [{ amount: 2, weight: 5 }] },
    ];
    for (const players of ['30x1,10x2', list])
      assert.equal(numbers(await playSimulation({ ...game, template: percentage, players }, '')), expected);
  });

  test('free contributions move cost to the operator, and not the return', async () => {
    const rules = { contribution_type: { Fixed: 1 }, max_contribution: '1' };
    const players = (free: number) => [{ players: 10, wagers: [{ amount: 1 }], free }];
    const play = (free: number) =>
      playSimulation({ ...game, template: { ...given, contribution_rules: rules }, players: players(free) }, '');
    const [plain, free] = [numbers(await play(0)), numbers(await play(0.25))];
    const { player_paid, operator_paid, bonus_paid, ...rest } = free;
    assert.equal([player_paid, operator_paid, bonus_paid], ['2250', '750', '750']);
    assert.equal({ ...rest, player_paid: '3000', operator_paid: '0' }, plain);
    assert.equal(await faultsOf({ players: players(2) }), ['/players/0/free must be a part from 0 to 1']);
  });

  test('a template with numbers for text is played and filed as one with text', async () => {
    const type = { contribution_type: { Fixed: 1 } };
    const texts = template([pot({ max_pot_value: '55.5' })], {
      contribution_rules: { ...type, max_contribution: '1.5', operator_contribution_percentage: '0.25' },
    });
    const numbersIn: Simulation['template'] = {
      ...texts,
      contribution_rules: { ...type, max_contribution: 1.5, operator_contribution_percentage: 0.25 },
      pots: texts.pots.map((one) => ({ ...one, max_pot_value: 55.5 })),
    };
    assert.equal(
      await playSimulation({ ...game, template: numbersIn }, ''),
      await playSimulation({ ...game, template: texts }, ''),
    );
  });

  test('calls are given in short or by pot, and the sheet says which were played', async () => {
    const called = template([pot({ id: 'constructor', pot_types: [], supports_external_trigger: true }), pot()]);
    const expected = await simulated(called, { rounds: 3000, runs: 2, triggers: { constructor: 40 } });
    assert.ok((expected.pots[0]?.wins ?? 0) > 40);
    for (const triggers of [' constructor=40 ', { constructor: 40 }])
      assert.equal(numbers(await playSimulation({ ...game, template: called, triggers }, '')), numbers(expected));
    assert.match(sheetText(expected), / seed 7, a call for constructor in one of 40 rounds\.\n/);
    const { triggers, pots } = await playSimulation({ ...game, template: called, triggers: '' }, '');
    assert.equal([triggers, pots[0]?.wins], [{}, 0]);
  });

  test('a signal ends it after a portion, and the rounds that were played count', async () => {
    const stop = new AbortController();
    const told: number[] = [];
    const onProgress = ({ rounds, of }: { readonly rounds: number; readonly of: number }): void => {
      told.push(rounds, of);
      if (rounds >= 1200) stop.abort();
    };
    const sheet = await playSimulation({ ...game, signal: stop.signal, onProgress }, '');
    assert.equal(told, [400, 3000, 800, 3000, 1200, 3000]);
    assert.equal([sheet.rounds, sheet.rounds_planned, sheet.stopped], [1200, 3000, true]);
    const none = await playSimulation({ ...game, signal: AbortSignal.abort() }, '');
    assert.equal([none.rounds, none.stopped], [0, true]);
  });

  test('other work gets its turn between two portions', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 0);
    assert.is((await playSimulation({ ...game, rounds: 1_000_000_000, signal: stop.signal }, '')).stopped, true);
  });

  test('every fault has its place in what was given', async () => {
    assert.equal(await faultsOf({ rounds: 0.5, runs: 65, seed: -1, roundsPerHour: 0, roundsAtOnce: 0 }), [
      '/rounds must be a whole number from 1 to 10000000000',
      '/runs must be a whole number from 1 to 64',
      '/seed must be a whole number from 0 to 9007199254740991',
      '/roundsPerHour must be a whole number from 1 to 3600000',
      '/roundsAtOnce must be a whole number from 1 to 10000000000',
    ]);
    assert.match((await faultsOf({ players: '5 of 3' }))[0] ?? '', /^\/players must be of the form 80x0\.50,20x5/);
    assert.equal(await faultsOf({ players: [{ players: 0, wagers: [{ amount: 1 }] }] }), [
      '/players/0/players must be a whole number from 1 to 1000000',
    ]);
    const form = '/triggers must be of the form minor=60, which is one of 60 rounds on average';
    for (const triggers of ['minor', 'minor=1.5', 'minor=60;major=5', '=5'])
      assert.equal(await faultsOf({ triggers }), [form]);
    const called = template([pot({ pot_types: [], supports_external_trigger: true }), pot({ id: 'major' })]);
    assert.equal(await faultsOf({ template: called, triggers: { minor: 0.5, major: 5, mega: 5 } }), [
      '/triggers The rounds between two triggers of minor must be a whole number from 1 to 1000000000.',
      '/triggers No call can win the pot major: it lacks supports_external_trigger.',
      '/triggers The template has no pot mega.',
    ]);
    assert.match((await faultsOf({ template: template([pot(), pot()]) }))[0] ?? '', /^\/template\/pots\/1\/id .*/);
    const whole = { contribution_type: { Percentage: 1 }, operator_contribution_percentage: '1' };
    const uncapped = template([pot({ pot_types: [{ MustHitBy: { hit_by: 60 } }] })], { contribution_rules: whole });
    const rich = [{ players: 1, wagers: [{ amount: 8e9 }], currency: 'SEK', rate: 1e8 }];
    assert.match(
      (await faultsOf({ template: uncapped, players: rich }))[0] ?? '',
      /^\/players A wager of 8000000000 SEK is refused: /,
    );
  });

  test('a value that is no template is refused with the way to find out why', async () => {
    const error = await playSimulation({ ...game, template: JSON.parse('{"currency":"EUR","pots":[{}]}') }, '').catch(
      (thrown: unknown) => thrown,
    );
    assert.instance(error, SimulationRefused);
    assert.match(String(error), /^SimulationRefused: \/template: is not a template .*checkTemplate/);
    assert.instance(error instanceof Error ? error.cause : undefined, TypeError);
  });
});
