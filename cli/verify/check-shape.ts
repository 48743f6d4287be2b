import { type ContributionFacts, potsIn } from '../../db/ledger/facts.ts';
import type { LedgerLine } from '../../db/ledger/ledger.ts';
import type { EntryRow } from './read-records.ts';
import { accountName, readFacts } from './rules/read-facts.ts';
import type { Tally } from './tally.ts';

/** The accounts that a kind of entry may move: the instance's own, and those of the pots it is about. */
type Shape = {
  readonly own: readonly string[];
  readonly ofPots: readonly string[];
  /** Absent: any pot. */
  readonly pots?: (entry: EntryRow) => readonly string[];
};

const VALUE = ['seedValue', 'contributedAmount'];
const SEEDS = ['contributedSeed', 'surplusSeed'];

const itsPot = (entry: EntryRow): readonly string[] => [readFacts<{ readonly pot: string }>(entry).pot];

const SHAPES: Readonly<Record<string, Shape>> = {
  seed: { own: ['initialSeed'], ofPots: ['seedValue'] },
  contribution: {
    own: ['playerPaid', 'operatorPaid', 'bonusPaid', 'house', 'swept'],
    ofPots: ['contributedAmount', ...SEEDS, 'overflow'],
    pots: (entry) => potsIn(readFacts<ContributionFacts>(entry), entry.lines),
  },
  win: { own: ['withheld', 'house', 'swept'], ofPots: [...VALUE, 'surplusSeed'], pots: itsPot },
  draw: { own: ['withheld'], ofPots: [...VALUE, 'surplusSeed'], pots: itsPot },
  reseed: { own: ['house'], ofPots: ['seedValue', ...SEEDS, 'overflow'] },
  flush: { own: ['diverting'], ofPots: ['overflow'], pots: itsPot },
  diversion: { own: ['diverting', 'diverted'], ofPots: [] },
  payment: { own: ['withheld', 'paid'], ofPots: [] },
  settlement: { own: ['withheld', 'paid'], ofPots: [] },
  // An adjustment only moves the balance it sets; `checkAdjustment` checks the rest.
  adjustment: { own: ['adjusted', 'house', 'swept'], ofPots: [...VALUE, ...SEEDS, 'overflow'] },
  transfer_out: { own: ['transferredOut'], ofPots: [...VALUE, ...SEEDS, 'overflow'] },
  // Continues the chain with a newer key and moves nothing.
  rotation: { own: [], ofPots: [] },
  transfer_in: { own: ['transferredIn'], ofPots: ['contributedAmount', ...SEEDS, 'overflow'] },
  archive: { own: [], ofPots: [] },
  carry: { own: [], ofPots: [] },
};

/** The entry has a known kind, only the first entry is a seed, and it moves only the accounts of its kind. */
export const checkShape = (
  { seed, pots }: Tally,
  entry: EntryRow,
  lines: readonly LedgerLine[],
): string | undefined => {
  const { seq, kind } = entry;
  const shape = SHAPES[kind];
  if (shape === undefined || (kind === 'seed') !== (seq === 1)) return `entry ${seq} is a ${kind}`;
  const opened = kind === 'seed' ? readFacts<NonNullable<typeof seed>>(entry).pots : [...pots.keys()];
  const own = shape.pots?.(entry) ?? opened;
  const strange = [...own, ...lines.flatMap(({ potId }) => (potId === '' ? [] : [potId]))].find(
    (id) => !opened.includes(id),
  );
  if (strange !== undefined) return `entry ${seq} moves money of the pot ${strange}, which the instance does not have`;
  const stray = lines.find(({ potId, account }) =>
    potId === '' ? !shape.own.includes(account) : !own.includes(potId) || !shape.ofPots.includes(account),
  );
  return stray && `entry ${seq}, a ${kind}, moves ${accountName(stray)}`;
};
