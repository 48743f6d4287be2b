import * as assert from 'uvu/assert';
import type { JackpotRules, PotRules } from '../../../domain/jackpot/rules.ts';
import { transfer } from '../../../domain/jackpot/transfer.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, pot, threePots } from '../jackpot/sample-jackpot.ts';
import { assertSame, Both, repeating } from './both.ts';
import type { SimpleBonus, Wager } from './contribution.ts';
import * as correction from './correction.ts';
import { everyOutcome, grid } from './every-outcome.ts';
import { potNamed, worthOf } from './ledger.ts';
import { type Ratio, ratio } from './rational.ts';

suite('the domain and the simple implementation book alike', (test) => {
  const noDraw = repeating([]).draw;
  const of = (top: bigint, bottom: bigint) => ({ percentage: fraction(top, bottom) });
  const micros = (fixed: bigint) => ({ fixed });

  /** Contributions of a few micros, paid in the smallest coins, so that every rounding shows. */
  const tiny = (given: Partial<JackpotRules>): JackpotRules => jackpot({ currency: 'CLF', ...given });

  const play = async (both: Both, wagers: readonly Omit<Wager, 'player' | 'atMs'>[]): Promise<void> => {
    for (const wager of wagers) await both.contribute({ player: 'ann', atMs: 0, ...wager }, noDraw);
  };

  /** Runs a grid; fails unless it covered what it is for. */
  const explore = async <Cell>(
    cells: readonly Cell[],
    run: (cell: Cell) => Promise<Both>,
    ...expected: string[]
  ): Promise<void> => {
    const happened = new Set<string>();
    for (const cell of cells) for (const what of (await run(cell)).happened) happened.add(what);
    for (const what of expected) assert.ok(happened.has(what), `nothing was ${what}`);
  };

  test('rounding: shares of pots and house, seeds, ceilings, overflow and its flushes', async () => {
    const cells = grid<Partial<PotRules> & { whole: bigint; house: bigint }>({
      whole: [1n, 7n, 10n],
      house: [0n, 1n, 3n],
      contribution: [of(1n, 3n), of(0n, 1n), micros(4n)],
      seedContribution: [of(1n, 2n), of(1n, 1n), micros(2n), of(0n, 1n)],
      minReseed: [0n, 3n],
      fundStrategy: ['CollectToMinReseed', 'CollectAlways', 'None'],
      progressive: [true, false],
      ceiling: [1_000n, 103n],
      diversion: [{ flushThreshold: 0n }, { flushThreshold: 4n }],
    });
    await explore(
      cells,
      async ({ whole, house, ...given }) => {
        const first = pot({ id: 'a', initialSeed: 100n, ...given });
        const second = pot({ id: 'b', initialSeed: 0n, minReseed: 2n, contribution: of(1n, 2n) });
        const both = new Both(tiny({ contribution: micros(whole), house: micros(house), pots: [first, second] }));
        await play(
          both,
          Array.from({ length: 4 }, () => ({ W: 0n, K: 'CLF', rate: ratio(1n) })),
        );
        both.pay();
        return both;
      },
      'contribution',
      'flush',
      'diverted',
    );
  });

  test('rounding: requested amounts, preferences, criteria and who pays, in currencies of all sorts', async () => {
    type Cell = Partial<JackpotRules> & { W: bigint; K: string; rate: Ratio; preference: bigint | undefined };
    const cells = grid<Cell>({
      contribution: [micros(1_000n), micros(33_333n), of(1n, 100n), of(1n, 7n)],
      maxContribution: [20_000n, 40_001n],
      operatorPercentage: [fraction(0n), fraction(1n, 3n), fraction(1n)],
      criteria: [
        { minBaseWager: 0n, minContribution: 0n },
        { minBaseWager: 50_000n, minContribution: 1_001n },
      ],
      house: [of(1n, 10n), micros(900n)],
      W: [0n, 70_000n, 2_000_000n],
      K: ['EUR', 'JPY', 'CLF'],
      rate: [ratio(1n), ratio(10n, 11n), ratio(1n, 160n), ratio(1n, 70_000n), ratio(39n, 1n)],
      preference: [undefined, 25_000n, 1_000_000n],
    });
    await explore(
      cells,
      async ({ W, K, rate, preference, ...given }) => {
        const rich = { minBaseWager: 60_000n, minContribution: 0n };
        const pots = [
          pot({ id: 'a', contribution: of(2n, 5n), criteria: rich }),
          pot({ id: 'b', contribution: micros(500n), seedContribution: of(1n, 3n) }),
          pot({ id: 'c', contribution: of(1n, 3n), criteria: { minBaseWager: 0n, minContribution: 15_000n } }),
        ];
        const both = new Both(tiny({ ...given, pots }));
        await play(both, [{ W, K, rate, ...(preference === undefined ? {} : { preference }) }]);
        return both;
      },
      'contribution',
      'nothing booked',
    );
  });

  test('rounding: fractions of coins that players carry, by currency, until they make a coin', async () => {
    type Cell = Partial<JackpotRules> & { W: bigint; K: string; rate: Ratio; before: bigint };
    const cells = grid<Cell>({
      contribution: [of(1n, 100n), of(1n, 700n), of(1n, 30_000n)],
      operatorPercentage: [fraction(0n), fraction(1n, 3n), fraction(1n)],
      house: [of(1n, 10n), micros(900n)],
      W: [0n, 70_000n, 2_000_000n],
      K: ['EUR', 'JPY', 'CLF'],
      rate: [ratio(1n), ratio(10n, 11n), ratio(1n, 160n), ratio(1n, 70_000n), ratio(39n, 1n)],
      before: [0n, 99_999_999n, 9_999_000_000n, -5_000_000_000n],
    });
    await explore(
      cells,
      async ({ W, K, rate, before, ...given }) => {
        const rich = { minBaseWager: 60_000n, minContribution: 0n };
        const pots = [pot({ id: 'a', contribution: of(2n, 5n), criteria: rich }), pot({ id: 'b' })];
        const both = new Both(tiny({ ...given, pots, maxContribution: 40_001n, carriesFractions: true }));
        both.carried.set(`ann ${K}`, before);
        const wager = { W, K, rate };
        await play(both, [wager, wager, { W: 20_000n, K, rate }, { ...wager, bonus: { left: 500n, rate: ratio(1n) } }]);
        return both;
      },
      ...['contribution', 'nothing booked', 'fraction carried', 'coin of several wagers', 'budget paid'],
    );
  });

  test('rounding: spins and budgets of bonuses in place of the player, and requests that a budget lowers', async () => {
    type Cell = Partial<JackpotRules> & { bonus: SimpleBonus; preference: bigint | undefined; W: bigint };
    const budget = (left: bigint, rate = ratio(1n)): SimpleBonus => ({ left, rate });
    const spin = (wager: bigint, left: bigint, rate = ratio(1n)): SimpleBonus => ({ spin: wager, left, rate });
    const cells = grid<Cell>({
      contribution: [micros(1_000n), of(1n, 7n)],
      maxContribution: [1_000n, 2_500n],
      operatorPercentage: [fraction(0n), fraction(1n, 3n), fraction(1n)],
      criteria: [
        { minBaseWager: 0n, minContribution: 0n },
        { minBaseWager: 0n, minContribution: 701n },
      ],
      house: [of(1n, 10n)],
      W: [3_000n, 70_000n],
      preference: [undefined, 2_333n],
      bonus: [
        ...[budget(5_000n), budget(501n), budget(1n), budget(444n, ratio(10n, 11n)), budget(40n, ratio(39n, 2n))],
        ...[spin(500n, 500n), spin(900n, 1_800n, ratio(10n, 11n)), spin(1_500n, 1_500n), spin(3_000n, 3_000n)],
        spin(400n, 399n),
      ],
    });
    await explore(
      cells,
      async ({ W, preference, bonus, ...given }) => {
        const rich = { minBaseWager: 60_000n, minContribution: 0n };
        const pots = [
          pot({ id: 'a', contribution: of(2n, 5n), criteria: rich }),
          pot({ id: 'b', contribution: of(1n, 3n), criteria: { minBaseWager: 0n, minContribution: 800n } }),
          pot({ id: 'c', contribution: of(1n, 9n), seedContribution: of(1n, 3n) }),
        ];
        const both = new Both(tiny({ ...given, pots }));
        await play(both, [
          { W, K: 'CLF', rate: ratio(1n), bonus, ...(preference === undefined ? {} : { preference }) },
        ]);
        return both;
      },
      ...['spin paid', 'spin passed over', 'budget paid', 'budget of less', 'budget passed over'],
    );
  });
});

