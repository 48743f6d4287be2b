import type { Instance } from '../../db/jackpots/instances.ts';
import { findTickets, saveTickets } from '../../db/jackpots/raffle-tickets.ts';
import type { ContributionFacts } from '../../db/ledger/facts.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import type { Quote } from '../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import type { Fraction } from '../../domain/money/fraction.ts';
import { earnTickets, NO_TICKETS } from '../../domain/raffle/earn-tickets.ts';
import { periodAt } from '../../domain/raffle/raffle-period.ts';
import { toCourse } from '../rules/to-course.ts';
import type { Unit } from '../unit/handler.ts';

/** Awards the tickets that a booked contribution earns in the raffle's current period. Awards none if there is no raffle. */
export const awardTickets = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  instance: Instance,
  rules: JackpotRules,
  quote: Quote,
  rate: Fraction,
  { brandPath, playerId, wager }: Contribution,
): Promise<{ readonly awarded: number; readonly tickets?: ContributionFacts['tickets'] }> => {
  if (rules.raffle === undefined) return { awarded: 0 };
  const period = periodAt(toCourse(instance, rules.raffle), nowMs, instance.periodsDrawn);
  if (period === undefined) return { awarded: 0 };
  const holder = { instanceId: instance.id, period: period.index, brandPath, playerId };
  const before = (await findTickets(tx, holder)) ?? NO_TICKETS;
  const { awarded, accumulated, tickets } = earnTickets(rules.raffle, before, quote, { amount: wager, rate });
  const { startsAtMs, endsAtMs } = period;
  await saveTickets(tx, { ...holder, accumulated, tickets, startsAtMs, endsAtMs });
  return { awarded, tickets: { period: period.index, accumulated: String(accumulated), tickets } };
};
