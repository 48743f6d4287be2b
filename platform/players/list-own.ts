import type { Tx } from '../../db/engine/tx.ts';
import type { Listing } from '../../db/listing/page.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { pageHeaders } from '../../wire/paging.ts';
import type { ChainContext } from '../unit/handler.ts';
import { isRefusal } from '../unit/reply.ts';
import { requireSession } from './authenticated-player.ts';

type OwnQuery = Parameters<typeof pageHeaders>[1] & { readonly brand_id: string; readonly player_id: string };

/** A page of wire items, with how many there are. */
type OwnPage<Item> = Pick<Listing<unknown>, 'total' | 'atLeast'> & { readonly items: Item[] };

/** Answers a page of what belongs to the player of the token, for that player alone. */
export const listOwn = async <Item>(
  context: ChainContext,
  path: string,
  query: OwnQuery,
  read: (tx: Tx, player: Player) => Promise<OwnPage<Item>>,
) => {
  const player = { brandPath: query.brand_id, playerId: query.player_id };
  const session = await requireSession(context, player);
  if (isRefusal(session)) return session;
  const { items, ...counted } = await context.read((tx) => read(tx, player));
  return {
    status: 200,
    headers: { ...pageHeaders(path, query, counted), 'cache-control': 'private, no-store' },
    body: items,
  } as const;
};
