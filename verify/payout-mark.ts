import { type ShareFacts, shareLine } from '../db/facts.ts';
import type { Seal } from '../db/ledger.ts';
import type { PayoutRecord } from './read-records.ts';

const LABEL = Buffer.from('pitboss verify: a payout\n');
const MARKS = 1n << 256n;

/**
 * A number that stands for a payout and everything that is owed by it. Only the holder of the key can tell it, so a sum of them stands for a
 * set of payouts, however large.
 */
export const payoutMark = (seal: Seal, win: string, { prize: _, ...share }: ShareFacts): bigint =>
  BigInt(`0x${seal(LABEL, `${win} ${shareLine(share)}`).toString('hex')}`);

/** Adds a mark to a sum of them, or takes it out of one. */
export const addMark = (sum: bigint, mark: bigint): bigint => (sum + mark) % MARKS;
export const takeMark = (sum: bigint, mark: bigint): bigint => (sum - mark + MARKS) % MARKS;

/** A payout as it would be sealed. */
export const shareOf = (row: PayoutRecord): ShareFacts => ({
  number: row.number,
  brand: row.brand,
  player: row.player,
  amount: String(row.amount),
  currency: row.currency,
  pay: String(row.pay),
  rate: row.rate,
});
