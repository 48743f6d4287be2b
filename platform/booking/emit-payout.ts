import { emit } from '../../db/events/outbox.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import type { WonPayout } from '../../db/wins/wins.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { WinRefused, WinSettled } from '../../generated/server/types.gen.ts';
import type { Unit } from '../unit/handler.ts';

/** Emits the new state of a payout, in the unit that decides it. A refusal has its reason. */
export const emitPayout = (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { win, payout }: WonPayout,
  { currency }: Pick<Instance, 'currency'>,
  refusal?: Pick<WinRefused, 'reason'>,
): Promise<void> => {
  const { transactionId, instanceId, brandPath, playerId } = payout;
  const data: WinSettled = {
    win_id: win.id,
    transaction_id: transactionId,
    instance_id: instanceId,
    win_pot_id: win.potId,
    win_amount: numberFromMicros(payout.amount),
    jackpot_currency: currency,
    payout_amount: numberFromMicros(payout.pay),
    payout_currency: payout.payCurrency,
    player_id: playerId,
    brand_id: brandPath,
    timestamp: nowMs,
  };
  const refused: WinRefused | undefined = refusal && { ...data, ...refusal };
  return emit(tx, {
    instanceId,
    eventType: refused === undefined ? 'WinSettled' : 'WinRefused',
    operatorId: toOperatorId(brandPath),
    brandId: brandPath,
    playerId,
    data: refused ?? data,
    createdAtMs: nowMs,
  });
};
