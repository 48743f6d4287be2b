import { buildSheet } from '../../../clients/simulator/build-sheet.ts';
import type { ParSheet } from '../../../clients/simulator/par-sheet.ts';
import { createPlan, type Plan, type SimulationWish } from '../../../clients/simulator/plan.ts';
import { somePlayers } from '../../../clients/simulator/players.ts';
import { SimulationRun } from '../../../clients/simulator/simulation-run.ts';
import type { RunTally } from '../../../clients/simulator/tally.ts';
import type { StoredPot, StoredTemplate } from '../../../wire/stored-template.ts';

type Strategy = StoredPot['seed_strategy'];

/** A pot that takes 30 % of a contribution and saves 30 % of that for a seed of 10. */
export const pot = (
  changes: Partial<StoredPot> = {},
  {
    seed = 10,
    fund = 'CollectToMinReseed',
    reseed = 'Full',
  }: {
    readonly seed?: number;
    readonly fund?: Strategy['fund_strategy'];
    readonly reseed?: Strategy['reseed_strategy'];
  } = {},
): StoredPot => ({
  id: 'minor',
  contribution: { Percentage: 0.3 },
  seed_contribution: { Percentage: 0.3 },
  seed_strategy: { initial_seed_value: seed, min_reseed_value: seed, fund_strategy: fund, reseed_strategy: reseed },
  pot_types: [{ HitRate: { max_magic_number: 50, cost_per_attempt: 1 } }],
  ...changes,
});

/** Every round contributes a euro, paid by the operator; a tenth of it is the house's. */
export const template = (pots: readonly StoredPot[], changes: Partial<StoredTemplate> = {}): StoredTemplate => ({
  name: 'Simulated',
  owner_id: 'northstar',
  currency: 'EUR',
  contribution_rules: {
    contribution_type: { Fixed: 1 },
    max_contribution: '1',
    operator_contribution_percentage: '1',
  },
  house_hold_contribution: { Percentage: 0.1 },
  win_selector_strategy: 'None',
  pots: [...pots],
  ...changes,
});

export const wish = (changes: Partial<SimulationWish> = {}): SimulationWish => ({
  ...{ seed: 7, rounds: 20_000, roundsPerHour: 1000, groups: somePlayers('EUR'), ...changes },
});

/** Plays all runs here, in portions of a size. */
export const played = async (plan: Plan, portion = 100_000): Promise<readonly RunTally[]> => {
  const tallies: RunTally[] = [];
  for (let index = 0; index < plan.runs; index += 1) {
    const run = new SimulationRun(plan, index);
    while (!run.isOver) await run.advance(portion);
    tallies.push(run.tally());
  }
  return tallies;
};

export const simulated = async (given: StoredTemplate, changes: Partial<SimulationWish> = {}): Promise<ParSheet> => {
  const plan = createPlan(given, wish(changes));
  const about = { version: '1.2.3', template: given, templateSha256: 'abc', isStopped: false };
  return buildSheet(plan, await played(plan), about);
};
