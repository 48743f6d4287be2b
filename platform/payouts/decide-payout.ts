import { findInstance } from '../../db/instances.ts';
import { markSettled, releasePayout, type WonPayout } from '../../db/wins.ts';
import { bookPayment } from '../booking/book-payment.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { type By, needsSecondAccount, type Wanted } from '../unit/second-account.ts';
import type { Failure } from './each-payout.ts';

/** Releases a payout, which the background sender credits after the commit. Returns why it did not. */
export const release = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { walletOf }: Pick<Call['services'], 'walletOf'>,
  { payout }: WonPayout,
): Promise<Failure | undefined> => {
  if (walletOf(payout.operatorId) === undefined) return 'wallet_not_configured';
  await releasePayout(tx, payout, nowMs);
  return undefined;
};

/**
 * Records that a payee was paid by other means. A credit that may have reached the wallet waits for its answer instead, so that no player
 * is paid twice. Returns why it did not.
 */
export const settleElsewhere = async (
  unit: Pick<Unit, 'tx' | 'seal' | 'nowMs'>,
  found: WonPayout,
  reason: string,
  by: By,
): Promise<Failure | undefined> => {
  if (!(await markSettled(unit.tx, found.payout, { nowMs: unit.nowMs, by: by.actor, reason }))) return 'in_flight';
  await bookPayment(unit, found, 'settlement', { ...by, reason });
  return undefined;
};

/** A decision about a payout as a second account sees it; undefined if one account is enough. */
export const payoutForSecondAccount = async (
  tx: Unit['tx'],
  { payout }: WonPayout,
  operation: 'releaseWins' | 'settleWins',
  body: { readonly reason?: string },
): Promise<Wanted | undefined> => {
  // A credit that is due was decided before.
  if (operation === 'releaseWins' && payout.state === 'due') return undefined;
  const instance = await findInstance(tx, payout.instanceId);
  if (instance === undefined) throw new Error(`the instance of payout ${payout.transactionId} is not in the store`);
  const { operatorId, currency } = instance;
  const money = { amount: payout.amount, currency };
  if (!(await needsSecondAccount(tx, operatorId, money))) return undefined;
  return {
    ...{ operation, ownerId: payout.brandPath, targetId: payout.transactionId, money },
    request: { ...body, transaction_ids: [payout.transactionId] },
    // Another reason does not make it another request.
    same: {},
    basis: basisOf(payout),
  };
};

/** What an approval of a payout is about. */
export const basisOf = ({ state, refusedAtMs }: WonPayout['payout']): object => ({ state, refusedAtMs });
