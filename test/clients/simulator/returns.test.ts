import * as assert from 'uvu/assert';
import type { ParSheet } from '../../../clients/simulator/par-sheet.ts';
import type { SimulationWish } from '../../../clients/simulator/plan.ts';
import { readPlayers } from '../../../clients/simulator/players.ts';
import type { StoredPot, StoredTemplate } from '../../../wire/stored-template.ts';
import { inFull, isInFull } from '../../support/in-full.ts';
import { suite } from '../../support/suite.ts';
import { pot, simulated, template } from './simulated.ts';

/** Fixed beforehand. */
const SEED = 20_261_129;
const ROUNDS = isInFull ? 200_000 : 8_000;
/** Three tenths of a point of the return. */
const ERROR_MAX = 0.003;

/** The return in the long run and the standard error of so many rounds, worked out here; without one, the sheet's counts. */
type Exact = { readonly returned: number; readonly error?: number };

/** The value of the pots at the end of a run, at most: without any win. */
const UNPAID_MAX = 20;

type Life = { readonly rounds: number; readonly paid: number; readonly chance: number };

/** Lives, from the chance of a hit in a round when none came before it, and what a hit in that round pays. */
const livesOf = (hit: (round: number) => number, paid: (round: number) => number): Life[] => {
  const lives: Life[] = [];
  for (let round = 1, left = 1; left > 1e-13; round += 1) {
    const chance = Math.min(1, hit(round));
    lives.push({ rounds: round, paid: paid(round), chance: left * chance });
    left *= 1 - chance;
  }
  return lives;
};

/** The return of lives that follow each other and are alike. Each round contributes 1, or another amount. */
const ofLives = (lives: readonly Life[], contributed = 1): Exact => {
  const mean = (of: (life: Life) => number): number => lives.reduce((sum, life) => sum + life.chance * of(life), 0);
  const rounds = mean((life) => life.rounds);
  const aRound = mean((life) => life.paid) / rounds;
  const variance = mean((life) => (life.paid - aRound * life.rounds) ** 2) / rounds;
  return { returned: aRound / contributed, error: Math.sqrt(variance / ROUNDS) / contributed };
};

/** The seed of every pot here. */
const START = 1;

const plain = (pot_types: unknown[], changes: Partial<StoredPot> = {}, seed = START): StoredPot =>
  pot({ pot_types: pot_types as never, ...changes }, { seed, fund: 'None', reseed: 'MinReseed' });

const hitRate = (max_magic_number: number, cost_per_attempt = 1) => ({
  HitRate: { max_magic_number, cost_per_attempt },
});

const between = (from: number, to: number, x: number): number => Math.max(from, Math.min(to, x));

/** The chance of a pot that must hit, whose value is `after(n)` after n rounds. */
const mustHit =
  (after: (rounds: number) => number, hitBy: number, hitFrom: number, weight = 1) =>
  (round: number): number => {
    const area = (rounds: number): number => between(0, hitBy - hitFrom, after(rounds) - hitFrom) ** weight;
    const left = (hitBy - hitFrom) ** weight - area(round - 1);
    return left < 1e-12 ? 1 : (area(round) - area(round - 1)) / left;
  };

/** The seed and 0.30 a round, less what is set aside: 0.09 a round, until the next seed is saved. */
const saving = (rounds: number): number => START + 0.3 * rounds - Math.min(START, 0.09 * rounds);
const saving5 = (rounds: number): number => 5 + 0.3 * rounds - Math.min(5, 0.09 * rounds);
const rising = (rounds: number): number => START + 0.3 * rounds;

