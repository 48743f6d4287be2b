import { type PaidByBonus, toPromotionId } from '../../db/bonuses/paying-bonuses.ts';
import { findInstance } from '../../db/jackpots/instances.ts';
import { findOperator } from '../../db/operators/operators.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { retryReason } from '../payouts/payer.ts';
import type { ChainContext } from '../unit/handler.ts';
import type { Wallet } from '../unit/operator-wallet.ts';
import type { Order } from './order.ts';
import { toDebitId } from './send-cancel.ts';

/** Sends a debit of 0 for a contribution that a bonus paid, once, if its operator wants it. A wallet that does not take it is only reported. */
export const announceFree = async (
  { read, services }: Pick<ChainContext, 'read' | 'services'>,
  wallet: Wallet,
  { category, token }: Order,
  contribution: Contribution,
  bonus: PaidByBonus,
): Promise<void> => {
  const operatorId = toOperatorId(contribution.brandPath);
  const transactionId = toDebitId(contribution);
  try {
    const gameCode = await read(async (tx) => {
      const isWanted = (await findOperator(tx, operatorId))?.announceFree === true;
      return isWanted ? (await findInstance(tx, contribution.instanceId))?.gameCode : undefined;
    });
    if (gameCode === undefined) return;
    const answer = await wallet.execute({
      ...{ transactionId, type: 'Debit', playerId: contribution.playerId, currency: contribution.currency },
      ...{ amountMicros: 0n, sourceId: gameCode, category, token, promotionId: toPromotionId(bonus) },
      gameroundId: contribution.gameroundId ?? contribution.id,
      gameroundComplete: contribution.gameroundId === null ? true : undefined,
    });
    if (answer.outcome !== 'done')
      services.reportUnannounced({ transactionId, operatorId, reason: retryReason(answer) });
  } catch (error) {
    services.reportUnannounced({ transactionId, operatorId, reason: String(error) });
  }
};
