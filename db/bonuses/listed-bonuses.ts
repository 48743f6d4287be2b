import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BonusState } from '../../domain/bonus/freespins.ts';
import type { Tx } from '../engine/tx.ts';
import { idStartAt } from '../listing/id-start-at.ts';
import type { Listing, Page } from '../listing/page.ts';
import { bonusAwards, playerBonuses } from '../tables/bonuses.ts';
import { type AwardedBonus, listAwarded, stateAt } from './player-bonuses.ts';

/** The bonuses of an operator, or of one of its brands. */
export type BonusScope = { readonly operatorId: string; readonly brandPath?: string | undefined };

export type BonusFilter = BonusScope & {
  readonly promoId?: string | undefined;
  readonly instanceId?: string | undefined;
  readonly state?: BonusState | undefined;
  /** The time of the award. */
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
};

type InOrder = Pick<Page<never>, 'page' | 'limit' | 'descending' | 'after'>;

/** The awards of an operator or a brand, or of one of its campaigns. */
export const isAwardOf = ({ operatorId, brandPath, promoId }: BonusFilter): SQL | undefined =>
  and(
    eq(bonusAwards.operatorId, operatorId),
    promoId === undefined ? undefined : eq(bonusAwards.promoId, promoId),
    brandPath === undefined ? undefined : eq(bonusAwards.brandPath, brandPath),
  );

/** The first and the last award of a campaign; undefined if there is none. */
export const findAwardRange = async (
  tx: Tx,
  filter: BonusFilter & { readonly promoId: string },
): Promise<{ readonly first: string; readonly last: string } | undefined> => {
  const found = await tx.get((db) =>
    db
      .select({
        first: sql<string | null>`min(${bonusAwards.id})`,
        last: sql<string | null>`max(${bonusAwards.id})`,
      })
      .from(bonusAwards)
      .where(isAwardOf(filter)),
  );
  const { first, last } = found ?? {};
  return first == null || last == null ? undefined : { first, last };
};

/** Ids are made a little before or after the time of the award. */
const MARGIN_MS = 60_000;

/** One page of bonuses in the order of their awards. The state is the one at `nowMs`, even if it is not recorded yet. */
export const listBonuses = async (
  tx: Tx,
  filter: BonusFilter,
  page: InOrder,
  nowMs: number,
): Promise<Listing<AwardedBonus>> => {
  const { promoId, brandPath, instanceId, state, fromMs, toMs } = filter;
  const range = promoId === undefined ? undefined : await findAwardRange(tx, { ...filter, promoId });
  if (promoId !== undefined && range === undefined) return { rows: [], total: 0 };
  const first = laterOf(range?.first, fromMs === undefined ? undefined : idStartAt(fromMs - MARGIN_MS));
  const last = earlierOf(range?.last, toMs === undefined ? undefined : idStartAt(toMs + MARGIN_MS));
  const { awardId, position } = playerBonuses;
  const walk = [awardId, position];
  const listed = {
    table: playerBonuses,
    scope: brandPath === undefined ? undefined : eq(playerBonuses.brandPath, brandPath),
    above: first === undefined ? undefined : sql`${awardId} >= ${first}`,
    below: last === undefined ? undefined : sql`${awardId} <= ${last}`,
    join: sql`inner join ${bonusAwards} on ${bonusAwards.id} = ${awardId}`,
    filter: and(
      isAwardOf(filter),
      instanceId === undefined ? undefined : eq(bonusAwards.instanceId, instanceId),
      state === undefined ? undefined : sql`${stateAt(nowMs)} = ${state}`,
      fromMs === undefined ? undefined : sql`${bonusAwards.awardedAtMs} >= ${fromMs}`,
      toMs === undefined ? undefined : sql`${bonusAwards.awardedAtMs} < ${toMs}`,
    ),
    walk,
    order: walk.map((by) => ({ by, descending: page.descending })),
  };
  return listAwarded(tx, listed, page);
};

const laterOf = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a;
const earlierOf = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;
