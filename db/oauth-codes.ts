import { eq } from 'drizzle-orm';
import type { Tx } from './engine/tx.ts';
import { oauthCodes } from './schema.ts';

export type OauthCode = typeof oauthCodes.$inferSelect;

export const saveOauthCode = async (tx: Tx, code: OauthCode): Promise<void> => {
  await tx.run((db) => db.insert(oauthCodes).values(code));
};

/** Returns and removes a code: it is valid once. */
export const takeOauthCode = (tx: Tx, codeHash: string): Promise<OauthCode | undefined> =>
  tx.get((db) => db.delete(oauthCodes).where(eq(oauthCodes.codeHash, codeHash)).returning());
