import type { Tx } from '../../db/engine/tx.ts';
import type { ArchiveFacts, PassedFacts, SeedFacts } from '../../db/ledger/facts.ts';
import { CHAIN_START } from '../../db/ledger/ledger.ts';
import type { SealProof } from '../../db/seals/seal-heads.ts';
import type { ShareFacts } from '../../db/tables/wins.ts';
import type { ArchivedLedger } from './archived-ledger.ts';
import type { DaySums } from './day-sums.ts';
import type { Records } from './read-records.ts';
import type { RulesBook } from './rules/book.ts';
import type { Judge } from './rules/judge.ts';

/**
 * The running result of an instance's ledger. Its size depends on what is in progress, not on the ledger's length, so it can be saved and
 * continued.
 */
export type Tally = {
  seq: number;
  /** The seal of the last entry, in hex. */
  head: string;
  /** The facts of the first entry. */
  seed: SeedFacts | undefined;
  /** Number of entries by kind. */
  readonly kinds: Map<string, number>;
  /** By `balanceKey`. Sums may exceed what SQLite and a double hold. */
  readonly balances: Map<string, bigint>;
  readonly pots: Map<string, PotTally>;
  /** Pots that the last contribution hit and whose wins are still to come, with that contribution. */
  readonly hits: Map<string, string>;
  /** The pot that the previous entry won, if it has another life. */
  reseeding: string | undefined;
  /** Contributions of which the ledger is the only record, and what the operator paid for them. Missing before the first. */
  atOnce?: { readonly count: number; readonly operatorPaid: bigint };
  /** The sum of the marks of the uses of bonuses that paid. Missing before the first. */
  uses?: bigint;
  /** The number of wins and drawings, and of their payouts. */
  wins: number;
  owed: number;
  /** The sum of the marks of unpaid payouts. */
  open: bigint;
  /** Unacknowledged flushes, by id. */
  readonly flushes: Map<string, { readonly pot: string; readonly amount: bigint }>;
  /** Holdings in raffle periods that are not drawn yet. */
  readonly periods: Map<number, Map<string, HeldTickets>>;
  /** For those that are over: the pots that could pay no prize at the end. Missing in checkpoints of earlier releases. */
  unpayable?: Map<number, readonly string[]>;
  drawnPeriod: number;
  /** Number of ticket rows of periods no longer kept here. */
  ticketRows: number;
  /** All pots were transferred to another instance. */
  transferred: boolean;
  /** The files that entries have sealed, in order. Missing before the first. */
  archives?: readonly ArchiveFacts[];
  /** The movements of all entries by day: see DaySums. Missing in checkpoints of earlier releases. */
  days?: bigint;
  /** The instance as its rules see it. Missing before the first entry. */
  rules?: RulesBook;
};

export type PotTally = {
  instanceCount: number;
  contributions: number;
  due: boolean;
  /** False after the win of its last life and after a transfer. */
  enabled: boolean;
  /** The total booked in its current life. */
  bookedInLife: bigint;
  /** For a MustHitBy pot: its amount, as the draws reveal it. */
  hitBy: bigint | undefined;
  /** For a raffle: the last period in which it was drawn. */
  drawnPeriod: number;
  /** It was drawn for time windows. */
  timed: boolean;
  /** The end of the last time window that was drawn or ended, and the first entry that may be in a later one. */
  settledUntilMs: number;
  windowFromSeq: number;
  /** Time of its last win by a Time hit, which settled its window. */
  timeHitAtMs: number | undefined;
  /** It has been won since before its window ended. */
  wonEarly: boolean;
  /** The time of its latest contribution. */
  lastAtMs: number;
};

/** A player's tickets in one raffle period. */
export type HeldTickets = {
  readonly brandPath: string;
  readonly playerId: string;
  readonly accumulated: bigint;
  readonly tickets: number;
};

/** The replay of one ledger: its result so far, and its access to the store. */
export type Walk = {
  readonly tx: Tx;
  readonly proof: SealProof;
  readonly instanceId: string;
  readonly tally: Tally;
  /** The beginning of the ledger that is in files. */
  readonly archived: ArchivedLedger;
  /** Entries up to this one were checked by an earlier run and may have been changed since. */
  readonly resumedAt: number;
  readonly records: Records;
  readonly days: DaySums;
  /** Holds each entry against the rules of the instance. */
  readonly judge: Judge;
  /** The payees of the present entry besides a winner. */
  shares: readonly ShareFacts[];
  /** The players whom its drawing of a raffle passes over. */
  passed: readonly PassedFacts[];
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

/** The key of a posting's account within an instance; the pot is empty for the instance's own. */
export const balanceKey = (potId: string, account: string): string => `${potId}\n${account}`;

export const findBalance = ({ balances }: Tally, potId: string, account: string): bigint =>
  balances.get(balanceKey(potId, account)) ?? 0n;

/** The pot's value. */
export const totalPotValue = (tally: Tally, potId: string): bigint =>
  findBalance(tally, potId, 'seedValue') + findBalance(tally, potId, 'contributedAmount');

/** Throws on an unknown pot, which `checkShape` has ruled out for every posting. */
export const requirePot = ({ pots }: Tally, id: string): PotTally => {
  const pot = pots.get(id);
  if (pot === undefined) throw new Error(`the ledger names the unknown pot ${id}`);
  return pot;
};
