import type { Instance } from '../../db/instances.ts';
import type { Access } from '../../domain/account/access.ts';
import { canSeeJackpot } from '../../domain/account/can-see-jackpot.ts';
import { rulesOf } from '../../wire/rules-of.ts';

/** Whether an account may see an instance. */
export const seesInstance = (access: Access, instance: Instance): boolean =>
  canSeeJackpot(access, { ownerId: instance.ownerId, allowedBrands: rulesOf(instance).allowedBrands });
