import { findApprovedRelease } from '../../db/approvals/approvals.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { book, findInstance } from '../../db/jackpots/instances.ts';
import type { ApprovedFacts, PaymentFacts } from '../../db/ledger/facts.ts';
import type { WonPayout } from '../../db/wins/wins.ts';
import { settle } from '../../domain/jackpot/settle.ts';
import type { Unit } from '../unit/handler.ts';
import type { By } from '../unit/second-account.ts';
import { emitPayout } from './emit-payout.ts';

/** Books that a payee was paid, by the wallet or by other means, and emits the event. The caller has changed the payout's state in the same unit. */
export const bookPayment = async (
  { tx, seal, nowMs }: Pick<Unit, 'tx' | 'seal' | 'nowMs'>,
  { win, payout }: WonPayout,
  kind: 'payment' | 'settlement',
  { approved, audit, ...by }: By & { readonly reason?: string; readonly audit?: string },
): Promise<void> => {
  const { transactionId, instanceId } = payout;
  const instance = await findInstance(tx, instanceId);
  if (instance === undefined) throw new Error(`the instance of payout ${transactionId} is not in the store`);
  const { state, entry } = settle(instance, payout.amount, kind);
  const facts: PaymentFacts = {
    ...{ transaction: transactionId, pay: String(payout.pay), currency: payout.payCurrency },
    ...(kind === 'payment' ? await releasedBy(tx, transactionId) : { audit, ...approved }),
  };
  book(tx, seal, instance, state, [{ entry, context: { ...by, reference: transactionId, atMs: nowMs, facts } }]);
  await emitPayout({ tx, nowMs }, { win, payout }, instance);
};

/** The two accounts that released a payout, if it took two: its payment seals them. */
const releasedBy = async (tx: Tx, transactionId: string): Promise<ApprovedFacts> => {
  const approval = await findApprovedRelease(tx, transactionId);
  if (approval === undefined || approval.decidedBy === null) return {};
  return { approval: approval.id, approvedBy: approval.decidedBy, requestedBy: approval.requestedBy };
};
