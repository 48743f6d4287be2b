import type { Tx } from '../../../db/engine/tx.ts';
import type { Micros } from '../../../domain/money/micros.ts';
import { floorToMinorUnit } from '../../../domain/money/minor-unit.ts';
import {
  type AuthenticatePlayer,
  type Refusal,
  refuse,
  type WalletSession,
} from '../../typescript/src/wallet/wallet.ts';
import { createPlayer, findPlayer, openWalletAccount } from '../store/players.ts';

/** Session tokens of this wallet. Anyone may claim to be any player, since it holds no real money. */
const SESSION = /^session-([!-~]{1,128})$/;

/** A real wallet's facts about its players; here they are the same for all. */
const PERSON = {
  gender: 'unspecified',
  country: 'MT',
  date_of_birth: '1990-01-01',
  jurisdiction: 'MT',
  segments: [],
};

/** The player id in a session token. */
const playerIn = (token: string): string | undefined => SESSION.exec(token)?.[1];

/** E1. A player's first session in a currency opens a wallet account with the opening balance. */
export const authenticatePlayer = async (
  tx: Tx,
  { operator_id, brand_id, player_token, currency }: AuthenticatePlayer,
  { nowMs, openingBalance }: { readonly nowMs: number; readonly openingBalance: Micros },
): Promise<WalletSession | Refusal> => {
  const playerId = playerIn(player_token);
  if (playerId === undefined)
    return refuse('session_expired', 'Tokens of this wallet have the form session-<player_id>.');
  const player = await findPlayer(tx, playerId);
  if (player === undefined)
    await createPlayer(tx, { id: playerId, operatorId: operator_id, brandId: brand_id, createdAtMs: nowMs });
  else if (player.operatorId !== operator_id || player.brandId !== brand_id)
    return refuse('player_unknown', `${playerId} is a player of another brand.`);
  const walletAccount = await openWalletAccount(tx, {
    playerId,
    currency,
    opening: floorToMinorUnit(openingBalance, currency),
    authenticatedAtMs: nowMs,
  });
  const balanceMicros = walletAccount.balance;
  return { id: playerId, currency, balanceMicros, operator_id, brand_id, ...PERSON, nickname: playerId };
};