/** Two pots of which one is paid if both hit, by their ages: pays the mean of a round. `must` makes the first one MustHitBy. */
const ofSelector = (
  isBetter: (first: number, second: number) => boolean,
  [seeds, rises]: readonly [readonly [number, number], readonly [number, number]],
  chances: (age: number) => readonly [number, number],
  cap = Number.POSITIVE_INFINITY,
): Exact => {
  const [MOST, isDue] = [100, 1];
  const at = (age: number, due: number, other: number): number => (age * 2 + due) * MOST + other;
  const last = MOST - 1;
  let now = new Float64Array(2 * MOST * MOST);
  now[at(0, 0, 0)] = 1;
  let returned = 0;
  for (let step = 0; step < 200; step += 1) {
    const next = new Float64Array(now.length);
    returned = 0;
    for (let age = 0; age < MOST; age += 1)
      for (const due of [0, isDue])
        for (let other = 0; other < MOST; other += 1) {
          const weight = now[at(age, due, other)] ?? 0;
          if (weight === 0) continue;
          const [first, second] = [Math.min(cap, seeds[0] + rises[0] * (age + 1)), seeds[1] + rises[1] * (other + 1)];
          const [chance, chanceOfOther] = chances(age + 1);
          const hit = due === isDue ? 1 : chance;
          const [older, otherOlder] = [Math.min(last, age + 1), Math.min(last, other + 1)];
          const go = (part: number, to: number, paid: number): void => {
            next[to] = (next[to] ?? 0) + weight * part;
            returned += weight * part * paid;
          };
          go((1 - hit) * (1 - chanceOfOther), at(older, due, otherOlder), 0);
          go(hit * (1 - chanceOfOther), at(0, 0, otherOlder), first);
          go((1 - hit) * chanceOfOther, at(older, due, 0), second);
          // Ties go to the first pot. A hit of a pot that must hit stays due; another lapses.
          if (isBetter(first, second)) go(hit * chanceOfOther, at(0, 0, otherOlder), first);
          else go(hit * chanceOfOther, at(older, cap < Number.POSITIVE_INFINITY ? isDue : due, 0), second);
        }
    now = next;
  }
  return { returned };
};

/** Windows of so many rounds, each won after one of them: after the first never, after the last twice as often as after another. */
const ofWindows = (rounds: number, value: (life: number) => number): Exact => {
  const places = Array.from({ length: rounds }, (_, at) => ({ place: at + 1, chance: at === 0 ? 0 : 1 / rounds }));
  places[rounds - 1] = { place: rounds, chance: 2 / rounds };
  let [mean, square, product] = [0, 0, 0];
  for (const one of places)
    for (const two of places) {
      const paid = value(rounds + two.place - one.place);
      mean += one.chance * two.chance * paid;
      square += one.chance * two.chance * paid ** 2;
      for (const three of places)
        product += one.chance * two.chance * three.chance * paid * value(rounds + three.place - two.place);
    }
  const variance = square - mean ** 2 + 2 * (product - mean ** 2);
  return { returned: mean / rounds, error: Math.sqrt(Math.max(0, variance) / rounds / ROUNDS) };
};

/** So many wins, certainly, of which the last one came at any time of its window. */
const ofWins = (wins: number, seed: number, gain: number, rounds: number): Exact => {
  const window = rounds / wins;
  const returned = (wins * seed + gain * (rounds - window / 2)) / rounds;
  return { returned, error: (gain * window) / Math.sqrt(12) / rounds };
};

/** Drawings of three prizes, of a value that is always the same, among players of whom not all have tickets. */
const ofRaffle = (players: number, rounds: number, value: number, prizes: number, part: number): Exact => {
  // The players who have played after each round.
  let have = new Float64Array(players + 1);
  have[0] = 1;
  for (let round = 0; round < rounds; round += 1)
    have = have.map(
      (chance, count) =>
        (chance * count) / players + (count === 0 ? 0 : ((have[count - 1] ?? 0) * (players - count + 1)) / players),
    );
  const prize = Math.floor((value * part * 100) / prizes + 1e-9) / 100;
  const mean = (of: (paid: number) => number): number =>
    have.reduce((sum, chance, count) => sum + chance * of(Math.min(count, prizes) * prize), 0);
  const paid = mean((each) => each);
  const variance = mean((each) => (each - paid) ** 2);
  return { returned: paid / rounds, error: Math.sqrt(variance / rounds / ROUNDS) };
};

const time = (more: object) => ({ TimeFixed: { target_datetime: Date.parse('2026-01-02T18:00Z'), ...more } });
const raffle = (number_of_winners: number): Partial<StoredTemplate> => ({
  jackpot_type: 'Raffle',
  raffle_rules: {
    ...{ cost_per_ticket: '1', cost_source: 'Contribution', duration: { Minutes: 6 } },
    prize_distribution: [{ prize_percentage: '0.9', number_of_winners }],
  },
});
const ramp = (by: 'Time' | 'Value', from: number, to: number) => ({
  HitRate: { max_magic_number: 40, cost_per_attempt: 1, ramp: { by, from, to, max_magic_number: 2 } },
});
const ramped = (from: number, to: number, x: number): number =>
  1 / (40 - Math.floor((38 * (between(from, to, x) - from)) / (to - from) + 1e-9));

const groupsOf = (given: unknown) => {
  const read = readPlayers(given, 'EUR');
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.groups;
};

