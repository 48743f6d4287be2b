import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../db/engine/tx.ts';
import { deliveries } from '../db/schema.ts';
import { balanceOf, type Tally } from './tally.ts';

const IDS_PER_READ = 500;

/** What was flushed and is not acknowledged is on its way: it makes up what is being diverted, and there is a message for each. */
export const compareFlushes = async (tx: Tx, tally: Tally): Promise<string | undefined> => {
  const sum = [...tally.flushes.values()].reduce((all, { amount }) => all + amount, 0n);
  const diverting = balanceOf(tally, '', 'diverting');
  if (sum !== diverting) return `diverting is ${diverting}; the flushes that are not acknowledged make ${sum}`;
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
    if (lost !== undefined) return `the diversion ${lost} is not acknowledged, and no message is on its way`;
  }
  return undefined;
};
