import type { Instance } from '../../db/instances.ts';
import { rulesOf } from '../../wire/rules-of.ts';
import type { Unit } from '../unit/handler.ts';
import type { Services } from '../unit/services.ts';
import { drawPeriod } from './draw-period.ts';
import { drawWindows } from './draw-windows.ts';

/**
 * Draws the windows of time that are over, or of a raffle the first period with tickets that is; another one that is over stays due.
 * @param instance as it was read in this unit.
 * @param isEnding the caller ends it now: what waits for it to be resumed is drawn too, since nothing could follow.
 * @returns the instance as it is then; the same when nothing is due.
 */
export const drawDue = async (
  unit: Unit,
  instance: Instance,
  services: Pick<Services, 'currencies'>,
  { isEnding = false }: { readonly isEnding?: boolean } = {},
): Promise<Instance> => {
  if (!isDue(instance, unit.nowMs, isEnding)) return instance;
  const rules = rulesOf(instance);
  return rules.raffle === undefined
    ? drawWindows(unit, instance, rules, services.currencies)
    : drawPeriod(unit, instance, rules, rules.raffle, services.currencies);
};

/**
 * Whether something is to be drawn now. A paused instance waits until it is resumed, or until its end, which nothing could follow; one that
 * the operator has terminated draws nothing any more.
 */
export const isDue = (
  { state, endsAtMs, nextDueAtMs }: Pick<Instance, 'state' | 'endsAtMs' | 'nextDueAtMs'>,
  nowMs: number,
  isEnding = false,
): boolean =>
  nextDueAtMs !== null &&
  nextDueAtMs <= nowMs &&
  (state === 'Active' || (state === 'Paused' && (isEnding || (endsAtMs !== null && endsAtMs <= nowMs))));
