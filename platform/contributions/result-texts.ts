import { findTexts } from '../../db/contributions/contribution-texts.ts';
import type { Tx } from '../../db/engine/tx.ts';

/** The result of one contribution, as its callback receives it. */
type Result = { readonly contribution_id?: unknown; readonly metadata?: unknown };

/**
 * A callback's result as it is stored with the key: what the caller sent along can be removed elsewhere, so its place is empty here. The
 * message is the same to the byte when it is sent again.
 */
export const withoutTexts = (result: object): object => {
  if (Array.isArray(result)) return result.map(withoutTexts);
  return 'metadata' in result ? { ...result, metadata: null } : result;
};

/** A stored result as its callback receives it again: a contribution's metadata is null if it had none, or if it was removed. */
export const withTexts = async (tx: Tx, result: object): Promise<object> => {
  if (Array.isArray(result)) {
    const whole: object[] = [];
    for (const each of result) whole.push(await withTexts(tx, each));
    return whole;
  }
  const { contribution_id: id, metadata, ...rest }: Result = result;
  if (metadata !== null || typeof id !== 'string') return result;
  const found = await findTexts(tx, id);
  // A problem has metadata only if the request had some.
  if (found === undefined) return 'code' in result ? { ...rest, contribution_id: id } : result;
  return { ...result, metadata: found.metadata };
};
