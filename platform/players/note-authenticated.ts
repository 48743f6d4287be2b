import { isAuthenticated, recordAuthenticated } from '../../db/wallet-players.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import type { ChainContext } from '../unit/handler.ts';

/** Keeps that a wallet has authenticated a player: only then may credits be sent, and those that have waited for it go out. */
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
