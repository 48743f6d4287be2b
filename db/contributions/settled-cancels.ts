import { asc, eq, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type SettledCancel, settledCancels } from '../tables/contributions.ts';

const byId = statement((db) =>
  db
    .select()
    .from(settledCancels)
    .where(eq(settledCancels.contributionId, sql.placeholder('id'))),
);

const ofInstance = statement((db) =>
  db
    .select({ contributionId: settledCancels.contributionId })
    .from(settledCancels)
    .where(eq(settledCancels.instanceId, sql.placeholder('instanceId')))
    .orderBy(asc(settledCancels.settledAtMs), asc(settledCancels.contributionId))
    .limit(sql.placeholder('limit')),
);

/** The contributions of an instance whose debits were returned outside the platform, earliest settled first. */
export const listSettledIds = async (tx: Tx, instanceId: string, limit: number): Promise<string[]> =>
  (await tx.all(ofInstance, { instanceId, limit })).map(({ contributionId }) => contributionId);

/** Records a debit returned outside the platform, in the unit that ends its contribution. */
export const insertSettledCancel = async (tx: Tx, settled: SettledCancel): Promise<void> => {
  await tx.run((db) => db.insert(settledCancels).values(settled));
};

export const findSettledCancel = (tx: Tx, contributionId: string): Promise<SettledCancel | undefined> =>
  tx.get(byId, { id: contributionId });
