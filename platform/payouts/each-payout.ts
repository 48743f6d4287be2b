import type { Tx } from '../../db/engine/tx.ts';
import { findPayout, type WonPayout } from '../../db/wins/wins.ts';
import { type Access, covers } from '../../domain/account/access.ts';
import type { WinFailure, WinResults } from '../../generated/server/types.gen.ts';
import { byTarget } from '../unit/audited.ts';

/** The reason a payout was left as it is. */
export type PayoutFailure = WinFailure['code'];

/**
 * Applies `act` to each named payout that is not paid yet, in the order of the request, once each. A payout of a player beyond the access
 * counts as not found. `act` returns why it did nothing, if so.
 */
export const eachPayout = async (
  tx: Tx,
  access: Access,
  transactionIds: readonly string[],
  act: (found: WonPayout) => Promise<PayoutFailure | undefined>,
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
