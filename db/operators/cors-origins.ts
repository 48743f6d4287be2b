import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { corsOrigins } from '../tables/operators.ts';

const THE_ROW = 1;

const all = statement((db) => db.select({ patterns: corsOrigins.patterns }).from(corsOrigins));

/** The origin patterns whose pages may call the platform, in the order given. */
export const listCorsPatterns = async (tx: Tx): Promise<readonly string[]> => (await tx.get(all, {}))?.patterns ?? [];

export const saveCorsPatterns = async (tx: Tx, patterns: readonly string[]): Promise<void> => {
  await tx.run((db) =>
    db
      .insert(corsOrigins)
      .values({ id: THE_ROW, patterns })
      .onConflictDoUpdate({ target: corsOrigins.id, set: { patterns } }),
  );
};
