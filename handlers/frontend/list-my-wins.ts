import { readInstanceNames } from '../../db/jackpots/instance-names.ts';
import { listPayouts } from '../../db/wins/listed-payouts.ts';
import { listOwn } from '../../platform/players/list-own.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { namesIn } from '../../wire/jackpot-texts.ts';
import { toFilter } from '../../wire/paging.ts';
import { myWinToWire } from '../../wire/win-record.ts';

/** Lists the payments of wins to the token's player. */
export const listMyWins: PlatformHandler<'listMyWins'> = ({ query }, context) =>
  listOwn(context, '/frontend/my/wins', query, async (tx, player) => {
    const filter = { ...player, instanceId: toFilter(query.instance_id) };
    const { page, limit } = query;
    const { rows, ...counted } = await listPayouts(tx, filter, {
      page,
      limit,
      sortField: 'timestamp',
      descending: true,
    });
    const nameOf = await readInstanceNames(
      tx,
      rows.map(({ win }) => win),
    );
    return {
      items: rows.map((row) => myWinToWire(row, namesIn(nameOf(row.win.instanceId), query.language))),
      ...counted,
    };
  });
