import type { PaymentFacts } from '../../db/ledger/facts.ts';
import type { LedgerLine } from '../../db/ledger/ledger.ts';
import { payoutMark, takeMark, toShareFacts } from './payout-mark.ts';
import type { EntryRow } from './read-records.ts';
import { firstDifference, missing, readFacts, sumAccounts } from './rules/read-facts.ts';
import type { Walk } from './tally.ts';

/** Checks a payment by the wallet, or a settlement outside the platform, against its payout, which is then closed. */
export const checkPayment = (
  { records, proof, tally }: Walk,
  entry: EntryRow,
  lines: readonly LedgerLine[],
): string | undefined => {
  const facts = readFacts<PaymentFacts>(entry);
  const payout = records.payouts.get(facts.transaction);
  if (payout === undefined) return missing(entry, 'payout', facts.transaction);
  const settled = entry.kind === 'settlement';
  if (settled && entry.reason === null) return `entry ${entry.seq} settles the payout ${payout.id} without a reason`;
  tally.open = takeMark(tally.open, payoutMark(proof.mark, payout.win, toShareFacts(payout)));
  return firstDifference(`the payout ${payout.id}`, [
    ['id', payout.id, entry.reference],
    ['instance', payout.instanceId, entry.instanceId],
    ['state', payout.state, settled ? 'settled' : 'paid'],
    ['amount', payout.amount, sumAccounts(lines, 'paid')],
    ['pay', payout.pay, BigInt(facts.pay)],
    ['currency', payout.currency, facts.currency],
    [settled ? 'time of settlement' : 'time of payment', payout.paidAtMs, entry.atMs],
    ['settled_by', payout.settledBy, settled ? entry.actor : null],
    ['settle_reason', payout.settleReason, settled ? entry.reason : null],
  ]);
};
