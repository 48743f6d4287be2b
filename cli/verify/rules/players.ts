import type { ContributionFacts, PassedFacts } from '../../../db/ledger/facts.ts';
import { AMOUNT_MAX_MICROS, lesser, type Micros } from '../../../domain/money/micros.ts';
import { FIRST_WITHOUT_BOUND } from './arming.ts';
import type { PlayerBook, RulesBook } from './book.ts';
import type { Terms } from './terms.ts';

/** The key of a player. */
export const keyOf = (brand: string, player: string): string => `${brand}\n${player}`;

const addUpTo = (most: Micros | undefined, total: Micros, booked: Micros): Micros =>
  most === undefined ? total + booked : lesser(total + booked, most);

/** Adds a booked contribution to its player, from whom later wins may be shared. Before its own wins, which start new lives. */
export const notePlayer = (
  { pots }: Terms,
  book: RulesBook,
  { brand, player, currency }: Pick<ContributionFacts, 'brand' | 'player' | 'currency'>,
  { seq, atMs, booked }: { readonly seq: number; readonly atMs: number; readonly booked: Micros },
): void => {
  const { players } = book;
  if (players === undefined) return;
  const key = keyOf(brand, player);
  const known = players.get(key);
  const held: PlayerBook = known ?? { brand, player, total: 0n, seq, atMs, currency, lives: new Map() };
  if (known === undefined) players.set(key, held);
  const most = book.version < FIRST_WITHOUT_BOUND ? AMOUNT_MAX_MICROS : undefined;
  held.total = addUpTo(most, held.total, booked);
  held.seq = seq;
  held.atMs = Math.max(held.atMs, atMs);
  held.currency = currency;
  for (const [index, { id, sharing }] of pots.entries()) {
    const pot = book.pots[index];
    if (!pot?.enabled || !sharing.some(({ payees }) => payees === 'HighestContributionPerWin')) continue;
    const before = held.lives.get(id);
    const total = addUpTo(most, before?.life === pot.life ? before.total : 0n, booked);
    held.lives.set(id, { life: pot.life, total, seq });
  }
};

/** The players among whom a win is shared: without those who may not win. */
export const withoutBarred = (
  players: ReadonlyMap<string, PlayerBook>,
  barred: readonly PassedFacts[] | undefined,
): ReadonlyMap<string, PlayerBook> => {
  if (barred === undefined) return players;
  const left = new Map(players);
  for (const [brand, player] of barred) left.delete(keyOf(brand, player));
  return left;
};

type Winner = { readonly brand: string; readonly player: string };

/** The others who contributed at or after a moment, by brand and player. */
export const listActive = (players: ReadonlyMap<string, PlayerBook>, winner: Winner, sinceMs: number): PlayerBook[] => {
  const own = keyOf(winner.brand, winner.player);
  return [...players]
    .filter(([key, { atMs }]) => key !== own && atMs >= sinceMs)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, player]) => player);
};

/** Up to `most` others with the greatest totals, ever or in a life of a pot, the greatest first; on a tie, who reached it first. */
export const listHighest = (
  players: ReadonlyMap<string, PlayerBook>,
  winner: Winner,
  most: number,
  inLife?: { readonly pot: string; readonly life: number },
): readonly PlayerBook[] => {
  const own = keyOf(winner.brand, winner.player);
  const best: { readonly held: PlayerBook; readonly total: Micros; readonly seq: number }[] = [];
  for (const [key, held] of players) {
    if (key === own) continue;
    const inPot = inLife && held.lives.get(inLife.pot);
    if (inLife !== undefined && inPot?.life !== inLife.life) continue;
    const { total, seq } = inPot ?? held;
    const isAbove = (other: (typeof best)[number]): boolean =>
      total > other.total || (total === other.total && seq < other.seq);
    const last = best[most - 1];
    if (last !== undefined && !isAbove(last)) continue;
    const place = best.findIndex(isAbove);
    best.splice(place === -1 ? best.length : place, 0, { held, total, seq });
    if (best.length > most) best.pop();
  }
  return best.map(({ held }) => held);
};
