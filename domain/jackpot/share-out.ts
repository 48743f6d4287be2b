import { type Fraction, floorTimes, fraction, multiply, smaller, subtract } from '../money/fraction.ts';
import { greater, lesser, type Micros } from '../money/micros.ts';
import type { Draft } from './draft.ts';
import type { Posting, PotDecision } from './entry.ts';
import type { Quote } from './quote.ts';
import type { JackpotRules, PotRules, Share } from './rules.ts';
import { type PotBalances, potCeiling, potValue } from './state.ts';
import { intoHouse } from './sweep-house.ts';

/** The share of a base in whole micros, rounded down. A fixed share is capped at its base. */
export const computeShare = (share: Share, base: Micros): Micros => {
  if ('percentage' in share) return floorTimes(base, share.percentage);
  return lesser(share.fixed, base);
};

/** The share of a base before any rounding. */
const exactShareOf = (share: Share, base: Fraction): Fraction =>
  'percentage' in share ? multiply(base, share.percentage) : smaller(fraction(share.fixed), base);

/**
 * The requested amount less the shares of the pots that are out. House and pots take their shares in booking order, so fixed shares beyond
 * the requested amount, which cannot be funded, are not deducted either.
 */
export const chargeWithout = (rules: JackpotRules, requested: Fraction, inPots: readonly string[]): Fraction => {
  if (inPots.length === rules.pots.length) return requested;
  let left = subtract(requested, smaller(exactShareOf(rules.house, requested), requested));
  let charge = requested;
  for (const pot of rules.pots) {
    const share = smaller(exactShareOf(pot.contribution, requested), left);
    left = subtract(left, share);
    if (!inPots.includes(pot.id)) charge = subtract(charge, share);
  }
  return charge;
};

/** The rise of a pot's value by a contribution, which MustHitBy draws on. */
export type Rise = { readonly before: Micros; readonly added: Micros };

/**
 * Books a contribution: the house's share first, then the pots' in template order, each rounded down and limited to what is left. The
 * remainder goes to the house.
 * @returns the rise of each pot that the contribution is in, by id.
 */
export const shareOut = (
  rules: JackpotRules,
  draft: Draft,
  quote: Quote,
  decisions: readonly PotDecision[],
): ReadonlyMap<string, Rise> => {
  const rises = new Map<string, Rise>();
  const postings: Posting[] = [
    { pot: null, account: 'playerPaid', amount: -quote.playerPaid },
    { pot: null, account: 'operatorPaid', amount: -quote.operatorPaid },
  ];
  if (quote.bonus !== undefined) postings.push({ pot: null, account: 'bonusPaid', amount: -quote.bonus.paid });
  let left = quote.booked;
  const take = (share: Micros): Micros => {
    const taken = lesser(share, left);
    left -= taken;
    return taken;
  };
  const houseShare = take(computeShare(rules.house, quote.base));
  for (const pot of rules.pots) {
    if (!quote.inPots.includes(pot.id)) continue;
    const state = draft.pot(pot.id);
    const { seed, rise, surplus, overflow } = splitOf(pot, state, take(computeShare(pot.contribution, quote.base)));
    if (seed !== 0n) postings.push({ pot: pot.id, account: 'contributedSeed', amount: seed });
    if (rise !== 0n) postings.push({ pot: pot.id, account: 'contributedAmount', amount: rise });
    if (surplus !== 0n) postings.push({ pot: pot.id, account: 'surplusSeed', amount: surplus });
    if (overflow !== 0n) postings.push({ pot: pot.id, account: 'overflow', amount: overflow });
    rises.set(pot.id, { before: potValue(state), added: rise });
    state.totalContributions += 1;
  }
  postings.push(...intoHouse(draft.state, houseShare + left));
  draft.book('contribution', postings, decisions);
  draft.state.totalContributions += 1;
  return rises;
};

/** A pot's share goes to its next seed first, then to its value up to the ceiling, then to the overflow. */
const splitOf = (
  rules: PotRules,
  pot: PotBalances,
  share: Micros,
): { readonly seed: Micros; readonly rise: Micros; readonly surplus: Micros; readonly overflow: Micros } => {
  const seed = seedPart(rules, pot, share);
  const rest = share - seed;
  if (!rules.progressive) return { seed, rise: 0n, surplus: rest, overflow: 0n };
  const rise = lesser(rest, potCeiling(rules) - potValue(pot));
  return { seed, rise, surplus: 0n, overflow: rest - rise };
};

const seedPart = (rules: PotRules, pot: PotBalances, share: Micros): Micros => {
  if (rules.fundStrategy === 'None') return 0n;
  const wanted = computeShare(rules.seedContribution, share);
  if (rules.fundStrategy === 'CollectAlways') return wanted;
  return lesser(wanted, greater(0n, rules.minReseed - pot.contributedSeed));
};
