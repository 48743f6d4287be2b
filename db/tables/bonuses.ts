import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BonusGames } from '../../domain/bonus/freespins.ts';
import { at, checkAmong, isState, json, micros, notNegative } from './columns.ts';

/** See domain/bonus/freespins.ts. */
export const freespins = () => ({
  type: text('type', { enum: ['Variable', 'Fixed'] }).notNull(),
  currency: text('currency').notNull(),
  count: integer('count').notNull(),
  amount: micros('amount').notNull(),
});

export const freespinTemplates = sqliteTable(
  'freespin_templates',
  {
    id: text('id').primaryKey(),
    /** An operator (for all its brands) or a brand path. */
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    ...freespins(),
    /** 0: when the instance ends. */
    expiresAfterMs: integer('expires_after_ms').notNull(),
    createdBy: text('created_by').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
  },
  (table) => [
    index('freespin_templates_owner').on(table.ownerId),
    notNegative('freespin_templates_amount', table.amount),
    checkAmong('freespin_templates_type', table.type, ['Variable', 'Fixed']),
  ],
);

export type FreespinTemplate = typeof freespinTemplates.$inferSelect;

export const freespinInstances = sqliteTable(
  'freespin_instances',
  {
    id: text('id').primaryKey(),
    templateId: text('template_id')
      .notNull()
      .references(() => freespinTemplates.id),
    /** The template's operator (for all its brands) or one of its brand paths. */
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    ...freespins(),
    availableFor: json<BonusGames>('available_for').notNull(),
    expiresAfterMs: integer('expires_after_ms').notNull(),
    /** Period in which it can be awarded, end exclusive. */
    startsAtMs: at('starts_at_ms').notNull(),
    endsAtMs: at('ends_at_ms').notNull(),
    /** The most that all awards may promise, and their promises so far, in the currency; null without a budget. */
    budget: micros('budget'),
    awarded: micros('awarded'),
  },
  (table) => [
    index('freespin_instances_owner').on(table.ownerId),
    notNegative('freespin_instances_amount', table.amount),
    checkAmong('freespin_instances_type', table.type, ['Variable', 'Fixed']),
  ],
);

export type FreespinInstance = typeof freespinInstances.$inferSelect;

/** Data common to all bonuses of one award. */
export const bonusAwards = sqliteTable(
  'bonus_awards',
  {
    id: text('id').primaryKey(),
    operatorId: text('operator_id').notNull(),
    /** The award's idempotency key. */
    requestId: text('request_id').notNull(),
    brandPath: text('brand_path').notNull(),
    /** Number of players who get a bonus. */
    players: integer('players').notNull(),
    /** Null for an award without an instance. */
    instanceId: text('instance_id').references(() => freespinInstances.id),
    promoId: text('promo_id'),
    name: text('name').notNull(),
    ...freespins(),
    availableFor: json<BonusGames>('available_for').notNull(),
    awardedAtMs: at('awarded_at_ms').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
  },
  (table) => [
    uniqueIndex('bonus_awards_request').on(table.operatorId, table.requestId),
    index('bonus_awards_promo').on(table.operatorId, table.promoId, table.id),
    notNegative('bonus_awards_amount', table.amount),
    checkAmong('bonus_awards_type', table.type, ['Variable', 'Fixed']),
  ],
);

/** Players of an award without a bonus yet, in portions that one unit of work can handle. Portions are removed when served. */
export const awardPortions = sqliteTable(
  'award_portions',
  {
    awardId: text('award_id')
      .notNull()
      .references(() => bonusAwards.id),
    /** The position of its first player in the award. */
    firstPosition: integer('first_position').notNull(),
    playerIds: json<readonly string[]>('player_ids').notNull(),
  },
  (table) => [primaryKey({ columns: [table.awardId, table.firstPosition] })],
);

export type BonusAward = typeof bonusAwards.$inferSelect;

/** Players of an award still waiting for their bonus. */
export type AwardPortion = Omit<typeof awardPortions.$inferSelect, 'awardId'>;

/** A request that takes bonuses back, or has them expire at another time. */
export const bonusChanges = sqliteTable(
  'bonus_changes',
  {
    id: text('id').primaryKey(),
    operatorId: text('operator_id').notNull(),
    /** Its idempotency key. */
    requestId: text('request_id').notNull(),
    kind: text('kind', { enum: ['Removal', 'Extension'] }).notNull(),
    /** Null: all brands of the operator. */
    brandPath: text('brand_path'),
    /** Null if it names bonuses. */
    promoId: text('promo_id'),
    /** The new expiry of an extension's bonuses; null for a removal. */
    untilMs: at('until_ms'),
    reason: text('reason').notNull(),
    accountId: text('account_id').notNull(),
    atMs: at('at_ms').notNull(),
    /** The bonuses that it changed, and bonuses that had ended before. */
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    /** Null when nothing is left to do. */
    waiting: json<BonusesWaiting | null>('waiting'),
  },
  (table) => [
    uniqueIndex('bonus_changes_request').on(table.operatorId, table.requestId),
    index('bonus_changes_waiting').on(table.id).where(sql`${table.waiting} is not null`),
    checkAmong('bonus_changes_kind', table.kind, ['Removal', 'Extension']),
    check('bonus_changes_until', sql`(${table.kind} = 'Extension') = (${table.untilMs} is not null)`),
  ],
);

