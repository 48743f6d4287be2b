import { findInstance, type Instance } from '../../db/jackpots/instances.ts';
import { readRules } from '../../wire/read-rules.ts';
import type { Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';
import { drawPeriod } from './draw-period.ts';
import { drawWindows } from './draw-windows.ts';

/** Thrown before a unit has written anything: `draw` runs in a separate unit, then the unit runs again. */
export class DrawingDue extends Error {
  readonly instanceId: string;
  readonly draw: (unit: Unit) => Promise<void>;

  constructor(instanceId: string, draw: (unit: Unit) => Promise<void>) {
    super(`a drawing of the instance ${instanceId} is due first`);
    this.instanceId = instanceId;
    this.draw = draw;
  }
}

/**
 * Returns the instance if none of its drawings is due. Call it before you change a pot, so that a drawing does not depend on what happened
 * after its moment. The drawing runs in a separate unit: if it ran in the caller's and the caller then refused, it would be rolled back and
 * drawn again with another outcome. Throws DrawingDue, which `writeUnit` handles. If the drawing fails, the instance is refused, and the
 * scheduler tries it again.
 * @param how.isEnding the caller ends the instance now, so a paused one is drawn as well, because nothing could follow.
 */
export const requireDrawn = (
  { nowMs, undrawable }: Pick<Unit, 'nowMs' | 'undrawable'>,
  instance: Instance,
  services: Pick<Services, 'currencies'>,
  how: { readonly isEnding?: boolean } = {},
): Instance | Refusal<'unavailable'> => {
  if (!isDue(instance, nowMs, how.isEnding)) return instance;
  if (undrawable.has(instance.id))
    return refuse('unavailable', {
      detail: `A drawing of the jackpot ${instance.id} failed. The platform will retry it automatically.`,
    });
  throw new DrawingDue(instance.id, (unit) => drawInstance(unit, instance.id, services, how));
};

/** Options of a drawing. `isEnding`: the caller ends the instance now, so a paused one is drawn as well, because nothing could follow. */
type How = { readonly isEnding?: boolean };

/** Reads an instance and draws what is due of it: see `drawDue`. */
export const drawInstance = async (
  unit: Unit,
  id: string,
  services: Pick<Services, 'currencies'>,
  how?: How,
): Promise<void> => {
  const instance = await findInstance(unit.tx, id);
  if (instance !== undefined) await drawDue(unit, instance, services, how);
};

/**
 * Draws the time windows that are over, or of a raffle the first finished period with tickets. Drawings that do not fit stay due.
 * @param instance as read in this unit.
 * @returns the instance after the drawing, or the same if nothing is due.
 */
export const drawDue = async (
  unit: Unit,
  instance: Instance,
  services: Pick<Services, 'currencies'>,
  { isEnding = false }: How = {},
): Promise<Instance> => {
  if (!isDue(instance, unit.nowMs, isEnding)) return instance;
  const rules = readRules(instance);
  return rules.raffle === undefined
    ? drawWindows(unit, instance, rules, services.currencies)
    : drawPeriod(unit, instance, rules, rules.raffle, services.currencies);
};

/**
 * Reports whether a drawing is due now. A paused instance waits until it is resumed or reaches its end, after which nothing could follow. A
 * terminated one draws nothing.
 */
export const isDue = (
  { state, endsAtMs, nextDueAtMs }: Pick<Instance, 'state' | 'endsAtMs' | 'nextDueAtMs'>,
  nowMs: number,
  isEnding = false,
): boolean =>
  nextDueAtMs !== null &&
  nextDueAtMs <= nowMs &&
  (state === 'Active' || (state === 'Paused' && (isEnding || (endsAtMs !== null && endsAtMs <= nowMs))));
