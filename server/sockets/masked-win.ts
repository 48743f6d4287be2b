import type { OutboxEvent } from '../../db/tables/events.ts';
import type { RaffleWinEvent, WinEvent } from '../../generated/server/types.gen.ts';

/** The events of other players that a player may see. */
export const isWin = ({ eventType }: Pick<OutboxEvent, 'eventType'>): boolean =>
  eventType === 'WinEvent' || eventType === 'RaffleWinEvent';

const LETTERS_MIN = 6;
const LETTERS_SHOWN = 2;

/** A win as other players see it: without the winner's name, and without ids that identify it to the winner's wallet. */
export const maskedWin = (event: OutboxEvent): OutboxEvent => {
  const {
    contribution_id: _contribution,
    gameround_id: _gameround,
    transaction_id: _transaction,
    ...seen
  } = event.data as WinEvent & RaffleWinEvent;
  const playerId = masked(event.playerId);
  return { ...event, playerId, data: { ...seen, player_id: playerId } };
};

const masked = (playerId: string): string => {
  const letters = [...playerId];
  return `***${letters.length < LETTERS_MIN ? '' : letters.slice(-LETTERS_SHOWN).join('')}`;
};
