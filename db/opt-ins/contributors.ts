import { and, asc, count, desc, eq, gte, ne, or, sql } from 'drizzle-orm';
import type { BarReason } from '../../domain/jackpot/bar-reason.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import type { Tx } from '../engine/tx.ts';
import { participations } from '../tables/players.ts';
import { type Barred, type Bars, barredWith, mayWin, reasonOrNull } from './barred.ts';

/** A player who shares a win, with the currency of their last booked contribution. */
export type Contributor = Player & { readonly lastCurrency: string };

/** By the table's name, which a selected column leaves out: a subquery has columns of the same names. */
const BRAND = sql`participations.brand_path`;
const PLAYER = sql`participations.player_id`;

const but = (player: Player) => or(ne(sql`brand_path`, player.brandPath), ne(sql`player_id`, player.playerId));

/** Counts the players other than the winner who contributed at or after `sinceMs`. */
export const countActive = async (
  tx: Tx,
  instanceId: string,
  sinceMs: number,
  winner: Player,
  bars?: Bars,
): Promise<number> =>
  (
    await tx.get((db) =>
      db
        .select({ n: count() })
        .from(participations)
        .where(
          and(
            sql`ranked = 1`,
            eq(participations.instanceId, instanceId),
            gte(participations.lastContributedAtMs, sinceMs),
            but(winner),
            mayWin(bars, BRAND, PLAYER),
          ),
        ),
    )
  )?.n ?? 0;

/** Lists the players other than the winner who contributed at or after `sinceMs` and may not win, in the order of their ids. */
export const listBarredActive = (
  tx: Tx,
  instanceId: string,
  sinceMs: number,
  winner: Player,
  bars: Bars,
): Promise<Barred[]> => {
  const { brandPath, playerId, lastContributedAtMs } = participations;
  const { reason, isBarred } = barredWith(bars, BRAND, PLAYER);
  return tx.all((db) =>
    db
      .select({ brandPath, playerId, reason: sql<BarReason>`${reason}` })
      .from(participations)
      .where(
        and(
          sql`ranked = 1`,
          eq(participations.instanceId, instanceId),
          gte(lastContributedAtMs, sinceMs),
          but(winner),
          isBarred,
        ),
      )
      .orderBy(asc(brandPath), asc(playerId)),
  );
};

/** Lists the players at these ascending positions, ordered by brand path and player id in code units. */
export const listActiveAt = async (
  tx: Tx,
  instanceId: string,
  sinceMs: number,
  winner: Player,
  places: readonly number[],
  bars?: Bars,
): Promise<readonly Contributor[]> => {
  const may = mayWin(bars, BRAND, PLAYER);
  const butBarred = may === undefined ? sql`` : sql`and ${may}`;
  const rows = await tx.all((db) =>
    db
      .select({
        brandPath: sql<string>`brand_path`,
        playerId: sql<string>`player_id`,
        lastCurrency: sql<string>`last_currency`,
      })
      .from(
        sql`(select ${participations.brandPath}, ${participations.playerId}, ${participations.lastCurrency},
          row_number() over (order by ${participations.brandPath}, ${participations.playerId}) - 1 as place
          from ${participations}
          where ranked = 1 and ${participations.instanceId} = ${instanceId}
            and ${participations.lastContributedAtMs} >= ${sinceMs}
            and (${participations.brandPath} <> ${winner.brandPath} or ${participations.playerId} <> ${winner.playerId})
            ${butBarred})`,
      )
      .where(sql`place in (select cast(value as integer) from json_each(${JSON.stringify(places)}))`)
      .orderBy(sql`place`),
  );
  return rows;
};

/** A player who shares a win if nothing stands against it. */
type Ranked = Contributor & { readonly reason: BarReason | null };

/**
 * Players other than the winner with the largest totals, the largest first; on ties, who reached it first. Players who may not win have a
 * reason.
 */
export const listHighestEver = (
  tx: Tx,
  instanceId: string,
  winner: Player,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  bars?: Bars,
): Promise<Ranked[]> =>
  tx.all((db) =>
    db
      .select({
        brandPath: participations.brandPath,
        playerId: participations.playerId,
        lastCurrency: sql<string>`last_currency`,
        reason: reasonOrNull(bars, BRAND, PLAYER),
      })
      .from(participations)
      .where(
        and(
          sql`ranked = 1`,
          eq(participations.instanceId, instanceId),
          sql`${participations.contributionCount} > 0`,
          but(winner),
        ),
      )
      .orderBy(
        desc(participations.contributionCarries),
        desc(participations.contributionValue),
        asc(participations.lastSeq),
      )
      .limit(limit)
      .offset(offset),
  );
