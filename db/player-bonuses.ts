import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BonusState } from '../domain/bonus/bonus-state.ts';
import type { BonusAward } from './bonus-awards.ts';
import { bonusAwards } from './bonus-awards.ts';
import { at, isState, notNegative, oneOf } from './columns.ts';
import { columnsOf, placeholdersOf, statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { BY_ROW, listPage } from './list-page.ts';
import { micros } from './micros-column.ts';
import { type Listing, orderOf, type Page } from './page.ts';

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
  },
  (table) => [
    uniqueIndex('player_bonuses_award').on(table.awardId, table.position),
    uniqueIndex('player_bonuses_once').on(table.awardId, table.playerId),
    index('player_bonuses_player').on(table.brandPath, table.playerId, table.expiresAtMs),
    index('player_bonuses_available').on(table.expiresAtMs).where(isState(table.state, 'Available')),
    notNegative('player_bonuses_budget', table.budget),
    check('player_bonuses_used', sql`${table.used} between 0 and ${table.budget}`),
    check(
      'player_bonuses_consumed',
      sql`(${table.state} = 'Consumed') = (${table.used} = ${table.budget}) and (${table.state} = 'Consumed') = (${table.consumedAtMs} is not null)`,
    ),
    oneOf('player_bonuses_state', table.state, ['Available', 'Expired', 'Consumed']),
  ],
);

/** Uses reported by games, in order. Rows are never changed or removed. */
export const freespinUses = sqliteTable(
  'freespin_uses',
  {
    seq: integer('seq').primaryKey(),
    bonusId: text('bonus_id')
      .notNull()
      .references(() => playerBonuses.id),
    operatorId: text('operator_id').notNull(),
    /** The use's idempotency key. */
    requestId: text('request_id').notNull(),
    /** In the award's currency, like `usedAfter`: what this use took, and the total after it. */
    amount: micros('amount').notNull(),
    usedAfter: micros('used_after').notNull(),
    providerId: text('provider_id').notNull(),
    gameCode: text('game_code').notNull(),
    gameroundId: text('gameround_id'),
    /** The account that reported it. */
    accountId: text('account_id').notNull(),
    atMs: at('at_ms').notNull(),
  },
  (table) => [
    uniqueIndex('freespin_uses_request').on(table.operatorId, table.requestId),
    index('freespin_uses_bonus').on(table.bonusId, table.seq),
    check('freespin_uses_amount', sql`${table.amount} > 0 and ${table.amount} <= ${table.usedAfter}`),
    notNegative('freespin_uses_used_after', table.usedAfter),
  ],
);

export type PlayerBonus = typeof playerBonuses.$inferSelect;

/** A bonus with its award. */
export type AwardedBonus = { readonly bonus: PlayerBonus; readonly award: BonusAward };

/** A reported use, without its sequence number. */
export type FreespinUse = Omit<typeof freespinUses.$inferSelect, 'seq'>;

const insert = statement((db) => db.insert(playerBonuses).values(placeholdersOf(playerBonuses)));
const recordState = statement((db) =>
  db
    .update(playerBonuses)
    .set(placeholdersOf(playerBonuses, ['state', 'used', 'consumedAtMs']))
    .where(eq(playerBonuses.id, sql.placeholder('id'))),
);

const byId = statement((db) =>
  db
    .select({ bonus: playerBonuses, award: bonusAwards })
    .from(playerBonuses)
    .innerJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
    .where(eq(playerBonuses.id, sql.placeholder('id'))),
);
const insertUse = statement((db) =>
  db.insert(freespinUses).values(placeholdersOf(freespinUses, columnsOf(freespinUses, 'seq'))),
);

export const insertPlayerBonus = async (tx: Tx, bonus: PlayerBonus): Promise<void> => {
  await tx.run(insert, bonus);
};

/** Records a bonus's new state. */
export const changePlayerBonus = async (
  tx: Tx,
  { id, state, used, consumedAtMs }: Pick<PlayerBonus, 'id' | 'state' | 'used' | 'consumedAtMs'>,
): Promise<void> => {
  await tx.run(recordState, { id, state, used, consumedAtMs });
};

export const findPlayerBonus = (tx: Tx, id: string): Promise<AwardedBonus | undefined> => tx.get(byId, { id });

