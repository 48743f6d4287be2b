import { findContribution } from '../../db/contributions/contributions.ts';
import { findSettledCancel } from '../../db/contributions/settled-cancels.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { WalletHold } from '../../db/tables/wallets.ts';
import { findLostTransaction } from '../../db/wallets/lost-transactions.ts';
import { hasPendingShares } from '../../db/wins/win-shares.ts';
import { findPayout } from '../../db/wins/wins.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { decimalFromMicros, type Micros } from '../../domain/money/micros.ts';

/** A transaction in a wallet's own list. A cancel has the id of the debit that it gave back. */
export type WalletRecord = {
  readonly kind: 'debit' | 'credit' | 'cancel';
  readonly transactionId: string;
  readonly playerId: string;
  readonly amount: Micros;
  readonly currency: string;
  /** By the wallet's clock. */
  readonly atMs: number;
  /** Its line in the list. */
  readonly line: number;
};

/**
 * The meaning of a wallet's record for the store:
 *
 * - `agrees`: the store knows it, or what is still to be sent will lead there;
 * - `lostDebit`: its contribution is lost, so it is to be cancelled;
 * - `paid`: the store takes the credit for unpaid, so it is to be booked as paid;
 * - `lostCredit`: its win is lost; the player has the money, and a person decides what that means for the pot;
 * - `paidTwice`: credited although it was settled by other means;
 * - `bookedDebit`: cancelled at the wallet although the ledger has booked it;
 * - `foreign`: not of this platform, or of another operator;
 * - `refused`: it contradicts the store, so the list cannot be this wallet's since the backup.
 */
export type RecordVerdict =
  | { readonly is: 'agrees' | 'lostDebit' | 'paid' | 'lostCredit' | 'paidTwice' | 'bookedDebit' }
  | { readonly is: 'foreign'; readonly ownerId?: string }
  | { readonly is: 'refused'; readonly why: string };

/** The list that a record is compared with, besides the store. */
export type WalletList = {
  /** The debits in it. */
  readonly debits: ReadonlySet<string>;
  /** The debits that it shows as cancelled. */
  readonly cancelled: ReadonlySet<string>;
  /** It is of a wallet that several operators share. */
  readonly isShared: boolean;
};

export const toWalletList = (records: readonly WalletRecord[], isShared = false): WalletList => {
  const idsOf = (wanted: WalletRecord['kind']) =>
    new Set(records.filter(({ kind }) => kind === wanted).map(({ transactionId }) => transactionId));
  return { debits: idsOf('debit'), cancelled: idsOf('cancel'), isShared };
};

/** The ids that the platform gives to its transactions at wallets. */
const DEBIT = /^([0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}(?:\.\d+)?):debit$/;
const CREDIT = /^([0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}):\d+$/;

/** The store's and the wallet's clock differ by less, or an id was drawn so long before its commit. */
export const TOLERANCE_MS = 5 * 60 * 1000;

/** Compares one record of a list. */
export const compareRecord = async (
  tx: Tx,
  { operatorId, sinceMs }: Pick<WalletHold, 'operatorId' | 'sinceMs'>,
  record: WalletRecord,
  list: WalletList,
): Promise<RecordVerdict> => {
  const { kind, transactionId } = record;
  const [, id, version] = (kind === 'credit' ? CREDIT : DEBIT).exec(transactionId) ?? [];
  if (id === undefined) return { is: 'foreign' };
  // A cancel says what became of a debit, and is compared with it if the list has that too.
  if (kind === 'cancel') return list.debits.has(transactionId) ? { is: 'agrees' } : compareCancel(tx, operatorId, id);
  const known = kind === 'debit' ? await compareDebit(tx, id, record, list.cancelled) : await compareCredit(tx, record);
  if (known !== undefined)
    return known.ownerId === operatorId ? known.verdict : { is: 'foreign', ownerId: known.ownerId };
  if (kind === 'debit' && list.cancelled.has(transactionId)) return { is: 'agrees' };
  if (record.kind === 'credit' && (await hasPendingShares(tx, id))) return { is: 'agrees' };
  const madeAtMs = version === '7' ? Number.parseInt(id.replace('-', '').slice(0, 12), 16) : record.atMs;
  if (madeAtMs < sinceMs - TOLERANCE_MS)
    return {
      is: 'refused',
      why: `is from ${new Date(madeAtMs).toISOString()}, before the backup, and yet the store does not know it: is it another platform's?`,
    };
  const noted = await findLostTransaction(tx, transactionId);
  // Of another operator's list, it was cancelled at the wallet of that one, which need not have had it.
  if (noted !== undefined && (list.isShared || noted.operatorId === operatorId || noted.state === 'settled'))
    return { is: 'agrees' };
  return { is: kind === 'debit' ? 'lostDebit' : 'lostCredit' };
};

const compareCancel = async (tx: Tx, operatorId: string, id: string): Promise<RecordVerdict> => {
  const found = await findContribution(tx, id);
  if (found === undefined) return { is: 'agrees' };
  const ownerId = toOperatorId(found.brandPath);
  if (ownerId !== operatorId) return { is: 'foreign', ownerId };
  return { is: found.state === 'booked' ? 'bookedDebit' : 'agrees' };
};

type Known = { readonly ownerId: string; readonly verdict: RecordVerdict };

const compareDebit = async (
  tx: Tx,
  id: string,
  record: WalletRecord,
  cancelled: ReadonlySet<string>,
): Promise<Known | undefined> => {
  const found = await findContribution(tx, id);
  if (found === undefined) return undefined;
  const { state, brandPath, playerId, debit: amount, currency } = found;
  const isCancelled = cancelled.has(record.transactionId);
  let verdict = contradiction(record, { playerId, amount, currency }) ?? ({ is: 'agrees' } as const);
  if (verdict.is === 'agrees' && state === 'booked' && isCancelled) verdict = { is: 'bookedDebit' };
  // The wallet has the debit again, or did not keep the cancel.
  if (verdict.is === 'agrees' && state === 'cancelled' && !isCancelled) {
    const isSettled = (await findSettledCancel(tx, id)) !== undefined;
    const isNoted = (await findLostTransaction(tx, record.transactionId)) !== undefined;
    if (!isSettled && !isNoted) verdict = { is: 'lostDebit' };
  }
  return { ownerId: toOperatorId(brandPath), verdict };
};

const compareCredit = async (tx: Tx, record: WalletRecord): Promise<Known | undefined> => {
  const found = await findPayout(tx, record.transactionId);
  if (found === undefined) return undefined;
  const { state, operatorId, playerId, pay: amount, payCurrency: currency } = found.payout;
  const is = state === 'paid' ? 'agrees' : state === 'settled' ? 'paidTwice' : 'paid';
  return { ownerId: operatorId, verdict: contradiction(record, { playerId, amount, currency }) ?? { is } };
};

const contradiction = (
  record: WalletRecord,
  known: { readonly playerId: string; readonly amount: Micros; readonly currency: string },
): RecordVerdict | undefined =>
  record.playerId === known.playerId && record.amount === known.amount && record.currency === known.currency
    ? undefined
    : {
        is: 'refused',
        why: `is ${textOf(record)} in the list and ${textOf(known)} in the store: amounts are in units of the currency, such as 12.34`,
      };

const textOf = ({ amount, currency, playerId }: Pick<WalletRecord, 'amount' | 'currency' | 'playerId'>): string =>
  `${decimalFromMicros(amount)} ${currency} of ${playerId}`;
