import { greater, lesser, type Micros } from '../money/micros.ts';
import type { Draft } from './draft.ts';
import type { Posting } from './entry.ts';
import type { PotRules } from './rules.ts';
import { isLastLife, type PotBalances, type PotState, potCeiling } from './state.ts';

/** Queues the whole overflow for the external account once it reaches the threshold. No effect without diversion. */
export const flush = (rules: PotRules, draft: Draft): void => {
  const { overflow } = draft.pot(rules.id);
  if (rules.diversion === undefined || overflow === 0n || overflow < rules.diversion.flushThreshold) return;
  draft.book('flush', [
    { pot: rules.id, account: 'overflow', amount: -overflow },
    { pot: null, account: 'diverting', amount: overflow },
  ]);
};

/** The sources of the money for a reseed; they add up to the target. */
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

/** Computes what the house would add if the pot were won now; 0 in its last life, which has no reseed. */
export const computeShortfall = (rules: PotRules, pot: PotState): Micros =>
  isLastLife(rules, pot) ? 0n : planReseed(rules, pot).fromHouse;

/** Starts the pot's next life after a win, or disables the pot after its last. The part above the ceiling goes to the overflow. */
export const reseed = (rules: PotRules, draft: Draft): void => {
  const pot = draft.pot(rules.id);
  if (isLastLife(rules, pot)) {
    pot.enabled = false;
    return;
  }
  const plan = planReseed(rules, pot);
  const seed = lesser(plan.target, potCeiling(rules));
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
