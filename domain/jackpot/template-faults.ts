import type { Fault } from '../fault.ts';
import { isTimeZone } from '../local-time.ts';
import { add, type Fraction, fraction, isEqual, isLess, multiply, ONE, ZERO } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import { isCurrencyCode } from '../money/minor-unit.ts';
import { percentageFaults, raffleFaults } from './raffle-faults.ts';
import {
  type JackpotRules,
  lapses,
  MAX_ATTEMPTS,
  MAX_PAYEES,
  maxPayoutsOf,
  type PayoutRuleset,
  type PotRules,
  type PotTrigger,
  type Ramp,
  type Share,
} from './rules.ts';
import { potCeiling } from './state.ts';
import { type TemplateCheck, wheelChecks } from './wheel-checks.ts';

type Place = Fault['at'];

const faultsOf = (checks: readonly TemplateCheck[]): Fault[] =>
  checks.filter(([isFault]) => isFault).map(([, at, detail]) => ({ at, detail }));

/** The reasons a template cannot be published, in field order; empty when there are none. */
export const templateFaults = (rules: JackpotRules): Fault[] => {
  const shares = [
    ...shareFaults(rules.contribution, ['contribution']),
    ...shareFaults(rules.house, ['house']),
    ...rules.pots.flatMap((pot, index) => shareFaults(pot.contribution, ['pots', index, 'contribution'])),
  ];
  return [
    ...jackpotFaults(rules),
    ...percentageFaults(rules.operatorPercentage, ['operatorPercentage']),
    ...shares,
    // The sum would only report invalid shares a second time.
    ...(shares.length === 0 ? sumFaults(rules) : []),
    ...rules.pots.flatMap((pot, index) => potFaults(rules, pot, index)),
    ...payeesFaults(rules),
    ...(rules.raffle === undefined ? [] : raffleFaults(rules, rules.raffle)),
  ];
};

const jackpotFaults = (rules: JackpotRules): Fault[] =>
  faultsOf([
    [!isCurrencyCode(rules.currency), ['currency'], 'a currency is a code of two to ten capital letters'],
    [isZero(rules.contribution), ['contribution'], 'a contribution of 0 never funds a pot'],
    [
      rules.maxContribution !== undefined && rules.maxContribution <= 0n,
      ['maxContribution'],
      'the maximum contribution must be above 0',
    ],
    [
      rules.maxContribution === undefined && rules.pots.some((pot) => pot.triggers.some(({ kind }) => lapses(kind))),
      ['maxContribution'],
      'a HitRate pot or a wheel needs a maximum contribution, which limits the attempts of one contribution',
    ],
    [
      rules.carriesFractions === true && 'fixed' in rules.contribution,
      ['carriesFractions'],
      'only a Percentage contribution has fractions to carry; a Fixed one is rounded up to the smallest coin',
    ],
    [rules.pots.length === 0, ['pots'], 'a jackpot needs at least one pot'],
    ...budgetChecks(rules),
  ]);

const budgetChecks = ({ operatorBudget: budget }: JackpotRules): TemplateCheck[] =>
  budget === undefined
    ? []
    : [
        [budget.amount <= 0n, ['operatorBudget', 'amount'], 'a budget must be above 0'],
        [!isTimeZone(budget.timeZone), ['operatorBudget', 'timeZone'], NO_TIME_ZONE],
      ];

export const NO_TIME_ZONE = 'a time zone is an IANA name, such as Europe/Malta';

const isZero = (share: Share): boolean => ('fixed' in share ? share.fixed === 0n : share.percentage.numerator === 0n);

const shareFaults = (share: Share, at: Place): Fault[] =>
  'percentage' in share
    ? percentageFaults(share.percentage, at)
    : faultsOf([[share.fixed < 0n, at, 'a fixed amount must not be negative']]);