/** The bonuses that a change has still to look at: named ones, or those of its promo_id after this award and position. */
export type BonusesWaiting =
  | { readonly ids: readonly string[] }
  | { readonly awardId: string; readonly position: number };

export type BonusChange = typeof bonusChanges.$inferSelect;

export const playerBonuses = sqliteTable(
  'player_bonuses',
  {
    id: text('id').primaryKey(),
    awardId: text('award_id')
      .notNull()
      .references(() => bonusAwards.id),
    /** The player's position in the award. */
    position: integer('position').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** The recorded state. A bonus past its time counts as `Expired` even before that is recorded. */
    state: text('state', { enum: ['Available', 'Expired', 'Consumed'] }).notNull(),
    /** In the award's currency, like `used`: the total to wager, and how much of it has been wagered. */
    budget: micros('budget').notNull(),
    used: micros('used').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
    consumedAtMs: at('consumed_at_ms'),
    /** The change that took it back. */
    removalId: text('removal_id').references(() => bonusChanges.id),
    /** The last change of its expiry. */
    extensionId: text('extension_id').references(() => bonusChanges.id),
  },
  (table) => [
    uniqueIndex('player_bonuses_award').on(table.awardId, table.position),
    uniqueIndex('player_bonuses_once').on(table.awardId, table.playerId),
    index('player_bonuses_player').on(table.brandPath, table.playerId, table.expiresAtMs),
    index('player_bonuses_brand').on(table.brandPath, table.awardId, table.position),
    index('player_bonuses_available').on(table.expiresAtMs).where(isState(table.state, 'Available')),
    notNegative('player_bonuses_budget', table.budget),
    check('player_bonuses_used', sql`${table.used} between 0 and ${table.budget}`),
    check(
      'player_bonuses_consumed',
      sql`(${table.state} = 'Consumed') = (${table.used} = ${table.budget}) and (${table.state} = 'Consumed') = (${table.consumedAtMs} is not null)`,
    ),
    checkAmong('player_bonuses_state', table.state, ['Available', 'Expired', 'Consumed']),
  ],
);

/**
 * Brands with bonuses that may pay contributions, and up to when, so that contributions to all others look for none. Only ever raised, and
 * further than the bonuses last, so that it seldom changes.
 */
export const payingBrands = sqliteTable('paying_brands', {
  brandPath: text('brand_path').primaryKey(),
  untilMs: at('until_ms').notNull(),
});

/** Uses, in order: reported by games, or the payment of a contribution. Rows are never changed or removed. */
export const freespinUses = sqliteTable(
  'freespin_uses',
  {
    seq: integer('seq').primaryKey(),
    bonusId: text('bonus_id')
      .notNull()
      .references(() => playerBonuses.id),
    operatorId: text('operator_id').notNull(),
    /** The idempotency key of a reported use; the contribution's id of another. */
    requestId: text('request_id').notNull(),
    /** The contribution that it paid, which a ledger entry records. */
    contributionId: text('contribution_id'),
    /** The instance that received it. */
    instanceId: text('instance_id'),
    /** In the award's currency, like `usedAfter`: what this use took, and the total after it. */
    amount: micros('amount').notNull(),
    usedAfter: micros('used_after').notNull(),
    providerId: text('provider_id').notNull(),
    gameCode: text('game_code').notNull(),
    gameroundId: text('gameround_id'),
    /** The account that reported it, or that contributed. */
    accountId: text('account_id').notNull(),
    atMs: at('at_ms').notNull(),
  },
  (table) => [
    uniqueIndex('freespin_uses_request').on(table.operatorId, table.requestId).where(sql`contribution_id is null`),
    uniqueIndex('freespin_uses_contribution').on(table.contributionId).where(sql`contribution_id is not null`),
    index('freespin_uses_instance').on(table.instanceId, table.seq).where(sql`contribution_id is not null`),
    index('freespin_uses_bonus').on(table.bonusId, table.seq),
    index('freespin_uses_operator').on(table.operatorId, table.seq),
    check('freespin_uses_amount', sql`${table.amount} > 0 and ${table.amount} <= ${table.usedAfter}`),
    notNegative('freespin_uses_used_after', table.usedAfter),
  ],
);

/** Uses that were given back, each once. Rows are never changed or removed. */
export const freespinReturns = sqliteTable('freespin_returns', {
  useSeq: integer('use_seq')
    .primaryKey()
    .references(() => freespinUses.seq),
  /** The last use of the bonus by then: the place of this return among them. */
  afterSeq: integer('after_seq').notNull(),
  reason: text('reason').notNull(),
  accountId: text('account_id').notNull(),
  atMs: at('at_ms').notNull(),
});

export type FreespinReturn = typeof freespinReturns.$inferSelect;

export type PlayerBonus = typeof playerBonuses.$inferSelect;

/** A use, without its sequence number. */
export type FreespinUse = Omit<typeof freespinUses.$inferSelect, 'seq'>;
