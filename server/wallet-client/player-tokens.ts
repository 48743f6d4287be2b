import type { PlayerTokens } from '../../platform/unit/services.ts';
import { Limiter } from '../http/limiter.ts';

const REFUSED_MAX = 100;
const WINDOW_SECONDS = 5 * 60;

/** After 100 player tokens in five minutes that the wallet refused, their address has to wait. */
export const createPlayerTokens = (counted = (limiter: Limiter): Limiter => limiter): PlayerTokens => {
  const refused = counted(new Limiter('player-tokens', REFUSED_MAX, WINDOW_SECONDS));
  return { hit: (address) => refused.hit(address), count: (address) => refused.count(address) };
};
