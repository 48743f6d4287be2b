import { operatorOf } from '../../domain/account/access.ts';
import { brandPathOf } from '../../domain/account/brand-path-of.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import type { PlayerSession } from '../unit/operator-wallet.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Refuses a session of another player, brand, operator or currency than the request's. */
export const refuseMismatch = (
  session: PlayerSession,
  { brandPath, playerId, currency }: Player & Pick<PlayerSession, 'currency'>,
): Refusal<'player_token_mismatch' | 'wallet_currency_mismatch'> | undefined => {
  const { operatorId, brandId } = session;
  const isOfBrand = operatorId === operatorOf(brandPath) && brandPathOf(operatorId, brandId) === brandPath;
  if (!isOfBrand || session.playerId !== playerId)
    return refuse('player_token_mismatch', {
      detail: 'The session token belongs to another player, brand or operator.',
    });
  return session.currency === currency
    ? undefined
    : refuse('wallet_currency_mismatch', {
        detail: `The player's session is in ${session.currency}, the request in ${currency}.`,
      });
};
