import { add, type Fraction, fraction, isEqual, isLess, multiply, ONE, ZERO } from '../money/fraction.ts';
import { isCurrencyCode } from '../money/minor-unit.ts';
import { percentageFaults } from './percentage-faults.ts';
import { ceilingOf } from './pot.ts';
import { raffleFaults } from './raffle-faults.ts';
import {
  type JackpotRules,
  MAX_ATTEMPTS,
  MAX_PAYEES,
  type PayoutRuleset,
  type PotRules,
  type PotTrigger,
  type Share,
} from './rules.ts';

/** Why a template cannot be published; `pointer` is a JSON pointer into the template in the shape of the interface. */
export type Fault = { readonly pointer: string; readonly detail: string };

/** A condition that must not hold, with what to say when it does. */
type Check = readonly [isFault: boolean, pointer: string, detail: string];

const faultsOf = (checks: readonly Check[]): Fault[] =>
  checks.filter(([isFault]) => isFault).map(([, pointer, detail]) => ({ pointer, detail }));

/** Everything that keeps a template from being published, in the order of its fields; empty when nothing does. */
export const templateFaults = (rules: JackpotRules): Fault[] => {
  const shares = [
    ...shareFaults(rules.contribution, '/contribution_rules/contribution_type'),
    ...shareFaults(rules.house, '/house_hold_contribution'),
    ...rules.pots.flatMap((pot, index) => shareFaults(pot.contribution, `/pots/${index}/contribution`)),
  ];
  return [
    ...jackpotFaults(rules),
    ...percentageFaults(rules.operatorPercentage, '/contribution_rules/operator_contribution_percentage'),
    ...shares,
    // Single shares that are wrong would only be reported a second time by their sum.
    ...(shares.length === 0 ? sumFaults(rules) : []),
    ...rules.pots.flatMap((pot, index) => potFaults(rules, pot, index)),
    ...payeesFaults(rules),
    ...(rules.raffle === undefined ? [] : raffleFaults(rules, rules.raffle)),
  ];
};

const jackpotFaults = (rules: JackpotRules): Fault[] =>
  faultsOf([
    [!isCurrencyCode(rules.currency), '/currency', 'a currency is an ISO 4217 code of three capital letters'],
    [isNothing(rules.contribution), '/contribution_rules/contribution_type', 'a contribution of 0 never funds a pot'],
    [
      rules.maxContribution !== undefined && rules.maxContribution <= 0n,
      '/contribution_rules/max_contribution',
      'max_contribution must be above 0',
    ],
    [
      rules.maxContribution === undefined &&
        rules.pots.some((pot) => pot.triggers.some(({ kind }) => kind === 'HitRate')),
      '/contribution_rules/max_contribution',
      'a HitRate pot needs a max_contribution, which limits the attempts of one contribution',
    ],
    [rules.pots.length === 0, '/pots', 'a jackpot needs at least one pot'],
  ]);

const isNothing = (share: Share): boolean =>
  'fixed' in share ? share.fixed === 0n : share.percentage.numerator === 0n;

const shareFaults = (share: Share, pointer: string): Fault[] =>
  'percentage' in share
    ? percentageFaults(share.percentage, pointer)
    : faultsOf([[share.fixed < 0n, pointer, 'a fixed amount must not be negative']]);

/** House and pots must fit into one contribution; the fault is at the first share that does not. */
const sumFaults = (rules: JackpotRules): Fault[] => {
  const { contribution } = rules;
  // Of a percentage contribution nobody knows the amount before the wager, so fixed shares cannot be compared with it.
  const whole = 'fixed' in contribution ? fraction(contribution.fixed) : ONE;
  const partOf = (share: Share): Fraction => {
    if ('percentage' in share) return multiply(whole, share.percentage);
    return 'fixed' in contribution ? fraction(share.fixed) : ZERO;
  };
  const shares = [
    { share: rules.house, pointer: '/house_hold_contribution' },
    ...rules.pots.map((pot, index) => ({ share: pot.contribution, pointer: `/pots/${index}/contribution` })),
  ];
  let sum = ZERO;
  for (const { share, pointer } of shares) {
    sum = add(sum, partOf(share));
    if (isLess(whole, sum))
      return [{ pointer, detail: 'the house and the pots up to this one take more than the whole contribution' }];
  }
  return [];
};

