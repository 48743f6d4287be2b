import type { AdjustmentFacts, ContributionFacts, SeedFacts, WinFacts } from '../facts.ts';
import type { LedgerLine } from '../ledger.ts';
import { factsOf } from './check-record.ts';
import type { EntryRow } from './read-records.ts';

/** What an instance comes to by its ledger alone, entry by entry. */
export type Tally = {
  seq: number;
  mac: Uint8Array;
  /** What the first entry sealed. */
  seed: SeedFacts | undefined;
  /** How many entries of each kind there are. */
  readonly kinds: Map<string, number>;
  /** By `balanceKey`. Sums may go beyond what SQLite and a double hold. */
  readonly balances: Map<string, bigint>;
  readonly pots: Map<string, PotTally>;
};

export type PotTally = { instanceCount: number; contributions: number; due: boolean; over: boolean };

/** A posting's account among all of an instance; the pot is empty for those of the instance itself. */
export const balanceKey = (potId: string, account: string): string => `${potId}\n${account}`;

/** Adds an entry whose seal is right; what it says that cannot follow from the entries before it. */
export const tallyEntry = (tally: Tally, entry: EntryRow, lines: readonly LedgerLine[]): string | undefined => {
  tally.seq = entry.seq;
  tally.mac = entry.mac;
  tally.kinds.set(entry.kind, (tally.kinds.get(entry.kind) ?? 0) + 1);
  if ((entry.kind === 'seed') !== (entry.seq === 1)) return `entry ${entry.seq} is a ${entry.kind}`;
  if (entry.kind === 'seed') {
    tally.seed = factsOf<SeedFacts>(entry);
    for (const id of tally.seed.pots)
      tally.pots.set(id, { instanceCount: 1, contributions: 0, due: false, over: false });
  }
  const stranger = lines.find((line) => line.potId !== '' && !tally.pots.has(line.potId));
  if (stranger !== undefined)
    return `entry ${entry.seq} moves money of a pot ${stranger.potId}, which the instance was not opened with`;
  if (entry.kind === 'contribution') {
    for (const id of factsOf<ContributionFacts>(entry).pots) potOf(tally, id).contributions += 1;
    tallyDue(tally, entry);
  }
  if (entry.kind === 'win') return tallyWin(tally, entry);
  return entry.kind === 'adjustment' ? checkAdjustment(tally, entry, lines) : undefined;
};

/** An adjustment moves what it sets and nothing else, leaves it at its target, and says why. */
const checkAdjustment = ({ balances }: Tally, entry: EntryRow, lines: readonly LedgerLine[]): string | undefined => {
  const { pot, what, target } = factsOf<AdjustmentFacts>(entry);
  const accounts: readonly string[] = what === 'currentValue' ? ['seedValue', 'contributedAmount'] : [what];
  const says = `entry ${entry.seq} sets ${what} of pot ${pot} to ${target}`;
  const stray = lines.find(({ potId, account }) =>
    potId === '' ? account !== 'adjusted' : potId !== pot || !accounts.includes(account),
  );
  if (stray !== undefined) return `${says} and moves ${stray.account} of ${stray.potId || 'the instance'}`;
  const left = accounts.reduce((sum, account) => sum + (balances.get(balanceKey(pot, account)) ?? 0n), 0n);
  if (String(left) !== target) return `${says} and leaves it at ${left}`;
  return entry.reason === null ? `${says} without a reason` : undefined;
};

/** Each win starts the next life of its pot, or ends the last one. */
const tallyWin = (tally: Tally, entry: EntryRow): string | undefined => {
  const { pot: id, instanceCount, nextInstanceCount } = factsOf<WinFacts>(entry);
  const pot = potOf(tally, id);
  if (pot.over || pot.instanceCount !== instanceCount)
    return `entry ${entry.seq} is a win of the pot ${id} at instance_count ${instanceCount}; the entries before it make ${pot.instanceCount}${pot.over ? ', its last' : ''}`;
  pot.over = nextInstanceCount === instanceCount;
  pot.instanceCount = nextInstanceCount;
  pot.due = false;
  return undefined;
};

type Decision = {
  readonly pot: string;
  readonly trigger: string;
  readonly hit: boolean;
  readonly selected: boolean;
};

/** A MustHitBy hit that was passed over stays due until the pot is won. Most contributions hit nothing, so the text is asked first. */
const tallyDue = (tally: Tally, { decisions }: EntryRow): void => {
  if (!decisions.includes('"hit":true')) return;
  for (const { pot, trigger, hit, selected } of JSON.parse(decisions) as readonly Decision[])
    if (hit && !selected && trigger === 'MustHitBy') potOf(tally, pot).due = true;
};

const potOf = ({ pots }: Tally, id: string): PotTally => {
  const pot = pots.get(id);
  if (pot === undefined) throw new Error(`the ledger names a pot ${id}, which the instance was not opened with`);
  return pot;
};
