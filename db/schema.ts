import { sql } from 'drizzle-orm';
import {
  blob,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { PotTiming } from '../domain/jackpot/state.ts';
import { at, flag, isState, json, notNegative, oneOf, within } from './columns.ts';
import { micros } from './micros-column.ts';

// drizzle-kit reads this file, so it exports all tables.
export {
  accounts,
  auditEvents,
  oauthCodes,
  oauthProviders,
  oneTimePasswords,
  organisations,
  refreshTokens,
  unknownLogins,
} from './account-schema.ts';
export {
  awardPortions,
  bonusAwards,
  freespinInstances,
  freespinTemplates,
  freespinUses,
  playerBonuses,
} from './bonus-schema.ts';
export { deliveries, destinations } from './delivery-schema.ts';
export {
  optInCopies,
  participations,
  potContributors,
  raffleTickets,
  walletPlayers,
  windowEntries,
} from './player-schema.ts';
export { payouts, winShares, wins } from './win-schema.ts';

export const operators = sqliteTable('operators', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  enabled: flag('enabled').notNull(),
  /** By jackpot currency, the largest win payment credited without review, in micros as text; null: never set. */
  reviewThreshold: json<Readonly<Record<string, string>>>('review_threshold'),
  createdAtMs: at('created_at_ms').notNull(),
});

export const brands = sqliteTable(
  'brands',
  {
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id),
    id: text('id').notNull(),
    name: text('name').notNull(),
    enabled: flag('enabled').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.id] })],
);

/** Changes of a brand's own multipliers, in order: the last one is current. Rows are never changed or removed. */
export const brandCurrencyChanges = sqliteTable(
  'brand_currency_changes',
  {
    seq: integer('seq').primaryKey(),
    operatorId: text('operator_id').notNull(),
    brandId: text('brand_id').notNull(),
    atMs: at('at_ms').notNull(),
    accountId: text('account_id').notNull(),
    /** Null, like the multipliers, when the brand went back to the defaults. */
    baseCurrency: text('base_currency'),
    /** Units of each currency per unit of the base currency, each in its shortest decimal form. */
    multipliers: json<Readonly<Record<string, number>>>('multipliers'),
  },
  (table) => [
    foreignKey({ columns: [table.operatorId, table.brandId], foreignColumns: [brands.operatorId, brands.id] }),
    index('brand_currency_changes_brand').on(table.operatorId, table.brandId, table.seq),
    check('brand_currency_changes_set', sql`(${table.baseCurrency} is null) = (${table.multipliers} is null)`),
  ],
);

