import { emit } from '../../db/outbox.ts';
import type { AwardedBonus } from '../../db/player-bonuses.ts';
import { playerBonusToWire } from '../../wire/player-bonus.ts';
import type { Unit } from '../unit/handler.ts';

/** Emits the event of a bonus in the unit that changes it. */
export const tellBonus = (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  eventType: 'PlayerBonusAdded' | 'PlayerBonusUpdated' | 'PlayerBonusConsumed' | 'PlayerBonusExpired',
  { bonus, award }: AwardedBonus,
): Promise<void> =>
  emit(tx, {
    instanceId: '',
    eventType,
    operatorId: award.operatorId,
    brandId: bonus.brandPath,
    playerId: bonus.playerId,
    data: playerBonusToWire({ bonus, award }),
    createdAtMs: nowMs,
  });
