import { type SQL, sql } from 'drizzle-orm';
import { blob, index, integer, sqliteTable, sqliteView, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { isState, micros } from './columns.ts';

/**
 * A part of the sealed text as a column that takes no space, so that it can be looked up by and cannot differ from what was sealed. Every
 * insert computes all of them, so only what is looked up by is one; `entryParts` has what queries read besides.
 */
const sealed = (path: string) => sql.raw(`record ->> ${path}`);

/** Only contributions are many. A constant of queries, since its index is partial; a list of kinds would cost each contribution more. */
export const IS_NO_CONTRIBUTION: SQL = sql.raw("kind <> 'contribution'");

export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey(),
    /** The sealed text: see `recordOf`. */
    record: text('record').notNull(),
    /** HMAC over the record and the MAC of the previous entry. */
    mac: blob('mac', { mode: 'buffer' }).notNull(),
    instanceId: text('instance_id').generatedAlwaysAs(sealed('0')).notNull(),
    /** 1, 2, 3 … per instance, without gaps. */
    seq: integer('seq').generatedAlwaysAs(sealed('1')).notNull(),
    kind: text('kind').generatedAlwaysAs(sealed('2')).notNull(),
    /** The contribution, win or transaction that the entry books. */
    reference: text('reference').generatedAlwaysAs(sealed('6')),
    idempotencyKey: text('idempotency_key').generatedAlwaysAs(sealed('8')),
    /** The operator of the player that the entry is about. */
    operatorId: text('operator_id').generatedAlwaysAs(
      sql.raw(`substr(record ->> '$[11].brand', 1, instr(record ->> '$[11].brand', ':') - 1)`),
    ),
    /** Of the request, for a contribution that holds its idempotency key: see ContributionFacts. */
    fingerprint: text('fingerprint').generatedAlwaysAs(sealed(`'$[11].fingerprint'`)),
  },
  (table) => [
    uniqueIndex('ledger_entries_seq').on(table.instanceId, table.seq),
    uniqueIndex('ledger_entries_contributions').on(table.reference).where(isState(table.kind, 'contribution')),
    uniqueIndex('ledger_entries_keys').on(table.operatorId, table.idempotencyKey).where(sql`fingerprint is not null`),
    index('ledger_entries_adjustments').on(table.instanceId).where(isState(table.kind, 'adjustment')),
    // A contribution is found by the index above, so entries that almost every request makes need no place in this one.
    index('ledger_entries_reference')
      .on(table.instanceId, table.reference, table.seq)
      .where(sql`kind <> 'contribution'`),
    index('ledger_entries_transfers').on(table.reference).where(sql`kind in ('transfer_out', 'transfer_in')`),
    uniqueIndex('ledger_entries_diversions')
      .on(table.instanceId, table.reference)
      .where(isState(table.kind, 'diversion')),
    index('ledger_entries_others').on(table.instanceId, table.seq).where(IS_NO_CONTRIBUTION),
  ],
);

/** The postings of all entries, read out of the sealed text. */
export const ledgerPostings = sqliteView('ledger_postings', {
  entryId: integer('entry_id').notNull(),
  line: integer('line').notNull(),
  /** Empty for the instance's own accounts. */
  potId: text('pot_id').notNull(),
  account: text('account').notNull(),
  amount: micros('amount').notNull(),
  /** Absent for flows, which only ever grow; they are summed on request. */
  balanceAfter: micros('balance_after'),
}).as(
  sql`select e.id as entry_id, p.key as line, p.value ->> 0 as pot_id, p.value ->> 1 as account, cast(p.value ->> 2 as integer) as amount, cast(p.value ->> 3 as integer) as balance_after from ledger_entries e, json_each(e.record, '$[12]') p`,
);
