import { numberFromMicros } from '../../domain/money/micros.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { move } from '../accounts/move.ts';
import { amountFaults, movementOf } from '../accounts/movement.ts';
import type { WalletHandler } from '../accounts/wallet-handler.ts';

/** E3. A repetition gets the balance of the first time; metadata is returned as sent. */
export const executeTransaction: WalletHandler<'executeTransaction'> = async ({ body }, { nowMs, write }) => {
  const errors = amountFaults(body);
  if (errors.length > 0) return refuse('validation_failed', { errors });
  const verdict = await write((tx) => move(tx, movementOf(body), nowMs));
  return verdict.moved
    ? {
        status: 200,
        body: { balance: numberFromMicros(verdict.balance), metadata: body.metadata ?? null },
      }
    : refuse(verdict.code, { detail: verdict.detail });
};
