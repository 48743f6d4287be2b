import type { CarryFacts, ContributionFacts } from '../../../db/ledger/facts.ts';
import type { LedgerEntry } from '../../../db/ledger/ledger.ts';
import type { CarryBook, RulesBook } from './book.ts';
import { computeCarry, type Wager } from './charge.ts';
import type { Difference } from './draws.ts';
import { firstDifference, readFacts } from './read-facts.ts';
import type { Terms } from './terms.ts';

/** The key of what a player carries in a currency. */
export const carryKey = (brand: string, player: string, currency: string): string => `${brand}\n${player}\n${currency}`;

/** A change of the fraction that a player carries: by a wager, as the rules give it, or back, by the cancel of a debit that was begun. */
export const judgeCarry = (terms: Terms, book: RulesBook, entry: LedgerEntry): readonly Difference[] => {
  const { reference } = entry;
  const { carry } = book;
  const facts = readFacts<CarryFacts>(entry);
  if (carry === undefined) return [{ says: 'it carries a fraction; the rules carry none' }];
  const id = reference ?? '';
  const before = carriedBefore(carry, facts);
  const given = facts.wager === undefined ? giveBack(carry, id, before) : begin(terms, book, entry, facts, before);
  if (typeof given === 'string') return [{ says: given }];
  carry.players?.set(carryKey(facts.brand, facts.player, facts.currency), given.carried);
  const says = firstDifference(`the fraction of ${facts.player} of ${facts.brand}`, [
    ['owed', facts.owed, String(given.owed)],
    ['debit', facts.debit ?? '0', String(given.debit)],
    ['carried', facts.carried, String(given.carried)],
  ]);
  return says === undefined ? [] : [{ says }];
};

type Change = { readonly owed: bigint; readonly debit: bigint; readonly carried: bigint };

/** The amount that the player carried by the entries before, or by the entry itself if a checkpoint could not hold all players. */
const carriedBefore = ({ players }: CarryBook, { brand, player, currency, ...facts }: CarryFacts): bigint => {
  if (players !== undefined) return players.get(carryKey(brand, player, currency)) ?? 0n;
  const change = BigInt(facts.owed) - BigInt(facts.debit ?? 0) * 1_000_000n;
  return BigInt(facts.carried) - (facts.wager === undefined ? -change : change);
};

const begin = (
  terms: Terms,
  { carry, pots }: RulesBook,
  { reference, rate }: LedgerEntry,
  { wager = '0', currency, exhausted }: CarryFacts,
  carried: bigint,
): Change | string => {
  const isUncovered = exhausted === true;
  const asked = { wager, currency, rate: rate ?? '1/1', wish: undefined, carried };
  const isEnabled = (index: number) => pots[index]?.enabled === true;
  // Covered, it has a debit, or the operator pays all of it: otherwise the budget has nothing to cover.
  const covered = isUncovered ? computeCarry(terms, asked, isEnabled) : undefined;
  if (isUncovered && (covered?.debit === 0n || terms.budget?.refuses !== false))
    return 'it was not covered by a budget, which it does not concern';
  const given = computeCarry(terms, { ...asked, isUncovered }, isEnabled);
  if (given === undefined) return 'it carries a fraction; the rules give nothing to carry';
  if (carry?.begun.has(reference ?? '') === true) return `it begins the debit of ${reference} again`;
  if (given.debit > 0n) carry?.begun.set(reference ?? '', { before: carried, owed: given.owed, debit: given.debit });
  return given;
};

const giveBack = ({ begun }: CarryBook, id: string, before: bigint): Change | string => {
  const given = begun.get(id);
  if (given === undefined) return `it gives back a fraction of ${id}, of which no debit is open`;
  begun.delete(id);
  return { ...given, carried: before - given.owed + given.debit * 1_000_000n };
};

/** Carried before a contribution, and owed for it by the entry before its debit: nothing if there is none. */
type CarriedInto = { readonly before: bigint; readonly owed?: bigint | 'nothing' };

/**
 * Ends the debit of a contribution. One without a debit begins none; if a checkpoint could not hold its player, the player may have carried a
 * coin.
 */
export const carriedInto = (
  { players, begun }: CarryBook,
  { reference }: Pick<LedgerEntry, 'reference'>,
  { brand, player, currency, debit }: ContributionFacts,
): CarriedInto => {
  const id = reference ?? '';
  if (debit !== undefined) {
    const found = begun.get(id);
    begun.delete(id);
    return found ?? { before: 0n, owed: 'nothing' };
  }
  return {
    before: players === undefined ? 1_000_000_000_000n : (players.get(carryKey(brand, player, currency)) ?? 0n),
  };
};

/** A contribution of which its player owes another part than by the entry before its debit, since its wager or its pots are others. */
export const judgeOwed = (
  terms: Terms,
  { pots }: RulesBook,
  wager: Wager,
  { before: carried, owed }: CarriedInto,
): readonly Difference[] => {
  if (owed === undefined) return [];
  const given = computeCarry(terms, { ...wager, carried }, (index) => pots[index]?.enabled === true);
  return given?.owed === owed
    ? []
    : [{ says: 'no entry before it changes the fraction that its player carries as this wager does' }];
};
