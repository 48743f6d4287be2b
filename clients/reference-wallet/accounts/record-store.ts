import type { Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import {
  decimalFromMicros,
  microsFromDecimal,
  microsFromNumber,
  numberFromMicros,
} from '../../../domain/money/micros.ts';
import { type WalletRecord, type WalletStore, WalletUnavailable } from '../../typescript/src/wallet/wallet.ts';
import { findBatch, saveBatch } from '../store/batches.ts';
import { findTransaction, type MovementRefusal, saveTransaction, type Transaction } from '../store/transactions.ts';
import { describeRefusal } from './move-balance.ts';

type TransactionRecord = Extract<WalletRecord, { kind: 'transaction' }>;
type BatchRecord = Extract<WalletRecord, { kind: 'batch' }>;

/** The kit's records in the tables of this wallet. Units of work run one after another, so what a unit reads is locked. */
export const createRecordStore = (store: Pick<Store, 'write'>, clock: () => number): WalletStore<Tx> => ({
  transaction: async (work) => {
    try {
      return await store.write(work);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'store_unavailable') {
        const { message } = error.cause instanceof Error ? error.cause : error;
        throw new WalletUnavailable(message, { cause: error });
      }
      throw error;
    }
  },
  lock: async (tx, key) => {
    const [kind, id] = partsOf(key);
    if (kind === 'batch') return batchRecord(await findBatch(tx, id));
    const known = await findTransaction(tx, id);
    return known && transactionRecord(known);
  },
  save: async (tx, key, record) => {
    const [, id] = partsOf(key);
    if (record.kind === 'batch') return saveBatch(tx, batchRow(id, record, clock()));
    const known = await findTransaction(tx, id);
    // `reverse` has already stored it, with what it has undone.
    if (record.state === 'cancelled' && known?.state === 'cancelled') return;
    await saveTransaction(tx, transactionRow(id, record, known, clock()));
  },
});

/** An id may contain colons itself. */
const partsOf = (key: string): [kind: string, id: string] => {
  const end = key.indexOf(':');
  return [key.slice(0, end), key.slice(end + 1)];
};

const transactionRecord = (row: Transaction): TransactionRecord => {
  const { state, fingerprint, type, playerId, currency, amount, refusal, balanceAfter } = row;
  const isKnown = type !== null && playerId !== null && currency !== null && amount !== null;
  return {
    kind: 'transaction',
    state,
    fingerprint,
    movement: isKnown ? { type, playerId, currency, amount: decimalFromMicros(amount) } : null,
    balance: balanceAfter === null ? null : decimalFromMicros(balanceAfter),
    refusal:
      refusal !== null && isKnown ? { code: refusal, detail: describeRefusal(refusal, { playerId, currency }) } : null,
  };
};

const transactionRow = (
  id: string,
  { state, fingerprint, movement, balance, refusal }: TransactionRecord,
  known: Transaction | undefined,
  nowMs: number,
): Transaction => {
  const amount = movement === null ? null : microsFromDecimal(movement.amount);
  const change = movement?.type === 'Debit' ? -(amount ?? 0n) : (amount ?? 0n);
  return {
    id,
    state,
    fingerprint,
    type: movement?.type ?? null,
    playerId: movement?.playerId ?? null,
    currency: movement?.currency ?? null,
    amount,
    refusal: (refusal?.code ?? null) as MovementRefusal | null,
    moved: balance === null ? 0n : change,
    undone: 0n,
    balanceAfter: balance === null ? null : microsFromDecimal(balance),
    createdAtMs: known?.createdAtMs ?? nowMs,
    cancelledAtMs: state === 'cancelled' ? nowMs : null,
  };
};

const batchRecord = (row: Awaited<ReturnType<typeof findBatch>>): BatchRecord | undefined => {
  if (row === undefined) return undefined;
  const { fingerprint, movedAmount, movedJackpotAmount, failures } = row;
  const isDecided = movedAmount !== null && movedJackpotAmount !== null && failures !== null;
  const reply = isDecided
    ? {
        total_amount: numberFromMicros(movedAmount),
        total_jackpot_amount: numberFromMicros(movedJackpotAmount),
        errors: failures.map(({ playerId, code, msg }) => ({ player_id: playerId, code, msg })),
      }
    : null;
  return { kind: 'batch', fingerprint, reply };
};

const batchRow = (id: string, { fingerprint, reply }: BatchRecord, nowMs: number): Parameters<typeof saveBatch>[1] => ({
  id,
  fingerprint,
  movedAmount: reply === null ? null : microsFromNumber(reply.total_amount),
  movedJackpotAmount: reply === null ? null : microsFromNumber(reply.total_jackpot_amount),
  failures: reply?.errors.map(({ player_id, code, msg = '' }) => ({ playerId: player_id, code, msg })) ?? null,
  createdAtMs: nowMs,
});