suite('the domain and the simple implementation transfer alike', (test) => {
  const NAMED: readonly (readonly (readonly [string, string])[])[] = [
    [
      ['a', 'a'],
      ['b', 'b'],
    ],
    [
      ['b', 'a'],
      ['a', 'b'],
    ],
    [
      ['a', 'b'],
      ['b', 'b'],
    ],
  ];

  const of = (given: Partial<PotRules>, ceiling: bigint): JackpotRules => {
    const own = { contribution: { percentage: fraction(1n, 2n) }, seedContribution: { percentage: fraction(1n, 3n) } };
    return jackpot({
      currency: 'CLF',
      contribution: { fixed: 20n },
      operatorPercentage: ONE,
      pots: [
        pot({ id: 'a', initialSeed: 100n, minReseed: 103n, ceiling, ...own, ...given }),
        pot({ id: 'b', initialSeed: 90n, minReseed: 0n, progressive: false, ...own }),
      ],
    });
  };

  test('values, seeds and overflow, to other pots and into the same one, with ceilings and diversions', async () => {
    const happened = new Set<string>();
    const cells = grid<{
      named: (typeof NAMED)[number];
      from: bigint;
      to: bigint;
      threshold: bigint | undefined;
      emptied: boolean;
    }>({
      named: NAMED,
      from: [102n, 1_000n],
      to: [101n, 150n, 1_000n],
      threshold: [undefined, 5n, 90n],
      emptied: [false, true],
    });
    for (const { named, from, to, threshold, emptied } of cells) {
      const source = new Both(of({}, from));
      const target = new Both(of(threshold === undefined ? {} : { diversion: { flushThreshold: threshold } }, to));
      for (const both of [source, target, source])
        await both.contribute({ player: 'ann', W: 0n, K: 'CLF', rate: ratio(1n), atMs: 0 }, () => 0n);
      if (emptied)
        for (const id of ['a', 'b']) for (const account of ['v', 'cs', 'ss'] as const) source.adjust(id, account, 0n);
      const moved = transfer(
        { rules: source.rules, state: source.state },
        { rules: target.rules, state: target.state },
        named.map(([sourcePot, targetPot]) => ({ sourcePot, targetPot })),
      );
      correction.transfer(source.simple, target.simple, target.rules, named);
      assertSame(moved.source.state, source.simple);
      assertSame(moved.target.state, target.simple);
      assert.is(moved.source.state.transferredOut + moved.target.state.transferredIn, 0n);
      target.note(moved.target.entries, 0);
      source.note(moved.source.entries, 0);
      for (const both of [source, target]) for (const what of both.happened) happened.add(what);
    }
    for (const what of ['transfer_in', 'transfer_out', 'flush']) assert.ok(happened.has(what), `nothing was ${what}`);
  });
});

