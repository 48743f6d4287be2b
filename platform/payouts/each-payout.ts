import type { Tx } from '../../db/engine/tx.ts';
import { findPayout, type WonPayout } from '../../db/wins.ts';
import { type Access, covers } from '../../domain/account/access.ts';
import type { WinFailure, WinResults } from '../../generated/server/types.gen.ts';
import { byTarget } from '../unit/audited.ts';

/** Why something cannot be done with a payout. */
export type Failure = WinFailure['code'];

/**
 * Does something with each payout that is named and not paid yet, in the order of the request; one that occurs twice counts once. Those of
 * players beyond an access do not exist for it. `act` answers why it did nothing, if so.
 */
export const eachPayout = async (
  tx: Tx,
  access: Access,
  transactionIds: readonly string[],
  act: (found: WonPayout) => Promise<Failure | undefined>,
) => {
  const done: { ownerId: string; id: string }[] = [];
  const failed: WinFailure[] = [];
  for (const transaction_id of new Set(transactionIds)) {
    const found = await findPayout(tx, transaction_id);
    const code =
      found === undefined || !covers(access, found.payout.brandPath)
        ? 'not_found'
        : found.payout.state === 'paid' || found.payout.state === 'settled'
          ? found.payout.state
          : await act(found);
    if (code !== undefined) failed.push({ transaction_id, code });
    else if (found !== undefined) done.push({ ownerId: found.payout.brandPath, id: transaction_id });
  }
  const body: WinResults = { succeeded: done.map(({ id }) => id), failed };
  return { body, audited: (detail?: Readonly<Record<string, string>>) => byTarget('winners', done, detail) };
};
