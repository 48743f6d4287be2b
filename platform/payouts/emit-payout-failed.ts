import { emit } from '../../db/events/outbox.ts';
import type { Payout, Win } from '../../db/tables/wins.ts';
import { markWalletRefused } from '../../db/wins/wins.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { PayoutFailed } from '../../generated/server/types.gen.ts';
import type { Unit } from '../unit/handler.ts';

/** A credit that the wallet refused, and its code. */
type RefusedCredit = { readonly credit: Payout; readonly code: string };

/**
 * Emits the first refusals of credits of a win, in the unit that records them: an event for each brand and code. Credits that were refused
 * before are passed over.
 */
export const emitPayoutFailed = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { id, instanceId }: Win,
  refused: readonly RefusedCredit[],
): Promise<void> => {
  if (refused.length === 0) return;
  const ids = refused.map(({ credit }) => credit.transactionId);
  const first = await markWalletRefused(tx, ids, nowMs);
  const groups = new Map<string, { readonly brandId: string; readonly code: string; readonly ids: string[] }>();
  for (const { credit, code } of refused) {
    const { transactionId, brandPath: brandId } = credit;
    if (!first.has(transactionId)) continue;
    const key = `${brandId} ${code}`;
    const group = groups.get(key) ?? { brandId, code, ids: [] };
    groups.set(key, group);
    group.ids.push(transactionId);
  }
  for (const { brandId, code, ids: transaction_ids } of groups.values()) {
    const data: PayoutFailed = { win_id: id, instance_id: instanceId, transaction_ids, code, timestamp: nowMs };
    await emit(tx, {
      ...{ instanceId, eventType: 'PayoutFailed', operatorId: toOperatorId(brandId), brandId, playerId: '' },
      ...{ data, createdAtMs: nowMs },
    });
  }
};
