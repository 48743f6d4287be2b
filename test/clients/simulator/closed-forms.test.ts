import * as assert from 'uvu/assert';
import type { Measured, ParSheet, PotSheet } from '../../../clients/simulator/par-sheet.ts';
import type { SimulationWish } from '../../../clients/simulator/plan.ts';
import { playersFromText } from '../../../clients/simulator/players.ts';
import type { StoredPot, StoredTemplate } from '../../../wire/stored-template.ts';
import { inFull } from '../../support/in-full.ts';
import { suite } from '../../support/suite.ts';
import { pot, simulated, template } from './simulated.ts';

/** Fixed beforehand: a seed is not looked for until it fits. The intervals miss once in 20, so they are widened to miss once in 1,000. */
const SEED = 20_261_123;
const WIDER = 3.29 / 1.96;

type Field = 'hit_every' | 'value' | 'seed_saved' | 'house_adds' | 'short' | 'moment';

const near = (name: string, found: Measured | undefined, formula: number): void => {
  if (found?.formula === undefined || found.within === null) throw new Error(`${name} has no formula or no interval`);
  assert.ok(
    Math.abs(found.formula - formula) <= Math.abs(formula) * 1e-9 + 1e-9,
    `${name}: the formula is ${found.formula}`,
  );
  const gap = Math.abs(found.mean - formula);
  assert.ok(gap <= found.within * WIDER + 1e-9, `${name}: ${found.mean} ± ${found.within} is not ${formula}`);
};

const onlyPot = ({ pots: [found] }: ParSheet): PotSheet => {
  if (found === undefined) throw new Error('there is no pot');
  return found;
};

const check = async (
  given: StoredTemplate,
  changes: Partial<SimulationWish>,
  formulas: Partial<Record<Field, number>>,
): Promise<PotSheet> => {
  const found = onlyPot(await simulated(given, { seed: SEED, ...changes }));
  for (const [name, formula] of Object.entries(formulas)) near(name, found[name as Field], formula);
  return found;
};

// The average saved in one life of a HitRate pot: 0.09 in each of 50 rounds. The seed of 10 is saved after 111.1 rounds.
const MISS = 0.98;
const upTo = (rounds: number): number => {
  const whole = Math.floor(rounds);
  return (1 - MISS ** whole) * 50 + (rounds - whole) * MISS ** whole;
};

