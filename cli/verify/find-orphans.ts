import { count, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { contributionIntents } from '../../db/tables/contributions.ts';
import {
  budgetReservations,
  carriedFractions,
  carryReservations,
  instances,
  potContributors,
  pots,
  raffleTickets,
  windowEntries,
} from '../../db/tables/jackpots.ts';
import { ledgerEntries } from '../../db/tables/ledger.ts';
import { participations } from '../../db/tables/players.ts';
import { payouts, winShares, wins } from '../../db/tables/wins.ts';
import { findOrphanKey } from './compare-keys.ts';

const OF_INSTANCES = [
  ['pots', pots],
  ['ledger entries', ledgerEntries],
  ['contributions', contributionIntents],
  ['wins', wins],
  ['payouts', payouts],
  ['participations', participations],
  ['pot rankings', potContributors],
  ['window entries', windowEntries],
  ['reservations of budgets', budgetReservations],
  ['carried fractions', carriedFractions],
  ['reserved fractions', carryReservations],
  ['raffle tickets', raffleTickets],
] as const;

/** Finds rows without an owner, which no instance's check would reach: one sentence per kind. */
export const findOrphans = async (tx: Tx): Promise<string[]> => {
  const found: string[] = [];
  for (const [what, table] of OF_INSTANCES) {
    const strays = await tx.get((db) =>
      db
        .select({ instanceId: table.instanceId, n: count() })
        .from(table)
        .where(notInArray(table.instanceId, db.select({ id: instances.id }).from(instances)))
        .groupBy(table.instanceId)
        .limit(1),
    );
    if (strays !== undefined)
      found.push(`${what} (${strays.n}) belong to an instance ${strays.instanceId}, which does not exist`);
  }
  const shares = await tx.get((db) =>
    db
      .select({ winId: winShares.winId })
      .from(winShares)
      .where(notInArray(winShares.winId, db.select({ id: wins.id }).from(wins)))
      .limit(1),
  );
  if (shares !== undefined) found.push(`shares belong to a win ${shares.winId}, which does not exist`);
  const key = await findOrphanKey(tx);
  return key === undefined ? found : [...found, key];
};
