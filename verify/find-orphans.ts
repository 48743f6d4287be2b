import { count, notInArray } from 'drizzle-orm';
import { contributionIntents } from '../db/contributions.ts';
import type { Tx } from '../db/engine/tx.ts';
import { instances } from '../db/instances.ts';
import { ledgerEntries } from '../db/ledger.ts';
import { participations } from '../db/participations.ts';
import { potContributors } from '../db/pot-contributors.ts';
import { pots } from '../db/pots.ts';
import { raffleTickets } from '../db/raffle-tickets.ts';
import { winShares } from '../db/win-shares.ts';
import { windowEntries } from '../db/window-entries.ts';
import { payouts, wins } from '../db/wins.ts';
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
