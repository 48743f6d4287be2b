import type { OutboxEvent } from '../../db/tables/events.ts';
import type { RaffleWinEvent, WinEvent } from '../../generated/server/types.gen.ts';
import { maskedPlayer } from '../../wire/masked-player.ts';

/** The events of other players that a player may see. */
export const isWin = ({ eventType }: Pick<OutboxEvent, 'eventType'>): boolean =>
  eventType === 'WinEvent' || eventType === 'RaffleWinEvent';

/** A win as other players see it: without the winner's name, and without ids that identify it to the winner's wallet. */
export const maskedWin = (event: OutboxEvent): OutboxEvent => {
  const {
    contribution_id: _contribution,
    gameround_id: _gameround,
    transaction_id: _transaction,
    win_withheld: _held,
    ...seen
  } = dataOf(ownWin(event));
  const playerId = maskedPlayer(event.playerId);
  return { ...event, playerId, data: { ...seen, player_id: playerId } };
};

/** A win as its winner sees it: without the names of others who are paid for it, and without what it costs the house. */
export const ownWin = (event: OutboxEvent): OutboxEvent => {
  const { seed_deficit: _deficit, community_winners: others, ...seen } = dataOf(event);
  const community_winners = others?.map((other) => ({ ...other, player_id: maskedPlayer(other.player_id) }));
  return { ...event, data: { ...seen, ...(community_winners && { community_winners }) } };
};

const dataOf = ({ data }: OutboxEvent) => data as WinEvent & RaffleWinEvent;
