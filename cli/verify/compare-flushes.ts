import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { deliveries } from '../../db/tables/deliveries.ts';
import { findBalance, type Tally } from './tally.ts';

const IDS_PER_READ = 500;

/** Unacknowledged flushes add up to what is being diverted, and each has a queued message. */
export const compareFlushes = async (tx: Tx, tally: Tally): Promise<string | undefined> => {
  const sum = [...tally.flushes.values()].reduce((all, { amount }) => all + amount, 0n);
  const diverting = findBalance(tally, '', 'diverting');
  if (sum !== diverting) return `diverting is ${diverting}; the unacknowledged flushes add up to ${sum}`;
  const ids = [...tally.flushes.keys()];
  for (let from = 0; from < ids.length; from += IDS_PER_READ) {
    const asked = ids.slice(from, from + IDS_PER_READ);
    const found = await tx.all((db) =>
      db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(and(inArray(deliveries.id, asked), eq(deliveries.kind, 'diversion'), ne(deliveries.state, 'delivered'))),
    );
    const underWay = new Set(found.map(({ id }) => id));
    const lost = asked.find((id) => !underWay.has(id));
    if (lost !== undefined) return `the diversion ${lost} is not acknowledged, and no message is queued for it`;
  }
  return undefined;
};
