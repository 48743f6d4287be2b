// A long proof: it plays 20,000 rounds on a platform, in this process and over HTTP.

import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { Crowd } from '../../../clients/simulator/crowd.ts';
import type { Measured } from '../../../clients/simulator/par-sheet.ts';
import { createPlan, type Plan } from '../../../clients/simulator/plan.ts';
import { playersFromText } from '../../../clients/simulator/players.ts';
import { createStreams } from '../../../clients/simulator/seeded-draw.ts';
import { SimulationRun } from '../../../clients/simulator/simulation-run.ts';
import type { Triggers } from '../../../clients/simulator/triggers.ts';
import { findInstance } from '../../../db/jackpots/instances.ts';
import { potValue } from '../../../domain/jackpot/state.ts';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import { storeFile } from '../../../server/start/folder-contents.ts';
import type { StoredTemplate } from '../../../wire/stored-template.ts';
import { openPlatform } from '../../support/platform.ts';
import { readyWallet } from '../../support/ready-wallet.ts';
import { community, contribution, openJackpot } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withOwners } from '../../support/with-jackpot.ts';
import { pot, simulated, template, wish } from './simulated.ts';

const HOUR_MS = 3_600_000;
const at = (player: number): string => `p-${String(player).padStart(3, '0')}`;

/** The balances after the last round, and the values of the wins of each pot, in order. All in micros. */
type Played = {
  readonly house: bigint;
  readonly pots: readonly {
    readonly value: bigint;
    readonly reserve: bigint;
    readonly overflow: bigint;
    readonly lives: number;
    readonly wins: readonly number[];
  }[];
};

/** Plays the rounds of a plan on a platform, with the same draws at the same times. */
const onPlatform = async (given: StoredTemplate, plan: Plan): Promise<Played> => {
  const { draw, pick, pickCall } = createStreams(plan.seed, 0);
  let nowMs = plan.rules.startsAtMs;
  const wallet = { ...readyWallet, execute: async () => ({ outcome: 'done', result: null }) as const } as Wallet;
  const isPaid = given.contribution_rules.operator_contribution_percentage !== '1';
  const platform = openPlatform({ draw, clock: () => nowMs, ...(isPaid ? { walletOf: () => wallet } : {}) });
  const call = async (operation: Parameters<typeof platform.call>[0], parts: Parameters<typeof platform.call>[1]) => {
    const reply = await platform.call(operation, parts);
    assert.is(reply.status, 200, `${operation}: ${reply.code} ${reply.detail}`);
    return Object(reply.body);
  };
  try {
    await call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
    await call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
    await call('createTemplate', { body: { ...given, id: 'twin' } });
    await call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'twin' } });
    const { id } = await call('instantiateTemplate', {
      body: {
        ...{ template_owner_id: 'northstar', template_id: 'twin', instance_owner_id: 'northstar' },
        ...{ instance_name: 'Twin', instance_game_code: 'twin' },
      },
    });
    const isAnyone =
      plan.rules.raffle === undefined &&
      plan.rules.carriesFractions !== true &&
      !plan.rules.pots.some(({ payout }) => payout !== undefined);
    const crowd = new Crowd(plan.groups, isAnyone);
    for (let round = 0; round < plan.rounds; round += 1) {
      nowMs = plan.rules.startsAtMs + Math.floor((round * HOUR_MS) / plan.roundsPerHour);
      await platform.keepTime();
      crowd.next(pick);
      const wager = Number(plan.groups[crowd.kind]?.wagers[0]?.amount ?? 0n) / 1e6;
      await call('contributeToInstance', {
        body: {
          ...{ instance_id: id, token: `session-${at(crowd.player)}`, brand_id: 'northstar:luna' },
          player_id: at(crowd.player),
          ...{ player_country: 'MT', base_wager: wager, currency: 'EUR' },
        },
      });
      for (const [pot_id, every] of plan.triggers)
        if (pickCall(every) === 0)
          await call('triggerWin', {
            body: {
              ...{ instance_id: id, pot_id, brand_id: 'northstar:luna', player_id: at(crowd.player) },
              source_id: 'twin',
            },
          });
    }
    const instance = await platform.store.read((tx) => findInstance(tx, id));
    if (instance === undefined) throw new Error('there is no instance');
    const store = new Database(platform.file, { readonly: true });
    const wins = store.prepare('select value from wins where pot_id = ? order by rowid').pluck();
    const pots = instance.pots.map((each) => ({
      value: potValue(each),
      reserve: each.contributedSeed + each.surplusSeed,
      overflow: each.overflow,
      lives: each.instanceCount,
      wins: wins.all(each.id).map(Number),
    }));
    store.close();
    return { house: instance.house, pots };
  } finally {
    await platform.close();
  }
};

const inSimulator = async (plan: Plan): Promise<Played> => {
  const run = new SimulationRun(plan, 0);
  while (!run.isOver) await run.advance(1000);
  const { house, pots } = run.tally();
  return {
    house,
    pots: pots.map(({ value, reserve, overflow, lives, values }) => ({
      ...{ value, reserve, overflow, lives },
      wins: [...values.values].map((units) => Math.round(units * 1e6)),
    })),
  };
};

const ROUNDS = 4000;

