import { shareLine } from '../../db/ledger/facts.ts';
import type { Seal } from '../../db/ledger/ledger.ts';
import type { ShareFacts } from '../../db/tables/wins.ts';
import type { PayoutRecord } from './read-records.ts';

const LABEL = Buffer.from('pitboss verify: a payout\n');
const MARKS = 1n << 256n;

/**
 * A number derived from a payout and all its terms. It takes the key to compute, so a sum of marks identifies a set of payouts of any size.
 */
export const payoutMark = (seal: Seal, win: string, { prize: _, ...share }: ShareFacts): bigint =>
  BigInt(`0x${seal(LABEL, `${win} ${shareLine(share)}`).toString('hex')}`);

/** Adds a mark to a sum or removes it. */
export const addMark = (sum: bigint, mark: bigint): bigint => (sum + mark) % MARKS;
export const takeMark = (sum: bigint, mark: bigint): bigint => (sum - mark + MARKS) % MARKS;

/** A payout in its sealed form. */
export const toShareFacts = (row: PayoutRecord): ShareFacts => ({
  number: row.number,
  brand: row.brand,
  player: row.player,
  amount: String(row.amount),
  currency: row.currency,
  pay: String(row.pay),
  rate: row.rate,
});
