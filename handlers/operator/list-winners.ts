import { findInstance } from '../../db/instances.ts';
import { listWinners as list } from '../../db/wins.ts';
import { covers, operatorOf, visibleOwners } from '../../domain/account/access.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { PlatformHandler } from '../handler.ts';
import { refuse } from '../reply.ts';
import { filterOf } from '../wire/paging.ts';

/** C8. An account that reaches only some brands of the operator sees the winners of those. */
export const listWinners: PlatformHandler<'listWinners'> = async ({ query }, { tx, caller }) => {
  const instance = await findInstance(tx, query.instance_id);
  const owners = visibleOwners(caller.access);
  if (
    instance === undefined ||
    (owners !== undefined && !owners.some((owner) => operatorOf(owner) === instance.operatorId))
  ) {
    return refuse('instance_not_found', { detail: `There is no instance ${query.instance_id}.` });
  }
  const brandPath = filterOf(query.brand_id);
  const winners = await list(tx, {
    instanceId: instance.id,
    owners: covers(caller.access, instance.operatorId) ? undefined : owners,
    brandPath,
    limit: query.limit,
  });
  return {
    status: 200,
    body: winners.map(({ win, payout }) => ({
      win_pot_id: win.potId,
      win_amount: numberFromMicros(payout.amount),
      jackpot_currency: instance.currency,
      player_id: payout.playerId,
      timestamp: win.atMs,
      brand_id: payout.brandPath,
    })),
  };
};
