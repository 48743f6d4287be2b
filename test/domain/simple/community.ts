import type { SimpleInstance } from './ledger.ts';

/** Everyone except the winner who has contributed since a given time, by name. */
export const activePlayers = ({ booked }: SimpleInstance, sinceMs: number, winner: string): string[] =>
  [...new Set(booked.filter(({ atMs }) => atMs >= sinceMs).map(({ player }) => player))]
    .filter((player) => player !== winner)
    .sort();

/** The players who booked most, ever or since the pot's last win, the best first; ties go to the player who got there first. */
export const highestContributors = (
  { booked, wonAfter }: SimpleInstance,
  { winner, most, sinceWinOf }: { readonly winner: string; readonly most: number; readonly sinceWinOf?: string },
): string[] => {
  const counting = booked.slice(sinceWinOf === undefined ? 0 : (wonAfter.get(sinceWinOf) ?? 0));
  const sums = new Map<string, bigint>();
  for (const { player, B } of counting) {
    if (player === winner) continue;
    // A player moves behind those who have reached the same sum before.
    const sum = (sums.get(player) ?? 0n) + B;
    sums.delete(player);
    sums.set(player, sum);
  }
  const best: string[] = [];
  while (best.length < most && sums.size > 0) {
    const [next] = [...sums].reduce((one, other) => (other[1] > one[1] ? other : one));
    best.push(next);
    sums.delete(next);
  }
  return best;
};

/** The currency of a player's last contribution. */
export const lastCurrency = ({ booked }: SimpleInstance, player: string): string => {
  const last = booked.findLast((contribution) => contribution.player === player);
  if (last === undefined) throw new Error(`${player} never contributed`);
  return last.currency;
};
