import * as assert from 'uvu/assert';
import { apply } from '../../../domain/jackpot/draft.ts';
import { drawContribution } from '../../../domain/jackpot/draw-contribution.ts';
import { drawWindow } from '../../../domain/jackpot/draw-window.ts';
import { openState } from '../../../domain/jackpot/open-state.ts';
import type { Outcome } from '../../../domain/jackpot/outcome.ts';
import { payHits } from '../../../domain/jackpot/pay-hits.ts';
import type { JackpotRules, PotTrigger } from '../../../domain/jackpot/rules.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import { enabledPots } from '../../../domain/jackpot/state.ts';
import { ONE } from '../../../domain/money/fraction.ts';
import { decimalFromMicros, numberFromMicros } from '../../../domain/money/micros.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { chiSquare, kolmogorovSmirnov } from '../statistics.ts';
import { contribute, trigger } from './at-once.ts';
import {
  imbalance,
  inEuro,
  jackpot,
  line,
  opened,
  part,
  play,
  playOn,
  pot,
  quoteFor,
  story,
  threePots,
  units,
} from './sample-jackpot.ts';

suite('the odds', (test) => {
  const hitRate = (maxMagicNumber: bigint, costPerAttempt: number): JackpotRules =>
    jackpot({
      pots: [pot({ triggers: [{ kind: 'HitRate', maxMagicNumber, costPerAttempt: units(costPerAttempt) }] })],
    });

  const mustHitBy = (hitBy: number): JackpotRules =>
    jackpot({
      pots: [
        pot({ initialSeed: units(2), minReseed: units(2), triggers: [{ kind: 'MustHitBy', hitBy: units(hitBy) }] }),
      ],
    });

  const rates: [n: bigint, cost: number, chance: number][] = [
    [10n, 1, 0.1],
    [1000n, 0.01, 1 - 0.999 ** 100],
    // Two attempts, and half of the time a third.
    [20n, 0.4, 0.5 * (1 - 0.95 ** 2) + 0.5 * (1 - 0.95 ** 3)],
    // An attempt costs four contributions.
    [5n, 4, 0.25 * 0.2],
  ];
  for (const [n, cost, chance] of rates)
    test(`odds: HitRate 1 in ${n} at ${cost} per attempt hits with ${chance.toFixed(4)} (χ²)`, () => {
      const rounds = 20_000;
      let hits = 0;
      let left = rounds;
      playOn(hitRate(n, cost), 11, ({ wins }) => {
        hits += wins.length;
        left -= 1;
        return left > 0;
      });
      const expected = [rounds * chance, rounds * (1 - chance)];
      assert.ok(chiSquare([hits, rounds - hits], expected) < 10.83, `${hits} hits, ${expected[0]} expected`);
    });

  test('odds: HitRate forgets: the contributions between hits are geometric (χ²)', () => {
    const wins = 5_000;
    const lengths = Array.from({ length: 30 }, () => 0);
    let length = 0;
    let left = wins;
    playOn(hitRate(10n, 1), 12, (outcome) => {
      length += 1;
      if (outcome.wins.length === 0) return true;
      const cell = Math.min(length, 30) - 1;
      lengths[cell] = (lengths[cell] ?? 0) + 1;
      length = 0;
      left -= 1;
      return left > 0;
    });
    const expected = lengths.map((_, cell) => wins * (cell < 29 ? 0.1 * 0.9 ** cell : 0.9 ** 29));
    // 29 degrees of freedom, once in 1,000.
    assert.ok(chiSquare(lengths, expected) < 58.3);
  });

  /** The positions of the hits, between the pot's seed (0) and its bound (1), according to the draw. */
  const hitPositions = (hits: number, preference?: () => number): number[] => {
    const positions: number[] = [];
    const limit = units(42);
    playOn(
      { ...mustHitBy(42), contribution: { fixed: units(0.25) } },
      13,
      ({ entries }) => {
        const decision = entries[0]?.decisions[0];
        const drawn = decision?.draws[0];
        if (decision?.hit && drawn !== undefined)
          positions.push(numberFromMicros(limit - drawn.range + drawn.outcome - units(2)) / 40);
        return positions.length < hits;
      },
      preference,
    );
    return positions;
  };

  test('odds: MustHitBy hits uniformly between seed and bound (KS)', () => {
    assert.ok(kolmogorovSmirnov(hitPositions(1_500)) < 1.95);
  });

  test('odds: … for any contributions (KS)', () => {
    const draw = seededDraw(14);
    assert.ok(kolmogorovSmirnov(hitPositions(1_500, () => Number(draw(300n)) / 100)) < 1.95);
  });

  /** The contributions of 1.00 in each life until it was won, counted by length; the last cell has all that are longer. */
  const lengthsOf = (rules: JackpotRules, seed: number, wins: number, cells: number): number[] => {
    const lengths = Array.from({ length: cells }, () => 0);
    const draw = seededDraw(seed);
    let state = opened(rules);
    let length = 0;
    let left = wins;
    // Each takes 10 ms.
    for (let atMs = 10; left > 0; atMs += 10) {
      length += 1;
      const quoted = quoteFor(rules, enabledPots(state));
      const outcome = contribute(rules, state, quoted, { ...inEuro(draw), atMs });
      state = outcome.state;
      if (outcome.wins.length === 0) continue;
      const cell = Math.min(length, cells) - 1;
      lengths[cell] = (lengths[cell] ?? 0) + 1;
      length = 0;
      left -= 1;
    }
    return lengths;
  };

  /** The expected counts of `lengthsOf`, of the chance to win with each contribution of a life. */
  const expectedLengths = (wins: number, cells: number, chance: (nth: number) => number): number[] => {
    let left = wins;
    return Array.from({ length: cells }, (_, cell) => {
      const here = cell === cells - 1 ? left : left * chance(cell + 1);
      left -= here;
      return here;
    });
  };

  const laws: [name: string, trigger: PotTrigger, cells: number, chance: (nth: number) => number, limit: number][] = [
    // The pot starts at 5. The limits are passed once in 1,000.
    [
      'MustHitBy: uniform from one amount to another',
      { kind: 'MustHitBy', hitFrom: units(5), hitBy: units(25) },
      20,
      (nth) => 1 / (21 - nth),
      43.8,
    ],
    [
      'MustHitBy with weight 2: the value is distributed like the square of its way',
      { kind: 'MustHitBy', hitFrom: units(5), hitBy: units(25), weight: 2 },
      20,
      (nth) => (nth ** 2 - (nth - 1) ** 2) / (400 - (nth - 1) ** 2),
      43.8,
    ],
    [
      'HitRate with odds that rise with the value',
      {
        ...{ kind: 'HitRate', maxMagicNumber: 40n, costPerAttempt: units(1) },
        ramp: { by: 'Value', from: units(8), to: units(20), maxMagicNumber: 4n },
      },
      30,
      (nth) => 1 / (40 - 3 * Math.min(12, Math.max(0, nth - 4))),
      58.3,
    ],
    [
      'HitRate with odds that rise with time',
      {
        ...{ kind: 'HitRate', maxMagicNumber: 40n, costPerAttempt: units(1) },
        ramp: { by: 'Time', from: 30n, to: 150n, maxMagicNumber: 4n },
      },
      30,
      (nth) => 1 / (40 - 3 * Math.min(12, Math.max(0, nth - 3))),
      58.3,
    ],
  ];
  for (const [name, trigger, cells, chance, limit] of laws)
    test(`odds: ${name} (χ²)`, () => {
      const rules = { ...jackpot({ pots: [pot({ triggers: [trigger] })] }), startsAtMs: 0 };
      const lengths = lengthsOf(rules, 16, 4_000, cells);
      assert.ok(chiSquare(lengths, expectedLengths(4_000, cells, chance)) < limit, lengths.join(' '));
    });

  test('odds: a wheel hits once in N, and each level by its weight (χ²)', () => {
    const levels = [
      { potId: 'grand', weight: 1n },
      { potId: 'mini', weight: 7n },
      { potId: 'major', weight: 2n },
    ];
    const wheel: PotTrigger = { kind: 'Wheel', maxMagicNumber: 10n, costPerAttempt: units(1), levels };
    const level = (id: string, triggers: readonly PotTrigger[] = []) => pot({ id, contribution: part(0.3), triggers });
    const rules = jackpot({ pots: [level('mini'), level('major', [wheel]), level('grand')] });
    const rounds = 40_000;
    const hits = new Map(['mini', 'major', 'grand'].map((id) => [id, 0]));
    let left = rounds;
    playOn(rules, 17, ({ wins }) => {
      for (const { potId } of wins) hits.set(potId, (hits.get(potId) ?? 0) + 1);
      left -= 1;
      return left > 0;
    });
    const counts = [...hits.values()];
    const lost = rounds - counts.reduce((sum, count) => sum + count, 0);
    const expected = [0.07, 0.02, 0.01, 0.9].map((chance) => chance * rounds);
    // 3 degrees of freedom, once in 1,000.
    assert.ok(chiSquare([...counts, lost], expected) < 16.3, counts.join(' '));
  });

  test('odds: in a window that is won by stake, the moment is uniform and the winner as likely as the stake so far (χ²)', async () => {
    const windows = 6_000;
    const time = { kind: 'Time', targetMs: 1_000, periodMs: 1_000, weighting: 'Stake' } as const;
    const rules = { ...jackpot({ pots: [pot({ triggers: [time] })] }), startsAtMs: 0 };
    const draw = seededDraw(18);
    const wins = { rich: 0, poor: 0 };
    let state = opened(rules);
    // At 100 ms, nine; at 500 ms, one of another player, who has a tenth of the chance at most.
    const entrantsOf = (amounts: readonly [player: 'rich' | 'poor', micros: bigint][]) => ({
      total: async () => amounts.reduce((sum, [, micros]) => sum + micros, 0n),
      at: async (_: unknown, point: bigint) => ({
        ...{ brandPath: '', currency: 'EUR', rate: ONE },
        playerId: point < (amounts[0]?.[1] ?? 0n) ? 'rich' : 'poor',
      }),
    });
    for (let from = 0; from < windows * 1_000; from += 1_000) {
      let amounts: [player: 'rich' | 'poor', micros: bigint][] = [];
      const settle = async (atMs: number, trigger: 'Stake' | 'WindowEnd') => {
        const drawn = await drawWindow(rules, state, 'main', entrantsOf(amounts), { draw, atMs }, trigger);
        if (drawn?.winner === undefined) throw new Error('the window has no winner');
        state = payHits(rules, drawn, drawn.context).state;
        wins[drawn.winner.playerId as 'rich' | 'poor'] += 1;
      };
      let isOpen = true;
      for (const [atMs, player, preference] of [
        [from + 100, 'rich', 9],
        [from + 500, 'poor', 1],
      ] as const) {
        if (!isOpen) break;
        const quoted = quoteFor(rules, enabledPots(state), { preference });
        amounts = [...amounts, [player, quoted.booked]];
        const hits = drawContribution(rules, state, quoted, { ...inEuro(draw), atMs });
        assert.is(hits.hits.length, 0);
        state = hits.state;
        if (hits.byStake === undefined) continue;
        await settle(atMs, 'Stake');
        isOpen = false;
      }
      if (isOpen) await settle(from + 1_000, 'WindowEnd');
    }
    const expected = [windows * (0.1 + 0.9 * 0.9), windows * 0.09];
    assert.ok(chiSquare([wins.rich, wins.poor], expected) < 10.83, `${wins.rich} and ${wins.poor}`);
  });

  test('odds: MustHitBy never passes its bound, and always hits on the way', () => {
    let wins = 0;
    playOn(mustHitBy(8), 15, (outcome) => {
      for (const win of outcome.wins) assert.ok(win.value <= units(8) && win.value > units(2));
      wins += outcome.wins.length;
      return wins < 500;
    });
  });
});

