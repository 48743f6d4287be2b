import { listCancels } from '../../db/contributions/listed-cancels.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { PendingCancel } from '../../generated/server/types.gen.ts';
import { toDebitId } from '../../platform/contributions/send-cancel.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** Lists debits that are being cancelled. The background sender repeats each cancel until the wallet acknowledges it. */
export const listPendingCancels: PlatformHandler<'listPendingCancels'> = async ({ query }, { tx, caller }) => {
  const listing = await listCancels(
    tx,
    {
      owners: visibleOwners(caller.access),
      instanceId: toFilter(query.instance_id),
      brandPath: toFilter(query.brand_id),
      playerId: toFilter(query.player_id),
    },
    toPage(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/instances/cancels', query, listing),
    body: listing.rows.map(cancelToWire),
  };
};

const cancelToWire = (contribution: Contribution): PendingCancel => ({
  transaction_id: toDebitId(contribution),
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
