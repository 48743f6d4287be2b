import { and, asc, eq, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { check, index, integer, type SQLiteColumn, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core';
import { mayName } from './archive/archive-lines.ts';
import { columnsAsIn, entryOfRecord, rowOfText } from './archived-rows.ts';
import { contributionName, isKnownEmpty, readNamedBlocks } from './archives.ts';
import { at, isState, json, notNegative, oneOf } from './columns.ts';
import { findTexts } from './contribution-texts.ts';
import { type DuePage, dueAfter, isAmongWaiting, type MadeDue } from './due-page.ts';
import { placeholdersOf, statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { instances } from './instances.ts';
import { type LedgerEntry, readRecord } from './ledger.ts';
import { micros } from './micros-column.ts';
import { servers } from './servers.ts';

const columns = () => ({
  id: text('id').notNull(),
  instanceId: text('instance_id').notNull(),
  state: text('state', { enum: ['open', 'booked', 'cancelling', 'cancelled'] }).notNull(),
  brandPath: text('brand_path').notNull(),
  playerId: text('player_id').notNull(),
  sourceId: text('source_id').notNull(),
  gameroundId: text('gameround_id'),
  currency: text('currency').notNull(),
  /** Units of the jackpot's currency per unit of `currency`, as `numerator/denominator`. */
  rate: text('rate').notNull(),
  instanceVersion: integer('instance_version').notNull(),
  /** In `currency`. */
  wager: micros('wager').notNull(),
  /** What the player pays, in `currency`. */
  debit: micros('debit').notNull(),
  /** In the jackpot's currency. */
  playerPaid: micros('player_paid').notNull(),
  operatorPaid: micros('operator_paid').notNull(),
  booked: micros('booked').notNull(),
  /** Raffles only: how many tickets it earned. */
  ticketsAwarded: integer('tickets_awarded').notNull(),
  /** Texts of callers; only in rows from before 0.10.0. Today they are in `contribution_texts`. */
  metadata: json<unknown>('metadata'),
  eventMetadata: json<unknown>('event_metadata'),
  /** The idempotency key, to free it when the contribution is cancelled. */
  keyScope: text('key_scope'),
  key: text('key'),
  createdAtMs: at('created_at_ms').notNull(),
  attempts: integer('attempts').notNull(),
  nextAttemptAtMs: at('next_attempt_at_ms'),
  /** Why the last attempt to cancel the debit failed; contains no secrets. */
  lastError: text('last_error'),
});

/**
 * Contributions of which a ledger entry is not the only record: those that the wallet has to debit, from their intent on, and those that do
 * not qualify and book nothing. `open`: the debit may be on its way. `booked`: in the ledger, final. `cancelling`: the debit is being
 * cancelled until the wallet acknowledges it. `cancelled`: nothing happened, final.
 */
export const contributionIntents = sqliteTable(
  'contribution_intents',
  {
    ...columns(),
    id: text('id').primaryKey(),
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
  },
  (table) => [
    index('contributions_instance').on(table.instanceId),
    index('contributions_open').on(table.createdAtMs).where(isState(table.state, 'open')),
    index('contributions_cancelling').on(table.nextAttemptAtMs, table.id).where(isState(table.state, 'cancelling')),
    notNegative('contributions_wager', table.wager),
    notNegative('contributions_debit', table.debit),
    notNegative('contributions_player_paid', table.playerPaid),
    notNegative('contributions_operator_paid', table.operatorPaid),
    check('contributions_booked', sql`${table.booked} = ${table.playerPaid} + ${table.operatorPaid}`),
    oneOf('contributions_state', table.state, ['open', 'booked', 'cancelling', 'cancelled']),
  ],
);

/** What an entry's postings take from one account, as a positive amount. */
const paidBy = (account: string): string =>
  `(select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 = '${account}')`;

/** A fact of an entry that is a contribution's only record. */
const fact = (path: string): string => `e.record ->> '$[11].${path}'`;

const FROM_ENTRY = [
  `e.reference, e.instance_id, 'booked', ${fact('brand')}, ${fact('player')}, ${fact('source')}, ${fact('gameround')}`,
  `${fact('currency')}, e.record ->> 9, ${fact('version')}, cast(${fact('wager')} as integer), coalesce(cast(${fact('debit')} as integer), 0)`,
  `${paidBy('playerPaid')}, ${paidBy('operatorPaid')}, ${paidBy('playerPaid')} + ${paidBy('operatorPaid')}`,
  `coalesce(${fact('tickets.awarded')}, 0), ${fact('metadata')}, ${fact('eventMetadata')}`,
  "case when e.idempotency_key is not null then 'operator:' || e.operator_id end, e.idempotency_key, e.record ->> 3, 0, null, null",
].join(', ');

const IS_ONLY_RECORD = `e.kind = 'contribution' and ${fact('source')} is not null`;

/** Every contribution, from its intent or from its entry. */
export const contributions = sqliteView('contributions', columns()).as(
  sql.raw(
    `select * from contribution_intents union all select ${FROM_ENTRY} from ledger_entries e where ${IS_ONLY_RECORD}`,
  ),
);

export type Contribution = typeof contributionIntents.$inferSelect;
export type ContributionState = Contribution['state'];

/** The contribution's operator: the part of the brand path before the colon. */
const operatorId = sql<string>`substr(${contributionIntents.brandPath}, 1, instr(${contributionIntents.brandPath}, ':') - 1)`;

const insert = statement((db) => db.insert(contributionIntents).values(placeholdersOf(contributionIntents)));
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
 * Whether an id was made by none of these servers, nor by one that has joined since they were listed. What a server makes ends with its id; a
 * linked contribution has its place after that.
 */
export const isOfNoneOf = (id: SQLiteColumn, running: readonly string[]): SQL | undefined =>
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
          isOfNoneOf(contributionIntents.id, running),
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
