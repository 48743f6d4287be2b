import type { LedgerLine } from '../../../db/ledger/ledger.ts';
import { AMOUNT_MAX_MICROS, greater, lesser, type Micros } from '../../../domain/money/micros.ts';
import type { Move } from './moves.ts';
import type { PotTerms, Terms } from './terms.ts';

/** The accounts of a pot. */
export type PotAccount = 'seedValue' | 'contributedAmount' | 'contributedSeed' | 'surplusSeed' | 'overflow';

/** A pot as the entries so far leave it. */
export type PotBook = { readonly id: string } & Record<PotAccount, Micros> & {
    enabled: boolean;
    /** A hit that was passed over still has to be paid. */
    due: boolean;
    life: number;
    /** The end of the last time window that was won or has passed. */
    settledUntilMs: number;
    /** The last contribution in each window after that, in order. */
    waitingAtMs: number[];
    /** The last win, if odds rise with time. Missing before the first. */
    wonAtMs?: number;
  };

/** The contributions of a player, where wins are shared. */
export type PlayerBook = {
  readonly brand: string;
  readonly player: string;
  total: Micros;
  seq: number;
  atMs: number;
  currency: string;
  /** By pot: in the pot's life, up to the entry `seq`. */
  readonly lives: Map<string, { readonly life: number; readonly total: Micros; readonly seq: number }>;
};

/** An operator's budget, by the start of each period. */
export type BudgetBook = {
  /** The most in each period. */
  readonly amount: Micros;
  /** The operator's part of what is booked. */
  readonly used: Map<number, Micros>;
  /** The least that one of the contributions which the budget did not cover could have cost the operator. */
  readonly uncovered: Map<number, Micros>;
  latest: number;
};

/** The fractions of coins that players owe, in 10⁻¹² of the currency. */
export type CarryBook = {
  /** By brand, player and currency. Undefined once a checkpoint was too small for them. */
  players: Map<string, bigint> | undefined;
  /** Debits that are neither booked nor given back, by contribution. */
  readonly begun: Map<string, { readonly before: bigint; readonly owed: bigint; readonly debit: Micros }>;
};

/** A hit that is paid by the next win of its pot. */
export type Owed = {
  readonly brand: string;
  readonly player: string;
  readonly currency: string;
  readonly rate: string;
};

/** An entry that the rules give next. A flush follows only if the overflow has reached its threshold by then. */
export type Next =
  | { readonly kind: 'flush' | 'reseed'; readonly pot: string }
  /** A drawing by stake. A win follows it unless every contributor is barred from winning. */
  | { readonly kind: 'stake'; readonly pot: string }
  | { readonly kind: 'win'; readonly pot: string; readonly owed: Owed };

/**
 * An instance as the rules see it after an entry. It is part of a checkpoint, so it holds values alone. Balances follow from the postings,
 * everything else from the rules.
 */
export type RulesBook = {
  house: Micros;
  withheld: Micros;
  diverting: Micros;
  readonly pots: PotBook[];
  /** The entries that have to come next, in order. */
  next: Next[];
  /** The version of the rules of the last entry. */
  version: number;
  /** Entries that were judged by every rule, and by some because they lack facts for the others. */
  wholly: number;
  partly: number;
  /** Where wins are limited, by brand and player: when each of the latest was. Missing before the first. */
  wins?: Map<string, number[]>;
  /** Where wins are shared, by brand and player. Undefined once a checkpoint was too small for them. */
  players: Map<string, PlayerBook> | undefined;
  /** Absent if the operator has no budget. */
  readonly budget?: BudgetBook;
  /** Absent if the rules carry no fractions. */
  readonly carry?: CarryBook;
};

export const newBook = ({ pots, isShared, budget, isCarried }: Terms): RulesBook => ({
  house: 0n,
  withheld: 0n,
  diverting: 0n,
  pots: pots.map(({ id }) => ({
    ...{ id, seedValue: 0n, contributedAmount: 0n, contributedSeed: 0n, surplusSeed: 0n, overflow: 0n },
    ...{ enabled: true, due: false, life: 1, settledUntilMs: 0, waitingAtMs: [] },
  })),
  next: [],
  version: 0,
  wholly: 0,
  partly: 0,
  players: isShared ? new Map() : undefined,
  ...(budget && { budget: { amount: budget.amount, used: new Map(), uncovered: new Map(), latest: 0 } }),
  ...(isCarried && { carry: { players: new Map(), begun: new Map() } }),
});

/** Throws on an unknown pot, which earlier checks of the entry have ruled out. */
export const findPot = ({ pots }: RulesBook, id: string): PotBook => {
  for (const pot of pots) if (pot.id === id) return pot;
  throw new Error(`the rules have no pot ${id}`);
};

export const findTerms = ({ pots }: Terms, id: string): PotTerms => {
  for (const pot of pots) if (pot.id === id) return pot;
  throw new Error(`the rules have no pot ${id}`);
};

/** Adds an entry's postings to the balances that rules look at. */
export const post = (book: RulesBook, lines: readonly LedgerLine[]): void => {
  for (const { potId, account, amount } of lines) {
    if (potId !== '') findPot(book, potId)[account as PotAccount] += amount;
    else if (account === 'house' || account === 'withheld' || account === 'diverting') book[account] += amount;
  }
};

/** Money for the house; the operator has at once what a full one cannot hold. */
export const movesIntoHouse = ({ house }: RulesBook, amount: Micros): readonly Move[] => {
  const over = greater(0n, house + amount - AMOUNT_MAX_MICROS);
  return [
    ['', 'house', amount - over],
    ['', 'swept', over],
  ];
};

export const worthOf = (pot: PotBook): Micros => pot.seedValue + pot.contributedAmount;

export const isInLastLife = ({ lives }: PotTerms, { life }: PotBook): boolean => lives > 0 && life >= lives;

/** The overflow that leaves for the external account now. */
export const flushable = ({ flushFrom }: PotTerms, { overflow }: PotBook): Micros =>
  flushFrom !== undefined && overflow > 0n && overflow >= flushFrom ? overflow : 0n;

/** The money of a pot's next life, by source; `house` is what its own balances lack. */
export type SeedPlan = {
  readonly target: Micros;
  readonly contributedSeed: Micros;
  readonly overflow: Micros;
  readonly surplusSeed: Micros;
  readonly house: Micros;
};

export const planSeed = (terms: PotTerms, pot: PotBook): SeedPlan => {
  const collected = pot.contributedSeed;
  const target =
    terms.reseed === 'MinReseed'
      ? terms.minReseed
      : terms.reseed === 'Full'
        ? greater(collected, terms.minReseed)
        : lesser(terms.minReseed, collected + pot.surplusSeed);
  const contributedSeed = lesser(collected, target);
  const overflow = terms.flushFrom === undefined ? lesser(pot.overflow, target - contributedSeed) : 0n;
  const surplusSeed = lesser(pot.surplusSeed, target - contributedSeed - overflow);
  return { target, contributedSeed, overflow, surplusSeed, house: target - contributedSeed - overflow - surplusSeed };
};
