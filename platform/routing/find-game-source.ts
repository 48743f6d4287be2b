import type { Tx } from '../../db/engine/tx.ts';
import { findSource } from '../../db/sources.ts';
import { operatorOf } from '../../domain/account/access.ts';

/** The id of the source for a provider's game: `provider:game` or `game`, of the brand or its operator. */
export const findGameSource = async (
  tx: Tx,
  brandPath: string,
  game: { readonly providerId: string; readonly gameCode: string },
): Promise<string | undefined> => {
  for (const sourceId of [`${game.providerId}:${game.gameCode}`, game.gameCode])
    for (const ownerId of [brandPath, operatorOf(brandPath)])
      if ((await findSource(tx, ownerId, sourceId)) !== undefined) return sourceId;
  return undefined;
};
