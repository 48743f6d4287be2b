import * as assert from 'uvu/assert';
import type { JackpotRules, PotRules } from '../../../domain/jackpot/rules.ts';
import { fraction } from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, pot } from '../jackpot/sample-jackpot.ts';
import { Both, repeating } from './both.ts';
import type { Wager } from './contribution.ts';
import { grid } from './every-outcome.ts';
import { type Ratio, ratio } from './rational.ts';

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

suite('the domain and the simple implementation book alike', (test) => {
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
});
