import { takeAwardPortion } from '../../db/bonus-awards.ts';
import { finishKey, operatorScope } from '../../db/idempotency-keys.ts';
import { insertPlayerBonus, type PlayerBonus } from '../../db/player-bonuses.ts';
import { budgetOf } from '../../domain/bonus/freespins.ts';
import type { Unit } from '../unit/handler.ts';
import { tellBonus } from './tell-bonus.ts';

/** Bonuses per unit of work. Each is a row and an event. */
export const BONUSES_PER_UNIT = 400;

/**
 * Gives bonuses to the next waiting players of the oldest award, or of the given one. The request, its repetition after a crash and the
 * platform all continue where the last batch ended. The last batch finishes the award's key.
 * @returns whether a batch was given, so there may be more.
 */
export const giveBonuses = async (unit: Pick<Unit, 'tx' | 'nowMs' | 'newId'>, awardId?: string): Promise<boolean> => {
  const { tx, newId } = unit;
  const taken = await takeAwardPortion(tx, awardId);
  if (taken === undefined) return false;
  const { award, portion, isLast } = taken;
  for (const [index, playerId] of portion.playerIds.entries()) {
    const bonus: PlayerBonus = {
      id: newId(),
      awardId: award.id,
      position: portion.firstPosition + index,
      brandPath: award.brandPath,
      playerId,
      state: 'Available',
      budget: budgetOf(award),
      used: 0n,
      expiresAtMs: award.expiresAtMs,
      consumedAtMs: null,
    };
    await insertPlayerBonus(tx, bonus);
    await tellBonus(unit, 'PlayerBonusAdded', { bonus, award });
  }
  if (isLast) finishKey(tx, operatorScope(award.operatorId), award.requestId);
  return true;
};
