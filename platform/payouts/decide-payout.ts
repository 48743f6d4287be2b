import { findInstance } from '../../db/jackpots/instances.ts';
import { markSettled, releasePayout, type WonPayout } from '../../db/wins/wins.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import { bookPayment } from '../booking/book-payment.ts';
import { judgeAlone } from '../rules/needs-second-account.ts';
import { reserveAuditId } from '../unit/audit.ts';
import type { Call, Unit } from '../unit/handler.ts';
import type { By, Wanted } from '../unit/second-account.ts';
import type { PayoutFailure } from './each-payout.ts';

/** Releases a payout, which the background sender credits after the commit. Returns why it did not. */
export const release = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { walletOf }: Pick<Call['services'], 'walletOf'>,
  { payout }: WonPayout,
): Promise<PayoutFailure | undefined> => {
  if (walletOf(payout.operatorId) === undefined) return 'wallet_not_configured';
  await releasePayout(tx, payout, nowMs);
  return undefined;
};

/**
 * Records that a payee was paid by other means. A credit that may have reached the wallet waits for its answer instead, so that no player
 * is paid twice. Returns why it did not.
 */
export const settleElsewhere = async (
  unit: Pick<Unit, 'tx' | 'seal' | 'nowMs' | 'newId'>,
  found: WonPayout,
  reason: string,
  by: By,
): Promise<PayoutFailure | undefined> => {
  if (!(await markSettled(unit.tx, found.payout, { nowMs: unit.nowMs, by: by.actor, reason }))) return 'in_flight';
  const audit = reserveAuditId(unit, found.payout.transactionId);
  await bookPayment(unit, found, 'settlement', { ...by, reason, audit });
  return undefined;
};

/** A decision about a payout: as a second account sees it, or what counts it once one account has made it. */
export const judgePayout = async (
  context: Pick<Unit, 'tx' | 'nowMs'> & Pick<Call, 'caller' | 'services'>,
  { payout, win }: WonPayout,
  operation: 'releaseWins' | 'settleWins',
  body: { readonly reason?: string },
): Promise<Wanted | (() => Promise<void>)> => {
  const { tx } = context;
  // A credit that is due was decided before.
  if (operation === 'releaseWins' && payout.state === 'due') return async () => {};
  const instance = await findInstance(tx, payout.instanceId);
  if (instance === undefined) throw new Error(`the instance of payout ${payout.transactionId} is not in the store`);
  const { brandPath, playerId, amount, instanceId } = payout;
  const { currency } = instance;
  const money = { amount, currency };
  const paid = { amount: payout.pay, currency: payout.payCurrency };
  const { mustWait, limit, count } = await judgeAlone(context, brandPath, money, paid);
  if (!mustWait) return count;
  const worth = `${decimalFromMicros(amount)} ${currency}`;
  const summary =
    operation === 'releaseWins'
      ? `Credits a win of ${worth} to the player ${playerId} of ${brandPath} at the wallet.`
      : `Records that the player ${playerId} of ${brandPath} was paid a win of ${worth} by other means. No credit is sent.`;
  return {
    ...{ operation, ownerId: payout.brandPath, targetId: payout.transactionId, money },
    request: { ...body, transaction_ids: [payout.transactionId] },
    // Another reason does not make it another request.
    same: {},
    basis: approvalBasis(payout),
    details: { summary, reason: body.reason, instanceId, potId: win.potId, brandPath, playerId },
    limit,
  };
};

/** The basis of a payout's approval. */
export const approvalBasis = ({ state, refusedAtMs }: WonPayout['payout']): object => ({ state, refusedAtMs });
