import type { PaymentFacts } from '../../db/facts.ts';
import { book, findInstance } from '../../db/instances.ts';
import type { EntryContext } from '../../db/ledger.ts';
import { emit } from '../../db/outbox.ts';
import type { WonPayout } from '../../db/wins.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { settle } from '../../domain/jackpot/settle.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { WinSettled } from '../../generated/server/types.gen.ts';
import type { Unit } from '../unit/handler.ts';

/** Books that a payee was paid, by the wallet or by other means, and emits the event. The caller has changed the payout's state in the same unit. */
export const bookPayment = async (
  { tx, seal, nowMs }: Pick<Unit, 'tx' | 'seal' | 'nowMs'>,
  { win, payout }: WonPayout,
  kind: 'payment' | 'settlement',
  by: Pick<EntryContext, 'actor' | 'operation' | 'reason' | 'idempotencyKey'>,
): Promise<void> => {
  const { transactionId, instanceId, brandPath, playerId } = payout;
  const instance = await findInstance(tx, instanceId);
  if (instance === undefined) throw new Error(`the instance of payout ${transactionId} is not in the store`);
  const { state, entry } = settle(instance, payout.amount, kind);
  const facts: PaymentFacts = { transaction: transactionId, pay: String(payout.pay), currency: payout.payCurrency };
  book(tx, seal, instance, state, [{ entry, context: { ...by, reference: transactionId, atMs: nowMs, facts } }]);
  const data: WinSettled = {
    win_id: win.id,
    transaction_id: transactionId,
    instance_id: instanceId,
    win_pot_id: win.potId,
    win_amount: numberFromMicros(payout.amount),
    jackpot_currency: instance.currency,
    payout_amount: numberFromMicros(payout.pay),
    payout_currency: payout.payCurrency,
    player_id: playerId,
    brand_id: brandPath,
    timestamp: nowMs,
  };
  await emit(tx, {
    instanceId,
    eventType: 'WinSettled',
    operatorId: operatorOf(brandPath),
    brandId: brandPath,
    playerId,
    data,
    createdAtMs: nowMs,
  });
};
