import type { LedgerEntry as StoredEntry } from '../db/ledger.ts';
import type { InstanceBalances, PotBalances } from '../domain/jackpot/state.ts';
import { numberFromMicros } from '../domain/money/micros.ts';
import type { LedgerEntry, LedgerPosting } from '../generated/server/types.gen.ts';

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
  transferredIn: 'transferred_in',
  paid: 'paid',
  diverted: 'diverted',
  transferredOut: 'transferred_out',
  adjusted: 'adjusted',
};

/** The rate of an entry without conversion. */
const NO_CONVERSION = '1/1';

/** An entry as shown to administrators. Draws and seals are left to `pitboss verify`. */
export const ledgerEntryToWire = (entry: StoredEntry): LedgerEntry => ({
  seq: entry.seq,
  kind: entry.kind as LedgerEntry['kind'],
  timestamp: entry.atMs,
  actor: entry.actor,
  operation: entry.operation,
  ...(entry.reference === null ? {} : { reference: entry.reference }),
  ...(entry.reason === null ? {} : { reason: entry.reason }),
  ...(entry.rate === null || entry.rate === NO_CONVERSION ? {} : { rate: entry.rate }),
  postings: entry.lines.map(({ potId, account, amount, balanceAfter }) => ({
    ...(potId === '' ? {} : { pot_id: potId }),
    account: ACCOUNTS[account as Account],
    amount: numberFromMicros(amount),
    ...(balanceAfter === null ? {} : { balance_after: numberFromMicros(balanceAfter) }),
  })),
});
