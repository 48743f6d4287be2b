import { type Contribution, findContribution, moveContribution, postponeCancel } from '../../db/contributions.ts';
import { freeKey } from '../../db/idempotency-keys.ts';
import { operatorOf } from '../../domain/account/access.ts';
import type { Wallet } from '../unit/operator-wallet.ts';
import { type Payer, reasonOf } from './pay-out.ts';
import { retryDelayMs } from './retry-delay.ts';

/** The debit's transaction id at the wallet. */
export const debitIdOf = ({ id }: Pick<Contribution, 'id'>): string => `${id}:debit`;

/**
 * The contributions whose cancels this process is sending, which is the only one on its store: none is settled by hand meanwhile. Both look at
 * it inside of a unit, and units are one after another.
 */
const sending = new Set<string>();
export const isBeingCancelled = (contributionId: string): boolean => sending.has(contributionId);

/** Takes a debit back; until the wallet has acknowledged it, it is asked again. Only then is the contribution's key free. */
export const sendCancel = async (payer: Payer, wallet: Wallet, contribution: Contribution): Promise<boolean> => {
  const { id } = contribution;
  if (sending.has(id)) return false;
  try {
    const isPending = await payer.write(async ({ tx }) => {
      sending.add(id);
      // Read now: what the caller was told may be older than a settlement.
      return (await findContribution(tx, id))?.state === 'cancelling';
    });
    return isPending && (await send(payer, wallet, contribution));
  } finally {
    sending.delete(id);
  }
};

const send = async (payer: Payer, wallet: Wallet, contribution: Contribution): Promise<boolean> => {
  const transactionId = debitIdOf(contribution);
  const answer = await wallet.cancel(transactionId, contribution.playerId);
  if (answer.outcome !== 'done') {
    const attempts = contribution.attempts + 1;
    const reason = reasonOf(answer);
    await payer.write(({ tx, nowMs }) =>
      postponeCancel(tx, contribution.id, {
        attempts,
        nextAttemptAtMs: nowMs + retryDelayMs(contribution.attempts),
        lastError: reason,
      }),
    );
    payer.report?.({ transactionId, operatorId: operatorOf(contribution.brandPath), attempts, reason });
    return false;
  }
  await payer.write(async ({ tx }) => {
    if (!(await moveContribution(tx, contribution.id, 'cancelling', 'cancelled'))) return;
    if (contribution.keyScope !== null && contribution.key !== null)
      await freeKey(tx, contribution.keyScope, contribution.key);
  });
  return true;
};
