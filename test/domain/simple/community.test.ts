import * as assert from 'uvu/assert';
import type { JackpotRules, PayoutRule, PayoutRuleset, PotRules } from '../../../domain/jackpot/rules.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, pot } from '../jackpot/sample-jackpot.ts';
import { Both } from './both.ts';
import { everyOutcome, grid } from './every-outcome.ts';
import { type Ratio, ratio } from './rational.ts';

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
      pot({ contribution: { percentage: fraction(1n, 2n) }, initialSeed: 100n, minReseed: 100n, payout, ...potGiven }),
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

suite('the domain and the simple implementation share wins the same way for every draw', (test) => {
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
