import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, sqliteView, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at, callersJson, checkAmong, flag, isState, json, micros, notNegative } from './columns.ts';
import { instances } from './jackpots.ts';

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
  /** Amount the player pays, in `currency`. */
  debit: micros('debit').notNull(),
  /** In the jackpot's currency. */
  playerPaid: micros('player_paid').notNull(),
  /** Includes the part that a bonus paid. */
  operatorPaid: micros('operator_paid').notNull(),
  booked: micros('booked').notNull(),
  /** Raffles only: how many tickets it earned. */
  ticketsAwarded: integer('tickets_awarded').notNull(),
  /** Texts of callers; only in rows from before 0.10.0. Today they are in `contribution_texts`. */
  metadata: callersJson('metadata'),
  eventMetadata: callersJson('event_metadata'),
  /** The idempotency key, to free it when the contribution is cancelled. */
  keyScope: text('key_scope'),
  key: text('key'),
  createdAtMs: at('created_at_ms').notNull(),
  attempts: integer('attempts').notNull(),
  nextAttemptAtMs: at('next_attempt_at_ms'),
  /** Reason the last attempt to cancel the debit failed; contains no secrets. */
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
    checkAmong('contributions_state', table.state, ['open', 'booked', 'cancelling', 'cancelled']),
  ],
);

/** Sums what an entry's postings take from accounts, as a positive amount. */
const paidBy = (...accounts: readonly string[]): string =>
  `(select coalesce(-sum(p.value ->> 2), 0) from json_each(e.record, '$[12]') p where p.value ->> 1 in ('${accounts.join("', '")}'))`;
const BY_OPERATOR = paidBy('operatorPaid', 'bonusPaid');

/** A fact of an entry that is a contribution's only record. */
const fact = (path: string): string => `e.record ->> '$[11].${path}'`;

export const FROM_ENTRY = [
  `e.reference, e.instance_id, 'booked', ${fact('brand')}, ${fact('player')}, ${fact('source')}, ${fact('gameround')}`,
  `${fact('currency')}, e.record ->> 9, ${fact('version')}, cast(${fact('wager')} as integer), coalesce(cast(${fact('debit')} as integer), 0)`,
  `${paidBy('playerPaid')}, ${BY_OPERATOR}, ${paidBy('playerPaid')} + ${BY_OPERATOR}`,
  `coalesce(${fact('tickets.awarded')}, 0), ${fact('metadata')}, ${fact('eventMetadata')}`,
  "case when e.idempotency_key is not null then 'operator:' || e.operator_id end, e.idempotency_key, e.record ->> 3, 0, null, null",
].join(', ');

export const IS_ONLY_RECORD = `e.kind = 'contribution' and ${fact('source')} is not null`;

/** Every contribution, from its intent or from its entry. */
export const contributions = sqliteView('contributions', columns()).as(
  sql.raw(
    `select * from contribution_intents union all select ${FROM_ENTRY} from ledger_entries e where ${IS_ONLY_RECORD}`,
  ),
);

export type Contribution = typeof contributionIntents.$inferSelect;

/**
 * Text that callers sent along with contributions, in their own words. It may name a person, so it is outside of the ledger, of the rows
 * that an archive takes with it, and of stored results: it can be removed, and nothing that is proven changes. Rows are in the order in
 * which contributions were made.
 */
export const contributionTexts = sqliteTable(
  'contribution_texts',
  {
    id: integer('id').primaryKey(),
    contributionId: text('contribution_id').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    metadata: callersJson('metadata'),
    eventMetadata: callersJson('event_metadata'),
    atMs: at('at_ms').notNull(),
  },
  (table) => [
    uniqueIndex('contribution_texts_contribution').on(table.contributionId),
    index('contribution_texts_player').on(table.brandPath, table.playerId),
  ],
);

export type ContributionTexts = Omit<typeof contributionTexts.$inferSelect, 'id'>;

/** Debits returned outside the platform: the contribution ends as cancelled, and the wallet may keep the debit. */
export const settledCancels = sqliteTable(
  'settled_cancels',
  {
    contributionId: text('contribution_id').primaryKey(),
    instanceId: text('instance_id').notNull(),
    settledBy: text('settled_by').notNull(),
    reason: text('reason').notNull(),
    /** The evidence, as stated by the person who settled it. */
    reference: text('reference').notNull(),
    settledAtMs: at('settled_at_ms').notNull(),
  },
  (table) => [index('settled_cancels_instance').on(table.instanceId)],
);