/** House and pots must fit into one contribution; the fault is at the first share that does not. */
const sumFaults = (rules: JackpotRules): Fault[] => {
  const { contribution } = rules;
  // A percentage contribution has no amount until there is a wager, so fixed shares cannot be compared with it.
  const whole = 'fixed' in contribution ? fraction(contribution.fixed) : ONE;
  const partOf = (share: Share): Fraction => {
    if ('percentage' in share) return multiply(whole, share.percentage);
    return 'fixed' in contribution ? fraction(share.fixed) : ZERO;
  };
  const shares = [
    { share: rules.house, at: ['house'] },
    ...rules.pots.map((pot, index) => ({ share: pot.contribution, at: ['pots', index, 'contribution'] })),
  ];
  let sum = ZERO;
  for (const { share, at } of shares) {
    sum = add(sum, partOf(share));
    if (isLess(whole, sum))
      return [{ at, detail: 'the house and the pots up to this one take more than the whole contribution' }];
  }
  return [];
};

const potFaults = (rules: JackpotRules, pot: PotRules, index: number): Fault[] => {
  const at = ['pots', index];
  const ceiling = potCeiling(pot);
  const mustHit = pot.triggers.filter((trigger) => trigger.kind === 'MustHitBy');
  const mustCome = pot.triggers.filter((trigger) => !lapses(trigger.kind));
  return [
    ...faultsOf([
      [
        rules.pots.findIndex(({ id }) => id === pot.id) < index,
        [...at, 'id'],
        `the id “${pot.id}” belongs to an earlier pot of this template`,
      ],
    ]),
    ...shareFaults(pot.seedContribution, [...at, 'seedContribution']),
    ...faultsOf([
      [pot.initialSeed > ceiling, [...at, 'initialSeed'], "the initial seed is above the pot's maximum value"],
      [pot.minReseed > ceiling, [...at, 'minReseed'], "the seed of the next life is above the pot's maximum value"],
      [
        mustHit.some((trigger) => pot.ceiling < trigger.hitBy),
        [...at, 'ceiling'],
        "the pot's maximum value is below the amount that it must hit by",
      ],
      [
        pot.allowedSeedDeficit !== undefined && mustCome.length > 0,
        [...at, 'allowedSeedDeficit'],
        'AllowedSeedDeficit cannot be combined with MustHitBy or TimeFixed, which must always hit',
      ],
      [
        !pot.progressive && mustHit.length > 0,
        [...at, 'progressive'],
        'a pot that is not progressive never reaches the amount that it must hit by',
      ],
    ]),
    ...(pot.payout === undefined ? [] : payoutFaults(pot.payout, [...at, 'payout'])),
    ...pot.triggers.flatMap((trigger, position) =>
      triggerFaults(rules, pot, trigger, [...at, 'triggers', position], position),
    ),
  ];
};

/** Each part is a fraction, and together they add up to 1. */
const payoutFaults = ({ main, fee, community }: PayoutRuleset, at: Place): Fault[] => {
  const parts = [
    { part: main, place: [...at, 'main'] },
    { part: fee, place: [...at, 'fee'] },
    ...community.map(({ share }, index) => ({ part: share, place: [...at, 'community', index, 'share'] })),
  ];
  const faults = parts.flatMap(({ part, place }) => percentageFaults(part, place));
  if (faults.length > 0) return faults;
  return faultsOf([
    [isEqual(main, ZERO), [...at, 'main'], 'the winner must be paid: use more than 0'],
    [
      !isEqual(
        parts.reduce((sum, { part }) => add(sum, part), ZERO),
        ONE,
      ),
      [...at, 'parts'],
      'the parts of the main winner, the fee and the community must add up to 1',
    ],
  ]);
};

const payeesOf = ({ payout }: PotRules): number =>
  payout?.community.reduce((sum, { rule }) => sum + maxPayoutsOf(rule), 0) ?? 0;

