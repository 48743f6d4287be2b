import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { BonusState } from '../../domain/bonus/freespins.ts';
import { createPlaceholders, listColumns, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { BY_ROW, listPage } from '../listing/list-page.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import {
  type BonusAward,
  type BonusChange,
  bonusAwards,
  bonusChanges,
  type FreespinUse,
  freespinUses,
  type PlayerBonus,
  playerBonuses,
} from '../tables/bonuses.ts';
import { isState } from '../tables/columns.ts';

/** A bonus with its award, and the change that took it back, if it was read. */
export type AwardedBonus = {
  readonly bonus: PlayerBonus;
  readonly award: BonusAward;
  readonly removal?: Pick<BonusChange, 'atMs' | 'accountId' | 'reason'> | null;
};

const insert = statement((db) => db.insert(playerBonuses).values(createPlaceholders(playerBonuses)));
const recordState = statement((db) =>
  db
    .update(playerBonuses)
    .set(createPlaceholders(playerBonuses, ['state', 'used', 'consumedAtMs']))
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
  db.insert(freespinUses).values(createPlaceholders(freespinUses, listColumns(freespinUses, 'seq'))),
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

/** The use that was reported under this idempotency key. */
export const findUseOfRequest = (
  tx: Tx,
  operatorId: string,
  requestId: string,
): Promise<(FreespinUse & { readonly seq: number }) | undefined> =>
  tx.get((db) =>
    db
      .select()
      .from(freespinUses)
      .where(
        and(
          eq(freespinUses.operatorId, operatorId),
          eq(freespinUses.requestId, requestId),
          isNull(freespinUses.contributionId),
        ),
      ),
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
    order: toPageOrder(page, sortable, playerBonuses.id),
  };
  return listAwarded(tx, listed, page);
};

/** One page of bonuses with their awards, and the change that removed them. */
export const listAwarded = (
  tx: Tx,
  listed: Parameters<typeof listPage>[1],
  page: Parameters<typeof listPage>[2],
): Promise<Listing<AwardedBonus>> =>
  listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select({ bonus: playerBonuses, award: bonusAwards, removal: bonusChanges })
        .from(playerBonuses)
        .innerJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
        .leftJoin(bonusChanges, eq(bonusChanges.id, playerBonuses.removalId))
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );

/** See `bonusStateAt`. */
export const stateAt = (nowMs: number): SQL =>
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
