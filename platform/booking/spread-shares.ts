import { findInstance } from '../../db/instances.ts';
import { takeShares } from '../../db/win-shares.ts';
import { findWin } from '../../db/wins.ts';
import type { Unit } from '../unit/handler.ts';
import { writeShares } from './owe-shares.ts';

/**
 * Goes on with payees that one unit of work could not write: the next portion, of any win.
 * @returns false when nothing was left to do.
 */
export const spreadShares = async (unit: Pick<Unit, 'tx' | 'nowMs'>): Promise<boolean> => {
  const portion = await takeShares(unit.tx);
  if (portion === undefined) return false;
  const win = await findWin(unit.tx, portion.winId);
  const instance = win && (await findInstance(unit.tx, win.instanceId));
  if (win === undefined || instance === undefined)
    throw new Error(`the win ${portion.winId} that payees wait for is not in the store`);
  await writeShares(unit, instance, win, portion.shares);
  return true;
};
