import type { ApprovedFacts } from '../db/ledger/facts.ts';
import type { LedgerEntry as StoredEntry } from '../db/ledger/ledger.ts';
import type { InstanceBalances, PotBalances } from '../domain/jackpot/state.ts';
import { numberFromMicros } from '../domain/money/micros.ts';
import type { LedgerDecision, LedgerEntry, LedgerPosting } from '../generated/server/types.gen.ts';

type Account = keyof PotBalances | keyof InstanceBalances;

/** The accounts by their names in the interface. */
const ACCOUNTS: Readonly<Record<Account, LedgerPosting['account']>> = {
  seedValue: 'seed_value',
  contributedAmount: 'contributed_amount',
  contributedSeed: 'contributed_seed',
  surplusSeed: 'surplus_seed',
  overflow: 'overflow_amount',
  house: 'house',
  withheld: 'withheld',
  diverting: 'diverting',
  initialSeed: 'initial_seed',
  playerPaid: 'player_paid',
  operatorPaid: 'operator_paid',
  // The interface has no account for it, and old clients would know none.
  bonusPaid: 'operator_paid',
  transferredIn: 'transferred_in',
  paid: 'paid',
  diverted: 'diverted',
  transferredOut: 'transferred_out',
  swept: 'swept',
  adjusted: 'adjusted',
};

/** The rate of an entry without conversion. */
const NO_CONVERSION = '1/1';

/** A decision as it is sealed. */
type SealedDecision = Omit<LedgerDecision, 'pot_id'> & { readonly pot: string };

/** An entry as shown to administrators. Seals are left to `pitboss verify`. */
export const ledgerEntryToWire = (entry: StoredEntry): LedgerEntry => ({
  seq: entry.seq,
  kind: entry.kind as LedgerEntry['kind'],
  timestamp: entry.atMs,
  actor: entry.actor,
  ...approvedBy(entry),
  operation: entry.operation,
  ...(entry.reference === null ? {} : { reference: entry.reference }),
  ...(entry.reason === null ? {} : { reason: entry.reason }),
  ...(entry.rate === null || entry.rate === NO_CONVERSION ? {} : { rate: entry.rate }),
  ...(entry.decisions.length === 0 ? {} : { decisions: (entry.decisions as SealedDecision[]).map(decisionToWire) }),
  postings: entry.lines.map(({ potId, account, amount, balanceAfter }) => ({
    ...(potId === '' ? {} : { pot_id: potId }),
    account: ACCOUNTS[account as Account],
    amount: numberFromMicros(amount),
    ...(balanceAfter === null ? {} : { balance_after: numberFromMicros(balanceAfter) }),
  })),
});

const approvedBy = ({ facts }: StoredEntry): Pick<LedgerEntry, 'approved_by'> => {
  const approved_by = (facts as ApprovedFacts | null)?.approvedBy;
  return approved_by === undefined ? {} : { approved_by };
};

const decisionToWire = ({ pot, trigger, armed, hit, selected, draws }: SealedDecision): LedgerDecision => ({
  ...{ pot_id: pot, trigger, armed, hit, selected },
  draws: draws.map(({ range, outcome }) => ({ range, outcome })),
});
