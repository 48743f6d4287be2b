import type { Instance } from '../../db/jackpots/instances.ts';
import type { Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';
import { drawInstance, isDue } from './draw-due.ts';

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
