import {
  type Contribution,
  findContribution,
  listDueCancels,
  makeCancelsDue,
  postponeCancel,
} from '../../db/contributions.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { type Payer, reasonOf, retryDelayMs, type WaitingCalls } from '../payouts/payer.ts';
import type { Wallet } from '../unit/operator-wallet.ts';
import { endCancel } from './contribution-states.ts';

/** The debit's transaction id at the wallet. */
export const debitIdOf = ({ id }: Pick<Contribution, 'id'>): string => `${id}:debit`;

/** The cancels of debits that the wallets have not acknowledged. */
export const waitingCancels: WaitingCalls = {
  makeDue: makeCancelsDue,
  listDue: async (tx, page) =>
    (await listDueCancels(tx, page)).map((contribution) => ({
      place: { atMs: contribution.nextAttemptAtMs ?? 0, id: contribution.id },
      group: debitIdOf(contribution),
      operatorId: operatorOf(contribution.brandPath),
      send: (payer, wallet) => sendCancel(payer, wallet, contribution),
    })),
};

/**
 * Sends the cancel of a debit. If the wallet does not acknowledge it, it is sent again later. While it is being sent, no operator settles
 * it: both check in a unit of work, and units run one after another.
 * @returns whether the wallet acknowledged it.
 */
export const sendCancel = async (payer: Payer, wallet: Wallet, contribution: Contribution): Promise<boolean> => {
  const { id } = contribution;
  const { cancels } = payer.services.inProgress;
  if (cancels.has(id)) return false;
  try {
    const isPending = await payer.write(async ({ tx }) => {
      cancels.add(id);
      // Read again: it may have been settled since the caller listed it.
      return (await findContribution(tx, id))?.state === 'cancelling';
    });
    return isPending && (await send(payer, wallet, contribution));
  } finally {
    cancels.delete(id);
  }
};

const send = async (payer: Payer, wallet: Wallet, contribution: Contribution): Promise<boolean> => {
  const transactionId = debitIdOf(contribution);
  const answer = await wallet.cancel(transactionId, contribution.playerId);
  if (answer.outcome === 'done') {
    await payer.write((unit) => endCancel(unit, contribution));
    return true;
  }
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
};
