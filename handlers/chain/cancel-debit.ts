import { type Contribution, moveContribution, postponeCancel } from '../../db/contributions.ts';
import { freeKey } from '../../db/idempotency-keys.ts';
import type { Wallet } from '../wallet.ts';
import type { Payer } from './pay-out.ts';
import { retryDelayMs } from './retry-delay.ts';

/** Takes a debit back; until the wallet has acknowledged it, it is asked again. Only then is the contribution's key free. */
export const cancelDebit = async (payer: Payer, wallet: Wallet, contribution: Contribution): Promise<boolean> => {
  const answer = await wallet.cancel(`${contribution.id}:debit`, contribution.playerId);
  if (answer.outcome !== 'done') {
    await payer.write((unit) =>
      postponeCancel(
        unit.tx,
        contribution.id,
        contribution.attempts + 1,
        unit.nowMs + retryDelayMs(contribution.attempts),
      ),
    );
    return false;
  }
  await payer.write(async ({ tx }) => {
    if (!(await moveContribution(tx, contribution.id, 'cancelling', 'cancelled'))) return;
    if (contribution.keyScope !== null && contribution.key !== null)
      await freeKey(tx, contribution.keyScope, contribution.key);
  });
  return true;
};
