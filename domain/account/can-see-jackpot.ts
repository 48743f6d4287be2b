import { admitsBrand } from '../jackpot/admission.ts';
import { type Access, covers } from './access.ts';

/**
 * Whether an account may look at a jackpot: one whose owner it reaches, and one that a brand within its access may play. To look is all that
 * follows from the latter. `db/visible-instances.ts` is the same rule as SQL.
 */
export const canSeeJackpot = (
  access: Access,
  jackpot: { readonly ownerId: string; readonly allowedBrands: readonly string[] },
): boolean => covers(access, jackpot.ownerId) || playableBy(access, jackpot);

const playableBy = ({ paths }: Access, jackpot: Parameters<typeof admitsBrand>[0]): boolean =>
  [...paths].some((path) => isBrandPath(path) && admitsBrand(jackpot, path));

/** Of the paths of an access, those that stand for one brand only. */
export const isBrandPath = (path: string): boolean => path.includes(':');
