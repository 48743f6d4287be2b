import { emit } from '../../db/events/outbox.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { ContributionEvent } from '../../generated/server/types.gen.ts';
import type { BookedWin } from '../booking/book-outcome.ts';
import type { Unit } from '../unit/handler.ts';

/** Emits a contribution in the unit that books it, with what the player won at once. */
export const emitContribution = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { gameCode, currency }: Pick<Instance, 'gameCode' | 'currency'>,
  contribution: Contribution,
  wins: readonly BookedWin[],
  bonusId: string | undefined,
): Promise<void> => {
  const { id, instanceId, brandPath, playerId, sourceId, gameroundId, ticketsAwarded } = contribution;
  const data: ContributionEvent = {
    contribution_id: id,
    instance_id: instanceId,
    game_code: gameCode,
    player_id: playerId,
    brand_id: brandPath,
    source_id: sourceId,
    ...(gameroundId === null ? {} : { gameround_id: gameroundId }),
    wager_amount: numberFromMicros(contribution.wager),
    contribution_currency: contribution.currency,
    debit_amount: numberFromMicros(contribution.debit),
    jackpot_currency: currency,
    player_paid: numberFromMicros(contribution.playerPaid),
    operator_paid: numberFromMicros(contribution.operatorPaid),
    ...(bonusId === undefined ? {} : { bonus_id: bonusId }),
    tickets_awarded: ticketsAwarded,
    win_amount: numberFromMicros(wins.reduce((sum, { payout }) => sum + payout.amount, 0n)),
    timestamp: nowMs,
  };
  await emit(tx, {
    ...{
      instanceId,
      eventType: 'ContributionEvent',
      operatorId: toOperatorId(brandPath),
      brandId: brandPath,
      playerId,
    },
    ...{ data, createdAtMs: nowMs },
  });
};
