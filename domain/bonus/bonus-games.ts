/** Games of one provider; no game ids means all of them. */
export type ProviderGames = { provider_id: string; game_ids: string[] };

/** The games in which a bonus can be used; an empty list means every game. */
export type BonusGames = ProviderGames[];

/** Every bonus of an award and every one of its events repeats the list, so it must stay short. */
const NAMES_MAX = 100;

/** Whether a list names too many providers and games. */
export const namesTooMany = (games: BonusGames): boolean =>
  games.reduce((names, { game_ids }) => names + 1 + game_ids.length, 0) > NAMES_MAX;

/** Whether a bonus can be used in a game. */
export const isForGame = (games: BonusGames, providerId: string, gameCode: string): boolean =>
  games.length === 0 ||
  games.some(
    ({ provider_id, game_ids }) => provider_id === providerId && (game_ids.length === 0 || game_ids.includes(gameCode)),
  );
