import fc from 'fast-check';
import type { Adjustable } from '../../../domain/jackpot/adjust.ts';
import type { JackpotRules, PayoutRuleset, PotRules, PotTrigger, Share } from '../../../domain/jackpot/rules.ts';
import { fraction, fractionFromNumber } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS } from '../../../domain/money/micros.ts';
import { units } from './sample-jackpot.ts';

const micros = (max: number) => fc.bigInt({ min: 0n, max: units(max) });
const percentage = (max: number) =>
  fc.integer({ min: 0, max: max * 1_000 }).map((n) => ({ percentage: fractionFromNumber(n / 1_000) }));
const share = (fixedMax: number, percentageMax: number): fc.Arbitrary<Share> =>
  fc.oneof(
    micros(fixedMax).map((fixed) => ({ fixed })),
    percentage(percentageMax),
  );

const triggers: fc.Arbitrary<PotTrigger[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('HitRate' as const),
      maxMagicNumber: fc.bigInt({ min: 1n, max: 12n }),
      costPerAttempt: fc.bigInt({ min: units(0.2), max: units(4) }),
    }),
    // Odds that rise within a life of a few steps.
    fc.record({
      kind: fc.constant('HitRate' as const),
      maxMagicNumber: fc.constant(40n),
      costPerAttempt: fc.bigInt({ min: units(0.2), max: units(4) }),
      ramp: fc.oneof(
        fc.constant({ by: 'Time' as const, from: 10n, to: 47n, maxMagicNumber: 1n }),
        fc.constant({ by: 'Value' as const, from: units(2), to: units(7), maxMagicNumber: 3n }),
      ),
    }),
    fc.record({ kind: fc.constant('MustHitBy' as const), hitBy: fc.bigInt({ min: units(3), max: units(12) }) }),
    fc.record({
      kind: fc.constant('MustHitBy' as const),
      hitBy: fc.bigInt({ min: units(4), max: units(12) }),
      hitFrom: fc.bigInt({ min: 0n, max: units(4) }),
      weight: fc.constantFrom(1 as const, 2 as const),
    }),
    // A step of a life takes 10 ms.
    fc.record({
      kind: fc.constant('Time' as const),
      targetMs: fc.integer({ min: 1, max: 100 }),
      periodMs: fc.integer({ min: 30, max: 120 }),
    }),
  ),
  { minLength: 1, maxLength: 2 },
);

/** Tenths that add up to 1, the winner's first. */
const payout: fc.Arbitrary<PayoutRuleset> = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.array(
      fc.record({
        tenths: fc.integer({ min: 0, max: 2 }),
        rule: fc.oneof(
          fc.record({
            kind: fc.constant('ActivePlayers' as const),
            periodMs: fc.constant(1),
            maxPayouts: fc.integer({ min: 1, max: 4 }),
          }),
          fc.record(
            {
              kind: fc.constantFrom('HighestLifetimeContributor' as const, 'HighestContributionPerWin' as const),
              maxPayouts: fc.integer({ min: 1, max: 4 }),
            },
            { requiredKeys: ['kind'] },
          ),
        ),
      }),
      { maxLength: 3 },
    ),
  )
  .map(([fee, community]) => ({
    main: fraction(BigInt(10 - fee - community.reduce((sum, { tenths }) => sum + tenths, 0)), 10n),
    fee: fraction(BigInt(fee), 10n),
    community: community.map(({ tenths, rule }) => ({ share: fraction(BigInt(tenths), 10n), rule })),
  }));

const criteria = fc.record({
  minBaseWager: fc.constantFrom(0n, 0n, units(0.5), units(2)),
  minContribution: fc.constantFrom(0n, 0n, units(0.1)),
});