/** Players in pounds prefer 0.30, worth 0.36 euros, and buy as many attempts. A win is paid in whole pence. */
const POUND = 1.2;
const inPounds = (round: number): number => {
  const value = Math.round((START + 0.108 * round) * 1e6);
  return Math.ceil(Math.floor(value / POUND / 1e4 + 1e-9) * 1e4 * POUND - 1e-6) / 1e6;
};

type Case = readonly [
  name: string,
  exact: Exact,
  hasFormula: boolean,
  given: StoredTemplate,
  changes?: Partial<SimulationWish>,
];

const two = (first: StoredPot, selector: StoredTemplate['win_selector_strategy']) =>
  template([first, plain([hitRate(7)], { id: 'other', contribution: { Percentage: 0.2 } }, 2)], {
    win_selector_strategy: selector,
  });
const AMOUNTS = [
  [START, 2],
  [0.3, 0.2],
] as const;
const odds = () => [1 / 4, 1 / 7] as const;
const must = mustHit(rising, 4, START);
const wheelOf = (cost_per_attempt: number) => ({
  Wheel: {
    ...{ max_magic_number: 6, cost_per_attempt },
    levels: [
      { pot_id: 'minor', weight: 3 },
      { pot_id: 'major', weight: 1 },
    ],
  },
});

/** These need as many rounds in a guard as in a proof. */
const CALENDARS = ['a day in Malta, over both changes of its clocks', 'a month'] as const;

