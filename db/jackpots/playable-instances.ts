import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Tx } from '../engine/tx.ts';
import { instances } from '../tables/jackpots.ts';
import { isPublicInstance, playableBy } from './listed-instances.ts';

/**
 * Lists the ids of the public instances that a brand may play, the oldest first.
 * @param among only these of them.
 * @param ended true to list those too that have ended.
 */
export const listPlayableIds = async (
  tx: Tx,
  brandPath: string,
  nowMs: number,
  {
    among,
    ended = false,
    limit,
  }: { readonly among?: readonly string[]; readonly ended?: boolean; readonly limit: number },
): Promise<readonly string[]> => {
  const given = among && sql`${instances.id} in (select value from json_each(${JSON.stringify(among)}))`;
  const rows = await tx.all((db) =>
    db
      .select({ id: instances.id })
      .from(instances)
      .where(
        and(
          given,
          eq(instances.operatorId, toOperatorId(brandPath)),
          isPublicInstance,
          ended ? undefined : ne(instances.state, 'Terminated'),
          ended ? undefined : or(isNull(instances.endsAtMs), gt(instances.endsAtMs, nowMs)),
          playableBy([brandPath]),
        ),
      )
      .orderBy(asc(instances.createdAtMs), asc(instances.id))
      .limit(limit),
  );
  return rows.map(({ id }) => id);
};
