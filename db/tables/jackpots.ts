import { sql } from 'drizzle-orm';
import { blob, check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PotTiming } from '../../domain/jackpot/state.ts';
import { at, carries, checkAmong, flag, json, micros, notNegative, rest, within } from './columns.ts';

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

export type Template = typeof templates.$inferSelect;

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
    /** The state set by the operator; Pending and the scheduled end follow from the clock. */
    state: text('state', { enum: ['Active', 'Paused', 'Terminated'] }).notNull(),
    startsAtMs: at('starts_at_ms'),
    endsAtMs: at('ends_at_ms'),
    /** The time from which recurrence intervals count, if it was already past at creation; null: the instance's start. */
    countsFromMs: at('counts_from_ms'),
    /** The times when it takes contributions between start and end, as JSON in API form; null: always. */
    recurrence: text('recurrence'),
    /** Due time of the next drawing of a raffle or time window; null: none is known. */
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
    withheld: rest('withheld').notNull(),
    diverting: rest('diverting').notNull(),
    /** The use of the operator's budget, as JSON; null without one, and before the first contribution that it concerns. */
    budget: text('budget'),
    withheldCarries: carries('withheld_carries'),
    divertingCarries: carries('diverting_carries'),
    /** Names and descriptions for players by language, as JSON in API form; null: none. */
    texts: text('texts'),
    /** True if public replies leave it out. Null: never set. */
    hidden: flag('hidden'),
  },
  (table) => [
    uniqueIndex('instances_game_code').on(table.operatorId, table.gameCode),
    index('instances_template').on(table.templateId),
    index('instances_owner').on(table.ownerId),
    index('instances_due').on(table.nextDueAtMs).where(sql`next_due_at_ms is not null`),
    within('instances_house', table.house),
    notNegative('instances_withheld', table.withheld),
    notNegative('instances_diverting', table.diverting),
    checkAmong('instances_state', table.state, ['Active', 'Paused', 'Terminated']),
  ],
);

export type InstanceRow = typeof instances.$inferSelect;

/** Reservations of operators' budgets for contributions whose debits are neither booked nor cancelled: 0 if the budget did not cover one. */
export const budgetReservations = sqliteTable(
  'budget_reservations',
  {
    contributionId: text('contribution_id').primaryKey(),
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** The start of the period that it counts in. */
    periodStartMs: at('period_start_ms').notNull(),
    amount: micros('amount').notNull(),
  },
  (table) => [
    index('budget_reservations_instance').on(table.instanceId),
    notNegative('budget_reservations_amount', table.amount),
  ],
);

export type BudgetReservation = typeof budgetReservations.$inferSelect;

/** The part of a player's payments to an instance that is below the smallest coin, by the currency of the payments. */
export const carriedFractions = sqliteTable(
  'carried_fractions',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    currency: text('currency').notNull(),
    /** In 10⁻¹² of the currency, as text: it may have more digits than an integer of the store. */
    picos: text('picos').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instanceId, table.brandPath, table.playerId, table.currency] })],
);

/** The fractions in debits that are neither booked nor cancelled. */
export const carryReservations = sqliteTable(
  'carry_reservations',
  {
    contributionId: text('contribution_id').primaryKey(),
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** Carried before it, and owed for its wager, in 10⁻¹² of the currency, as text. */
    before: text('before').notNull(),
    owed: text('owed').notNull(),
  },
  (table) => [index('carry_reservations_instance').on(table.instanceId)],
);

export type CarryReservation = typeof carryReservations.$inferSelect;

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

export type PotRow = typeof pots.$inferSelect;

/** The instances that one instance is linked to, in one direction. */
export const instanceLinks = sqliteTable(
  'instance_links',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** The order in which contributions go to them, from 0. */
    place: integer('place').notNull(),
    linkedId: text('linked_id')
      .notNull()
      .references(() => instances.id),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.place] }),
    uniqueIndex('instance_links_linked').on(table.instanceId, table.linkedId),
  ],
);

/** The players' totals in one life of a pot that rewards the highest contributor. */
export const potContributors = sqliteTable(
  'pot_contributors',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    potId: text('pot_id').notNull(),
    instanceCount: integer('instance_count').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** In the jackpot's currency. */
    contributed: rest('contributed').notNull(),
    lastSeq: integer('last_seq').notNull(),
    contributedCarries: carries('contributed_carries'),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.potId, table.instanceCount, table.brandPath, table.playerId] }),
    index('pot_contributors_contributed').on(
      table.instanceId,
      table.potId,
      table.instanceCount,
      sql`contributed_carries desc`,
      sql`contributed desc`,
      table.lastSeq,
    ),
    notNegative('pot_contributors_contributed', table.contributed),
  ],
);

/** The contributions in a time window, laid end to end: each covers the amount it booked, up to `coveredUntil`. */
export const windowEntries = sqliteTable(
  'window_spans',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    potId: text('pot_id').notNull(),
    windowEndMs: at('window_end_ms').notNull(),
    /** In the jackpot's currency, counted from the window's start. */
    coveredUntil: rest('covered_until').notNull(),
    coveredCarries: carries('covered_carries'),
    /** The contribution's ledger number. */
    seq: integer('seq').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.instanceId, table.potId, table.windowEndMs, table.coveredCarries, table.coveredUntil],
    }),
    notNegative('window_spans_covered_until', table.coveredUntil),
  ],
);

export type WindowEntry = typeof windowEntries.$inferSelect;

/** A player's tickets in one raffle period. Rows do not change after the drawing. */
export const raffleTickets = sqliteTable(
  'raffle_tickets',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** Counted from 0. */
    period: integer('period').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** In the jackpot's currency, including what became tickets. */
    accumulated: rest('accumulated').notNull(),
    tickets: integer('tickets').notNull(),
    startsAtMs: at('starts_at_ms').notNull(),
    endsAtMs: at('ends_at_ms').notNull(),
    accumulatedCarries: carries('accumulated_carries'),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.period, table.brandPath, table.playerId] }),
    index('raffle_tickets_player').on(table.brandPath, table.playerId, table.endsAtMs),
    notNegative('raffle_tickets_accumulated', table.accumulated),
    check('raffle_tickets_tickets', sql`${table.tickets} between 0 and 2147483647`),
  ],
);

export type RaffleTickets = typeof raffleTickets.$inferSelect;
