import { settleLostDebit } from '../../db/wallets/lost-transactions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import type { CancelResults, CancelSettlement } from '../../generated/server/types.gen.ts';
import { judgeAlone } from '../rules/needs-second-account.ts';
import type { Audited } from '../unit/audit.ts';
import type { WriteContext } from '../unit/handler.ts';
import { auditedWaiting, awaitSecondAccount, type Wanted } from '../unit/second-account.ts';
import { settleCancel } from './contribution-states.ts';
import { eachCancel } from './each-cancel.ts';

/** A debit of a player that was returned by other means than its cancel. */
type Debit = {
  readonly transactionId: string;
  /** The brand's path; the operator for a debit that was lost in a restore. */
  readonly ownerId: string;
  readonly playerId: string;
  readonly instanceId?: string;
  readonly money: NonNullable<Wanted['money']>;
};

/** A settlement is about a debit that is being cancelled, and about nothing else that could change. */
export const BASIS = { state: 'cancelling' };

/**
 * Ends contributions whose debits were refunded by other means. Nothing is booked and no cancel is sent.
 * @param approvedFor the account that asked, if a second one has approved it; otherwise large debits wait for one.
 */
export const settleDebits = async (
  context: WriteContext,
  { transaction_ids, reason, reference }: CancelSettlement,
  approvedFor?: string,
): Promise<{ readonly body: CancelResults; readonly audited: readonly Audited[] }> => {
  const { tx } = context;
  const by = { settledBy: approvedFor ?? context.caller.accountId, reason, reference };
  const waiting: Audited[] = [];
  /** Settles a debit, or asks a second account. */
  const settleOrAsk = async (debit: Debit, settle: () => Promise<boolean>) => {
    const alone = approvedFor === undefined ? await judgeAlone(context, debit.ownerId, debit.money) : undefined;
    if (alone?.mustWait) {
      const wanted = { ...wantedOf(debit, { reason, reference }), limit: alone.limit };
      waiting.push(auditedWaiting('contributions', await awaitSecondAccount(context, wanted)));
      return 'awaiting_approval';
    }
    if (!(await settle())) return 'cancelled';
    await alone?.count();
    return undefined;
  };
  const settled = await eachCancel(context, transaction_ids, {
    cancel: async (contribution) => {
      const { id, brandPath: ownerId, playerId, instanceId, debit: amount, currency } = contribution;
      const transactionId = `${id}:debit`;
      const debit = { transactionId, ownerId, playerId, instanceId, money: { amount, currency } };
      return settleOrAsk(debit, () => settleCancel(context, contribution, { ...by, settledAtMs: context.nowMs }));
    },
    lost: ({ transactionId, operatorId: ownerId, playerId, amount, currency }) =>
      settleOrAsk({ transactionId, ownerId, playerId, money: { amount, currency } }, () =>
        settleLostDebit(tx, transactionId, by),
      ),
  });
  return { body: settled.body, audited: [...settled.audited({ reason, reference }), ...waiting] };
};

const wantedOf = (
  { transactionId, ownerId, playerId, instanceId, money }: Debit,
  told: Pick<CancelSettlement, 'reason' | 'reference'>,
): Wanted => {
  const worth = `${decimalFromMicros(money.amount)} ${money.currency}`;
  const summary =
    `Records that the debit of ${worth} was returned to the player ${playerId} of ${ownerId} by other means. ` +
    'No cancel is sent any more, and the wallet may keep the debit.';
  const brandPath = toOperatorId(ownerId) === ownerId ? undefined : ownerId;
  return {
    ...{ operation: 'settleCancels', ownerId, targetId: transactionId, money },
    request: { ...told, transaction_ids: [transactionId] },
    // Other words do not make it another request.
    same: {},
    basis: BASIS,
    details: { summary, reason: told.reason, instanceId, brandPath, playerId },
  };
};
