import { type Contribution, findContribution } from '../../db/contributions.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findSettledCancel } from '../../db/settled-cancels.ts';
import { covers } from '../../domain/account/access.ts';
import type { CancelFailure, CancelResults } from '../../generated/server/types.gen.ts';
import { byTarget } from '../unit/audited.ts';
import type { WriteContext } from '../unit/handler.ts';

/** Why a cancel was left as it is. */
type Failure = CancelFailure['code'];

/**
 * Applies `act` to each named debit that is being cancelled, in the order of the request, once each. A debit of a player beyond the caller's
 * access counts as not found, and a cancel that is being sent is skipped. `act` returns why it did nothing, if so.
 */
export const eachCancel = async (
  { tx, caller, services }: Pick<WriteContext, 'tx' | 'caller' | 'services'>,
  transactionIds: readonly string[],
  act: (contribution: Contribution) => Promise<Failure | undefined>,
) => {
  const { cancels } = services.inProgress;
  const done: { ownerId: string; id: string }[] = [];
  const failed: CancelFailure[] = [];
  for (const transaction_id of new Set(transactionIds)) {
    const [, id = ''] = /^(.*):debit$/.exec(transaction_id) ?? [];
    const found = await findContribution(tx, id);
    const code =
      found === undefined || !covers(caller.access, found.brandPath)
        ? 'not_found'
        : ((await failureOf(tx, found, cancels)) ?? (await act(found)));
    if (code !== undefined) failed.push({ transaction_id, code });
    else if (found !== undefined) done.push({ ownerId: found.brandPath, id: transaction_id });
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
