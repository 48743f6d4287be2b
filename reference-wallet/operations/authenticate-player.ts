import { numberFromMicros } from '../../domain/money/micros.ts';
import { floorToMinorUnit } from '../../domain/money/minor-unit.ts';
import { refuse } from '../../platform/unit/reply.ts';
import type { WalletHandler } from '../accounts/wallet-handler.ts';
import { createPlayer, findPlayer, openWalletAccount } from '../store/players.ts';

/** Session tokens of this wallet. Anyone may claim to be any player, since it holds no real money. */
const SESSION = /^session-([!-~]{1,128})$/;

/** What a real wallet knows of its players; here it is the same for all. */
const PERSON = {
  gender: 'unspecified',
  country: 'MT',
  date_of_birth: '1990-01-01',
  jurisdiction: 'MT',
  segments: [],
};

/** E1. A player's first session in a currency opens a wallet account with the opening balance. */
export const authenticatePlayer: WalletHandler<'authenticatePlayer'> = async (
  { body: { operator_id, brand_id, player_token, currency } },
  { nowMs, openingBalance, write },
) => {
  const playerId = SESSION.exec(player_token)?.[1];
  if (playerId === undefined)
    return refuse('session_expired', { detail: 'Tokens of this wallet have the form session-<player_id>.' });
  return write(async (tx) => {
    const player = await findPlayer(tx, playerId);
    if (player === undefined)
      await createPlayer(tx, { id: playerId, operatorId: operator_id, brandId: brand_id, createdAtMs: nowMs });
    else if (player.operatorId !== operator_id || player.brandId !== brand_id)
      return refuse('player_unknown', { detail: `${playerId} is a player of another brand.` });
    const walletAccount = await openWalletAccount(tx, {
      playerId,
      currency,
      opening: floorToMinorUnit(openingBalance, currency),
      authenticatedAtMs: nowMs,
    });
    return {
      status: 200,
      body: {
        id: playerId,
        token: player_token,
        currency,
        balance: numberFromMicros(walletAccount.balance),
        operator_id,
        brand_id,
        ...PERSON,
        nickname: playerId,
      },
    };
  });
};
