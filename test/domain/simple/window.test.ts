import * as assert from 'uvu/assert';
import type { JackpotRules, PotRules, PotTrigger } from '../../../domain/jackpot/rules.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, pot } from '../jackpot/sample-jackpot.ts';
import { Both } from './both.ts';
import { everyOutcome, grid } from './every-outcome.ts';
import { ratio } from './rational.ts';

/** Windows of 4 ms that end at 4, 8, 12 …, in an instance that begins at 1. */
const REPEATED: PotTrigger = { kind: 'Time', targetMs: 4, periodMs: 4 };
const ONCE: PotTrigger = { kind: 'Time', targetMs: 5 };
const COIN: PotTrigger = { kind: 'HitRate', maxMagicNumber: 2n, costPerAttempt: 1n };
const half = { percentage: fraction(1n, 2n) };
const WHO = ['ann', 'bob', 'cyd'];

const timed = (given: Partial<JackpotRules>): JackpotRules =>
  jackpot({ currency: 'CLF', contribution: { fixed: 1n }, operatorPercentage: ONE, startsAtMs: 1, ...given });
const own = (given: Partial<PotRules>): PotRules =>
  pot({ contribution: { percentage: ONE }, initialSeed: 100n, minReseed: 100n, ...given });

/** All ascending lists of so many moments up to a last one. */
const moments = (count: number, lastMs: number, fromMs = 0): number[][] =>
  count === 0
    ? [[]]
    : Array.from({ length: lastMs - fromMs + 1 }, (_, index) => fromMs + index).flatMap((atMs) =>
        moments(count - 1, lastMs, atMs).map((later) => [atMs, ...later]),
      );

/**
 * Contributions at these moments, each by another player. Before each one, the windows that ended so long ago are drawn; at the end all
 * of them are.
 */
const live = async (
  rules: JackpotRules,
  times: readonly number[],
  lagMs: number,
  happened: Set<string>,
): Promise<void> => {
  await everyOutcome(async (draw) => {
    const both = new Both(rules);
    const drawDue = async (atMs: number) => {
      for (const rulesOfPot of rules.pots) while (await both.drawWindow(rulesOfPot, atMs, draw));
    };
    for (const [index, atMs] of times.entries()) {
      await drawDue(atMs - lagMs);
      await both.contribute({ player: WHO[index % 3] ?? '', W: 0n, K: 'CLF', rate: ratio(1n), atMs }, draw);
    }
    await drawDue(100);
    for (const what of both.happened) happened.add(what);
  });
};

suite('the domain and the simple implementation win in windows of time alike, however the draws fall', (test) => {
  test('one pot, three contributions at any moments, drawn in time or late', async () => {
    const happened = new Set<string>();
    const cells = grid<{ trigger: PotTrigger; lagMs: number; given: Partial<PotRules> }>({
      trigger: [REPEATED, ONCE],
      lagMs: [0, 3],
      given: [{}, { maxInstantiationCount: 1 }, { initialSeed: 98n }],
    });
    for (const { trigger, lagMs, given } of cells)
      for (const times of moments(3, 8, 1))
        await live(timed({ pots: [own({ triggers: [trigger], ...given })] }), times, lagMs, happened);
    for (const what of ['win', 'window drawn', 'window passed', 'not armed', 'disabled'])
      assert.ok(happened.has(what), `nothing was ${what}`);
  });

  test('a win of another kind is the one of its window', async () => {
    const happened = new Set<string>();
    for (const lagMs of [0, 3])
      for (const times of moments(3, 6, 1))
        await live(timed({ pots: [own({ triggers: [REPEATED, COIN] })] }), times, lagMs, happened);
    for (const what of ['win', 'window drawn']) assert.ok(happened.has(what), `nothing was ${what}`);
  });

  test('two pots: hits that are passed over stay due in their window', async () => {
    const happened = new Set<string>();
    for (const selector of ['Highest', 'Lowest', 'None'] as const)
      for (const times of moments(2, 6, 1)) {
        const pots = [
          own({ id: 'a', contribution: half, triggers: [REPEATED] }),
          own({ id: 'b', contribution: half, initialSeed: 101n, triggers: [COIN, REPEATED] }),
        ];
        await live(timed({ selector, pots }), times, 0, happened);
      }
    for (const what of ['win', 'window drawn', 'passed over', 'due', 'several wins'])
      assert.ok(happened.has(what), `nothing was ${what}`);
  });
});