export type SettledCancel = typeof settledCancels.$inferSelect;

/** Contributions accepted for a callback: each waits here until its result is queued. */
export const callbackJobs = sqliteTable(
  'callback_jobs',
  {
    /** The id that the contribution will get. */
    contributionId: text('contribution_id').primaryKey(),
    operation: text('operation').notNull(),
    /** The account that requested it, and the request. */
    accountId: text('account_id').notNull(),
    requestId: text('request_id').notNull(),
    operatorId: text('operator_id').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    country: text('country').notNull(),
    segments: json<readonly string[]>('segments').notNull(),
    /** Those of the player's session, if they decided; null otherwise. */
    sessionSegments: json<readonly string[]>('session_segments'),
    /** Null when the contribution names its instance. */
    sourceId: text('source_id'),
    /** Null when the source decides. */
    instanceId: text('instance_id'),
    gameroundId: text('gameround_id'),
    /** In `currency`. */
    wager: micros('wager').notNull(),
    currency: text('currency').notNull(),
    metadata: callersJson('metadata'),
    eventMetadata: callersJson('event_metadata'),
    key: text('key'),
    /** The kind of product, passed on to the wallet. */
    category: text('category'),
    /** True if the result is a list: the contribution and, if requested, those for linked instances. */
    several: flag('several').notNull(),
    linked: flag('linked').notNull(),
    /** The callback's address. */
    address: text('address').notNull(),
    winsOnly: flag('wins_only').notNull(),
    /** True if each contribution of a list is sent by itself; null in jobs from before 0.18.0. */
    each: flag('each'),
    createdAtMs: at('created_at_ms').notNull(),
  },
  (table) => [
    notNegative('callback_jobs_wager', table.wager),
    check('callback_jobs_target', sql`${table.sourceId} is not null or ${table.instanceId} is not null`),
  ],
);

/** A contribution that was accepted and still has to be carried out. */
export type CallbackJob = typeof callbackJobs.$inferSelect;

/**
 * Instances that are to receive a linked contribution, written in the unit that books the contribution they are linked to. Booked ones lose
 * their row in the unit that books them; the others keep it, with the reason. So none is booked that was reported as failed.
 */
export const linkedAttempts = sqliteTable(
  'linked_attempts',
  {
    /** The contribution that the others are linked to. */
    mainId: text('main_id').notNull(),
    /** The place in the order in which they are tried, from 1. */
    place: integer('place').notNull(),
    instanceId: text('instance_id').notNull(),
    /** Reason for the failure; null while it is not known. */
    code: text('code'),
    atMs: at('at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mainId, table.place] }),
    index('linked_attempts_unknown').on(table.atMs).where(sql`code is null`),
  ],
);

export type LinkedAttempt = typeof linkedAttempts.$inferSelect;

/**
 * The outcome of each key, so that a repeated request has no further effect. A `running` key belongs to an unsettled contribution. The key
 * of a contribution that has no row either is in its ledger entry: see `findKey`.
 */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: ['running', 'done'] }).notNull(),
    /**
     * The contribution that holds the result; for other operations the reply itself is stored. For a contribution accepted for a callback,
     * status and body are stored as well: the body is what the callback receives.
     */
    contributionId: text('contribution_id'),
    status: integer('status'),
    body: json<unknown>('body'),
    /** Headers that describe the effect; null: none. */
    headers: json<Readonly<Record<string, string>>>('headers'),
    createdAtMs: at('created_at_ms').notNull(),
    /** Absent: lives as long as the contribution. */
    expiresAtMs: at('expires_at_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_running').on(table.createdAtMs).where(isState(table.state, 'running')),
    index('idempotency_keys_expiry').on(table.expiresAtMs).where(sql`expires_at_ms is not null`),
    checkAmong('idempotency_keys_state', table.state, ['running', 'done']),
  ],
);

export type IdempotencyKey = typeof idempotencyKeys.$inferSelect;