/** Pots can be won together, and all their payees are found in one unit of work. The fault is at the first pot that exceeds the limit. */
const payeesFaults = ({ pots }: JackpotRules): Fault[] => {
  let sum = 0;
  for (const [index, pot] of pots.entries()) {
    sum += payeesOf(pot);
    if (sum <= MAX_PAYEES) continue;
    const detail = `the payout rules of the pots up to this one pay more than ${MAX_PAYEES} players`;
    return [{ at: ['pots', index, 'payout', 'community'], detail }];
  }
  return [];
};

const triggerFaults = (
  rules: JackpotRules,
  pot: PotRules,
  trigger: PotTrigger,
  at: Place,
  position: number,
): Fault[] => {
  if (trigger.kind === 'MustHitBy') {
    const isSecond = pot.triggers.findIndex(({ kind }) => kind === 'MustHitBy') < position;
    return faultsOf([
      [trigger.hitBy <= 0n, [...at, 'hitBy'], 'the amount that a pot must hit by must be more than 0'],
      [
        trigger.hitFrom !== undefined && trigger.hitFrom >= trigger.hitBy,
        [...at, 'hitFrom'],
        'the amount from which a pot can hit must be below the amount that it must hit by',
      ],
      [isSecond, [...at, 'MustHitBy'], 'a pot can have only one MustHitBy amount'],
    ]);
  }
  if (trigger.kind === 'Time') {
    const isSecond = pot.triggers.findIndex(({ kind }) => kind === 'Time') < position;
    const isLength = trigger.periodMs === undefined || (Number.isSafeInteger(trigger.periodMs) && trigger.periodMs > 0);
    return faultsOf([
      [!isLength, [...at, 'periodMs'], 'a time window must be longer than 0'],
      [trigger.timeZone !== undefined && !isTimeZone(trigger.timeZone), [...at, 'timeZone'], NO_TIME_ZONE],
      [isSecond, [...at, 'Time'], 'a pot can have only one series of time windows'],
      [
        trigger.weighting === 'Stake' && pot.triggers.length > 1,
        [...at, 'weighting'],
        'a pot that is won by stake has no other pot_types, which would name another winner',
      ],
    ]);
  }
  const { maxMagicNumber, costPerAttempt } = trigger;
  const { maxContribution } = rules;
  const odds = trigger.kind === 'Wheel' ? [...at, 'wheel'] : at;
  return faultsOf([
    [maxMagicNumber <= 0n, [...odds, 'maxMagicNumber'], 'the largest magic number must be at least 1'],
    [costPerAttempt <= 0n, [...odds, 'costPerAttempt'], 'an attempt must cost more than 0'],
    [
      costPerAttempt > 0n && maxContribution !== undefined && maxContribution > MAX_ATTEMPTS * costPerAttempt,
      [...odds, 'costPerAttempt'],
      `the maximum contribution would buy more than ${MAX_ATTEMPTS} attempts at this cost`,
    ],
    ...(trigger.kind === 'Wheel' ? wheelChecks(rules, pot, trigger, [...at, 'wheel', 'levels']) : []),
    ...(trigger.kind === 'Wheel' || trigger.ramp === undefined
      ? []
      : rampChecks(trigger.ramp, maxMagicNumber, potCeiling(pot), [...at, 'ramp'])),
  ]);
};

const rampChecks = (ramp: Ramp, odds: bigint, ceiling: Micros, at: Place): TemplateCheck[] => [
  [ramp.to <= ramp.from, [...at, 'to'], 'odds must rise over some distance: to must be above from'],
  [
    ramp.maxMagicNumber < 1n || ramp.maxMagicNumber >= odds,
    [...at, 'maxMagicNumber'],
    'odds must rise: use a largest magic number below that of the pot',
  ],
  [
    ramp.by === 'Value' && ramp.from >= ceiling,
    [...at, 'from'],
    "the pot's maximum value is not above this, so its odds would never rise",
  ],
];
