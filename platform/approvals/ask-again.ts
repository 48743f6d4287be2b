import { decideApproval } from '../../db/approvals/approvals.ts';
import type { Approval } from '../../db/tables/approvals.ts';
import { type CurrencyAmount, hasGrown } from '../../domain/money/money-out.ts';
import { judgeAlone } from '../rules/needs-second-account.ts';
import type { WriteContext } from '../unit/handler.ts';
import { awaitSecondAccount, type Wanted } from '../unit/second-account.ts';

/**
 * Asks again, in the name of the account that asked, if a request would now move over 5 % more than its approver could read, or the other
 * way. Contributions that arrive while it waits count too; below that they change little.
 * @param paid the same money in the currency of the player's wallet.
 * @returns the request that waits in its place; undefined if it may be carried out.
 */
export const askAgain = async (
  context: WriteContext,
  approval: Approval,
  now: Wanted,
  ...paid: CurrencyAmount[]
): Promise<Approval | undefined> => {
  const { tx } = context;
  const { id, amount, details, requestedBy: accountId, requestedByUsername: username } = approval;
  if (now.money === undefined || amount === null) return undefined;
  const caller = { ...context.caller, accountId, username };
  const { limit } = await judgeAlone({ ...context, caller }, now.ownerId, now.money, ...paid);
  const isTurned = now.money.amount > 0n && (now.details.lowers ?? false) !== (details?.lowers ?? false);
  const wasWorth = details?.limit?.worth;
  const isWorthMore =
    wasWorth !== undefined && limit?.worth !== undefined && hasGrown(BigInt(wasWorth), BigInt(limit.worth));
  if (!hasGrown(amount, now.money.amount) && !isTurned && !isWorthMore) return undefined;
  // Only one of the same waits at a time.
  await decideApproval(tx, id, { state: 'expired' });
  return awaitSecondAccount({ ...context, caller }, { ...now, limit, details: { ...now.details, replaces: id } });
};
