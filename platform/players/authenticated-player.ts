import { findOwnCurrencies } from '../../db/operators/brand-currencies.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { isAuthenticated, recordAuthenticated } from '../../db/wallets/wallet-players.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import type { ChainContext } from '../unit/handler.ts';
import type { PlayerSession, WalletAnswer } from '../unit/operator-wallet.ts';
import { refuseTooMany } from '../unit/refusals.ts';
import { type Refusal, refuse, refuseAbsent } from '../unit/reply.ts';
import { type AnyWalletRefusal, anyWalletRefusal } from '../unit/wallet-refusal.ts';

/** Records that a wallet has authenticated a player. Credits are sent only to such players, so this releases those that are waiting. */
export const noteAuthenticated = async (
  {
    read,
    write,
    services,
  }: Pick<ChainContext, 'read' | 'write'> & {
    readonly services: Pick<ChainContext['services'], 'wakeSettlement'>;
  },
  { brandPath, playerId }: Player,
): Promise<void> => {
  if (await read((tx) => isAuthenticated(tx, brandPath, playerId))) return;
  await write((unit) => recordAuthenticated(unit.tx, brandPath, playerId, unit.nowMs));
  services.wakeSettlement();
};

/** Refuses a session of another player, brand, operator or currency than the request's. */
export const refuseMismatch = (
  session: PlayerSession,
  { brandPath, playerId, currency }: Player & Pick<PlayerSession, 'currency'>,
): Refusal<'player_token_mismatch' | 'wallet_currency_mismatch'> | undefined => {
  const { operatorId, brandId } = session;
  const isOfBrand = operatorId === toOperatorId(brandPath) && toBrandPath(operatorId, brandId) === brandPath;
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

type SessionRefusal = AnyWalletRefusal | Refusal<'session_expired' | 'wallet_refused_player'>;

/**
 * Authenticates the player's token with the wallet of the player's brand, unless that was done for the player's socket, and refuses any
 * other player.
 * @param sourceId the player's source, if the request names one.
 */
export const requireSession = async (
  context: ChainContext,
  player: Player,
  sourceId?: string,
): Promise<
  | PlayerSession
  | SessionRefusal
  | Refusal<'token_missing' | 'too_many_requests' | 'brand_not_found' | 'wallet_not_configured'>
  | NonNullable<ReturnType<typeof refuseMismatch>>
> => {
  const { caller, services, address } = context;
  const { brandPath } = player;
  const known = caller.playerSession;
  if (known !== undefined) return refuseMismatch(known, { ...player, currency: known.currency }) ?? known;
  if (caller.playerToken === undefined) return refuse('token_missing');
  const hit = await services.playerTokens.hit(address);
  if (hit !== undefined) return refuseTooMany(hit);
  const base = await context.read(async (tx) =>
    (await findBrandEnabledState(tx, brandPath)) === undefined
      ? undefined
      : ((await findOwnCurrencies(tx, brandPath)) ?? services.currencies).base,
  );
  if (base === undefined) return refuseAbsent('brand_not_found', brandPath);
  const wallet = services.walletOf(toOperatorId(brandPath));
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
  if (refused !== undefined) return refused;
  await noteAuthenticated(context, player);
  return answer.result;
};

/** Turns a wallet's refusal, or a missing answer, into a problem for the player. */
const refusalOf = (answer: Exclude<WalletAnswer<unknown>, { outcome: 'done' }>): SessionRefusal => {
  if (answer.outcome === 'refused' && answer.code === 'session_expired') return refuse('session_expired');
  if (answer.outcome === 'refused' && answer.code === 'player_unknown') return refuse('wallet_refused_player');
  return anyWalletRefusal(answer);
};
