import { type Contribution, findContribution } from '../../db/contributions.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findSettledCancel } from '../../db/settled-cancels.ts';
import { type Access, covers } from '../../domain/account/access.ts';
import type { CancelFailure, CancelResults } from '../../generated/server/types.gen.ts';
import { byTarget } from '../unit/audited.ts';
import { isBeingCancelled } from './send-cancel.ts';

/** Why something cannot be done with a cancel. */
type Failure = CancelFailure['code'];

/**
 * Does something with each debit that is named and being taken back, in the order of the request; one that occurs twice counts once. Those of
 * players beyond an access do not exist for it, and one whose cancel is being sent is left to the sender. `act` answers why it did nothing.
 */
export const eachCancel = async (
  tx: Tx,
  access: Access,
  transactionIds: readonly string[],
  act: (contribution: Contribution) => Promise<Failure | undefined>,
) => {
  const done: { ownerId: string; id: string }[] = [];
  const failed: CancelFailure[] = [];
  for (const transaction_id of new Set(transactionIds)) {
    const [, id = ''] = /^(.*):debit$/.exec(transaction_id) ?? [];
    const found = await findContribution(tx, id);
    const code =
      found === undefined || !covers(access, found.brandPath)
        ? 'not_found'
        : ((await failureOf(tx, found)) ?? (await act(found)));
    if (code !== undefined) failed.push({ transaction_id, code });
    else if (found !== undefined) done.push({ ownerId: found.brandPath, id: transaction_id });
  }
  const body: CancelResults = { succeeded: done.map(({ id }) => id), failed };
  return { body, audited: (detail?: Readonly<Record<string, string>>) => byTarget('contributions', done, detail) };
};

const failureOf = async (tx: Tx, { id, state }: Contribution): Promise<Failure | undefined> => {
  if (state === 'cancelled') return (await findSettledCancel(tx, id)) === undefined ? 'cancelled' : 'settled';
  if (state !== 'cancelling') return 'not_found';
  return isBeingCancelled(id) ? 'in_flight' : undefined;
};
