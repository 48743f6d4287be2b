import type { PassedFacts } from '../../../db/ledger/facts.ts';
import type { RulesBook } from './book.ts';
import type { Difference } from './draws.ts';
import { keyOf } from './players.ts';
import type { Terms } from './terms.ts';

type Winner = { readonly brand: string; readonly player: string };

/** The wins that the limit of the rules leaves to a player at a moment; infinite without one. */
export const winsLeftTo = (
  { winLimit }: Terms,
  { wins }: RulesBook,
  { brand, player }: Winner,
  atMs: number,
): number => {
  if (winLimit === undefined) return Number.POSITIVE_INFINITY;
  const sinceMs = atMs - winLimit.periodMs;
  const counted = wins?.get(keyOf(brand, player))?.filter((each) => each > sinceMs) ?? [];
  return winLimit.wins - counted.length;
};

/** Counts a win. */
export const noteWin = ({ winLimit }: Terms, book: RulesBook, { brand, player }: Winner, atMs: number): void => {
  if (winLimit === undefined) return;
  book.wins ??= new Map();
  const key = keyOf(brand, player);
  const sinceMs = atMs - winLimit.periodMs;
  book.wins.set(key, [...(book.wins.get(key) ?? []).filter((each) => each > sinceMs), atMs]);
};

/** The win of a player to whom the rules leave none. */
export const faultInLimit = (terms: Terms, book: RulesBook, winner: Winner, atMs: number): readonly Difference[] =>
  winsLeftTo(terms, book, winner, atMs) > 0
    ? []
    : [{ says: `${winner.player} of ${winner.brand} has won as often as the rules allow` }];

/** A player who was passed over for a reason that the rules or the earlier entries rule out. Exclusions are not in the ledger. */
export const faultInPassed = (
  terms: Terms,
  book: RulesBook,
  passed: readonly PassedFacts[] | undefined,
  atMs: number,
): readonly Difference[] => {
  const wrong = passed?.find(([brand, player, reason]) => {
    if (reason === 'opted_out') return !terms.isOptInRequired;
    return reason === 'win_limit' && winsLeftTo(terms, book, { brand, player }, atMs) > 0;
  });
  return wrong === undefined
    ? []
    : [{ says: `${wrong[1]} of ${wrong[0]} was passed over because of ${wrong[2]}, which the rules do not give` }];
};
