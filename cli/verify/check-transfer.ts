import { and, eq, sql } from 'drizzle-orm';
import type { TransferFacts } from '../../db/ledger/facts.ts';
import { type LedgerLine, readRecord } from '../../db/ledger/ledger.ts';
import { instances } from '../../db/tables/jackpots.ts';
import { ledgerEntries } from '../../db/tables/ledger.ts';
import type { EntryRow } from './read-records.ts';
import { firstDifference, readFacts, sumAccounts } from './rules/read-facts.ts';
import { findBalance, type Walk } from './tally.ts';

const SIDES = {
  transfer_out: { account: 'transferredOut', self: 'source', other: 'target', kind: 'transfer_in' },
  transfer_in: { account: 'transferredIn', self: 'target', other: 'source', kind: 'transfer_out' },
} as const;

const POT_ACCOUNTS = ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const;

/**
 * Checks that the money leaving one instance arrives in the other: both sides record the same facts, amount and currency. The source's pots
 * end empty and disabled.
 */
export const checkTransfer = async (
  { tx, tally }: Walk,
  entry: EntryRow,
  lines: readonly LedgerLine[],
): Promise<string | undefined> => {
  const facts = readFacts<TransferFacts>(entry);
  const side = SIDES[entry.kind === 'transfer_out' ? 'transfer_out' : 'transfer_in'];
  const difference = firstDifference(`the transfer in entry ${entry.seq}`, [
    ['id', facts.transfer, entry.reference],
    [side.self, facts[side.self], entry.instanceId],
  ]);
  if (difference !== undefined) return difference;
  const others = await tx.all((db) =>
    db
      .select({
        seq: ledgerEntries.seq,
        instanceId: ledgerEntries.instanceId,
        kind: ledgerEntries.kind,
        record: ledgerEntries.record,
        currency: instances.currency,
      })
      .from(ledgerEntries)
      .innerJoin(instances, eq(instances.id, ledgerEntries.instanceId))
      .where(and(sql`kind in ('transfer_out', 'transfer_in')`, eq(ledgerEntries.reference, facts.transfer))),
  );
  const [other, ...more] = others.filter(({ instanceId, seq }) => instanceId !== entry.instanceId || seq !== entry.seq);
  const otherId = facts[side.other];
  if (other === undefined || more.length > 0 || other.kind !== side.kind || other.instanceId !== otherId)
    return `entry ${entry.seq} belongs to the transfer ${facts.transfer}, whose other side is missing in the ledger of ${otherId}`;
  const { facts: told, lines: moved } = readRecord(other.record);
  return (
    firstDifference(`the transfer ${facts.transfer} in the ledger of ${otherId}`, [
      ['the facts', JSON.stringify(told), JSON.stringify(facts)],
      ['currency', other.currency, tally.seed?.currency],
      ['the amount', sumAccounts(moved, SIDES[side.kind].account), -sumAccounts(lines, side.account)],
    ]) ?? (entry.kind === 'transfer_out' ? leave(tally, entry) : undefined)
  );
};

const leave = (tally: Walk['tally'], { seq }: EntryRow): string | undefined => {
  for (const [id, pot] of tally.pots) {
    const kept = POT_ACCOUNTS.find((account) => findBalance(tally, id, account) !== 0n);
    if (kept !== undefined)
      return `entry ${seq} transfers the pots but leaves ${findBalance(tally, id, kept)} in ${id}`;
    pot.enabled = false;
    pot.due = false;
  }
  tally.transferred = true;
  return undefined;
};
