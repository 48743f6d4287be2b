import { and, eq, sql } from 'drizzle-orm';
import type { Micros } from '../domain/money/micros.ts';
import { isState } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { exactSum } from './exact-sum.ts';
import { ledgerEntries, ledgerPostings } from './ledger.ts';

const adjustments = statement((db) =>
  db
    .select({ total: exactSum(ledgerPostings.amount) })
    .from(ledgerEntries)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.entryId, ledgerEntries.id), eq(ledgerPostings.account, 'adjusted')),
    )
    .where(and(eq(ledgerEntries.instanceId, sql.placeholder('instanceId')), isState(ledgerEntries.kind, 'adjustment'))),
);

/** The sum of an instance's adjustments; negative when they brought money in. */
export const sumAdjustments = async (tx: Tx, instanceId: string): Promise<Micros> =>
  (await tx.get(adjustments, { instanceId }))?.total ?? 0n;
