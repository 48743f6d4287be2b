import { changePlayerBonus, listOverdueBonuses } from '../../db/player-bonuses.ts';
import type { Unit } from '../unit/handler.ts';
import { BONUSES_PER_UNIT } from './give-bonuses.ts';
import { tellBonus } from './tell-bonus.ts';

/**
 * Marks the next batch of overdue bonuses as expired and emits their events.
 * @returns whether there may be more.
 */
export const expireBonuses = async (unit: Pick<Unit, 'tx' | 'nowMs'>): Promise<boolean> => {
  const overdue = await listOverdueBonuses(unit.tx, unit.nowMs, BONUSES_PER_UNIT);
  for (const { bonus, award } of overdue) {
    const expired = { ...bonus, state: 'Expired' as const };
    await changePlayerBonus(unit.tx, expired);
    await tellBonus(unit, 'PlayerBonusExpired', { bonus: expired, award });
  }
  return overdue.length === BONUSES_PER_UNIT;
};
