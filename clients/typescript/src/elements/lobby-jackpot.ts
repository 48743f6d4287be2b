import type { ListLobbyJackpotsResponses } from '../generated/types.gen.ts';

/** A jackpot as lobbies show it. */
export type LobbyJackpot = ListLobbyJackpotsResponses[200][number];
export type LobbyPot = LobbyJackpot['pots'][number];

/** The pot that a jackpot is known for: the one with the most in it. */
export const largestPot = ({ pots }: LobbyJackpot): LobbyPot | undefined =>
  pots.reduce<LobbyPot | undefined>(
    (best, pot) => (best === undefined || Number(pot.shown_value) > Number(best.shown_value) ? pot : best),
    undefined,
  );

/** The next moment at which a pot drops or is drawn, in milliseconds since the epoch. */
export const deadlineOf = ({ pots, timestamp_end }: LobbyJackpot): number | undefined => {
  const moments = pots.flatMap(({ drops_before, next_draw_at }) => [drops_before, next_draw_at]);
  const found = [...moments, timestamp_end].filter((atMs): atMs is number => atMs !== undefined && atMs > 0);
  return found.length === 0 ? undefined : Math.min(...found);
};
