import { asc, eq, sql } from 'drizzle-orm';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { instanceLinks } from '../tables/jackpots.ts';

const ofInstance = statement((db) =>
  db
    .select({ linkedId: instanceLinks.linkedId })
    .from(instanceLinks)
    .where(eq(instanceLinks.instanceId, sql.placeholder('instanceId')))
    .orderBy(asc(instanceLinks.place)),
);
const insert = statement((db) => db.insert(instanceLinks).values(createPlaceholders(instanceLinks)));
const remove = statement((db) =>
  db.delete(instanceLinks).where(eq(instanceLinks.instanceId, sql.placeholder('instanceId'))),
);

/** The ids of the instances that an instance is linked to, in their order. */
export const listLinks = async (tx: Tx, instanceId: string): Promise<readonly string[]> =>
  (await tx.all(ofInstance, { instanceId })).map(({ linkedId }) => linkedId);

/** Replaces the links of an instance. */
export const writeLinks = async (tx: Tx, instanceId: string, linkedIds: readonly string[]): Promise<void> => {
  await tx.run(remove, { instanceId });
  for (const [place, linkedId] of linkedIds.entries()) await tx.run(insert, { instanceId, place, linkedId });
};
