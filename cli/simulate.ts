import { createHash, randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildSheet } from '../clients/simulator/build-sheet.ts';
import {
  createPlan,
  type Plan,
  ROUNDS_MAX,
  ROUNDS_PER_HOUR_MAX,
  RUNS_MAX,
  refusedWagers,
} from '../clients/simulator/plan.ts';
import { type PlayerGroup, playersFromText, readPlayers, somePlayers } from '../clients/simulator/players.ts';
import { SEED_MAX } from '../clients/simulator/seeded-draw.ts';
import { sheetPage } from '../clients/simulator/sheet-page.ts';
import { sheetText } from '../clients/simulator/sheet-text.ts';
import { USUAL } from '../clients/simulator/simulate.ts';
import { refusedTriggers, type Triggers, triggersFromText } from '../clients/simulator/triggers.ts';
import { declareCurrency } from '../domain/money/minor-unit.ts';
import manifest from '../package.json' with { type: 'json' };
import { isCallable } from '../server/http/outgoing.ts';
import { readAs } from '../server/settings/kind.ts';
import { readOne } from '../server/settings/read-settings.ts';
import { SETTINGS } from '../server/settings/settings.ts';
import type { FieldFault } from '../wire/field-fault.ts';
import { CommandError, JSON_OPTION, type Run, STATUS } from './command.ts';
import { beginLongWork } from './long-work.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { readJson } from './read-json.ts';
import { readWholeNumber } from './read-whole-number.ts';
import { playRuns } from './simulate/play-runs.ts';
import { readTemplate } from './simulate/read-template.ts';

const THREADS_MAX = 64;

/** There is no store that knows them. */
const declareConfigured = (): void => {
  const { kind, name } = SETTINGS.declaredCurrencies;
  const given = readOne('declaredCurrencies', {}, process.env) ?? '';
  for (const [currency, decimals] of readAs(kind, name, given)) declareCurrency(currency, decimals);
};

/** Plays a template's jackpot without a platform, and says what it does to players and to the house. */
export const runSimulation: Run = async (words, usage) => {
  const { values, positionals } = parseOptions({
    args: [...words],
    allowPositionals: true,
    options: {
      ...JSON_OPTION,
      rounds: { type: 'string' },
      runs: { type: 'string' },
      players: { type: 'string' },
      triggers: { type: 'string' },
      'rounds-per-hour': { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new CommandError(`Name one template. Usage: pitboss ${usage}`);
  const print = createOutput(values.json);
  const fail = (faults: readonly FieldFault[], of: string): number => {
    const lines = faults.map(({ pointer, detail }) => `FAIL ${pointer || '/'}: ${detail}\n`);
    print(`${lines.join('')}${faults.length} to fix in ${of}.\n`, { file: of, faults });
    return STATUS.failed;
  };
  declareConfigured();
  const hosts = readOne('outgoingHosts', {}, process.env) ?? '';
  const checked = readTemplate(readJson(file), isCallable(hosts.split(',').map((host) => host.trim())), 0);
  if ('faults' in checked) return fail(checked.faults, file);
  const { template } = checked;
  const players = playersOf(values.players, template.currency);
  if ('faults' in players) return fail(players.faults, values.players ?? '');
  const triggers = triggersOf(values.triggers);
  const plan = createPlan(template, {
    groups: players.groups,
    triggers,
    rounds: numberOf('--rounds', values.rounds, ROUNDS_MAX, USUAL.rounds),
    ...(values.runs === undefined ? {} : { runs: readWholeNumber('--runs', values.runs, RUNS_MAX) }),
    roundsPerHour: numberOf('--rounds-per-hour', values['rounds-per-hour'], ROUNDS_PER_HOUR_MAX, USUAL.roundsPerHour),
    seed: numberOf('--seed', values.seed, SEED_MAX, randomInt(2 ** 32), 0),
  });
  const [refused] = [...refusedWagers(plan), ...refusedTriggers(plan.rules, triggers)];
  if (refused !== undefined) throw new CommandError(refused);
  const threads = numberOf('--threads', values.threads, THREADS_MAX, availableParallelism());
  // Now rather than after a minute: whether the report can be written.
  if (values.report !== undefined) write(values.report, '');
  const { tallies, isStopped } = await play(plan, threads, values.json);
  const sheet = buildSheet(plan, tallies, {
    ...{ version: manifest.version, template, isStopped },
    templateSha256: createHash('sha256').update(JSON.stringify(template)).digest('hex'),
  });
  if (values.report !== undefined) write(values.report, sheetPage(sheet));
  const where = values.report === undefined ? '' : `Wrote ${values.report}.\n`;
  print(`${sheetText(sheet)}${where}`, { ...sheet, report: values.report ?? null });
  return isStopped ? STATUS.stopped : 0;
};

const play = async (plan: Plan, threads: number, isJson: boolean) => {
  const { progress, signal, end } = beginLongWork('rounds', isJson);
  try {
    const tallies = await playRuns(plan, { threads, signal, progress });
    const played = tallies.reduce((sum, { rounds }) => sum + rounds, 0);
    return { tallies, isStopped: played < plan.rounds * plan.runs };
  } finally {
    end();
  }
};

const numberOf = (flag: string, text: string | undefined, most: number, without: number, least = 1): number =>
  text === undefined ? without : readWholeNumber(flag, text, most, least);

const playersOf = (
  given: string | undefined,
  currency: string,
): { readonly groups: readonly PlayerGroup[] } | { readonly faults: readonly FieldFault[] } => {
  if (given === undefined) return { groups: somePlayers(currency) };
  if (!/^[\d.,x ]+$/.test(given)) return readPlayers(readJson(given), currency);
  const groups = playersFromText(given, currency);
  if (groups === undefined)
    throw new CommandError(
      `--players ${given} is not of the form 80x0.50,20x5, which is 80 players who wager 0.50 and 20 who wager 5.`,
    );
  return { groups };
};

const triggersOf = (given: string | undefined): Triggers => {
  const triggers = given === undefined ? {} : triggersFromText(given);
  if (triggers === undefined)
    throw new CommandError(
      `--triggers ${given} is not of the form minor=60,major=2500, which is one of 60 rounds and one of 2,500, on average.`,
    );
  return triggers;
};

const write = (file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new CommandError(`Cannot write ${file}: ${error instanceof Error ? error.message : error}.`);
  }
};
