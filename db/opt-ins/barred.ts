import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { BarReason } from '../../domain/jackpot/bar-reason.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import type { WinLimit } from '../../domain/jackpot/rules.ts';
import type { Tx } from '../engine/tx.ts';
import { hasExclusions } from './player-exclusions.ts';

/** The reasons why players of an instance may not win at a moment, although they have contributed. */
export type Bars = {
  readonly instanceId: string;
  readonly operatorId: string;
  readonly nowMs: number;
  /** Some player of the operator is excluded. */
  readonly excludes: boolean;
  readonly optInRequired: boolean;
  readonly winLimit: WinLimit | undefined;
};

/** The bars of an instance now; undefined if there are none, so that everyone who has contributed may win. */
export const readBars = async (
  tx: Tx,
  { id: instanceId, operatorId }: { readonly id: string; readonly operatorId: string },
  { optInRequired, winLimit }: Pick<Bars, 'optInRequired'> & { readonly winLimit?: WinLimit },
  nowMs: number,
): Promise<Bars | undefined> => {
  const excludes = await hasExclusions(tx, operatorId);
  return excludes || optInRequired || winLimit !== undefined
    ? { instanceId, operatorId, nowMs, excludes, optInRequired, winLimit }
    : undefined;
};

type Column = SQL | AnySQLiteColumn;

/** A player's wins of an instance since a moment, exclusive: pots as the winner, and prizes. */
const winsSince = (instanceId: string, brand: Column | string, player: Column | string, sinceMs: number): SQL<number> =>
  sql<number>`((select count(*) from payouts owed join wins won on won.id = owed.win_id
    where owed.brand_path = ${brand} and owed.player_id = ${player} and owed.won_at_ms > ${sinceMs}
      and owed.instance_id = ${instanceId} and (owed.number = 0 or won.player_id = ''))
    + (select count(*) from win_shares waiting, json_each(waiting.shares) share, wins won
      where won.id = waiting.win_id and won.player_id = '' and won.at_ms > ${sinceMs} and won.instance_id = ${instanceId}
        and share.value ->> 'brand' = ${brand} and share.value ->> 'player' = ${player}))`;

/** The reason why the player in these columns may not win, as a column; null if there is none. */
const reasonFor = (bars: Bars, brand: Column, player: Column): SQL<BarReason | null> => {
  const { instanceId, operatorId, nowMs, excludes, optInRequired, winLimit } = bars;
  const cases: SQL[] = [];
  if (excludes)
    cases.push(sql`when exists (select 1 from player_exclusions barred where barred.operator_id = ${operatorId}
      and barred.player_id = ${player} and barred.owner_id in (${operatorId}, ${brand}) and barred.readmitted_at_ms is null
      and (barred.until_ms is null or barred.until_ms > ${nowMs})) then 'excluded'`);
  if (optInRequired)
    cases.push(sql`when not exists (select 1 from participations opted where opted.instance_id = ${instanceId}
      and opted.brand_path = ${brand} and opted.player_id = ${player} and opted.opted_in = 1) then 'opted_out'`);
  if (winLimit !== undefined)
    cases.push(sql`when ${winsSince(instanceId, brand, player, nowMs - winLimit.periodMs)} >= ${winLimit.wins}
      then 'win_limit'`);
  return sql<BarReason | null>`(case ${sql.join(cases, sql` `)} end)`;
};

/** Rows of players who may win; undefined if all may. */
export const mayWin = (bars: Bars | undefined, brand: Column, player: Column): SQL | undefined =>
  bars && sql`${reasonFor(bars, brand, player)} is null`;

/** A player who may not win. */
export type Barred = Player & { readonly reason: BarReason };

/** The reason as a column; null where all may win. */
export const reasonOrNull = (bars: Bars | undefined, brand: Column, player: Column): SQL<BarReason | null> =>
  bars === undefined ? sql<null>`null` : reasonFor(bars, brand, player);

/** Rows of players who may not, with their reason. */
export const barredWith = (bars: Bars, brand: Column, player: Column) => {
  const reason = reasonFor(bars, brand, player);
  return { reason, isBarred: sql`${reason} is not null` };
};

/** Finds those of these players who may not win, and why, by their place in the list. */
export const findBarred = async (
  tx: Tx,
  bars: Bars,
  players: readonly Player[],
): Promise<ReadonlyMap<number, BarReason>> => {
  const given = JSON.stringify(players.map(({ brandPath, playerId }, place) => [place, brandPath, playerId]));
  const reason = reasonFor(bars, sql`named.brand_path`, sql`named.player_id`);
  const found = await tx.all((db) =>
    db
      .select({ place: sql<number>`named.place`, reason: sql<BarReason>`${reason}` })
      .from(
        sql`(select cast(value ->> 0 as integer) as place, value ->> 1 as brand_path, value ->> 2 as player_id
          from json_each(${given})) named`,
      )
      .where(sql`${reason} is not null`),
  );
  return new Map(found.map(({ place, reason }) => [place, reason]));
};

/** Counts a player's wins of an instance within the period of its limit. */
export const countWins = async (
  tx: Tx,
  instanceId: string,
  { brandPath, playerId }: Player,
  { periodMs }: WinLimit,
  nowMs: number,
): Promise<number> =>
  (
    await tx.get((db) =>
      db.select({ n: winsSince(instanceId, brandPath, playerId, nowMs - periodMs) }).from(sql`(select 1) once`),
    )
  )?.n ?? 0;