const CASES: readonly Case[] = [
  ['HitRate', ofLives(livesOf(() => 1 / 5, rising)), true, template([plain([hitRate(5)])])],
  [
    'HitRate: two attempts and half of one',
    ofLives(livesOf(() => 1 - (9 / 10) ** 2 * (1 - 1 / 20), rising)),
    true,
    template([plain([hitRate(10, 0.4)])]),
  ],
  [
    'HitRate: a life starts with all that the one before it saved',
    ofLives(
      livesOf(
        () => 1 / 8,
        (round) => 0.21 * round + Math.max(START, 0.09 * round),
      ),
    ),
    true,
    template([pot({ pot_types: [hitRate(8)] }, { seed: START, fund: 'CollectAlways' })]),
  ],
  [
    'HitRate by value',
    ofLives(livesOf((round) => ramped(2, 4, rising(round - 1)), rising)),
    false,
    template([plain([ramp('Value', 2, 4)])]),
  ],
  [
    'HitRate by time',
    // A round takes 3.6 seconds.
    ofLives(livesOf((round) => ramped(7.2, 36, 3.6 * round), rising)),
    false,
    template([plain([ramp('Time', 7200, 36_000)])]),
  ],
  [
    'a call',
    ofLives(livesOf(() => 1 / 5, rising)),
    true,
    template([plain([], { supports_external_trigger: true })]),
    { triggers: { minor: 5 } },
  ],
  [
    'MustHitBy with a seed share',
    ofLives(livesOf(mustHit(saving, 4, START), (round) => Math.min(4, saving(round)))),
    true,
    template([pot({ pot_types: [{ MustHitBy: { hit_by: 4 } }] }, { seed: START })]),
  ],
  [
    'MustHitBy from an amount on, with a seed share',
    ofLives(livesOf(mustHit(saving, 4, 2), (round) => Math.min(4, saving(round)))),
    false,
    template([pot({ pot_types: [{ MustHitBy: { hit_by: 4, hit_from: 2 } }] }, { seed: START })]),
  ],
  [
    'MustHitBy from an amount on, weighed',
    ofLives(livesOf(mustHit(rising, 4, 2, 2), (round) => Math.min(4, rising(round)))),
    false,
    template([plain([{ MustHitBy: { hit_by: 4, hit_from: 2, weight: 2 } }])]),
  ],
  [
    'a wheel',
    {
      returned: 0.3 + 0.2 + (START * 3 + 2) / 24,
      error: Math.sqrt(((START * 3 + 2 ** 2) / 24 - ((START * 3 + 2) / 24) ** 2) / ROUNDS),
    },
    true,
    template([plain([wheelOf(1)]), plain([], { id: 'major', contribution: { Percentage: 0.2 } }, 2)], {}),
  ],
  [
    'a time window with a seed share',
    ofWindows(50, saving5),
    true,
    template([pot({ pot_types: [time({ repeat_period: { Hours: 1 } })] as never }, { seed: 5 })]),
    { roundsPerHour: 50 },
  ],
  [
    'a time window of a few rounds with a seed share',
    ofWindows(10, saving),
    false,
    template([pot({ pot_types: [time({ repeat_period: { Hours: 1 } })] as never }, { seed: START })]),
    { roundsPerHour: 10 },
  ],
  [
    'a time window by stake',
    ofWindows(10, rising),
    true,
    template([plain([time({ repeat_period: { Hours: 1 }, weighting: 'Stake' })])]),
    { roundsPerHour: 10 },
  ],
  [
    CALENDARS[0],
    ofWins(300, 50, 0.3, 72_000),
    false,
    template([plain([time({ repeat_period: { Days: 1 }, time_zone: 'Europe/Malta' })], {}, 50)]),
    { roundsPerHour: 10, rounds: 72_000 },
  ],
  [
    CALENDARS[1],
    ofWins(24, 200, 0.1, 730 * 48),
    false,
    template([
      plain(
        [{ TimeFixed: { target_datetime: Date.parse('2026-01-31T20:00Z'), repeat_period: { Months: 1 } } }],
        { contribution: { Percentage: 0.1 } },
        200,
      ),
    ]),
    { roundsPerHour: 2, rounds: 730 * 48 },
  ],
  [
    'amounts in pounds',
    ofLives(
      livesOf(() => 1 - (1 - 1 / 20) * (1 - 0.8 / 20), inPounds),
      0.36,
    ),
    true,
    template([plain([hitRate(20, 0.2)])], {
      contribution_rules: {
        ...{ contribution_type: { Fixed: 0.1 }, max_contribution: '1', operator_contribution_percentage: '0' },
        contribution_by_currency: { GBP: { default: '0.1', maximum: '1', step: '0.1' } },
      },
    }),
    {
      groups: groupsOf([
        { players: 9, wagers: [{ amount: 1 }], currency: 'GBP', rate: POUND, preferred_contribution: 0.3 },
      ]),
    },
  ],
  [
    'the highest of two pots',
    ofSelector((first, second) => first >= second, AMOUNTS, odds),
    false,
    two(plain([hitRate(4)]), 'Highest'),
    { rounds: 1.5 * ROUNDS },
  ],
  [
    'the lowest of two pots',
    ofSelector((first, second) => first <= second, AMOUNTS, odds),
    false,
    two(plain([hitRate(4)]), 'Lowest'),
    { rounds: 1.5 * ROUNDS },
  ],
  [
    'the highest of two pots, one of which must hit and stays due',
    ofSelector(
      (first, second) => first >= second,
      AMOUNTS,
      (round) => [must(round), 1 / 7],
      4,
    ),
    false,
    two(plain([{ MustHitBy: { hit_by: 4 } }]), 'Highest'),
    { rounds: 1.5 * ROUNDS },
  ],
  ['a raffle whose prizes all find a player', ofRaffle(100, 100, 31, 3, 0.9), true, template([plain([])], raffle(3))],
  [
    'a raffle with a player for some of its prizes',
    ofRaffle(3, 4, START + 1.2, 3, 0.9),
    false,
    template([plain([])], raffle(3)),
    { roundsPerHour: 40, groups: groupsOf([{ players: 3, wagers: [{ amount: 1 }] }]) },
  ],
];

const errorOf = ({ returned }: ParSheet): number => (returned.within ?? Number.POSITIVE_INFINITY) / 1.96;

suite('clients/simulator/returns', (test) => {
  for (const [name, exact, hasFormula, given, changes] of CASES)
    ((CALENDARS as readonly string[]).includes(name) ? inFull(test) : test)(
      `${name}: pays as much as was worked out without the simulator`,
      async () => {
        const sheet = await simulated(given, { seed: SEED, rounds: ROUNDS, ...changes });
        const { mean, formula } = sheet.returned;
        const { returned, error = errorOf(sheet) } = exact;
        // The last life of a run has no win.
        const z = (mean - returned) / Math.max(error, UNPAID_MAX / sheet.rounds);
        assert.ok(Math.abs(z) <= 3, `${mean} is ${z} standard errors from ${returned}`);
        if (isInFull) assert.ok(error <= ERROR_MAX, `the standard error is ${error}`);
        assert.ok(errorOf(sheet) > 0.9 * error, `the sheet's interval is too narrow: ${errorOf(sheet)} for ${error}`);
        assert.is(formula !== undefined, hasFormula, `the formula: ${formula}`);
        if (formula !== undefined)
          assert.ok(Math.abs(formula - returned) < 1e-4, `the formula ${formula} is not ${returned}`);
      },
    );
});
