import { greater, lesser, type Micros } from '../money/micros.ts';
import type { Draft } from './draft.ts';
import type { Posting } from './entry.ts';
import { flush } from './flush.ts';
import { ceilingOf, isLastLife } from './pot.ts';
import type { PotRules } from './rules.ts';
import type { PotBalances, PotState } from './state.ts';

/** Where the money of a reseed comes from; the sources add up to the target. */
export type ReseedPlan = {
  readonly target: Micros;
  readonly fromContributedSeed: Micros;
  readonly fromOverflow: Micros;
  readonly fromSurplusSeed: Micros;
  /** The shortfall: what the pot's own balances do not cover. */
  readonly fromHouse: Micros;
};

/** The sources of a reseed, in order: contributed seed, then an overflow that is not diverted, then surplus seed, then the house. */
export const planReseed = (rules: PotRules, pot: PotBalances): ReseedPlan => {
  const target = targetOf(rules, pot);
  let missing = target;
  const from = (available: Micros): Micros => {
    const taken = lesser(available, missing);
    missing -= taken;
    return taken;
  };
  return {
    target,
    fromContributedSeed: from(pot.contributedSeed),
    fromOverflow: from(rules.diversion === undefined ? pot.overflow : 0n),
    fromSurplusSeed: from(pot.surplusSeed),
    fromHouse: missing,
  };
};

const targetOf = (rules: PotRules, pot: PotBalances): Micros => {
  const { minReseed } = rules;
  const { contributedSeed, surplusSeed } = pot;
  switch (rules.reseedStrategy) {
    case 'Full':
      return greater(minReseed, contributedSeed);
    case 'MinReseed':
      return minReseed;
    case 'Available':
      return lesser(minReseed, contributedSeed + surplusSeed);
  }
};

/** What the house would add if the pot were won now; 0 in its last life, which has no reseed. */
export const shortfallOf = (rules: PotRules, pot: PotState): Micros =>
  isLastLife(rules, pot) ? 0n : planReseed(rules, pot).fromHouse;

/** Starts the pot's next life after a win, or disables the pot after its last. The part above the ceiling goes to the overflow. */
export const reseed = (rules: PotRules, draft: Draft): void => {
  const pot = draft.pot(rules.id);
  if (isLastLife(rules, pot)) {
    pot.enabled = false;
    return;
  }
  const plan = planReseed(rules, pot);
  const seed = lesser(plan.target, ceilingOf(rules));
  const own = (account: keyof PotBalances, amount: Micros): Posting => ({ pot: rules.id, account, amount });
  const postings: Posting[] = [
    own('seedValue', seed),
    own('contributedSeed', -plan.fromContributedSeed),
    own('overflow', plan.target - seed - plan.fromOverflow),
    own('surplusSeed', -plan.fromSurplusSeed),
    { pot: null, account: 'house', amount: -plan.fromHouse },
  ];
  pot.instanceCount += 1;
  // A pot that starts at 0 moves no money, and entries without postings are not booked.
  if (plan.target > 0n) draft.book('reseed', postings);
  flush(rules, draft);
};