suite('the money model’s example', (test) => {
  // An example to follow with a pencil: 1.00 EUR each, a tenth for the house, three pots of 5, 50 and 500 EUR.
  const afterThree = () => {
    const rules = threePots();
    return [1, 2, 3].reduce((state) => play(rules, state).state, opened(rules));
  };

  const won = (): Outcome => {
    const outcome = trigger(threePots(), afterThree(), 'minor', inEuro());
    assert.not('refused' in outcome);
    if ('refused' in outcome) throw new Error(outcome.refused);
    return outcome;
  };

  test('opens with 555 of initial seeds', () => {
    const { state, entry } = openState(threePots());
    assert.equal(story([entry]), ['seed initialSeed -555 minor.seedValue 5 major.seedValue 50 mega.seedValue 500']);
    assert.is(imbalance(state), 0n);
  });

  test('after three contributions every balance is known', () => {
    const state = afterThree();
    assert.is(decimalFromMicros(state.house), '0.6');
    assert.is(line(state, 'minor'), 'v 5.63 cs 0.27 ss 0 of 0');
    assert.is(line(state, 'major'), 'v 50.45 cs 0.45 ss 0 of 0');
    assert.is(line(state, 'mega'), 'v 500.3 cs 0.3 ss 0 of 0');
    assert.is(imbalance(state), 0n);
  });

  test('minor pays 5.63 and is reseeded with 0.27 from its seed and 4.73 from the house', () => {
    const { state, entries, wins } = won();
    assert.equal(wins, [
      {
        potId: 'minor',
        instanceCount: 1,
        value: units(5.63),
        amount: units(5.63),
        pay: { currency: 'EUR', amount: units(5.63), rate: ONE },
        fee: 0n,
        community: [],
        sharing: [],
        residue: 0n,
      },
    ]);
    assert.equal(story(entries), [
      'win minor.seedValue -5 minor.contributedAmount -0.63 withheld 5.63',
      'reseed minor.seedValue 5 minor.contributedSeed -0.27 house -4.73',
    ]);
    assert.is(decimalFromMicros(state.house), '-4.13');
    assert.is(decimalFromMicros(state.withheld), '5.63');
    assert.is(line(state, 'minor'), 'v 5 cs 0 ss 0 of 0');
    assert.is(imbalance(state), 0n);
  });

  test('paid, 552.37 are left', () => {
    const { state, entry } = settle(won().state, units(5.63));
    const stock = state.pots.reduce(
      (sum, p) => sum + p.seedValue + p.contributedAmount + p.contributedSeed,
      state.house,
    );
    assert.is(decimalFromMicros(stock + state.withheld), '552.37');
    assert.is(decimalFromMicros(state.withheld), '0');
    assert.is(decimalFromMicros(state.paid), '5.63');
    assert.equal(story([entry]), ['payment withheld -5.63 paid 5.63']);
    assert.is(imbalance(state), 0n);
  });

  test('conservation: the ledger leads to the same balances', () => {
    const rules = threePots();
    const { state, entries } = won();
    const replayed = entries.reduce((at, entry) => apply(at, entry.postings), afterThree());
    const balances = (of: typeof state) => ({ ...of, pots: of.pots.map(({ id }) => line(of, id)) });
    assert.equal(balances(replayed), balances(state));
    assert.is(rules.pots.length, state.pots.length);
  });
});
