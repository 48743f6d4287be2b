import { isAuthenticated, recordAuthenticated } from '../../db/wallet-players.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import type { ChainContext } from '../unit/handler.ts';

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