const anyPot: fc.Arbitrary<PotRules> = fc.record(
  {
    id: fc.constant(''),
    contribution: share(1, 0.4),
    seedContribution: share(0.5, 1),
    initialSeed: micros(3),
    minReseed: micros(3),
    fundStrategy: fc.constantFrom('CollectToMinReseed', 'CollectAlways', 'None'),
    reseedStrategy: fc.constantFrom('Full', 'MinReseed', 'Available'),
    progressive: fc.constantFrom(true, true, true, false),
    ceiling: fc.oneof(fc.constant(AMOUNT_MAX_MICROS), fc.bigInt({ min: units(3), max: units(6) })),
    allowedSeedDeficit: micros(4),
    maxInstantiationCount: fc.integer({ min: 0, max: 4 }),
    triggers,
    externalTrigger: fc.boolean(),
    criteria,
    payout,
    diversion: fc.record({ flushThreshold: micros(2) }),
  },
  {
    requiredKeys: [
      'id',
      'contribution',
      'seedContribution',
      'initialSeed',
      'minReseed',
      'fundStrategy',
      'reseedStrategy',
      'progressive',
      'ceiling',
      'triggers',
      'externalTrigger',
      'criteria',
    ],
  },
);

const same = (pot: PotRules): PotRules => pot;

/** The second pot and the last are levels of a wheel that the second carries. */
const onWheel = (pot: PotRules, index: number, { length }: readonly PotRules[]): PotRules => {
  if (length < 3 || (index !== 1 && index !== length - 1)) return pot;
  const levels = [
    { potId: `p${length - 1}`, weight: 2n },
    { potId: 'p1', weight: 5n },
  ];
  const wheel: PotTrigger = { kind: 'Wheel', maxMagicNumber: 2n, costPerAttempt: units(0.7), levels };
  return { ...pot, triggers: index === 1 ? [wheel] : [] };
};

/** All kinds of jackpots, small enough for their pots to be won often. */
export const anyJackpot: fc.Arbitrary<JackpotRules> = fc.record(
  {
    currency: fc.constantFrom('EUR', 'JPY', 'BHD'),
    contribution: share(3, 1),
    maxContribution: fc.bigInt({ min: units(0.5), max: units(4) }),
    operatorPercentage: fc.constantFrom(0, 0.25, 1 / 8, 1).map(fractionFromNumber),
    criteria,
    house: share(0.5, 0.2),
    startsAtMs: fc.constant(0),
    selector: fc.constantFrom('Highest', 'Lowest', 'None'),
    pots: fc
      .tuple(fc.array(anyPot, { minLength: 1, maxLength: 4, size: 'max' }), fc.integer({ min: 0, max: 3 }))
      .map(([pots, kind]) => pots.map((pot, index) => ({ ...pot, id: `p${index}` })).map(kind > 0 ? same : onWheel)),
  },
  {
    requiredKeys: [
      'currency',
      'contribution',
      'operatorPercentage',
      'criteria',
      'house',
      'startsAtMs',
      'selector',
      'pots',
    ],
  },
);

/** The steps that a jackpot may go through. */
export type Step =
  | { readonly kind: 'contribute'; readonly wager: bigint; readonly preference: bigint | undefined }
  | { readonly kind: 'trigger'; readonly pot: string }
  | { readonly kind: 'adjust'; readonly pot: string; readonly what: Adjustable; readonly target: bigint }
  /** Pays part of what is withheld, acknowledges part of what is being diverted. */
  | { readonly kind: 'settle' | 'divert'; readonly part: bigint };

export const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant('contribute' as const),
        wager: micros(4),
        preference: fc.option(micros(5), { nil: undefined }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('trigger' as const), pot: fc.constantFrom('p0', 'p1') }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('adjust' as const),
        pot: fc.constantFrom('p0', 'p1'),
        what: fc.constantFrom('currentValue', 'contributedSeed', 'surplusSeed'),
        target: micros(8),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('settle' as const, 'divert' as const),
        part: fc.bigInt({ min: 1n, max: 3n }),
      }),
    },
  ),
  { minLength: 20, maxLength: 40 },
);

/** The players' currency, and what one unit of it is worth. */
export const anyCurrency = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'BHD'),
  rate: fc.tuple(fc.bigInt({ min: 1n, max: 300n }), fc.bigInt({ min: 1n, max: 300n })).map(([n, d]) => fraction(n, d)),
});
