import * as assert from 'uvu/assert';
import type { JackpotRules, PayoutRule, PayoutRuleset, PotRules, PotTrigger } from '../../../domain/jackpot/rules.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { inFull } from '../../support/in-full.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, pot } from '../jackpot/sample-jackpot.ts';
import { Both } from './both.ts';
import { everyOutcome, grid } from './every-outcome.ts';
import { type Ratio, ratio } from './rational.ts';
import type { Draw } from './win.ts';

const half = { percentage: fraction(1n, 2n) };

suite('the domain and the simple implementation win alike, however the draws fall', (test) => {
  /** Each contribution is 6 micros, and a coin is worth 100. The first is one attempt; the second may have an extra one. */
  const ONE_ATTEMPT: PotTrigger = { kind: 'HitRate', maxMagicNumber: 2n, costPerAttempt: 6n };

  const HIT_RATE: PotTrigger = { kind: 'HitRate', maxMagicNumber: 2n, costPerAttempt: 4n };
  const MUST_HIT: PotTrigger = { kind: 'MustHitBy', hitBy: 105n };
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

  inFull(test)('two pots: selectors, ties, hits that are passed over, deficits of several wins at once', async () => {
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

suite('the domain and the simple implementation win in windows of time alike, however the draws fall', (test) => {
  /** Windows of 4 ms that end at 4, 8, 12 …, in an instance that begins at 1. */
  const REPEATED: PotTrigger = { kind: 'Time', targetMs: 4, periodMs: 4 };

  const ONCE: PotTrigger = { kind: 'Time', targetMs: 5 };
  const COIN: PotTrigger = { kind: 'HitRate', maxMagicNumber: 2n, costPerAttempt: 1n };
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

  inFull(test)('one pot, three contributions at any moments, drawn in time or late', async () => {
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

  inFull(test)('two pots: hits that are passed over stay due in their window', async () => {
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

suite('the domain and the simple implementation share wins the same way for every draw', (test) => {
  const PERIOD_MS = 10;
  const active = (maxPayouts: number): PayoutRule => ({ kind: 'ActivePlayers', periodMs: PERIOD_MS, maxPayouts });
  const EVER: PayoutRule = { kind: 'HighestLifetimeContributor' };
  const PER_WIN: PayoutRule = { kind: 'HighestContributionPerWin' };

  /** Twelfths; the winner gets the rest. */
  const ruleset = (fee: bigint, ...community: [twelfths: bigint, rule: PayoutRule][]): PayoutRuleset => ({
    fee: fraction(fee, 12n),
    main: fraction(12n - fee - community.reduce((sum, [twelfths]) => sum + twelfths, 0n), 12n),
    community: community.map(([twelfths, rule]) => ({ share: fraction(twelfths, 12n), rule })),
  });

  const RATES: ReadonlyMap<string, Ratio> = new Map([
    ['CLF', ratio(1n)],
    ['BHD', ratio(1n, 7n)],
    ['JPY', ratio(1n, 3n)],
  ]);

  /** Contributors with their times, currencies and parts of a wager; the last one is the winner. */
  type Plays = readonly (readonly [player: string, atMs: number, K: string, W: bigint])[];

  const PLAYS: readonly Plays[] = [
    [['ann', 0, 'CLF', 600n]],
    [
      ['bob', 0, 'CLF', 1_000n],
      ['cyd', 5, 'BHD', 7_000n],
      ['dan', 11, 'JPY', 3_000n],
      ['bob', 12, 'CLF', 700n],
      ['ann', 15, 'BHD', 700n],
    ],
    // Equal sums, and a winner who has contributed most of all.
    [
      ['ann', 0, 'CLF', 9_000n],
      ['bob', 9, 'CLF', 500n],
      ['cyd', 9, 'CLF', 500n],
      ['ann', 10, 'CLF', 500n],
    ],
  ];

  const always = { kind: 'HitRate', maxMagicNumber: 1n, costPerAttempt: 100n } as const;

  const shared = (
    payout: PayoutRuleset,
    given: Partial<JackpotRules> = {},
    potGiven: Partial<PotRules> = {},
  ): JackpotRules =>
    jackpot({
      currency: 'CLF',
      contribution: { percentage: ONE },
      operatorPercentage: ONE,
      pots: [
        pot({
          contribution: { percentage: fraction(1n, 2n) },
          initialSeed: 100n,
          minReseed: 100n,
          payout,
          ...potGiven,
        }),
      ],
      ...given,
    });

  const live = async (rules: JackpotRules, plays: Plays, happened: Set<string>, byTrigger: boolean): Promise<number> =>
    everyOutcome(async (draw) => {
      const both = new Both(rules, RATES);
      for (const [player, atMs, K, W] of plays)
        await both.contribute({ player, atMs, K, W, rate: RATES.get(K) ?? ratio(1n) }, draw);
      if (byTrigger)
        for (const time of [15, 16])
          await both.trigger('main', { player: 'ann', currency: 'CLF', rate: ratio(1n) }, time, draw);
      both.pay();
      for (const what of both.happened) happened.add(what);
    });

  test('rulesets, players, currencies and deficits', async () => {
    const happened = new Set<string>();
    type Cell = { payout: PayoutRuleset; plays: Plays; allowedSeedDeficit: bigint };
    const cells = grid<Cell & Pick<PotRules, 'initialSeed' | 'reseedStrategy'>>({
      payout: [
        ruleset(0n),
        ruleset(1n, [5n, active(2)]),
        ruleset(1n, [2n, EVER], [3n, PER_WIN], [1n, active(1)]),
        ruleset(5n, [7n, active(10_000)]),
        ruleset(2n, [3n, active(1)], [4n, active(2)]),
      ],
      plays: PLAYS,
      allowedSeedDeficit: [0n, 10_000n],
      initialSeed: [100n, 107n],
      reseedStrategy: ['Full', 'Available'],
    });
    for (const { payout, plays, ...given } of cells) await live(shared(payout, {}, given), plays, happened, true);
    for (const what of ['win', 'reseed', 'pot_not_armed']) assert.ok(happened.has(what), `nothing was ${what}`);
  });

  test('two pots that are shared at once, contribution by contribution', async () => {
    const happened = new Set<string>();
    for (const selector of ['Highest', 'None'] as const)
      for (const plays of PLAYS) {
        const given = {
          initialSeed: 300n,
          minReseed: 200n,
          contribution: { percentage: fraction(1n, 3n) },
          triggers: [always],
        };
        const pots = [
          pot({ ...given, id: 'a', payout: ruleset(1n, [3n, PER_WIN], [3n, active(1)]) }),
          pot({ ...given, id: 'b', payout: ruleset(0n, [5n, active(1)], [1n, EVER]), reseedStrategy: 'MinReseed' }),
        ];
        await live(shared(ruleset(0n), { selector, pots }), plays, happened, false);
      }
    for (const what of ['win', 'several wins']) assert.ok(happened.has(what), `nothing was ${what}`);
  });
});
