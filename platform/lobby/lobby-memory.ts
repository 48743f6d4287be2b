import type { LobbyMemory } from '../unit/services.ts';
import { ShortMemory } from '../unit/short-memory.ts';

/** The visitors' view is rendered once in this time, for all of them. */
const LIFE_MS = 1_000;

const BRANDS_MAX = 1_000;
/** In all lists of brands together. */
const LISTED_MAX = 100_000;
const INSTANCES_MAX = 2_000;
const CHARACTERS_MAX = 16_000_000;
/** Lists of players change less often than values do. */
const LIST_LIFE_MS = 3_000;
const LIST_CHARACTERS_MAX = 8_000_000;

/**
 * A second of what lobbies show. Money does not depend on it, so each server has its own. Callers choose the keys, so all of it is bounded,
 * and nothing is kept of a brand or an instance that does not exist.
 */
export const createLobbyMemory = (): LobbyMemory => ({
  currencies: new ShortMemory(LIFE_MS, BRANDS_MAX),
  playable: new ShortMemory(LIFE_MS, LISTED_MAX, (ids) => 1 + ids.length),
  facts: new ShortMemory(LIFE_MS, INSTANCES_MAX),
  pages: new ShortMemory(LIFE_MS, CHARACTERS_MAX, ({ size }) => 1_000 + size),
  winners: new ShortMemory(LIST_LIFE_MS, LIST_CHARACTERS_MAX, ({ size }) => 1_000 + size),
  leaders: new ShortMemory(LIST_LIFE_MS, LIST_CHARACTERS_MAX, ({ reply }) => 1_000 + (reply?.size ?? 0)),
});
