import { and, asc, eq, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { mayName } from '../archive/archive-lines.ts';
import { columnsAsIn, entryOfRecord, rowOfText } from '../archive/archived-rows.ts';
import { contributionName, isKnownEmpty, readNamedBlocks } from '../archive/archives.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type LedgerEntry, readRecord } from '../ledger/ledger.ts';
import { type DuePage, dueAfter, isAmongWaiting, type MadeDue } from '../listing/due-page.ts';
import { isState } from '../tables/columns.ts';
import {
  type Contribution,
  contributionIntents,
  contributions,
  FROM_ENTRY,
  IS_ONLY_RECORD,
} from '../tables/contributions.ts';
import { servers } from '../tables/servers.ts';
import { findTexts } from './contribution-texts.ts';

export type ContributionState = Contribution['state'];

/** The contribution's operator: the part of the brand path before the colon. */
const operatorId = sql<string>`substr(${contributionIntents.brandPath}, 1, instr(${contributionIntents.brandPath}, ':') - 1)`;

const insert = statement((db) => db.insert(contributionIntents).values(createPlaceholders(contributionIntents)));
const byId = statement((db) =>
  db
    .select()
    .from(contributions)
    .where(eq(contributions.id, sql.placeholder('id'))),
);
const award = statement((db) =>
  db
    .update(contributionIntents)
    .set({ ticketsAwarded: sql`${sql.placeholder('tickets')}` })
    .where(eq(contributionIntents.id, sql.placeholder('id'))),
);
const move = statement((db) =>
  db
    .update(contributionIntents)
    .set({ state: sql`${sql.placeholder('to')}`, nextAttemptAtMs: sql`${sql.placeholder('nextAttemptAtMs')}` })
    .where(
      and(eq(contributionIntents.id, sql.placeholder('id')), eq(contributionIntents.state, sql.placeholder('from'))),
    ),
);
/** Only `contribution-states.ts` of platform/contributions calls it. */
export const insertContribution = (tx: Tx, contribution: Contribution): void =>
  tx.defer((run) => run(insert, contribution));

/** Records the tickets that a contribution earned, in the unit that books it. */
export const recordTickets = async (tx: Tx, id: string, tickets: number): Promise<void> => {
  await tx.run(award, { id, tickets });
};

/** A contribution, also one whose row is archived, with its texts unless they have been removed. */
export const findContribution = async (tx: Tx, id: string): Promise<Contribution | undefined> => {
  const row = await tx.get(byId, { id });
  const found = row === undefined && !isKnownEmpty(tx) ? await findArchived(tx, id) : row;
  return found && { ...found, ...(await findTexts(tx, id)) };
};

const fromText = statement((db) =>
  db.select(columnsAsIn(contributionIntents)).from(rowOfText(contributionIntents, sql`${sql.placeholder('text')}`)),
);
const fromRecord = statement((db) =>
  db.select(columnsAsIn(contributionIntents)).from(
    sql`(select * from contribution_intents where false union all select ${sql.raw(FROM_ENTRY)}
        from ${entryOfRecord(sql`${sql.placeholder('record')}`)} e where ${sql.raw(IS_ONLY_RECORD)})`,
  ),
);

const findArchived = async (tx: Tx, id: string): Promise<Contribution | undefined> => {
  for (const { contributions, entries } of await readNamedBlocks(tx, () => contributionName(id))) {
    const text = contributions.find((row) => mayName(row, id) && JSON.parse(row).id === id);
    if (text !== undefined) return tx.get(fromText, { text });
    const record = entries.find((each) => mayName(each, id) && isContribution(readRecord(each), id));
    if (record !== undefined) return tx.get(fromRecord, { record });
  }
  return undefined;
};

const isContribution = ({ kind, reference }: LedgerEntry, id: string): boolean =>
  kind === 'contribution' && reference === id;

/**
 * Moves a contribution to another state if it is still in the state that the caller expects. Only `contribution-states.ts` of
 * platform/contributions calls it.
 * @returns false if another unit moved it first.
 */
export const moveContribution = async (
  tx: Tx,
  id: string,
  from: ContributionState,
  to: ContributionState,
  nextAttemptAtMs: number | null = null,
): Promise<boolean> => (await tx.run(move, { id, from, to, nextAttemptAtMs })).changes === 1;

/**
 * True if an id was made by none of these servers, nor by one that has joined since they were listed. Ids end with the id of the server
 * that made them; a linked contribution has its place after that.
 */
export const isFromUnknownServer = (id: SQLiteColumn, running: readonly string[]): SQL | undefined =>
  running.length === 0
    ? undefined
    : sql`substr(${id}, 25, 12) not in (select value from json_each(${JSON.stringify(running)}) union all select id from ${servers})`;

/**
 * Intents opened before `beforeMs` and not settled since: any debit that the wallet made for them is to be cancelled.
 * @param running the servers whose own are left out, and so are those that were accepted for a callback; none for a store of one process.
 */
export const listOpenContributions = (
  tx: Tx,
  beforeMs: number,
  limit: number,
  running: readonly string[] = [],
): Promise<Contribution[]> =>
  tx.all((db) =>
    db
      .select()
      .from(contributionIntents)
      .where(
        and(
          isState(contributionIntents.state, 'open'),
          lte(contributionIntents.createdAtMs, beforeMs),
          isFromUnknownServer(contributionIntents.id, running),
          running.length === 0
            ? undefined
            : sql`substr(${contributionIntents.id}, 1, 36) not in (select contribution_id from callback_jobs)`,
        ),
      )
      .orderBy(asc(contributionIntents.createdAtMs))
      .limit(limit),
  );

/** Debits whose cancels are due, leaving out some operators. */
export const listDueCancels = (tx: Tx, page: DuePage): Promise<Contribution[]> =>
  tx.all((db) =>
    db
      .select()
      .from(contributionIntents)
      .where(
        and(
          isState(contributionIntents.state, 'cancelling'),
          dueAfter(contributionIntents.nextAttemptAtMs, contributionIntents.id, page),
          notInArray(operatorId, [...page.exceptOperators]),
        ),
      )
      .orderBy(asc(contributionIntents.nextAttemptAtMs), asc(contributionIntents.id))
      .limit(page.limit),
  );

/** Makes the cancel of one debit due now. */
export const makeCancelDue = async (tx: Tx, id: string, nowMs: number): Promise<void> => {
  await tx.run((db) =>
    db
      .update(contributionIntents)
      .set({ nextAttemptAtMs: nowMs })
      .where(and(eq(contributionIntents.id, id), isState(contributionIntents.state, 'cancelling'))),
  );
};

/** Makes waiting cancels due now. */
export const makeCancelsDue = async (tx: Tx, ...which: MadeDue): Promise<number> => {
  const waiting = {
    table: contributionIntents,
    id: contributionIntents.id,
    isWaiting: isState(contributionIntents.state, 'cancelling'),
    operatorId,
  };
  return (
    await tx.run((db) =>
      db
        .update(contributionIntents)
        .set({ nextAttemptAtMs: which[0] })
        .where(isAmongWaiting(db, waiting, which)),
    )
  ).changes;
};

/** Records why a cancel was not acknowledged and when to retry it. */
export const postponeCancel = async (
  tx: Tx,
  id: string,
  failed: Pick<Contribution, 'attempts' | 'nextAttemptAtMs' | 'lastError'>,
): Promise<void> => {
  await tx.run((db) =>
    db
      .update(contributionIntents)
      .set(failed)
      .where(and(eq(contributionIntents.id, id), isState(contributionIntents.state, 'cancelling'))),
  );
};
