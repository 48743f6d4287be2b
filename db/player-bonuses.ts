import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { BonusState } from '../domain/bonus/bonus-state.ts';
import type { BonusAward } from './bonus-awards.ts';
import { isState } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { BY_ROW, listPage } from './list-page.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { bonusAwards, freespinUses, playerBonuses } from './schema.ts';

export type PlayerBonus = typeof playerBonuses.$inferSelect;

/** A bonus, and what it has in common with the others of its award. */
export type AwardedBonus = { readonly bonus: PlayerBonus; readonly award: BonusAward };

/** A use that was reported, without its place in their order. */
export type FreespinUse = Omit<typeof freespinUses.$inferSelect, 'seq'>;

const insert = statement((db) =>
  db.insert(playerBonuses).values({
    id: sql.placeholder('id'),
    awardId: sql.placeholder('awardId'),
    position: sql.placeholder('position'),
    brandPath: sql.placeholder('brandPath'),
    playerId: sql.placeholder('playerId'),
    state: sql.placeholder('state') as never,
    budget: sql.placeholder('budget'),
    used: sql.placeholder('used'),
    expiresAtMs: sql.placeholder('expiresAtMs'),
    consumedAtMs: sql.placeholder('consumedAtMs'),
  }),
);
const recordState = statement((db) =>
  db
    .update(playerBonuses)
    .set({
      state: sql.placeholder('state') as never,
      used: sql.placeholder('used') as never,
      consumedAtMs: sql.placeholder('consumedAtMs') as never,
    })
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
  db.insert(freespinUses).values({
    bonusId: sql.placeholder('bonusId'),
    operatorId: sql.placeholder('operatorId'),
    requestId: sql.placeholder('requestId'),
    amount: sql.placeholder('amount'),
    usedAfter: sql.placeholder('usedAfter'),
    providerId: sql.placeholder('providerId'),
    gameCode: sql.placeholder('gameCode'),
    gameroundId: sql.placeholder('gameroundId'),
    accountId: sql.placeholder('accountId'),
    atMs: sql.placeholder('atMs'),
  }),
);

export const insertPlayerBonus = async (tx: Tx, bonus: PlayerBonus): Promise<void> => {
  await tx.run(insert, bonus);
};

/** Records what has become of a bonus. */
export const changePlayerBonus = async (
  tx: Tx,
  { id, state, used, consumedAtMs }: Pick<PlayerBonus, 'id' | 'state' | 'used' | 'consumedAtMs'>,
): Promise<void> => {
  await tx.run(recordState, { id, state, used, consumedAtMs });
};

export const findPlayerBonus = (tx: Tx, id: string): Promise<AwardedBonus | undefined> => tx.get(byId, { id });

/** The bonuses of an award in the order of its players. */
export const listBonusesOfAward = (tx: Tx, awardId: string): Promise<PlayerBonus[]> =>
  tx.all((db) =>
    db.select().from(playerBonuses).where(eq(playerBonuses.awardId, awardId)).orderBy(asc(playerBonuses.position)),
  );

/** Bonuses that have reached their end without being used up and that are not recorded as expired, the earliest first. */
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

/** Records a use in the unit that takes it from the bonus. */
export const recordUse = async (tx: Tx, use: FreespinUse): Promise<void> => {
  await tx.run(insertUse, use);
};

/** The use that goes by this key. */
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
  /** Those that can be used in a game of this provider, in this game, or in this game of this provider. */
  readonly providerId?: string | undefined;
  readonly gameCode?: string | undefined;
};

const sortable = {
  id: playerBonuses.id,
  timestamp_bonus_awarded: bonusAwards.awardedAtMs,
  timestamp_bonus_expires: playerBonuses.expiresAtMs,
};

/** One page of a player's bonuses; the state is that of a moment, whatever is recorded. */
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

/** See `isForGame`; what is not asked for is not looked at. */
const isForGames = ({ providerId, gameCode }: PlayerBonusFilter): SQL | undefined => {
  if (providerId === undefined && gameCode === undefined) return undefined;
  const ofProvider = providerId === undefined ? sql`true` : sql`games.value ->> 'provider_id' = ${providerId}`;
  const ofGame =
    gameCode === undefined
      ? sql`true`
      : sql`(json_array_length(games.value, '$.game_ids') = 0 or exists (select 1 from json_each(games.value, '$.game_ids') as game where game.value = ${gameCode}))`;
  return sql`(json_array_length(${bonusAwards.availableFor}) = 0 or exists (select 1 from json_each(${bonusAwards.availableFor}) as games where ${ofProvider} and ${ofGame}))`;
};
