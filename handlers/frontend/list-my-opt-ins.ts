import { readInstanceNames } from '../../db/jackpots/instance-names.ts';
import { listParticipations } from '../../db/opt-ins/participations.ts';
import { listOwn } from '../../platform/players/list-own.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { namesIn } from '../../wire/jackpot-texts.ts';
import { myOptInToWire } from '../../wire/opt-in.ts';
import { toFilter } from '../../wire/paging.ts';

/** Lists the opt-ins of the token's player. */
export const listMyOptIns: PlatformHandler<'listMyOptIns'> = ({ query }, context) =>
  listOwn(context, '/frontend/my/opt-ins', query, async (tx, player) => {
    const filter = { player, instanceId: toFilter(query.instance_id) };
    const { page, limit } = query;
    const { rows, ...counted } = await listParticipations(tx, filter, { order: 'latest', page, limit });
    const nameOf = await readInstanceNames(tx, rows);
    const toWire = (row: (typeof rows)[number]) => {
      const found = nameOf(row.instanceId);
      return myOptInToWire(row, { name: namesIn(found, query.language).jackpot, currency: found.currency });
    };
    return { items: rows.map(toWire), ...counted };
  });
