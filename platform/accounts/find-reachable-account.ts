import { findPlace } from '../../db/access.ts';
import { type Account, findAccount } from '../../db/accounts.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { type Holding, reaches } from '../../domain/account/holding.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** An account that the caller has access to, with its rights. */
export const findReachableAccount = async (
  tx: Tx,
  { access }: Caller,
  id: string,
): Promise<{ readonly account: Account; readonly holding: Holding } | Refusal<'account_not_found'>> => {
  const account = await findAccount(tx, id);
  const place = account && (await findPlace(tx, account));
  return account !== undefined && place !== undefined && reaches(access, place)
    ? { account, holding: { ...account, place } }
    : refuse('account_not_found', { detail: `There is no account ${id}.` });
};