export const sources = sqliteTable(
  'sources',
  {
    /** An operator's id or a brand path `operator:brand`. */
    ownerId: text('owner_id').notNull(),
    sourceId: text('source_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.sourceId] })],
);

/** A group of players. */
export const segments = sqliteTable(
  'segments',
  {
    ownerId: text('owner_id').notNull(),
    id: text('id').notNull(),
    name: text('name'),
    /** Lower first; ties by id. */
    priority: integer('priority').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    check('segments_priority', sql`${table.priority} between 0 and 1000000`),
  ],
);

/** The instances assigned to sources, or to segments. Both tables have the same columns, so they share code. */
const assignments = (table: string, fromColumn: string) =>
  sqliteTable(
    table,
    {
      ownerId: text('owner_id').notNull(),
      /** The source or segment. */
      fromId: text(fromColumn).notNull(),
      instanceId: text('instance_id')
        .notNull()
        .references(() => instances.id),
      /** Lower first; ties by assignedOrder. */
      priority: integer('priority').notNull(),
      assignedOrder: integer('assigned_order').notNull(),
    },
    (columns) => [
      primaryKey({ columns: [columns.ownerId, columns.fromId, columns.instanceId] }),
      index(`${table}_instance`).on(columns.instanceId),
      check(`${table}_priority`, sql`${columns.priority} between 0 and 1000000`),
    ],
  );

export const sourceJackpots = assignments('source_jackpots', 'source_id');
export const segmentJackpots = assignments('segment_jackpots', 'segment_id');

export const templates = sqliteTable(
  'templates',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    published: flag('published').notNull(),
    /** Incremented with every change. */
    version: integer('version').notNull().default(1),
    /** The template as accepted, in API form, without the fields that have their own column. */
    document: json<unknown>('document').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
  },
  (table) => [index('templates_owner').on(table.ownerId)],
);

export const instances = sqliteTable(
  'instances',
  {
    id: text('id').primaryKey(),
    gameCode: text('game_code').notNull(),
    templateId: text('template_id')
      .notNull()
      .references(() => templates.id),
    ownerId: text('owner_id').notNull(),
    operatorId: text('operator_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Incremented by operators' changes, not by contributions or time. */
    version: integer('version').notNull(),
    currency: text('currency').notNull(),
    /** The instance's own copy of the template's rules, as JSON in API form; never changes. */
    rules: text('rules').notNull(),
    /** What the operator decided; Pending and the scheduled end follow from the clock. */
    state: text('state', { enum: ['Active', 'Paused', 'Terminated'] }).notNull(),
    startsAtMs: at('starts_at_ms'),
    endsAtMs: at('ends_at_ms'),
    /** The time from which recurrence intervals count, if it was already past at creation; null: the instance's start. */
    countsFromMs: at('counts_from_ms'),
    /** When it takes contributions between start and end, as JSON in API form; null: always. */
    recurrence: text('recurrence'),
    /** When the next drawing of a raffle or time window is due; null: none is known. */
    nextDueAtMs: at('next_due_at_ms'),
    /** Raffles only: how many periods were drawn. */
    periodsDrawn: integer('periods_drawn').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    updatedAtMs: at('updated_at_ms').notNull(),
    totalContributions: integer('total_contributions').notNull(),
    ledgerSeq: integer('ledger_seq').notNull(),
    /** MAC of the last ledger entry: the head of the instance's audit chain. */
    ledgerHead: blob('ledger_head', { mode: 'buffer' }).notNull(),
    house: micros('house').notNull(),
    withheld: micros('withheld').notNull(),
    diverting: micros('diverting').notNull(),
  },
  (table) => [
    uniqueIndex('instances_game_code').on(table.operatorId, table.gameCode),
    index('instances_template').on(table.templateId),
    index('instances_owner').on(table.ownerId),
    index('instances_due').on(table.nextDueAtMs).where(sql`next_due_at_ms is not null`),
    within('instances_house', table.house),
    notNegative('instances_withheld', table.withheld),
    notNegative('instances_diverting', table.diverting),
    oneOf('instances_state', table.state, ['Active', 'Paused', 'Terminated']),
  ],
);

export const pots = sqliteTable(
  'pots',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** Template order. */
    position: integer('position').notNull(),
    id: text('id').notNull(),
    enabled: flag('enabled').notNull(),
    due: flag('due').notNull(),
    /** Progress of a pot with time windows. */
    timing: json<PotTiming>('timing'),
    instanceCount: integer('instance_count').notNull(),
    totalContributions: integer('total_contributions').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    seedValue: micros('seed_value').notNull(),
    contributedAmount: micros('contributed_amount').notNull(),
    contributedSeed: micros('contributed_seed').notNull(),
    surplusSeed: micros('surplus_seed').notNull(),
    overflow: micros('overflow').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.position] }),
    uniqueIndex('pots_id').on(table.instanceId, table.id),
    notNegative('pots_seed_value', table.seedValue),
    notNegative('pots_contributed_amount', table.contributedAmount),
    notNegative('pots_contributed_seed', table.contributedSeed),
    notNegative('pots_surplus_seed', table.surplusSeed),
    notNegative('pots_overflow', table.overflow),
  ],
);

/**
 * A contribution, from its intent on. `open`: the debit may be on its way. `booked`: in the ledger, final. `cancelling`: the debit is being
 * cancelled until the wallet acknowledges it. `cancelled`: nothing happened, final.
 */
