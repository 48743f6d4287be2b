import { and, eq, type SQL, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import type { Listing, Page } from '../listing/page.ts';
import {
  bonusAwards,
  type FreespinReturn,
  type FreespinUse,
  freespinReturns,
  freespinUses,
  playerBonuses,
} from '../tables/bonuses.ts';
import { type BonusFilter, isAwardOf } from './listed-bonuses.ts';

/** A use with its bonus, and how it was given back. */
export type ListedUse = {
  readonly use: FreespinUse;
  readonly playerId: string;
  readonly brandPath: string;
  readonly promoId: string | null;
  readonly currency: string;
  readonly returned: FreespinReturn | null;
};

export type UseFilter = Omit<BonusFilter, 'instanceId' | 'state'> & { readonly bonusId?: string | undefined };

/** One page of uses, in their order. `fromMs` and `toMs` are times of the uses. */
export const listBonusUses = (
  tx: Tx,
  filter: UseFilter,
  page: Pick<Page<never>, 'page' | 'limit' | 'descending' | 'after'>,
): Promise<Listing<ListedUse>> => {
  const { operatorId, bonusId, fromMs, toMs } = filter;
  const join: SQL = sql`inner join ${playerBonuses} on ${playerBonuses.id} = ${freespinUses.bonusId} inner join ${bonusAwards} on ${bonusAwards.id} = ${playerBonuses.awardId}`;
  const listed = {
    table: freespinUses,
    scope: bonusId === undefined ? eq(freespinUses.operatorId, operatorId) : eq(freespinUses.bonusId, bonusId),
    join,
    filter: and(
      isAwardOf(filter),
      fromMs === undefined ? undefined : sql`${freespinUses.atMs} >= ${fromMs}`,
      toMs === undefined ? undefined : sql`${freespinUses.atMs} < ${toMs}`,
    ),
    walk: [freespinUses.seq],
    order: [{ by: freespinUses.seq, descending: page.descending }],
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select({
          use: freespinUses,
          playerId: playerBonuses.playerId,
          brandPath: playerBonuses.brandPath,
          promoId: bonusAwards.promoId,
          currency: bonusAwards.currency,
          returned: freespinReturns,
        })
        .from(freespinUses)
        .innerJoin(playerBonuses, eq(playerBonuses.id, freespinUses.bonusId))
        .innerJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
        .leftJoin(freespinReturns, eq(freespinReturns.useSeq, freespinUses.seq))
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};

/** The bonus that paid a contribution. */
export const findBonusOfContribution = async (
  tx: Tx,
  operatorId: string,
  contributionId: string,
): Promise<{ readonly brandPath: string } | undefined> =>
  tx.get((db) =>
    db
      .select({ brandPath: playerBonuses.brandPath })
      .from(freespinUses)
      .innerJoin(playerBonuses, eq(playerBonuses.id, freespinUses.bonusId))
      .where(and(eq(freespinUses.contributionId, contributionId), eq(freespinUses.operatorId, operatorId))),
  );

const returnOf = statement((db) =>
  db
    .select()
    .from(freespinReturns)
    .where(eq(freespinReturns.useSeq, sql.placeholder('useSeq'))),
);

/** The return of a use, if it was given back. */
export const findReturn = (tx: Tx, useSeq: number): Promise<FreespinReturn | undefined> => tx.get(returnOf, { useSeq });

/** The sequence number of a bonus's last use. */
export const findLastUse = async (tx: Tx, bonusId: string): Promise<number> => {
  const found = await tx.get((db) =>
    db
      .select({ seq: sql<number>`max(${freespinUses.seq})` })
      .from(freespinUses)
      .where(eq(freespinUses.bonusId, bonusId)),
  );
  return found?.seq ?? 0;
};

/** Records that a use was given back, in the unit that adds it to the bonus again. */
export const recordReturn = async (tx: Tx, returned: FreespinReturn): Promise<void> => {
  await tx.run((db) => db.insert(freespinReturns).values(returned));
};
