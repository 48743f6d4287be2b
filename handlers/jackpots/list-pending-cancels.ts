import type { Contribution } from '../../db/contributions.ts';
import { listCancels } from '../../db/listed-cancels.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { PendingCancel } from '../../generated/server/types.gen.ts';
import { debitIdOf } from '../../platform/contributions/send-cancel.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';

/** Lists debits that are being cancelled. The background sender repeats each cancel until the wallet acknowledges it. */
export const listPendingCancels: PlatformHandler<'listPendingCancels'> = async ({ query }, { tx, caller }) => {
  const listing = await listCancels(
    tx,
    {
      owners: visibleOwners(caller.access),
      instanceId: filterOf(query.instance_id),
      brandPath: filterOf(query.brand_id),
      playerId: filterOf(query.player_id),
    },
    pageOf(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/instances/cancels', query, listing),
    body: listing.rows.map(cancelToWire),
  };
};

const cancelToWire = (contribution: Contribution): PendingCancel => ({
  transaction_id: debitIdOf(contribution),
  contribution_id: contribution.id,
  instance_id: contribution.instanceId,
  brand_id: contribution.brandPath,
  player_id: contribution.playerId,
  amount: numberFromMicros(contribution.debit),
  currency: contribution.currency,
  timestamp: contribution.createdAtMs,
  attempts: contribution.attempts,
  next_attempt: contribution.nextAttemptAtMs ?? contribution.createdAtMs,
  ...(contribution.lastError === null ? {} : { last_error: contribution.lastError }),
});