export const contributions = sqliteTable(
  'contributions',
  {
    id: text('id').primaryKey(),
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
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

export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey(),
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** 1, 2, 3 … per instance, without gaps. */
    seq: integer('seq').notNull(),
    kind: text('kind').notNull(),
    atMs: at('at_ms').notNull(),
    /** The account that acted. */
    actor: text('actor').notNull(),
    operation: text('operation').notNull(),
    /** The contribution, win or transaction that the entry books. */
    reference: text('reference'),
    reason: text('reason'),
    idempotencyKey: text('idempotency_key'),
    rate: text('rate'),
    /** What was drawn and why: arming, ranges, outcomes. */
    decisions: text('decisions').notNull(),
    /** What the entry records besides its postings, as JSON: see db/facts.ts. */
    facts: text('facts'),
    /** HMAC over this entry, its postings and the MAC of the previous entry. */
    mac: blob('mac', { mode: 'buffer' }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_seq').on(table.instanceId, table.seq),
    index('ledger_entries_adjustments').on(table.instanceId).where(isState(table.kind, 'adjustment')),
    index('ledger_entries_transfers').on(table.reference).where(sql`kind in ('transfer_out', 'transfer_in')`),
    uniqueIndex('ledger_entries_diversions')
      .on(table.instanceId, table.reference)
      .where(isState(table.kind, 'diversion')),
  ],
);

export const ledgerPostings = sqliteTable(
  'ledger_postings',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    line: integer('line').notNull(),
    /** Empty for the instance's own accounts. */
    potId: text('pot_id').notNull(),
    account: text('account').notNull(),
    amount: micros('amount').notNull(),
    /** Absent for flows, which only ever grow; they are summed on request. */
    balanceAfter: micros('balance_after'),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.line] }),
    within('ledger_postings_amount', table.amount),
    within('ledger_postings_balance_after', table.balanceAfter),
  ],
);

/** What a key did, so that a repeated request has no further effect. A `running` key belongs to an unsettled contribution. */
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
    oneOf('idempotency_keys_state', table.state, ['running', 'done']),
  ],
);

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

/** Contributions accepted for a callback: each waits here until its result is queued. */
export const callbackJobs = sqliteTable(
  'callback_jobs',
  {
    /** The id that the contribution will get. */
    contributionId: text('contribution_id').primaryKey(),
    operation: text('operation').notNull(),
    /** Who requested it, and in which request. */
    accountId: text('account_id').notNull(),
    requestId: text('request_id').notNull(),
    operatorId: text('operator_id').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    country: text('country').notNull(),
    segments: json<readonly string[]>('segments').notNull(),
    /** Null when the contribution names its instance. */
    sourceId: text('source_id'),
    /** Null when the source decides. */
    instanceId: text('instance_id'),
    gameroundId: text('gameround_id'),
    /** In `currency`. */
    wager: micros('wager').notNull(),
    currency: text('currency').notNull(),
    metadata: json<unknown>('metadata'),
    eventMetadata: json<unknown>('event_metadata'),
    key: text('key'),
    /** The kind of product, passed on to the wallet. */
    category: text('category'),
    /** Whether the result is a list: the contribution and, if requested, those for linked instances. */
    several: flag('several').notNull(),
    linked: flag('linked').notNull(),
    /** The callback's address. */
    address: text('address').notNull(),
    winsOnly: flag('wins_only').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
  },
  (table) => [
    notNegative('callback_jobs_wager', table.wager),
    check('callback_jobs_target', sql`${table.sourceId} is not null or ${table.instanceId} is not null`),
  ],
);

/** Events recorded by commits, published or still to publish. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    instanceId: text('instance_id').notNull(),
    eventType: text('event_type').notNull(),
    operatorId: text('operator_id').notNull(),
    /** A brand path. Empty, like the player, when the event concerns none. */
    brandId: text('brand_id').notNull(),
    playerId: text('player_id').notNull(),
    data: json<unknown>('data').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    deliveredAtMs: at('delivered_at_ms'),
  },
  (table) => [index('outbox_pending').on(table.id).where(sql`delivered_at_ms is null`)],
);

/** The log of published events that sockets resume from: the outbox, with what positions in it mean. One row. */
export const eventLog = sqliteTable(
  'event_log',
  {
    id: integer('id').primaryKey(),
    /** Drawn at random when the log begins. Positions of another timeline mean nothing. Null in a backup: what restores it begins another. */
    timeline: text('timeline'),
    /** Every event up to this id may have been removed, none after it. */
    removedTo: integer('removed_to').notNull(),
  },
  (table) => [check('event_log_one', sql`${table.id} = 1`)],
);

/** The origins whose pages may call the platform: one row once they have been set. */
export const corsOrigins = sqliteTable(
  'cors_origins',
  {
    id: integer('id').primaryKey(),
    /** Origins; a host may start with `*.`, which matches exactly one label. */
    patterns: json<readonly string[]>('patterns').notNull(),
  },
  (table) => [check('cors_origins_one', sql`${table.id} = 1`)],
);
