import { fieldsOfLine, isPlayerId, linesOfCsv } from '../opt-ins/rows-of-csv.ts';

/** AwardListed in the specs. */
const PLAYERS_MAX = 100_000;
/** Enough to find the mistake that all have in common. */
const FAULTS_MAX = 20;

/** The players of a file, each once, or its faults, one a line. */
export type ListedPlayers =
  | { readonly players: readonly string[]; readonly repeated: number }
  | { readonly faults: readonly string[] };

/** The players of a request, from a JSON list or from the column of a file. */
export const listedPlayers = (body: string | { readonly players: readonly string[] }): ListedPlayers => {
  if (typeof body === 'string') return playersOfCsv(body);
  const players = [...new Set(body.players)];
  return { players, repeated: body.players.length - players.length };
};

/** Reads the column `player_id` of a CSV text. */
const playersOfCsv = (text: string): ListedPlayers => {
  const lines = linesOfCsv(text);
  const header = lines.next().value;
  const column = fieldsOfLine(header?.line ?? '')?.indexOf('player_id') ?? -1;
  if (header === undefined || column === -1) return { faults: ['Expected a first line with the column player_id.'] };
  const players = new Set<string>();
  const faults: string[] = [];
  let listed = 0;
  for (const { line, number } of lines) {
    const playerId = fieldsOfLine(line)?.[column] ?? '';
    listed += 1;
    if (isPlayerId(playerId)) players.add(playerId);
    else if (faults.push(`Line ${number}: expected a player id in the column player_id.`) === FAULTS_MAX) break;
  }
  if (faults.length > 0) return { faults };
  if (players.size === 0) return { faults: ['The file lists no player.'] };
  if (players.size > PLAYERS_MAX) return { faults: [`At most ${PLAYERS_MAX} players. Split the file.`] };
  return { players: [...players], repeated: listed - players.size };
};
