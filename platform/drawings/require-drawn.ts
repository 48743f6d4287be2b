import { findInstance, type Instance } from '../../db/instances.ts';
import type { Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';
import { drawDue, isDue } from './draw-due.ts';

/** Ends a unit before it has written anything: `draw` belongs into a unit of its own, and then the unit is to be done again. */
export class DrawingDue extends Error {
  readonly instanceId: string;
  readonly draw: (unit: Unit) => Promise<void>;

  constructor(instanceId: string, draw: (unit: Unit) => Promise<void>) {
    super('a drawing is due before');
    this.instanceId = instanceId;
    this.draw = draw;
  }
}

/**
 * The instance, when nothing of it is due to be drawn. Whoever is about to change a pot asks for it before, so that a drawing does not
 * depend on what happened after its moment. A unit that is refused leaves nothing behind, and a drawing that was taken back would be drawn
 * again with another outcome: so it has a unit of its own. Throws DrawingDue, which `writeUnit` answers. When that drawing fails, the instance is
 * refused: the scheduler tries it again.
 * @param how.isEnding the caller ends the instance now: what waits for it to be resumed is drawn too, since nothing could follow.
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
      detail: `A drawing of the jackpot ${instance.id} is due and has failed; it is tried again by itself.`,
    });
  throw new DrawingDue(instance.id, async (unit) => {
    const found = await findInstance(unit.tx, instance.id);
    if (found !== undefined) await drawDue(unit, found, services, how);
  });
};