suite('test/domain/simple/every-outcome', (test) => {
  test('goes through all outcomes of draws that depend on each other, each once', async () => {
    const seen: string[] = [];
    const ways = await everyOutcome((draw) => {
      const first = draw(3n);
      seen.push(first === 1n ? `1 ${draw(2n)} ${draw(2n)}` : `${first}`);
    });
    assert.equal(seen, ['0', '1 0 0', '1 0 1', '1 1 0', '1 1 1', '2']);
    assert.is(ways, 6);
  });

  test('goes once through what draws nothing, and through the ends of long ranges', async () => {
    assert.is(await everyOutcome(() => {}), 1);
    const seen: bigint[] = [];
    await everyOutcome((draw) => {
      seen.push(draw(1_000n));
    });
    assert.ok(seen.includes(0n) && seen.includes(999n) && seen.length < 10);
  });

  test('a grid has every combination', () => {
    assert.equal(grid<{ a: number; b: string }>({ a: [1, 2], b: ['x', 'y'] }), [
      { a: 1, b: 'x' },
      { a: 1, b: 'y' },
      { a: 2, b: 'x' },
      { a: 2, b: 'y' },
    ]);
  });
});

suite('the simple implementation by itself', (test) => {
  test('gives the example that was reckoned by hand', async () => {
    const both = new Both(threePots());
    const { simple } = both;
    const told = (id: string) => `${worthOf(potNamed(simple, id))} ${potNamed(simple, id).cs}`;
    for (let time = 0; time < 3; time += 1)
      await both.contribute({ player: 'ann', W: 1_000_000n, K: 'EUR', rate: ratio(1n), atMs: 0 }, repeating([]).draw);
    assert.equal(['minor', 'major', 'mega'].map(told), ['5630000 270000', '50450000 450000', '500300000 300000']);
    assert.is(simple.H, 600_000n);
    await both.trigger('minor', { player: 'ann', currency: 'EUR', rate: ratio(1n) });
    assert.equal([told('minor'), simple.H, simple.L], ['5000000 0', -4_130_000n, 5_630_000n]);
    const inPots = simple.pots.reduce((sum, pot) => sum + worthOf(pot) + pot.cs + pot.ss + pot.of, 0n);
    assert.is(inPots + simple.H, 552_370_000n);
  });
});
