import type { FieldFault } from '../../wire/field-fault.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { buildSheet } from './build-sheet.ts';
import { checkTemplateRules } from './check-template.ts';
import type { ParSheet } from './par-sheet.ts';
import { createPlan, type Plan, ROUNDS_MAX, ROUNDS_PER_HOUR_MAX, RUNS_MAX, refusedWagers } from './plan.ts';
import { type PlayerGroup, playersFromText, readPlayers, somePlayers } from './players.ts';
import { SEED_MAX } from './seeded-draw.ts';
import type { Simulation } from './simulation.ts';
import { SimulationRefused } from './simulation-refused.ts';
import { SimulationRun } from './simulation-run.ts';
import { refusedTriggers, type Triggers, triggersFromText } from './triggers.ts';

/** Defaults of a simulation. */
export const USUAL = { rounds: 1_000_000, roundsPerHour: 1000 } as const;

const SEED = 1;
const ROUNDS_AT_ONCE = 20_000;

/**
 * Plays a jackpot in this thread, a portion of rounds at a time, and resolves to its par sheet. It needs nothing but the language, so it runs
 * in a browser's worker as well; the command plays the same runs on several threads. Throws SimulationRefused.
 * @param version what the sheet says about who made it.
 */
export const playSimulation = async (simulation: Simulation, version: string): Promise<ParSheet> => {
  const { signal, onProgress = () => {}, roundsAtOnce = ROUNDS_AT_ONCE } = simulation;
  const { plan, template } = planned(simulation);
  const about = { version, template, templateSha256: await sha256(JSON.stringify(template)) };
  const runs = Array.from({ length: plan.runs }, (_, index) => new SimulationRun(plan, index));
  const of = plan.rounds * plan.runs;
  const played = (): number => runs.reduce((sum, { rounds }) => sum + rounds, 0);
  const sheet = (): ParSheet =>
    buildSheet(
      plan,
      runs.filter(({ rounds }) => rounds > 0).map((run) => run.tally()),
      { ...about, isStopped: played() < of },
    );
  // In turns, so that a sheet on the way has something of each run.
  while (!signal?.aborted && runs.some(({ isOver }) => !isOver)) {
    for (const run of runs) {
      if (run.isOver || signal?.aborted) continue;
      await run.advance(roundsAtOnce);
      onProgress({ rounds: played(), of, sheet });
      // Messages, timers and clicks come between two portions.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  return sheet();
};

const planned = (simulation: Simulation): { readonly plan: Plan; readonly template: StoredTemplate } => {
  const {
    runs,
    rounds = USUAL.rounds,
    roundsPerHour = USUAL.roundsPerHour,
    seed = SEED,
    roundsAtOnce = 1,
  } = simulation;
  const faults: FieldFault[] = [
    ...wholeNumber('/rounds', rounds, 1, ROUNDS_MAX),
    ...wholeNumber('/runs', runs ?? 1, 1, RUNS_MAX),
    ...wholeNumber('/seed', seed, 0, SEED_MAX),
    ...wholeNumber('/roundsPerHour', roundsPerHour, 1, ROUNDS_PER_HOUR_MAX),
    ...wholeNumber('/roundsAtOnce', roundsAtOnce, 1, ROUNDS_MAX),
  ];
  const template = templateIn(simulation);
  const players = playersIn(simulation, template.currency);
  if ('faults' in players) faults.push(...players.faults);
  const triggers = triggersIn(simulation);
  if (triggers === undefined)
    faults.push({ pointer: '/triggers', detail: 'must be of the form minor=60, which is one of 60 rounds on average' });
  if (faults.length > 0 || 'faults' in players) throw new SimulationRefused(faults);
  const plan = createPlan(template, {
    ...{ seed, rounds, roundsPerHour, groups: players.groups, triggers: triggers ?? {} },
    ...(runs === undefined ? {} : { runs }),
  });
  const refused = refusedWagers(plan);
  if (refused.length > 0) throw new SimulationRefused(refused.map((detail) => ({ pointer: '/players', detail })));
  const uncalled = refusedTriggers(plan.rules, triggers ?? {});
  if (uncalled.length > 0) throw new SimulationRefused(uncalled.map((detail) => ({ pointer: '/triggers', detail })));
  return { plan, template };
};

const templateIn = ({ template }: Simulation): StoredTemplate => {
  let checked: ReturnType<typeof checkTemplateRules>;
  try {
    // Publishing it checks whether its addresses may be called; windows that are over can still be simulated.
    checked = checkTemplateRules(template, () => true, 0);
  } catch (error) {
    const detail = 'is not a template that createTemplate takes; checkTemplate names what is wrong';
    throw new SimulationRefused([{ pointer: '/template', detail }], error);
  }
  if ('faults' in checked)
    throw new SimulationRefused(checked.faults.map((fault) => ({ ...fault, pointer: `/template${fault.pointer}` })));
  return checked.template;
};

const triggersIn = ({ triggers = {} }: Simulation): Triggers | undefined => {
  if (typeof triggers === 'string') return triggers.trim() === '' ? {} : triggersFromText(triggers);
  return typeof triggers === 'object' && triggers !== null ? triggers : undefined;
};

const playersIn = (
  { players }: Simulation,
  currency: string,
): { readonly groups: readonly PlayerGroup[] } | { readonly faults: readonly FieldFault[] } => {
  if (players === undefined) return { groups: somePlayers(currency) };
  if (typeof players === 'string') {
    const groups = playersFromText(players, currency);
    const detail =
      'must be of the form 80x0.50,20x5, which is 80 players who wager 0.50 and 20 who wager 5, or a list of groups';
    return groups === undefined ? { faults: [{ pointer: '/players', detail }] } : { groups };
  }
  const read = readPlayers(players, currency);
  return 'faults' in read
    ? { faults: read.faults.map((fault) => ({ ...fault, pointer: `/players${fault.pointer}` })) }
    : read;
};

const wholeNumber = (pointer: string, value: number, least: number, most: number): FieldFault[] =>
  Number.isInteger(value) && value >= least && value <= most
    ? []
    : [{ pointer, detail: `must be a whole number from ${least} to ${most}` }];

/** Null on a page that the browser does not trust with it: one that came over http. */
const sha256 = async (text: string): Promise<string | null> => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