/** The bonuses of an award, in player order. */
export const listBonusesOfAward = (tx: Tx, awardId: string): Promise<PlayerBonus[]> =>
  tx.all((db) =>
    db.select().from(playerBonuses).where(eq(playerBonuses.awardId, awardId)).orderBy(asc(playerBonuses.position)),
  );

/** Unused bonuses past their end that are not recorded as expired yet, earliest first. */
export const listOverdueBonuses = (tx: Tx, nowMs: number, limit: number): Promise<AwardedBonus[]> =>
  tx.all((db) =>
    db
      .select({ bonus: playerBonuses, award: bonusAwards })
      .from(playerBonuses)
      .innerJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
      .where(and(isState(playerBonuses.state, 'Available'), lte(playerBonuses.expiresAtMs, nowMs)))
      .orderBy(asc(playerBonuses.expiresAtMs))
      .limit(limit),
  );

/** Records a use, in the unit that takes it from the bonus. */
export const recordUse = async (tx: Tx, use: FreespinUse): Promise<void> => {
  await tx.run(insertUse, use);
};

/** The use made under this idempotency key. */
export const findUseOfRequest = (tx: Tx, operatorId: string, requestId: string): Promise<FreespinUse | undefined> =>
  tx.get((db) =>
    db
      .select()
      .from(freespinUses)
      .where(and(eq(freespinUses.operatorId, operatorId), eq(freespinUses.requestId, requestId))),
  );

export type PlayerBonusFilter = {
  readonly brandPath: string;
  readonly playerId: string;
  readonly id?: string | undefined;
  readonly state?: BonusState | undefined;
  /** Bonuses usable with this provider, in this game, or in this game of this provider. */
  readonly providerId?: string | undefined;
  readonly gameCode?: string | undefined;
};

const sortable = {
  id: playerBonuses.id,
  timestamp_bonus_awarded: bonusAwards.awardedAtMs,
  timestamp_bonus_expires: playerBonuses.expiresAtMs,
};

/** One page of a player's bonuses; the state is the one at `nowMs`, even if it is not recorded yet. */
export const listPlayerBonuses = async (
  tx: Tx,
  filter: PlayerBonusFilter,
  page: Page<keyof typeof sortable>,
  nowMs: number,
): Promise<Listing<AwardedBonus>> => {
  const scope = and(eq(playerBonuses.brandPath, filter.brandPath), eq(playerBonuses.playerId, filter.playerId));
  const join = sql`inner join ${bonusAwards} on ${bonusAwards.id} = ${playerBonuses.awardId}`;
  const where = and(
    filter.id === undefined ? undefined : eq(playerBonuses.id, filter.id),
    filter.state === undefined ? undefined : sql`${stateAt(nowMs)} = ${filter.state}`,
    isForGames(filter),
  );
  const listed = {
    table: playerBonuses,
    scope,
    filter: where,
    join,
    walk: [playerBonuses.expiresAtMs, BY_ROW],
    order: orderOf(page, sortable, playerBonuses.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select({ bonus: playerBonuses, award: bonusAwards })
        .from(playerBonuses)
        .innerJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};

/** See `bonusStateAt`. */
const stateAt = (nowMs: number): SQL =>
  sql`case when ${playerBonuses.state} = 'Available' and ${playerBonuses.expiresAtMs} <= ${nowMs} then 'Expired' else ${playerBonuses.state} end`;

/** See `isForGame`; omitted filters match everything. */
const isForGames = ({ providerId, gameCode }: PlayerBonusFilter): SQL | undefined => {
  if (providerId === undefined && gameCode === undefined) return undefined;
  const ofProvider = providerId === undefined ? sql`true` : sql`games.value ->> 'provider_id' = ${providerId}`;
  const ofGame =
    gameCode === undefined
      ? sql`true`
      : sql`(json_array_length(games.value, '$.game_ids') = 0 or exists (select 1 from json_each(games.value, '$.game_ids') as game where game.value = ${gameCode}))`;
  return sql`(json_array_length(${bonusAwards.availableFor}) = 0 or exists (select 1 from json_each(${bonusAwards.availableFor}) as games where ${ofProvider} and ${ofGame}))`;
};
