import { eq } from 'drizzle-orm';
import { oauthCodes } from './schema.ts';
import type { Tx } from './tx.ts';

export type OauthCode = typeof oauthCodes.$inferSelect;

export const saveOauthCode = async (tx: Tx, code: OauthCode): Promise<void> => {
  await tx.run((db) => db.insert(oauthCodes).values(code));
};

/** Finds a code and removes it: it counts once. */
export const takeOauthCode = (tx: Tx, codeHash: string): Promise<OauthCode | undefined> =>
  tx.get((db) => db.delete(oauthCodes).where(eq(oauthCodes.codeHash, codeHash)).returning());