suite('clients/simulator/closed-forms', (test) => {
  test('HitRate: won in one of N rounds, at the seed and N times the rise', async () => {
    const saved = 0.09 * upTo(10 / 0.09);
    const found = await check(
      template([pot()]),
      { rounds: 150_000 },
      {
        hit_every: 50,
        value: 10 + 15 - saved,
        seed_saved: saved,
        house_adds: 10 - saved,
        short: 1 - MISS ** 111,
      },
    );
    for (const { share, value, formula } of found.percentiles ?? [])
      assert.ok(Math.abs(value - (formula ?? 0)) < 0.06 * value, `${share}: ${value} is not ${formula}`);
    assert.is(found.percentiles?.length, 6);
  });

  test('HitRate: what is saved beyond the seed starts the next life, with CollectAlways and Full', async () => {
    const saved = 0.09 * upTo(2 / 0.09);
    await check(
      template([pot({}, { seed: 2, fund: 'CollectAlways' })]),
      { rounds: 150_000 },
      { seed_saved: 4.5, house_adds: 2 - saved, value: 2 + 4.5 - saved + 10.5, short: 1 - MISS ** 22 },
    );
  });

  inFull(test)('HitRate: with Available, the house adds nothing, and a life starts with what was saved', async () => {
    const saved = 0.09 * upTo(10 / 0.09);
    const found = await check(
      template([pot({}, { reseed: 'Available' })]),
      { rounds: 150_000 },
      { seed_saved: saved, house_adds: 0, value: 15, short: 0 },
    );
    assert.is(found.house_added, '0');
  });

  inFull(test)(
    'HitRate: savings that carry over cover all but what is missing on average, with CollectAlways and MinReseed',
    async () => {
      await check(
        template([pot({}, { fund: 'CollectAlways', reseed: 'MinReseed' })]),
        { rounds: 150_000 },
        { seed_saved: 4.5, house_adds: 5.5, value: 10 + 10.5 },
      );
    },
  );

  inFull(test)('HitRate: several attempts, and a part of one, in wagers of several sizes', async () => {
    const groups = [
      {
        ...{ players: 10, rounds: 1, currency: 'EUR', rate: { numerator: 1n, denominator: 1n } },
        wagers: [
          { amount: 50_000_000n, weight: 3 },
          { amount: 250_000_000n, weight: 1 },
        ],
      },
    ];
    // 1 % of 50 is half an attempt, of 250 two and a half.
    const chance = 0.75 * 0.5 * 0.02 + 0.25 * (1 - MISS ** 2 * (1 - 0.01));
    const rules = {
      contribution_type: { Percentage: 0.01 },
      max_contribution: '10',
      operator_contribution_percentage: '1',
    };
    const found = await check(
      template([pot({}, { fund: 'None' })], { contribution_rules: rules }),
      { rounds: 150_000, groups },
      {
        hit_every: 1 / chance,
        value: 10 + (0.3 * (0.75 * 0.5 + 0.25 * 2.5)) / chance,
        house_adds: 10,
      },
    );
    assert.is(found.percentiles?.[0]?.formula, undefined, 'no formula for a mix');
  });

  /** Plays the only life of a pot that must hit: round by round, each ends it with the chance of its rise. */
  const mustHit = ({ seed, hitBy, gain, saves }: Readonly<Record<'seed' | 'hitBy' | 'gain' | 'saves', number>>) => {
    const [means, distance] = [{ hit_every: 0, value: 0, seed_saved: 0, house_adds: 0 }, hitBy - seed];
    let [value, saved] = [seed, 0];
    for (let round = 1; value < hitBy - 1e-9; round += 1) {
      const kept = Math.min(saves, seed - saved);
      const risen = Math.min(gain - kept, hitBy - value);
      const above = gain - kept - risen;
      [value, saved] = [value + risen, saved + kept];
      const chance = risen / distance;
      means.hit_every += chance * round;
      means.value += chance * value;
      means.seed_saved += chance * saved;
      means.house_adds += chance * (seed - saved - above);
    }
    return means;
  };

  test('MustHitBy: uniform from the seed to the amount, and rising faster once the next seed is saved', async () => {
    // 0.21 a round until 10 is saved, after 111.1 rounds; then 0.3.
    const expected = mustHit({ seed: 10, hitBy: 60, gain: 0.3, saves: 0.09 });
    const given = template([pot({ pot_types: [{ MustHitBy: { hit_by: 60 } }] })]);
    const found = await check(given, { rounds: 150_000 }, expected);
    const { short } = found;
    near('short', short, short?.formula ?? 0);
    assert.ok(Math.abs((short?.formula ?? 0) - 111 * 0.0042) < 1e-9, `${short?.formula}`);
    const [lowest, , median] = found.percentiles ?? [];
    assert.ok(Math.abs((median?.value ?? 0) - 35) < 2.5 && Math.abs((lowest?.value ?? 0) - 12.5) < 1.5);
  });

  test('MustHitBy: a life of a few rounds, the last of which takes the value to the amount and no further', async () => {
    for (const [hitBy, share, seedShare] of [
      [12, 0.3, 0.3],
      [10.5, 0.9, 0.5],
      [14.5, 0.9, 0],
    ] as const) {
      const changes = { contribution: { Percentage: share }, seed_contribution: { Percentage: seedShare } };
      const given = template([pot({ ...changes, pot_types: [{ MustHitBy: { hit_by: hitBy } }] })]);
      const expected = mustHit({ seed: 10, hitBy, gain: share, saves: share * seedShare });
      await check(given, { rounds: 60_000 }, expected);
      const { returned } = await simulated(given, { seed: SEED, rounds: 60_000 });
      near('returned', returned, expected.value / expected.hit_every);
    }
  });

  test('Time: once in each window, at a moment that is uniform in it', async () => {
    const types = [{ TimeFixed: { target_datetime: 1_767_376_800_000, repeat_period: { Hours: 1 } } }];
    // A window has 100 rounds, and a life the time between two moments in neighbouring ones.
    const x = 10 / 9;
    const saved = 9 * (1 - (2 - x) ** 3 / 6);
    const found = await check(
      template([pot({ pot_types: types })]),
      { rounds: 100_000, roundsPerHour: 100 },
      {
        hit_every: 100,
        moment: 0.5,
        seed_saved: saved,
        house_adds: 10 - saved,
        value: 10 + 30 - saved,
        short: 1 - (2 - x) ** 2 / 2,
      },
    );
    assert.ok(found.wins >= 999 && found.wins <= 1000, `${found.wins} wins in 1,000 windows`);
    // The last round of a window comes a hundredth of it before its end.
    assert.ok(found.won_at_window_end > 0 && found.won_at_window_end < 30, `${found.won_at_window_end} at the end`);
  });

  test('Raffle: drawn once a period, and what prizes leave goes towards the next seed', async () => {
    const raffle: Partial<StoredTemplate> = {
      jackpot_type: 'Raffle',
      raffle_rules: {
        cost_per_ticket: '1',
        cost_source: 'Contribution',
        duration: { Hours: 1 },
        prize_distribution: [{ prize_percentage: '0.8', number_of_winners: 2 }],
      },
    };
    // 30 a period; 9 of it saved, and 31 × 0.2 left by prizes, for a seed of 20.
    const given = template([pot({ pot_types: [] }, { seed: 20 })], raffle);
    const found = await check(
      given,
      { rounds: 20_050, roundsPerHour: 100 },
      {
        hit_every: 100,
        value: 41,
        seed_saved: 9,
        house_adds: 20 - 9 - 8.2,
      },
    );
    assert.equal([found.wins, found.prizes, found.paid], [200, 400, '6560']);
  });

  const CALLED = { pot_types: [], supports_external_trigger: true };

  test('A pot that calls win in one of N rounds on average pays and saves what a HitRate of N does', async () => {
    const saved = 0.09 * upTo(10 / 0.09);
    const found = await check(
      template([pot(CALLED)]),
      { rounds: 150_000, triggers: { minor: 50 } },
      {
        hit_every: 50,
        value: 10 + 15 - saved,
        seed_saved: saved,
        house_adds: 10 - saved,
        short: 1 - MISS ** 111,
      },
    );
    assert.equal([found.rise_a_round, found.saved_a_round], [0.21, 0.09]);
  });

  inFull(test)(
    'A pot that a call wins in each round pays its seed and one rise; rounds that contribute nothing call nothing',
    async () => {
      const given = template([pot({ ...CALLED, wager_criteria: { min_base_wager: 2 } })]);
      const groups = playersFromText('10x1,10x2', 'EUR') ?? [];
      const sheet = await simulated(given, { rounds: 1_000, groups, triggers: { minor: 1 } });
      const found = onlyPot(sheet);
      const wagered = sheet.kinds.find(({ wager }) => wager === '2')?.rounds;
      assert.ok(wagered !== undefined && wagered > 400 && wagered < 600);
      assert.equal([found.wins, found.paid], [wagered, String((1021 * wagered) / 100)]);
    },
  );

  inFull(test)(
    'A pot that chance and calls win has no formula for how often, and calls are refused while a win is not allowed',
    async () => {
      const both = pot(
        { supports_external_trigger: true, win_constraints: [{ AllowedSeedDeficit: '0' }] },
        { seed: 30 },
      );
      const sheet = await simulated(template([both]), { rounds: 5_000, triggers: { minor: 20 } });
      const found = onlyPot(sheet);
      assert.is(found.hit_every?.formula, undefined);
      assert.ok(found.triggers_refused > 100 && found.rounds_not_armed > found.triggers_refused);
      assert.ok(
        sheet.warnings.includes(
          `minor: ${found.triggers_refused} calls are refused, because the house could not add to its next seed (AllowedSeedDeficit).`,
        ),
      );
      const { hit_every } = onlyPot(
        await simulated(template([pot({ supports_external_trigger: true })]), { triggers: { minor: 20 } }),
      );
      assert.is(hit_every?.formula, undefined);
      near('a win every', hit_every && { ...hit_every, formula: 100 / 7 }, 100 / 7);
    },
  );

  test('No formula is given where there is none: hits that a selector takes away, drawings with too few holders, windows without a round', async () => {
    const formulasOf = ({ returned, pots }: ParSheet) => {
      const [found] = pots;
      return [returned, found?.hit_every, found?.value, found?.house_adds].map((each) => each?.formula !== undefined);
    };
    const rare = [{ HitRate: { max_magic_number: 300, cost_per_attempt: 1 } }];
    const often = [{ HitRate: { max_magic_number: 3, cost_per_attempt: 1 } }];
    const mustHitSoon = [{ MustHitBy: { hit_by: 12 } }];
    const raffle = (cost_per_ticket: string, number_of_winners: number): Partial<StoredTemplate> => ({
      jackpot_type: 'Raffle',
      raffle_rules: {
        ...{ cost_per_ticket, cost_source: 'Contribution', duration: { Hours: 1 } },
        prize_distribution: [{ prize_percentage: '0.8', number_of_winners }],
      },
    });
    const daily = [{ TimeFixed: { target_datetime: 1_767_376_800_000, repeat_period: { Hours: 24 } } }];
    const one = (changes: Partial<StoredPot>, more: Partial<StoredTemplate> = {}) => template([pot(changes)], more);
    const two = (pot_types: StoredPot['pot_types'], win_selector_strategy: StoredTemplate['win_selector_strategy']) =>
      template([pot({ pot_types }), pot({ id: 'other', pot_types: often })], { win_selector_strategy });
    const [all, none, onlyEvery] = [Array(4).fill(true), Array(4).fill(false), [false, true, false, false]];
    const cases: readonly [given: StoredTemplate, roundsPerHour: number, expected: readonly boolean[]][] = [
      [two(often, 'None'), 100, all],
      [two(often, 'Lowest'), 100, onlyEvery],
      [two(often, 'Highest'), 100, onlyEvery],
      [two(mustHitSoon, 'Highest'), 100, none],
      // One of three hits of the rare pot is taken away if the often hit one is worth less and the lowest is paid.
      [two(rare, 'Lowest'), 100, onlyEvery],
      [one({ pot_types: often }, { win_selector_strategy: 'Lowest' }), 100, all],
      [one({ pot_types: [] }, raffle('1', 2)), 100, all],
      [one({ pot_types: [] }, raffle('1', 100)), 100, none],
      [one({ pot_types: [] }, raffle('5', 2)), 100, none],
      [one({ pot_types: [] }, raffle('1', 1)), 5, none],
      [one({ pot_types: daily }), 2, all],
      [one({ pot_types: daily }), 1, onlyEvery],
      [one({ pot_types: daily }), 1 / 48, none],
    ];
    for (const [at, [given, roundsPerHour, expected]] of cases.entries())
      assert.equal([at, formulasOf(await simulated(given, { rounds: 2_000, roundsPerHour }))], [at, expected]);
  });

  /** Fails unless every figure that has a formula agrees with it, or does so to a thousandth of it. */
  const agree = ({ pots }: ParSheet): readonly string[] =>
    pots.flatMap((found) =>
      (['hit_every', 'value', 'seed_saved', 'house_adds', 'short'] as const).flatMap((name) => {
        const { mean, within, formula } = found[name] ?? { mean: 0, within: 0 };
        if (formula === undefined) return [];
        const gap = Math.abs(mean - formula);
        assert.ok(gap <= (within ?? 0) * WIDER + formula / 1000, `${found.id} ${name}: ${mean} is not ${formula}`);
        return `${found.id} ${name}`;
      }),
    );

  test('Formulas hold for rounds that differ, or are left out', async () => {
    const mixed = playersFromText('10x1,10x3', 'EUR') ?? [];
    const free = mixed.map((group) => ({ ...group, free: 0.5 }));
    const fixed = { seed_contribution: { Fixed: 0.2 }, wager_criteria: { min_base_wager: 2 } };
    const hourly = [{ TimeFixed: { target_datetime: 1_767_376_800_000, repeat_period: { Hours: 1 } } }];
    const often = [{ HitRate: { max_magic_number: 8, cost_per_attempt: 0.1 } }];
    const wheel = (levels: string[]) => [
      {
        Wheel: {
          ...{ max_magic_number: 20, cost_per_attempt: 1 },
          levels: levels.map((pot_id) => ({ pot_id, weight: 1 })),
        },
      },
    ];
    const cents = { contribution_type: { Fixed: 0.123 }, max_contribution: '1' };
    const [all, none] = [['hit_every', 'value', 'seed_saved', 'house_adds'], [] as string[]];
    const cases: readonly [given: StoredTemplate, changes: Partial<SimulationWish>, formulas: readonly string[]][] = [
      // A fixed part is saved only of rounds that are in the pot.
      [template([pot(fixed, { fund: 'CollectAlways', reseed: 'MinReseed' })]), { groups: mixed }, all],
      // Few rounds are in the pot, so some windows have no win.
      [template([pot({ ...fixed, pot_types: hourly })]), { groups: mixed, roundsPerHour: 4 }, none],
      // A wheel waits for rounds that are in all of its levels.
      [
        template([
          pot({ pot_types: wheel(['minor', 'other']) }, { fund: 'None' }),
          pot({ id: 'other', pot_types: [], wager_criteria: { min_base_wager: 2 } }, { fund: 'None' }),
        ]),
        { groups: mixed },
        [...[...all, 'short'], ...[...all, 'short'].map((name) => `other ${name}`)],
      ],
      // Rounds that bonuses pay are not rounded up to a cent.
      [
        template([pot({ pot_types: often }, { fund: 'None' })], { contribution_rules: cents }),
        { groups: free },
        ['hit_every', 'value', 'seed_saved', 'house_adds', 'short'],
      ],
      // The rests of earlier wins, which are below a cent, make up for what the next seed lacks.
      [template([pot({ contribution: { Percentage: 0.0123 } }, { seed: 0.2 })]), {}, all],
      // A pot that starts with what it saved is often the lowest.
      [
        template(
          [
            pot({ contribution: { Percentage: 0.1 }, pot_types: often }, { reseed: 'Available' }),
            pot({ id: 'other', pot_types: often }, { seed: 4 }),
          ],
          { win_selector_strategy: 'Lowest' },
        ),
        {},
        ['hit_every', 'other hit_every'],
      ],
      // A pot that is worth less than a cent cannot be won.
      [template([pot({ contribution: { Percentage: 0.001 }, pot_types: often }, { seed: 0, fund: 'None' })]), {}, none],
      // With a last win, a pot and all others have rounds that contribute less.
      [template([pot({ max_instantiation_count: 300, pot_types: often }), pot({ id: 'other' })]), {}, none],
    ];
    for (const [at, [given, changes, formulas]] of cases.entries()) {
      const sheet = await simulated(given, { rounds: 15_000, seed: SEED, ...changes });
      assert.equal(
        [at, ...agree(sheet)],
        [at, ...formulas.map((name) => (name.includes(' ') ? name : `minor ${name}`))],
      );
    }
  });

  test('A hit that lapses is counted once, whichever pot is paid', async () => {
    const ways = [
      { HitRate: { max_magic_number: 2, cost_per_attempt: 1 } },
      { HitRate: { max_magic_number: 3, cost_per_attempt: 1 } },
    ];
    const weighting = 'Stake' as const;
    const time = [{ TimeFixed: { target_datetime: 1_767_376_800_000, repeat_period: { Minutes: 6 }, weighting } }];
    for (const rival of [[{ HitRate: { max_magic_number: 3, cost_per_attempt: 1 } }], time]) {
      const pots = [pot({ pot_types: ways }), pot({ id: 'other', pot_types: rival }, { seed: 1 })];
      const changes = { rounds: 15_000, roundsPerHour: 30, seed: SEED };
      const { hit_every } = onlyPot(await simulated(template(pots, { win_selector_strategy: 'Lowest' }), changes));
      near('hit_every', hit_every, 3 / 2);
    }
  });

  test('The return is what the pots pay and the house keeps the rest, with an interval from the spread of a round', async () => {
    const { returned, house, volatility_index, rounds } = await simulated(template([pot()]), {
      rounds: 150_000,
      seed: SEED,
    });
    const saved = 0.09 * upTo(10 / 0.09);
    near('returned', returned, (25 - saved) / 50);
    assert.ok(Math.abs((house.per_round.formula ?? 0) - (0.7 - (10 - saved) / 50)) < 1e-9);
    assert.ok(Math.abs((volatility_index ?? 0) / Math.sqrt(rounds) - (returned.within ?? 0)) < 1e-12);
  });
});