/** Plays the same rounds on both; each pot has to win now and then. */
const twins = async (
  given: StoredTemplate,
  players: string,
  roundsPerHour = 1000,
  triggers: Triggers = {},
): Promise<void> => {
  const groups = playersFromText(players, 'EUR') ?? [];
  const plan = createPlan(given, wish({ rounds: ROUNDS, roundsPerHour, groups, triggers, seed: 20_261_123 }));
  const expected = await inSimulator(plan);
  for (const { wins } of expected.pots) assert.ok(wins.length >= 5, `${wins.length} wins`);
  assert.equal(await onPlatform(given, plan), expected);
};

const share = (id: string, part: number) => ({ id, contribution: { Percentage: part } });
const hours = (count: number) => ({ target_datetime: 4_102_444_800_000, repeat_period: { Hours: count } });

suite('clients/simulator/twin', (test) => {
  test('pots by chance and by an amount: the same wins and balances as on the platform, round by round', async () => {
    const pots = [
      pot(share('minor', 0.3)),
      pot(
        { ...share('major', 0.3), pot_types: [{ MustHitBy: { hit_by: 60 } }] },
        { fund: 'CollectAlways', reseed: 'MinReseed' },
      ),
      pot(
        { ...share('capped', 0.2), max_pot_value: '12', win_constraints: [{ AllowedSeedDeficit: '50' }] },
        { reseed: 'Available' },
      ),
    ];
    const rules = {
      contribution_type: { Percentage: 0.25 },
      max_contribution: '5',
      operator_contribution_percentage: '1',
    };
    await twins(template(pots, { win_selector_strategy: 'Highest', contribution_rules: rules }), '30x2,10x7.3');
  });

  test('fractions of a coin, carried for each player', async () => {
    const rules = {
      ...{ contribution_type: { Percentage: 0.01 }, max_contribution: '5', carry_fractions: true },
      operator_contribution_percentage: '0.25',
    };
    const often = { pot_types: [{ HitRate: { max_magic_number: 20, cost_per_attempt: 0.01 } }] };
    const pots = [
      pot({ ...share('minor', 0.3), ...often }, { seed: 0.1 }),
      pot({ ...share('major', 0.3), pot_types: [{ MustHitBy: { hit_by: 0.5 } }] }, { seed: 0.2 }),
    ];
    await twins(template(pots, { contribution_rules: rules }), '30x0.2,10x2.57');
  });

  test('time windows, and their drawings at the end', () =>
    twins(
      template([
        pot({ pot_types: [{ TimeFixed: hours(2) }] }),
        pot({ ...share('daily', 0.3), pot_types: [{ TimeFixed: hours(24) }] }),
      ]),
      '20x1',
      4,
    ));

  test('pots that calls win, one of them by chance as well', () =>
    twins(
      template([
        pot({ pot_types: [], supports_external_trigger: true }),
        pot({ ...share('major', 0.3), supports_external_trigger: true }, { reseed: 'Available' }),
      ]),
      '30x1',
      1000,
      { minor: 40, major: 200 },
    ));

  test('a raffle', () => {
    const raffle_rules = {
      ...{ cost_per_ticket: '10', cost_source: 'BaseWager' as const, duration: { Hours: 24 } },
      prize_distribution: [
        { prize_percentage: '0.5', number_of_winners: 1 },
        { prize_percentage: '0.4', number_of_winners: 7 },
      ],
    };
    return twins(template([pot({ pot_types: [] })], { jackpot_type: 'Raffle', raffle_rules }), '30x5,10x25', 10);
  });

  test('wins that are shared with other players', () =>
    twins(
      template([pot({ ...community({}, { max_number_of_payouts: 3 }), payout_rules: 'Community' })]),
      '30x1,10x4',
      1000,
    ));

  test('a running server, which draws by itself, wins as often and as much as the simulator says', async () => {
    const pots = [
      pot(share('minor', 0.3)),
      pot({ ...share('major', 0.3), pot_types: [{ MustHitBy: { hit_by: 60 } }] }),
    ];
    const given = template(pots, { id: 'served' });
    const ROUNDS_SERVED = 20_000;
    const sheet = await simulated(given, { rounds: ROUNDS_SERVED, seed: 20_261_123 });
    await withOwners(async (client, data) => {
      const { id } = await openJackpot(client, given);
      let round = 0;
      const play = async (): Promise<void> => {
        while (round < ROUNDS_SERVED) {
          round += 1;
          const { status, body } = await client.call('contributeToInstance', { body: contribution(id) });
          assert.is(status, 200, JSON.stringify(body));
        }
      };
      await Promise.all(Array.from({ length: 16 }, play));
      const store = new Database(storeFile(data), { readonly: true });
      const valuesOf = store.prepare('select value from wins where pot_id = ?').pluck();
      for (const { id: name, hit_every: every, value } of sheet.pots) {
        const values = valuesOf.all(name).map((micros) => Number(micros) / 1e6);
        // Two samples of one size: their difference is wider by √2, and 3.29 instead of 1.96 misses once in 1,000.
        const near = (own: number, other: Measured | undefined): void =>
          assert.ok(
            Math.abs(own - (other?.mean ?? 0)) <= (other?.within ?? 0) * Math.SQRT2 * (3.29 / 1.96),
            `${name}: ${own} is not ${JSON.stringify(other)}`,
          );
        near(ROUNDS_SERVED / values.length, every);
        near(values.reduce((sum, each) => sum + each, 0) / values.length, value);
      }
      store.close();
    });
  });
});
