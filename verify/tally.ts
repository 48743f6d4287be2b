import type { Tx } from '../db/engine/tx.ts';
import type { SeedFacts } from '../db/facts.ts';
import { CHAIN_START, type Seal } from '../db/ledger.ts';
import type { Records } from './read-records.ts';

/**
 * What an instance comes to by its ledger alone, entry by entry. It is as large as what is under way, however long the ledger is, so that it
 * can be kept and gone on from.
 */
export type Tally = {
  seq: number;
  /** The seal of the last entry, in hex. */
  head: string;
  /** What the first entry sealed. */
  seed: SeedFacts | undefined;
  /** How many entries of each kind there are. */
  readonly kinds: Map<string, number>;
  /** By `balanceKey`. Sums may go beyond what SQLite and a double hold. */
  readonly balances: Map<string, bigint>;
  readonly pots: Map<string, PotTally>;
  /** Pots that the last contribution hit and whose wins have not come yet, with that contribution. */
  readonly hits: Map<string, string>;
  /** The pot whose win the entry before was, when another life of it begins. */
  reseeding: string | undefined;
  /** How many wins and drawings there are, and how many payouts they have led to. */
  wins: number;
  owed: number;
  /** The marks of those that are neither paid nor settled, added up. */
  open: bigint;
  /** Flushes that are not acknowledged, by their id. */
  readonly flushes: Map<string, { readonly pot: string; readonly amount: bigint }>;
  /** Who has what in the periods of a raffle that are not drawn. */
  readonly periods: Map<number, Map<string, Holding>>;
  /** Of the periods among them that are over, the pots that could pay no prize at their end. Checkpoints of earlier releases lack it. */
  unpayable?: Map<number, readonly string[]>;
  drawnPeriod: number;
  /** How many rows of tickets there are for periods that are no longer kept here. */
  ticketRows: number;
  /** All pots were transferred away. */
  transferred: boolean;
};

export type PotTally = {
  instanceCount: number;
  contributions: number;
  due: boolean;
  /** False after the win of its last life, and after a transfer. */
  enabled: boolean;
  /** What all contributions have booked in its present life. */
  bookedInLife: bigint;
  /** Of a MustHitBy pot, the amount that its draws have told. */
  hitBy: bigint | undefined;
  /** Of a raffle, the last period in which it was drawn. */
  drawnPeriod: number;
  /** It was drawn for windows of time. */
  timed: boolean;
  /** The end of the last window of time that was drawn or has passed, and the first entry that may lie in a later one. */
  settledUntilMs: number;
  windowFromSeq: number;
  /** When it was last won by a Time hit: that win was the one of its window. */
  timeHitAtMs: number | undefined;
  /** It was won since then before its window was over. */
  wonEarly: boolean;
  /** The latest contribution that it was in. */
  lastAtMs: number;
};

/** What a player has in one period of a raffle. */
export type Holding = {
  readonly brandPath: string;
  readonly playerId: string;
  readonly accumulated: bigint;
  readonly tickets: number;
};

/** The walk along one ledger: what it has come to so far, and what it may read. */
export type Walk = {
  readonly tx: Tx;
  readonly seal: Seal;
  readonly instanceId: string;
  readonly tally: Tally;
  /** Entries up to this one were checked by an earlier run, and may have been changed since. */
  readonly resumedAt: number;
  readonly records: Records;
};

export const newTally = (): Tally => ({
  seq: 0,
  head: Buffer.from(CHAIN_START).toString('hex'),
  seed: undefined,
  kinds: new Map(),
  balances: new Map(),
  pots: new Map(),
  hits: new Map(),
  reseeding: undefined,
  wins: 0,
  owed: 0,
  open: 0n,
  flushes: new Map(),
  periods: new Map(),
  drawnPeriod: -1,
  ticketRows: 0,
  transferred: false,
});

export const newPotTally = (): PotTally => ({
  instanceCount: 1,
  contributions: 0,
  due: false,
  enabled: true,
  bookedInLife: 0n,
  hitBy: undefined,
  drawnPeriod: -1,
  timed: false,
  settledUntilMs: 0,
  windowFromSeq: 1,
  timeHitAtMs: undefined,
  wonEarly: false,
  lastAtMs: 0,
});

/** A posting's account among all of an instance; the pot is empty for those of the instance itself. */
export const balanceKey = (potId: string, account: string): string => `${potId}\n${account}`;

export const accountName = ({ potId, account }: { readonly potId: string; readonly account: string }): string =>
  potId === '' ? account : `${account} of pot ${potId}`;

export const balanceOf = ({ balances }: Tally, potId: string, account: string): bigint =>
  balances.get(balanceKey(potId, account)) ?? 0n;

/** What a pot pays. */
export const potValueOf = (tally: Tally, potId: string): bigint =>
  balanceOf(tally, potId, 'seedValue') + balanceOf(tally, potId, 'contributedAmount');

/** Throws when the ledger names a pot that it was not opened with: `checkShape` has seen to that for every posting. */
export const potOf = ({ pots }: Tally, id: string): PotTally => {
  const pot = pots.get(id);
  if (pot === undefined) throw new Error(`the ledger names a pot ${id}, which the instance was not opened with`);
  return pot;
};
