import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { totalOf } from '../tables/columns.ts';
import { potContributors } from '../tables/jackpots.ts';
import { type ParticipationRow, participations } from '../tables/players.ts';

/** A player among the highest contributors. */
export type RankedPlayer = Pick<ParticipationRow, 'playerId' | 'unnamed'> & { readonly contributed: bigint };

const ever = statement((db) =>
  db
    .select({
      playerId: participations.playerId,
      unnamed: participations.unnamed,
      rest: participations.contributionValue,
      carries: participations.contributionCarries,
    })
    .from(participations)
    .where(
      and(
        sql`ranked = 1`,
        eq(participations.instanceId, sql.placeholder('instanceId')),
        sql`${participations.contributionCount} > 0`,
      ),
    )
    .orderBy(
      desc(participations.contributionCarries),
      desc(participations.contributionValue),
      asc(participations.lastSeq),
    )
    .limit(sql.placeholder('limit')),
);
const ofLife = statement((db) =>
  db
    .select({
      playerId: potContributors.playerId,
      unnamed: participations.unnamed,
      rest: potContributors.contributed,
      carries: potContributors.contributedCarries,
    })
    .from(potContributors)
    .innerJoin(
      participations,
      and(
        eq(participations.instanceId, potContributors.instanceId),
        eq(participations.brandPath, potContributors.brandPath),
        eq(participations.playerId, potContributors.playerId),
      ),
    )
    .where(
      and(
        eq(potContributors.instanceId, sql.placeholder('instanceId')),
        eq(potContributors.potId, sql.placeholder('potId')),
        eq(potContributors.instanceCount, sql.placeholder('instanceCount')),
      ),
    )
    .orderBy(desc(potContributors.contributedCarries), desc(potContributors.contributed), asc(potContributors.lastSeq))
    .limit(sql.placeholder('limit')),
);

/** The highest contributors of an instance, or of one life of a pot, in the order of an index. */
export const listLeadersOf = async (
  tx: Tx,
  of: { readonly instanceId: string; readonly life?: { readonly potId: string; readonly instanceCount: number } },
  limit: number,
): Promise<RankedPlayer[]> => {
  const { instanceId, life } = of;
  const rows =
    life === undefined
      ? await tx.all(ever, { instanceId, limit })
      : await tx.all(ofLife, { instanceId, ...life, limit });
  return rows.map(({ rest, carries, ...player }) => ({ ...player, contributed: totalOf(rest, carries) }));
};
