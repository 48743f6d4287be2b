import { admitsBrand } from '../jackpot/admission.ts';
import { type Access, covers } from './access.ts';

/**
 * Whether an account can see a jackpot: it reaches the owner, or one of its brands may play it. The latter grants read access only.
 * `db/visible-instances.ts` is the same rule in SQL.
 */
export const canSeeJackpot = (
  access: Access,
  jackpot: { readonly ownerId: string; readonly allowedBrands: readonly string[] },
): boolean => covers(access, jackpot.ownerId) || playableBy(access, jackpot);

const playableBy = ({ paths }: Access, jackpot: Parameters<typeof admitsBrand>[0]): boolean =>
  [...paths].some((path) => isBrandPath(path) && admitsBrand(jackpot, path));

/** Whether a path stands for a single brand. */
export const isBrandPath = (path: string): boolean => path.includes(':');
