import * as assert from 'uvu/assert';
import type { JackpotRules, PotRules, PotTrigger } from '../../../domain/jackpot/rules.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, pot } from '../jackpot/sample-jackpot.ts';
import { Both } from './both.ts';
import { everyOutcome, grid } from './every-outcome.ts';
import { type Ratio, ratio } from './rational.ts';
import type { Draw } from './win.ts';

/** Each contribution is 6 micros, and a coin is worth 100. The first is one attempt; the second may have an extra one. */
const ONE_ATTEMPT: PotTrigger = { kind: 'HitRate', maxMagicNumber: 2n, costPerAttempt: 6n };
const HIT_RATE: PotTrigger = { kind: 'HitRate', maxMagicNumber: 2n, costPerAttempt: 4n };
const MUST_HIT: PotTrigger = { kind: 'MustHitBy', hitBy: 105n };
const half = { percentage: fraction(1n, 2n) };

type Play = (both: Both, draw: Draw) => Promise<void>;

const wager = (K: string, rate: Ratio) => ({ player: 'ann', W: 0n, K, rate, atMs: 0 });

const contributions =
  (times: number, K = 'CLF', rate = ratio(1n)): Play =>
  async (both, draw) => {
    for (let time = 0; time < times; time += 1) await both.contribute(wager(K, rate), draw);
    both.pay();
  };

/** Runs each jackpot once for every combination of draws; fails unless the runs covered what they are for. */
const explore = async (jackpots: readonly JackpotRules[], play: Play, ...expected: string[]): Promise<void> => {
  const happened = new Set<string>();
  let lives = 0;
  for (const rules of jackpots)
    lives += await everyOutcome(async (draw) => {
      const both = new Both(rules);
      await play(both, draw);
      for (const what of both.happened) happened.add(what);
    });
  for (const what of expected) assert.ok(happened.has(what), `nothing was ${what} in ${lives} lives`);
};

const tiny = (given: Partial<JackpotRules>): JackpotRules =>
  jackpot({ currency: 'CLF', contribution: { fixed: 6n }, operatorPercentage: ONE, ...given });

const saving = (given: Partial<PotRules>): PotRules =>
  pot({ contribution: half, seedContribution: half, initialSeed: 100n, minReseed: 100n, ...given });

suite('the domain and the simple implementation win alike, however the draws fall', (test) => {
  test('one pot: triggers, arming, every way to reseed, lives, ceilings and diversions', async () => {
    type Cell = Partial<PotRules> & { deficit: bigint | undefined; flushThreshold: bigint | undefined };
    const cells = grid<Cell>({
      minReseed: [0n, 3n, 101n],
      fundStrategy: ['CollectToMinReseed', 'CollectAlways', 'None'],
      reseedStrategy: ['Full', 'MinReseed', 'Available'],
      ceiling: [1_000n, 102n],
      maxInstantiationCount: [0, 1, 2],
      triggers: [[ONE_ATTEMPT], [{ kind: 'MustHitBy', hitBy: 104n }]],
      deficit: [undefined, 0n, 99n],
      flushThreshold: [undefined, 2n],
    });
    const jackpots = cells.map(({ deficit, flushThreshold, ...given }) =>
      tiny({
        pots: [
          saving({
            ...given,
            ...(deficit === undefined ? {} : { allowedSeedDeficit: deficit }),
            ...(flushThreshold === undefined ? {} : { diversion: { flushThreshold } }),
          }),
        ],
      }),
    );
    await explore(jackpots, contributions(2), 'win', 'reseed', 'flush', 'diverted', 'not armed', 'disabled', 'deficit');
  });

  test('two pots: selectors, ties, hits that are passed over, deficits of several wins at once', async () => {
    const cells = grid<{ selector: JackpotRules['selector']; triggers: PotTrigger[]; seed: bigint; deficit: bigint }>({
      selector: ['Highest', 'Lowest', 'None'],
      triggers: [[HIT_RATE], [MUST_HIT], [ONE_ATTEMPT, MUST_HIT]],
      seed: [100n, 101n],
      deficit: [100n, 150n, 250n],
    });
    const jackpots = cells.map(({ selector, triggers, seed, deficit }) =>
      tiny({
        selector,
        pots: [
          saving({ id: 'a', triggers, allowedSeedDeficit: deficit }),
          saving({
            id: 'b',
            initialSeed: seed,
            triggers: [MUST_HIT],
            allowedSeedDeficit: deficit,
            reseedStrategy: 'MinReseed',
          }),
        ],
      }),
    );
    await explore(jackpots, contributions(2), 'win', 'passed over', 'due', 'several wins', 'not armed');
  });

  test('a pot that is not progressive keeps its value, and pays it', async () => {
    const jackpots = grid<Partial<PotRules>>({
      reseedStrategy: ['Full', 'MinReseed', 'Available'],
      minReseed: [100n, 104n],
    }).map((given) => tiny({ pots: [saving({ progressive: false, triggers: [HIT_RATE], ...given })] }));
    await explore(jackpots, contributions(3), 'win', 'reseed');
  });

  test('winners in other currencies: what their coins cannot pay stays in the pot', async () => {
    const jackpots = [100n, 1_234n].map((initialSeed) =>
      tiny({ pots: [saving({ initialSeed, triggers: [ONE_ATTEMPT] })] }),
    );
    const rates: [K: string, rate: Ratio][] = [
      ['BHD', ratio(1n, 7n)],
      ['EUR', ratio(3n, 100n)],
      ['JPY', ratio(1n, 1_000_000n)],
      ['CLF', ratio(70n, 3n)],
    ];
    for (const [K, rate] of rates) await explore(jackpots, contributions(2, K, rate), 'contribution');
    await explore(jackpots, contributions(2, 'BHD', ratio(1n, 7n)), 'win', 'not armed');
  });

  test('triggers from outside and corrections between contributions', async () => {
    const winner = { player: 'bob', currency: 'BHD', rate: ratio(1n, 7n) };
    const cells = grid<Partial<PotRules> & { deficit: bigint; v: bigint; cs: bigint; ss: bigint }>({
      reseedStrategy: ['Full', 'MinReseed', 'Available'],
      maxInstantiationCount: [0, 1],
      deficit: [0n, 60n, 1_000n],
      v: [0n, 60n, 120n, 1_000n, 5_001n],
      cs: [0n, 70n, 6_001n],
      diversion: [{ flushThreshold: 1_000n }, { flushThreshold: 2_000n }],
      ss: [0n, 55n],
    });
    const happened = new Set<string>();
    for (const { deficit, v, cs, ss, ...given } of cells) {
      const rules = tiny({ pots: [saving({ ceiling: 5_000n, allowedSeedDeficit: deficit, ...given })] });
      const both = new Both(rules);
      const still = () => {
        throw new Error('nothing is drawn from outside');
      };
      await both.contribute(wager('CLF', ratio(1n)), still);
      both.adjust('main', 'v', v);
      both.adjust('main', 'cs', cs);
      both.adjust('main', 'ss', ss);
      await both.trigger('main', winner);
      both.pay();
      both.adjust('main', 'v', 40n);
      both.adjust('main', 'v', 2_000n);
      await both.trigger('main', winner);
      for (const what of both.happened) happened.add(what);
    }
    for (const what of [
      'win',
      'adjustment',
      'pot_ceiling_exceeded',
      'pot_not_armed',
      'pot_disabled',
      'disabled',
      'flush',
    ])
      assert.ok(happened.has(what), `nothing was ${what}`);
  });
});
