import { findContribution } from '../../db/contributions/contributions.ts';
import { findSettledCancel } from '../../db/contributions/settled-cancels.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import type { LostTransaction } from '../../db/tables/wallets.ts';
import { findLostTransaction } from '../../db/wallets/lost-transactions.ts';
import { covers } from '../../domain/account/access.ts';
import type { CancelFailure, CancelResults } from '../../generated/server/types.gen.ts';
import { byTarget } from '../unit/audited.ts';
import type { WriteContext } from '../unit/handler.ts';

/** The reason a cancel was left as it is. */
type Failure = CancelFailure['code'];

/** Actions on a named debit: one of a contribution, or one that was lost in a restore. Each returns why it did nothing, if so. */
type Acts = {
  readonly cancel: (contribution: Contribution) => Promise<Failure | undefined>;
  readonly lost: (debit: LostTransaction) => Promise<Failure | undefined>;
};

/**
 * Applies `act` to each named debit that is being cancelled, in the order of the request, once each. A debit of a player beyond the caller's
 * access counts as not found, and a cancel that is being sent is skipped.
 */
export const eachCancel = async (
  { tx, caller, services }: Pick<WriteContext, 'tx' | 'caller' | 'services'>,
  transactionIds: readonly string[],
  act: Acts,
) => {
  const done: { ownerId: string; id: string }[] = [];
  const failed: CancelFailure[] = [];
  for (const transaction_id of new Set(transactionIds)) {
    const [, id = ''] = /^(.*):debit$/.exec(transaction_id) ?? [];
    const lost = await findLostTransaction(tx, transaction_id);
    const found = lost === undefined ? await findContribution(tx, id) : undefined;
    const ownerId = found?.brandPath ?? lost?.operatorId;
    const sent = found?.id ?? transaction_id;
    const cancels = new Set([
      ...services.inProgress.cancels,
      ...(await services.inProgress.claimed(tx, 'cancel', [sent])),
    ]);
    let code: Failure | undefined = 'not_found';
    if (ownerId !== undefined && covers(caller.access, ownerId)) {
      if (found !== undefined) code = (await failureOf(tx, found, cancels)) ?? (await act.cancel(found));
      else if (lost !== undefined) code = failureOfLost(lost, cancels) ?? (await act.lost(lost));
    }
    if (code !== undefined) failed.push({ transaction_id, code });
    else if (ownerId !== undefined) done.push({ ownerId, id: transaction_id });
  }
  const body: CancelResults = { succeeded: done.map(({ id }) => id), failed };
  return { body, audited: (detail?: Readonly<Record<string, string>>) => byTarget('contributions', done, detail) };
};

const failureOf = async (
  tx: Tx,
  { id, state }: Contribution,
  sending: ReadonlySet<string>,
): Promise<Failure | undefined> => {
  if (state === 'cancelled') return (await findSettledCancel(tx, id)) === undefined ? 'cancelled' : 'settled';
  if (state !== 'cancelling') return 'not_found';
  return sending.has(id) ? 'in_flight' : undefined;
};

const failureOfLost = (
  { transactionId, state }: LostTransaction,
  sending: ReadonlySet<string>,
): Failure | undefined => {
  if (state === 'noted') return 'not_found';
  if (state !== 'cancelling') return state;
  return sending.has(transactionId) ? 'in_flight' : undefined;
};
