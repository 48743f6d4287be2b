import type { TakenNames } from '../../platform/unit/services.ts';
import { Limiter } from '../http/limiter.ts';

const TAKEN_MAX = 30;
const WINDOW_SECONDS = 60 * 60;

/** After 30 names of others within an hour, a tenant has to wait before it can choose another name. */
export const createTakenNames = (counted = (limiter: Limiter): Limiter => limiter): TakenNames => {
  const taken = counted(new Limiter('taken-names', TAKEN_MAX, WINDOW_SECONDS));
  return { hit: (tenant) => taken.hit(tenant), count: (tenant) => taken.count(tenant) };
};
