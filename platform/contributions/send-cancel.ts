import {
  findContribution,
  listDueCancels,
  makeCancelsDue,
  postponeCancel,
} from '../../db/contributions/contributions.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import type { LostTransaction } from '../../db/tables/wallets.ts';
import { listDueLostDebits, makeLostDebitsDue } from '../../db/wallets/lost-transactions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { type DueCall, type Payer, retryDelayMs, retryReason, type WaitingCalls } from '../payouts/payer.ts';
import type { Wallet } from '../unit/operator-wallet.ts';
import { cancelLostDebit } from './cancel-lost-debit.ts';
import { endCancel } from './contribution-states.ts';

/** The debit's transaction id at the wallet. */
export const toDebitId = ({ id }: Pick<Contribution, 'id'>): string => `${id}:debit`;

/** The cancels of debits that the wallets have not acknowledged: of contributions, and of those that a restore has lost. */
export const waitingCancels: WaitingCalls = {
  makeDue: async (tx, nowMs, limit, ...which) => {
    const made = await makeCancelsDue(tx, nowMs, limit, ...which);
    return made === limit ? made : made + (await makeLostDebitsDue(tx, nowMs, limit - made, ...which));
  },
  listDue: async (tx, page) => {
    const cancels = (await listDueCancels(tx, page)).map(dueCancel);
    const lost = (await listDueLostDebits(tx, page)).map(dueLostCancel);
    if (lost.length === 0) return cancels;
    return [...cancels, ...lost].sort((a, b) => comparePlaces(a.place, b.place)).slice(0, page.limit);
  },
};

const dueCancel = (contribution: Contribution): DueCall => ({
  place: { atMs: contribution.nextAttemptAtMs ?? 0, id: contribution.id },
  group: toDebitId(contribution),
  operatorId: toOperatorId(contribution.brandPath),
  send: (payer, wallet) => sendCancel(payer, wallet, contribution),
});

const dueLostCancel = (debit: LostTransaction): DueCall => ({
  place: { atMs: debit.nextAttemptAtMs ?? 0, id: debit.transactionId },
  group: debit.transactionId,
  operatorId: debit.operatorId,
  send: (payer, wallet) => cancelLostDebit(payer, wallet, debit),
});

/** By time, then by id as the store compares it. */
const comparePlaces = (a: DueCall['place'], b: DueCall['place']): number =>
  a.atMs - b.atMs || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Sends the cancel of a debit. If the wallet does not acknowledge it, it is sent again later. While it is being sent, no operator settles
 * it: both check in a unit of work, and units run one after another. While the operator's wallet is on hold, nothing is sent: the debit may
 * have been given back by other means after the backup.
 * @returns whether the wallet acknowledged it.
 */
export const sendCancel = async (payer: Payer, wallet: Wallet, contribution: Contribution): Promise<boolean> => {
  const { id, brandPath } = contribution;
  if (payer.services.holdOf(toOperatorId(brandPath)) !== undefined) return false;
  const { cancels } = payer.services.inProgress;
  if (cancels.has(id)) return false;
  try {
    const isPending = await payer.write(async ({ tx }) => {
      cancels.add(id);
      // Read again: it may have been settled since the caller listed it.
      if ((await findContribution(tx, id))?.state !== 'cancelling') return false;
      return (await payer.services.inProgress.claim(tx, 'cancel', [id])).length > 0;
    });
    return isPending && (await send(payer, wallet, contribution));
  } catch (error) {
    // The claim, or its end, may have been committed or not, and no other server begins what is claimed.
    payer.services.inProgress.releaseLater('cancel', [id]);
    throw error;
  } finally {
    cancels.delete(id);
  }
};

const send = async (payer: Payer, wallet: Wallet, contribution: Contribution): Promise<boolean> => {
  const transactionId = toDebitId(contribution);
  const { inProgress } = payer.services;
  const answer = await wallet.cancel(transactionId, contribution.playerId);
  if (answer.outcome === 'done') {
    await payer.write(async (unit) => {
      await endCancel(unit, contribution);
      await inProgress.release(unit.tx, 'cancel', [contribution.id]);
    });
    return true;
  }
  const attempts = contribution.attempts + 1;
  const reason = retryReason(answer);
  await payer.write(async ({ tx, nowMs }) => {
    await postponeCancel(tx, contribution.id, {
      attempts,
      nextAttemptAtMs: nowMs + retryDelayMs(contribution.attempts),
      lastError: reason,
    });
    await inProgress.release(tx, 'cancel', [contribution.id]);
  });
  payer.report?.({ transactionId, operatorId: toOperatorId(contribution.brandPath), attempts, reason });
  return false;
};
