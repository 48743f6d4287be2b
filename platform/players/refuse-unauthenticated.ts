import { findOwnCurrencies } from '../../db/brand-currencies.ts';
import { findBrandEnabledState } from '../../db/operators.ts';
import { operatorOf } from '../../domain/account/access.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import type { ChainContext } from '../unit/handler.ts';
import type { WalletAnswer } from '../unit/operator-wallet.ts';
import { refuseTooMany } from '../unit/refuse-too-many.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import { type AnyWalletRefusal, anyWalletRefusal } from '../unit/wallet-refusal.ts';
import { noteAuthenticated } from './note-authenticated.ts';
import { refuseMismatch } from './refuse-mismatch.ts';

type SessionRefusal = AnyWalletRefusal | Refusal<'session_expired' | 'wallet_refused_player'>;

/**
 * Authenticates the player's token with the wallet of the player's brand, and refuses any other player.
 * @param sourceId the player's source, if the request names one.
 */
export const refuseUnauthenticated = async (
  context: ChainContext,
  player: Player,
  sourceId?: string,
): Promise<
  | SessionRefusal
  | Refusal<'token_missing' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured'>
  | ReturnType<typeof refuseMismatch>
> => {
  const { caller, services, address } = context;
  const { brandPath } = player;
  if (caller.playerToken === undefined) return refuse('token_missing');
  const hit = await services.playerTokens.hit(address);
  if (hit !== undefined) return refuseTooMany(hit);
  const base = await context.read(async (tx) =>
    (await findBrandEnabledState(tx, brandPath)) === undefined
      ? undefined
      : ((await findOwnCurrencies(tx, brandPath)) ?? services.currencies).base,
  );
  if (base === undefined) return refuse('brand_not_found', { detail: `There is no brand ${brandPath}.` });
  const wallet = services.walletOf(operatorOf(brandPath));
  if (wallet === undefined)
    return refuse('wallet_not_configured', { detail: 'The brand has no wallet that could authenticate this token.' });
  const [, brandId = ''] = brandPath.split(':');
  const session = { brandId, token: caller.playerToken };
  const currency = wallet.lastCurrency?.(session) ?? base;
  const answer = await wallet.authenticate({ ...session, currency, sourceId });
  if (answer.outcome !== 'done') {
    const refused = refusalOf(answer);
    // Only a rejected token counts as a try, not an unreachable wallet or one with another shared secret.
    if (refused.status < 500 && refused.problem !== 'wallet_refused_platform')
      await services.playerTokens.count(address);
    return refused;
  }
  const refused = refuseMismatch(answer.result, { ...player, currency });
  if (refused === undefined) await noteAuthenticated(context, player);
  return refused;
};

/** Turns a wallet's refusal, or a missing answer, into a problem for the player. */
const refusalOf = (answer: Exclude<WalletAnswer<unknown>, { outcome: 'done' }>): SessionRefusal => {
  if (answer.outcome === 'refused' && answer.code === 'session_expired') return refuse('session_expired');
  if (answer.outcome === 'refused' && answer.code === 'player_unknown') return refuse('wallet_refused_player');
  return anyWalletRefusal(answer);
};
