import type { Micros } from '../money/micros.ts';

/** The value of freespins: `Fixed` gives a number of spins at one wager, `Variable` a budget for spins at any wager. */
export type Freespins = {
  readonly type: 'Variable' | 'Fixed';
  readonly currency: string;
  /** Number of spins; 1 for `Variable`. */
  readonly count: number;
  /** In `currency`: the wager of one spin, or the whole budget. */
  readonly amount: Micros;
};

/** A part of freespins that a game reports as used. */
export type Use = { readonly count?: number | undefined; readonly amount?: Micros | undefined };

/** The total that can be wagered, which may exceed the platform's range. */
export const totalBudget = ({ count, amount }: Pick<Freespins, 'count' | 'amount'>): Micros => BigInt(count) * amount;

/** Returns the number of spins that this much of the budget uses up. For `Variable`, 1 once nothing is left. */
export const spinsUsed = (freespins: Freespins, used: Micros): number =>
  freespins.type === 'Fixed' ? Number(used / freespins.amount) : Number(used === totalBudget(freespins));

/**
 * Computes the amount that a use takes from the budget: `Fixed` freespins are used by count, `Variable` ones by amount.
 * @returns undefined when the use names the wrong one, both or neither.
 */
export const takenBy = (freespins: Freespins, { count, amount }: Use): Micros | undefined => {
  if ((count === undefined) === (amount === undefined)) return undefined;
  if (freespins.type === 'Variable') return amount;
  return count === undefined ? undefined : BigInt(count) * freespins.amount;
};

const STATES = ['Available', 'Expired', 'Consumed'] as const;

/** `Expired` is final. `Consumed` is too, unless a use is given back before the bonus expires. */
export type BonusState = (typeof STATES)[number];

/** The state that a text names; undefined if it names none. */
export const toBonusState = (text: string | undefined): BonusState | undefined =>
  STATES.find((state) => state === text);

/** A bonus is expired as soon as its time has passed, even before that is recorded. */
export const bonusStateAt = (
  { state, expiresAtMs }: { readonly state: BonusState; readonly expiresAtMs: number },
  nowMs: number,
): BonusState => (state === 'Available' && nowMs >= expiresAtMs ? 'Expired' : state);

/** Games of one provider; no game ids means all of them. */
export type ProviderGames = { provider_id: string; game_ids: string[] };

/** The games in which a bonus can be used; an empty list means every game. */
export type BonusGames = ProviderGames[];

/** Every bonus of an award and every one of its events repeats the list, so it must stay short. */
const NAMES_MAX = 100;

/** Reports whether a list names too many providers and games. */
export const namesTooMany = (games: BonusGames): boolean =>
  games.reduce((names, { game_ids }) => names + 1 + game_ids.length, 0) > NAMES_MAX;

/** Reports whether a bonus can be used in a game. */
export const isForGame = (games: BonusGames, providerId: string, gameCode: string): boolean =>
  games.length === 0 ||
  games.some(
    ({ provider_id, game_ids }) => provider_id === providerId && (game_ids.length === 0 || game_ids.includes(gameCode)),
  );
