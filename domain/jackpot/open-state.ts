import { Draft } from './draft.ts';
import type { Entry, Posting } from './entry.ts';
import type { JackpotRules } from './rules.ts';
import type { JackpotState } from './state.ts';

const emptyState = (rules: JackpotRules): JackpotState => ({
  house: 0n,
  withheld: 0n,
  diverting: 0n,
  initialSeed: 0n,
  playerPaid: 0n,
  operatorPaid: 0n,
  bonusPaid: 0n,
  adjusted: 0n,
  transferredIn: 0n,
  paid: 0n,
  diverted: 0n,
  transferredOut: 0n,
  swept: 0n,
  totalContributions: 0,
  pots: rules.pots.map((pot) => ({
    id: pot.id,
    enabled: true,
    due: false,
    instanceCount: 1,
    totalContributions: 0,
    seedValue: 0n,
    contributedAmount: 0n,
    contributedSeed: 0n,
    surplusSeed: 0n,
    overflow: 0n,
  })),
});

/**
 * A new instance: every pot holds its initial seed.
 * Throws AmountOutOfRange when the sum of the seeds leaves the platform's range.
 */
export const openState = (rules: JackpotRules): { readonly state: JackpotState; readonly entry: Entry } => {
  const draft = new Draft(emptyState(rules));
  const seeds = rules.pots
    .filter((pot) => pot.initialSeed !== 0n)
    .map((pot): Posting => ({ pot: pot.id, account: 'seedValue', amount: pot.initialSeed }));
  const total = seeds.reduce((sum, seed) => sum + seed.amount, 0n);
  const postings: Posting[] = total === 0n ? [] : [{ pot: null, account: 'initialSeed', amount: -total }, ...seeds];
  draft.post(postings);
  return { state: draft.state, entry: { kind: 'seed', postings, decisions: [] } };
};
