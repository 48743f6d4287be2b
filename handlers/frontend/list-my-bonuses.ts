import { listPlayerBonuses } from '../../db/bonuses/player-bonuses.ts';
import { toBonusState } from '../../domain/bonus/freespins.ts';
import { listOwn } from '../../platform/players/list-own.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { myBonusToWire } from '../../wire/player-bonus.ts';

/** Lists the bonuses of the token's player, each in the state of now. */
export const listMyBonuses: PlatformHandler<'listMyBonuses'> = ({ query }, context) =>
  listOwn(context, '/frontend/my/bonuses', query, async (tx, player) => {
    const { page, limit, status } = query;
    const { nowMs } = context;
    const order = { sortField: 'timestamp_bonus_awarded', descending: true } as const;
    const filter = { ...player, state: toBonusState(status) };
    const { rows, ...counted } = await listPlayerBonuses(tx, filter, { page, limit, ...order }, nowMs);
    return { items: rows.map((row) => myBonusToWire(row, nowMs)), ...counted };
  });
