import type { NewJackpotTemplate, NewPotTemplate } from '../../generated/server/types.gen.ts';
import type { ParSheet } from '../../simulator/par-sheet.ts';
import { type Plan, planOf, type Wish } from '../../simulator/plan.ts';
import { somePlayers } from '../../simulator/players.ts';
import { Run } from '../../simulator/run.ts';
import { sheetOf } from '../../simulator/sheet-of.ts';
import type { RunTally } from '../../simulator/tally.ts';

type Strategy = NewPotTemplate['seed_strategy'];

/** A pot that takes 30 % of a contribution and saves 30 % of that for a seed of 10. */
export const pot = (
  changes: Partial<NewPotTemplate> = {},
  {
    seed = 10,
    fund = 'CollectToMinReseed',
    reseed = 'Full',
  }: {
    readonly seed?: number;
    readonly fund?: Strategy['fund_strategy'];
    readonly reseed?: Strategy['reseed_strategy'];
  } = {},
): NewPotTemplate => ({
  id: 'minor',
  contribution: { Percentage: 0.3 },
  seed_contribution: { Percentage: 0.3 },
  seed_strategy: { initial_seed_value: seed, min_reseed_value: seed, fund_strategy: fund, reseed_strategy: reseed },
  pot_types: [{ HitRate: { max_magic_number: 50, cost_per_attempt: 1 } }],
  ...changes,
});

/** Every round contributes a euro, paid by the operator; a tenth of it is the house's. */
export const template = (
  pots: readonly NewPotTemplate[],
  changes: Partial<NewJackpotTemplate> = {},
): NewJackpotTemplate => ({
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

export const wish = (changes: Partial<Wish> = {}): Wish => ({
  ...{ seed: 7, rounds: 20_000, roundsPerHour: 1000, groups: somePlayers('EUR'), ...changes },
});

/** Plays all runs here, in portions of a size. */
export const played = async (plan: Plan, portion = 100_000): Promise<readonly RunTally[]> => {
  const tallies: RunTally[] = [];
  for (let index = 0; index < plan.runs; index += 1) {
    const run = new Run(plan, index);
    while (!run.isOver) await run.advance(portion);
    tallies.push(run.tally());
  }
  return tallies;
};

export const simulated = async (given: NewJackpotTemplate, changes: Partial<Wish> = {}): Promise<ParSheet> => {
  const plan = planOf(given, wish(changes));
  const about = { version: '1.2.3', template: given, templateSha256: 'abc', isStopped: false };
  return sheetOf(plan, await played(plan), about);
};
