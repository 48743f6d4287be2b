import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Player } from '../../domain/jackpot/player.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type ContributionTexts, contributionTexts } from '../tables/contributions.ts';

const insert = statement((db) => {
  const { id: _, ...rest } = createPlaceholders(contributionTexts);
  return db.insert(contributionTexts).values(rest).onConflictDoNothing();
});
const ofContribution = statement((db) =>
  db
    .select({ metadata: contributionTexts.metadata, eventMetadata: contributionTexts.eventMetadata })
    .from(contributionTexts)
    .where(eq(contributionTexts.contributionId, sql.placeholder('contributionId'))),
);

/** Keeps the texts of a contribution, if it has any, in the unit that records it. */
export const keepTexts = (tx: Tx, texts: ContributionTexts): void => {
  if (texts.metadata !== null || texts.eventMetadata !== null) tx.defer((run) => run(insert, texts));
};

/** The texts of a contribution; undefined when it had none, or when they have been removed. */
export const findTexts = (
  tx: Tx,
  contributionId: string,
): Promise<Pick<ContributionTexts, 'metadata' | 'eventMetadata'> | undefined> =>
  tx.get(ofContribution, { contributionId });

/** Removes up to `limit` texts from before a time. @returns how many. */
export const removeTextsBefore = async (tx: Tx, beforeMs: number, limit: number): Promise<number> => {
  const oldest = await tx.all((db) =>
    db
      .select({ id: contributionTexts.id, atMs: contributionTexts.atMs })
      .from(contributionTexts)
      .orderBy(asc(contributionTexts.id))
      .limit(limit),
  );
  const kept = oldest.find(({ atMs }) => atMs >= beforeMs);
  const last = oldest.at(-1);
  if (last === undefined || kept === oldest[0]) return 0;
  const until = kept?.id ?? last.id + 1;
  return (await tx.run((db) => db.delete(contributionTexts).where(lt(contributionTexts.id, until)))).changes;
};

/** Removes up to `limit` texts of a player. @returns the ids of their contributions. */
export const removePlayerTexts = async (
  tx: Tx,
  { brandPath, playerId }: Player,
  limit: number,
): Promise<readonly string[]> => {
  const found = await tx.all((db) =>
    db
      .select({ id: contributionTexts.id, contributionId: contributionTexts.contributionId })
      .from(contributionTexts)
      .where(and(eq(contributionTexts.brandPath, brandPath), eq(contributionTexts.playerId, playerId)))
      .limit(limit),
  );
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await tx.run((db) => db.delete(contributionTexts).where(inArray(contributionTexts.id, ids)));
  return found.map(({ contributionId }) => contributionId);
};