const potFaults = (rules: JackpotRules, pot: PotRules, index: number): Fault[] => {
  const at = `/pots/${index}`;
  const ceiling = ceilingOf(pot);
  const mustHit = pot.triggers.filter((trigger) => trigger.kind === 'MustHitBy');
  const mustCome = pot.triggers.filter((trigger) => trigger.kind !== 'HitRate');
  return [
    ...faultsOf([
      [
        rules.pots.findIndex(({ id }) => id === pot.id) < index,
        `${at}/id`,
        `the id “${pot.id}” belongs to an earlier pot of this template`,
      ],
    ]),
    ...shareFaults(pot.seedContribution, `${at}/seed_contribution`),
    ...faultsOf([
      [
        pot.initialSeed > ceiling,
        `${at}/seed_strategy/initial_seed_value`,
        "the initial seed is above the pot's maximum value",
      ],
      [
        pot.minReseed > ceiling,
        `${at}/seed_strategy/min_reseed_value`,
        "the seed of the next life is above the pot's maximum value",
      ],
      [
        mustHit.some((trigger) => pot.ceiling < trigger.hitBy),
        `${at}/max_pot_value`,
        'the pot cannot reach hit_by: its maximum value is lower',
      ],
      [
        pot.allowedSeedDeficit !== undefined && mustCome.length > 0,
        `${at}/win_constraints`,
        'AllowedSeedDeficit could hold back a pot that must hit; it does not go with MustHitBy or TimeFixed',
      ],
      [
        !pot.progressive && mustHit.length > 0,
        `${at}/is_progressive`,
        'the value of a pot that is not progressive never rises to hit_by',
      ],
    ]),
    ...(pot.payout === undefined ? [] : payoutFaults(pot.payout, `${at}/payout_ruleset`)),
    ...pot.triggers.flatMap((trigger, position) =>
      triggerFaults(rules, pot, trigger, `${at}/pot_types/${position}`, position),
    ),
  ];
};

/** Each part is a fraction, and together they are the whole. */
const payoutFaults = ({ main, fee, community }: PayoutRuleset, at: string): Fault[] => {
  const parts = [
    { part: main, pointer: `${at}/main_winner_percentage` },
    { part: fee, pointer: `${at}/admin_fee` },
    ...community.map(({ share }, index) => ({ part: share, pointer: `${at}/payout_rules/${index}/payout_percentage` })),
  ];
  const faults = parts.flatMap(({ part, pointer }) => percentageFaults(part, pointer));
  if (faults.length > 0) return faults;
  return faultsOf([
    [isEqual(main, ZERO), `${at}/main_winner_percentage`, 'the player who wins must be paid: use more than 0'],
    [
      !isEqual(
        parts.reduce((sum, { part }) => add(sum, part), ZERO),
        ONE,
      ),
      at,
      'main_winner_percentage, admin_fee and the payout percentages must add up to 1',
    ],
  ]);
};

const payeesOf = ({ payout }: PotRules): number =>
  payout?.community.reduce((sum, { rule }) => sum + (rule.kind === 'ActivePlayers' ? rule.maxPayouts : 1), 0) ?? 0;

/** Pots may be won together, and then all payees are found in one unit of work; the fault is at the first pot that is too much. */
const payeesFaults = ({ pots }: JackpotRules): Fault[] => {
  let sum = 0;
  for (const [index, pot] of pots.entries()) {
    sum += payeesOf(pot);
    if (sum <= MAX_PAYEES) continue;
    const detail = `the payout rules of all pots up to this one pay more than ${MAX_PAYEES} players together`;
    return [{ pointer: `/pots/${index}/payout_ruleset/payout_rules`, detail }];
  }
  return [];
};

const triggerFaults = (
  rules: JackpotRules,
  pot: PotRules,
  trigger: PotTrigger,
  at: string,
  position: number,
): Fault[] => {
  if (trigger.kind === 'MustHitBy') {
    const isSecond = pot.triggers.findIndex(({ kind }) => kind === 'MustHitBy') < position;
    return faultsOf([
      [trigger.hitBy <= 0n, `${at}/MustHitBy/hit_by`, 'hit_by must be above 0'],
      [isSecond, `${at}/MustHitBy`, 'a pot must hit by one amount only'],
    ]);
  }
  if (trigger.kind === 'Time') {
    const isSecond = pot.triggers.findIndex(({ kind }) => kind === 'Time') < position;
    const isLength = trigger.periodMs === undefined || (Number.isSafeInteger(trigger.periodMs) && trigger.periodMs > 0);
    return faultsOf([
      [!isLength, `${at}/TimeFixed/repeat_period`, 'a window of time must have a length'],
      [isSecond, `${at}/TimeFixed`, 'a pot has one row of windows only'],
    ]);
  }
  const { maxMagicNumber, costPerAttempt } = trigger;
  const { maxContribution } = rules;
  return faultsOf([
    [maxMagicNumber <= 0n, `${at}/HitRate/max_magic_number`, 'max_magic_number must be at least 1'],
    [costPerAttempt <= 0n, `${at}/HitRate/cost_per_attempt`, 'cost_per_attempt must be above 0'],
    [
      costPerAttempt > 0n && maxContribution !== undefined && maxContribution > MAX_ATTEMPTS * costPerAttempt,
      `${at}/HitRate/cost_per_attempt`,
      `max_contribution would buy more than ${MAX_ATTEMPTS} attempts at this cost`,
    ],
  ]);
};
