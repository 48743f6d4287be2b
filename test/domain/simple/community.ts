import type { SimpleInstance } from './ledger.ts';

/** Everyone except the winner who has contributed since a given time, by name. */
export const activePlayers = ({ booked }: SimpleInstance, sinceMs: number, winner: string): string[] =>
  [...new Set(booked.filter(({ atMs }) => atMs >= sinceMs).map(({ player }) => player))]
    .filter((player) => player !== winner)
    .sort();

/** The player who booked most, ever or since the pot's last win; ties go to the player who got there first. */
export const highestContributor = (
  { booked, wonAfter }: SimpleInstance,
  winner: string,
  sinceWinOf?: string,
): string | undefined => {
  const counting = booked.slice(sinceWinOf === undefined ? 0 : (wonAfter.get(sinceWinOf) ?? 0));
  const sums = new Map<string, bigint>();
  let best: string | undefined;
  for (const { player, B } of counting) {
    if (player === winner) continue;
    sums.set(player, (sums.get(player) ?? 0n) + B);
    if (best === undefined || (sums.get(player) ?? 0n) > (sums.get(best) ?? 0n)) best = player;
  }
  return best;
};

/** The currency of a player's last contribution. */
export const lastCurrency = ({ booked }: SimpleInstance, player: string): string => {
  const last = booked.findLast((contribution) => contribution.player === player);
  if (last === undefined) throw new Error(`${player} never contributed`);
  return last.currency;
};
