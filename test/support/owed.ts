import type { Client } from './server.ts';
import { win } from './win.ts';

/** Players of luna win the pot minor, one each; returns the transaction ids of their credits, in order. */
export const winMinor = async (
  client: Client,
  instanceId: string,
  ...players: readonly string[]
): Promise<string[]> => {
  for (const player of players) await win(client, instanceId, 'minor', 'luna', player);
  const { body } = await client.call('listWins', { query: { instance_id: instanceId, limit: 500 } });
  return players.map(
    (player) => body.find(({ player_id }: { player_id: string }) => player_id === player)?.transaction_id,
  );
};

/** The state of each payment of a player. */
export const statesOf = async (client: Client, playerId: string): Promise<string[]> =>
  (await client.call('listWins', { query: { player_id: playerId } })).body.map(({ state }: { state: string }) => state);
