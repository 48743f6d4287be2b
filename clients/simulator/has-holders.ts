import { earnTickets, NO_TICKETS } from '../../domain/raffle/earn-tickets.ts';
import { quoteRound, roundKinds } from './crowd.ts';
import type { Plan } from './plan.ts';

/** Standard deviations that the holders of tickets may lack at worst: one drawing in some ten thousand millions lacks more. */
const DEVIATIONS_MAX = 6;

/** Reports whether so many players hold tickets in each period that every prize finds one. */
export const hasHolders = ({ rules, groups, roundsPerHour }: Plan): boolean => {
  const { raffle } = rules;
  if (raffle === undefined) return false;
  const rounds = ((raffle.durationMs ?? 0) / 3_600_000) * roundsPerHour;
  const ids = rules.pots.map(({ id }) => id);
  const earning = groups.map(() => 0);
  for (const kind of roundKinds(groups)) {
    const group = groups[kind.group];
    if (group === undefined) continue;
    const wager = { amount: kind.wager, rate: group.rate };
    const { tickets } = earnTickets(raffle, NO_TICKETS, quoteRound(rules, group, kind, ids), wager);
    // Players who need several rounds for a ticket are left out, so the estimate is low.
    if (tickets > 0) earning[kind.group] = (earning[kind.group] ?? 0) + kind.share;
  }
  let [holders, variance] = [0, 0];
  for (const [at, { players }] of groups.entries()) {
    const without = Math.exp((-rounds * (earning[at] ?? 0)) / players);
    holders += players * (1 - without);
    variance += players * without * (1 - without);
  }
  const prizes = raffle.tiers.reduce((sum, { winners }) => sum + winners, 0);
  return holders - DEVIATIONS_MAX * Math.sqrt(variance) >= prizes;
};
