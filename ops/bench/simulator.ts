// Measures what the simulator adds to a round of the domain, in pairs in one process, with one pot and with three: see README.md.
import { parseArgs } from 'node:util';
import { createPlan, type Plan } from '../../clients/simulator/plan.ts';
import { somePlayers } from '../../clients/simulator/players.ts';
import { seededDraw } from '../../clients/simulator/seeded-draw.ts';
import { SimulationRun } from '../../clients/simulator/simulation-run.ts';
import { drawContribution } from '../../domain/jackpot/draw-contribution.ts';
import { openState } from '../../domain/jackpot/open-state.ts';
import { payHits } from '../../domain/jackpot/pay-hits.ts';
import { quote } from '../../domain/jackpot/quote.ts';
import { ONE } from '../../domain/money/fraction.ts';
import type { StoredPot, StoredTemplate } from '../../wire/stored-template.ts';

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '9' }, rounds: { type: 'string', default: '200000' } },
});
const [pairs, rounds] = [Number(values.pairs), Number(values.rounds)];

const pot = (id: string, share: number, seed: number, type: NonNullable<StoredPot['pot_types']>): StoredPot => ({
  id,
  contribution: { Percentage: share },
  seed_contribution: { Percentage: 0.3 },
  seed_strategy: {
    ...{ initial_seed_value: seed, min_reseed_value: seed },
    ...{ fund_strategy: 'CollectToMinReseed', reseed_strategy: 'Available' },
  },
  pot_types: type,
});
const minor = pot('minor', 0.4, 5, [{ HitRate: { max_magic_number: 100, cost_per_attempt: 1 } }]);
const major = pot('major', 0.3, 100, [{ MustHitBy: { hit_by: 500 } }]);
const mega = pot('mega', 0.2, 2000, [{ HitRate: { max_magic_number: 100_000, cost_per_attempt: 1 } }]);

const planFor = (...pots: StoredPot[]): Plan => {
  const template: StoredTemplate = {
    ...{ name: 'Bench', owner_id: 'northstar', currency: 'EUR', pots },
    contribution_rules: {
      contribution_type: { Fixed: 1 },
      max_contribution: '1',
      operator_contribution_percentage: '1',
    },
    house_hold_contribution: { Percentage: 0.1 },
  };
  return createPlan(template, { seed: 1, rounds, runs: 1, roundsPerHour: 1000, groups: somePlayers('EUR') });
};

/** The domain alone: what a simulator cannot do without. */
const playBare = ({ rules, seed }: Plan): void => {
  const { draw } = seededDraw(seed, 0);
  let { state } = openState(rules);
  const quoted = quote(rules, {
    ...{ wager: 1_000_000n, currency: 'EUR', rate: ONE },
    enabledPots: rules.pots.map(({ id }) => id),
  });
  const context = { winnerCurrency: 'EUR', rate: ONE, draw, atMs: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const hits = drawContribution(rules, state, quoted, context);
    state = hits.hits.length === 0 ? hits.state : payHits(rules, hits, context).state;
  }
};

const microsOf = async (work: () => void | Promise<void>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
};

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

for (const [name, plan] of [
  ['one pot', planFor(minor)],
  ['three pots', planFor(minor, major, mega)],
] as const) {
  const measured: { readonly bare: number; readonly run: number }[] = [];
  for (let pair = -1; pair < pairs; pair += 1) {
    const bare = await microsOf(() => playBare(plan));
    const run = await microsOf(() => new SimulationRun(plan, 0).advance(rounds));
    // The first is a warm-up.
    if (pair >= 0) measured.push({ bare, run });
  }
  const ratios = measured.map(({ bare, run }) => run / bare);
  const range = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  process.stdout.write(
    `${name.padEnd(12)} domain ${median(measured.map(({ bare }) => bare)).toFixed(2)} µs CPU/round, simulator ${median(measured.map(({ run }) => run)).toFixed(2)}: ${median(ratios).toFixed(2)}× (${range})\n`,
  );
}
