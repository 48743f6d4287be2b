import { account } from './accounts.ts';
import { granted } from './new-account.ts';
import type { OperationId } from './server.ts';
import { outcome } from './with-jackpot.ts';
import { withTree } from './with-tree.ts';

/** The outcomes of an operation on the caller's own account, one with more permissions, one out of reach and an unknown one. */
export const outcomesOnAccounts = async (operation: OperationId): Promise<Readonly<Record<string, string>>> => {
  const own = account({ type: 'User', id: 'own', permissions: granted('accounts Update') });
  const stronger = account({ type: 'User', id: 'stronger', permissions: granted('winners Read') });
  const beyond = account({ type: 'User', id: 'beyond', organisationId: 'southstar' });
  const outcomes: Record<string, string> = {};
  await withTree([own, stronger, beyond], async (as) => {
    for (const account_id of ['own', 'stronger', 'beyond', 'unknown'])
      outcomes[account_id] = outcome(await as(own)(operation, { path: { account_id } }));
  });
  return outcomes;
};
