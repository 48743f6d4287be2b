import type { Fault } from '../fault.ts';
import { add, type Fraction, floorTimes, fraction, isLess, ONE, ZERO } from '../money/fraction.ts';
import { decimalFromMicros, greater, lesser, type Micros } from '../money/micros.ts';
import { minorUnitMicros } from '../money/minor-unit.ts';
import type { JackpotRules, PotRules, Share } from './rules.ts';
import { potCeiling } from './state.ts';

/** The kinds of rules that can be published, and that make a jackpot that cannot be played or can only ruin. */
export type WarningCode = 'wins_at_once' | 'share_never_paid' | 'seed_never_saved';

/** A place in the rules that does not do what it seems to, and why, with its numbers. */
export type TemplateWarning = Fault & { readonly code: WarningCode };

/** Warns of rules that are valid and cannot work, in the order of the pots. Rules with faults may have any warnings. */
export const templateWarnings = (rules: JackpotRules): TemplateWarning[] =>
  rules.pots.flatMap((pot, index) => [
    ...winsAtOnce(rules, pot, index),
    ...shareNeverPaid(rules, pot, index),
    ...(index === 0 ? prizeNeverPaid(rules) : []),
    ...seedNeverSaved(rules, pot, index),
  ]);

const text = (amount: Micros, { currency }: JackpotRules): string => `${decimalFromMicros(amount)} ${currency}`;

/** The value that a pot starts with at most. */
const seedOf = ({ initialSeed, minReseed }: PotRules): Micros => greater(initialSeed, minReseed);

const winsAtOnce = (rules: JackpotRules, pot: PotRules, index: number): TemplateWarning[] =>
  pot.triggers.flatMap((trigger, position) =>
    trigger.kind === 'MustHitBy' && seedOf(pot) >= trigger.hitBy
      ? [
          {
            code: 'wins_at_once',
            at: ['pots', index, 'triggers', position, 'hitBy'],
            detail: `the pot starts with ${text(seedOf(pot), rules)} and is won by ${text(trigger.hitBy, rules)}, so the next contribution wins it each time`,
          },
        ]
      : [],
  );

/** The most that a pot can ever pay. */
const mostOf = (pot: PotRules): Micros =>
  pot.progressive || pot.reseedStrategy === 'Full' ? potCeiling(pot) : lesser(seedOf(pot), potCeiling(pot));

const shareNeverPaid = (rules: JackpotRules, pot: PotRules, index: number): TemplateWarning[] => {
  if (rules.raffle !== undefined) return [];
  const { main = ONE, community = [] } = pot.payout ?? {};
  const parts: readonly (readonly [Fraction, Fault['at']])[] = [
    [
      main,
      ['pots', index, pot.payout === undefined ? 'ceiling' : 'payout', ...(pot.payout === undefined ? [] : ['main'])],
    ],
    ...community.map(({ share }, place) => [share, ['pots', index, 'payout', 'community', place, 'share']] as const),
  ];
  return parts.flatMap(([share, at]) => neverPaid(rules, mostOf(pot), share, at));
};

const prizeNeverPaid = (rules: JackpotRules): TemplateWarning[] => {
  const most = rules.pots.reduce((found, pot) => greater(found, mostOf(pot)), 0n);
  return (rules.raffle?.tiers ?? []).flatMap(({ percentage, winners }, place) =>
    neverPaid(rules, most, fraction(percentage.numerator, percentage.denominator * BigInt(Math.max(winners, 1))), [
      'raffle',
      'tiers',
      place,
      'percentage',
    ]),
  );
};

const neverPaid = (rules: JackpotRules, most: Micros, share: Fraction, at: Fault['at']): TemplateWarning[] => {
  const unit = minorUnitMicros(rules.currency);
  const paid = floorTimes(most, share);
  if (!isLess(ZERO, share) || paid >= unit) return [];
  const detail = `a pot that pays ${text(most, rules)} at most leaves ${text(paid, rules)} for this, and less than ${text(unit, rules)} is never paid`;
  return [{ code: 'share_never_paid', at, detail }];
};

const seedNeverSaved = (rules: JackpotRules, pot: PotRules, index: number): TemplateWarning[] => {
  const { minReseed, fundStrategy, seedContribution, reseedStrategy, progressive, maxInstantiationCount } = pot;
  const isSaved = (fundStrategy !== 'None' && !isNothing(seedContribution)) || !progressive;
  const isNeeded = minReseed > 0n && reseedStrategy !== 'Available' && maxInstantiationCount !== 1;
  if (!isNeeded || isSaved || isHouseFunded(rules)) return [];
  const { allowedSeedDeficit: allowed } = pot;
  const end =
    allowed === undefined
      ? 'so its deficit grows by that with each win'
      : `so it cannot be won any more once that would pass a deficit of ${text(allowed, rules)}`;
  const detail = `each win needs ${text(minReseed, rules)} for the next seed; contributions save nothing for it and leave nothing to the house, ${end}`;
  return [{ code: 'seed_never_saved', at: ['pots', index, 'minReseed'], detail }];
};

const isNothing = (share: Share): boolean =>
  'fixed' in share ? share.fixed === 0n : share.percentage.numerator === 0n;

/** Reports whether anything may reach the house: its share, what the shares leave of a contribution, or a fee. */
const isHouseFunded = ({ house, contribution, pots }: JackpotRules): boolean => {
  if (!isNothing(house) || pots.some(({ payout }) => payout !== undefined && isLess(ZERO, payout.fee))) return true;
  let sum = ZERO;
  for (const { contribution: share } of pots) {
    if ('percentage' in share) sum = add(sum, share.percentage);
    else if ('fixed' in contribution && contribution.fixed > 0n)
      sum = add(sum, fraction(share.fixed, contribution.fixed));
    // Of a wager's percentage, a fixed share may leave something.
    else return true;
  }
  return isLess(sum, ONE);
};
