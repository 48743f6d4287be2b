import type { Batch, Transaction } from './generated/types.gen.ts';
import { decimalOf, microsOf } from './money.ts';
import { Refusal } from './refusal.ts';
import type { Movement, RequestedMovement, WalletFunctions } from './wallet-functions.ts';
import type { TransactionRecord, WalletStore } from './wallet-store.ts';

/** The outcome of a transaction: it moved, now or before, or it has no effect. */
export type TransactionOutcome =
  | { readonly moved: true; readonly balance: string }
  | { readonly moved: false; readonly code: string; readonly detail: string | undefined };

/** A movement, and what distinguishes it from another with its id: everything but the metadata. */
export type Asked = { readonly movement: RequestedMovement; readonly fingerprint: string };

type Parts<Tx> = { readonly functions: WalletFunctions<Tx>; readonly store: WalletStore<Tx> };

/** @param transaction as sent alone, or with what its batch has in common. */
export const askedOf = async ({ metadata: _, ...request }: RequestedMovement['request']): Promise<Asked> => ({
  movement: {
    id: request.transaction_id,
    type: request.transaction_type,
    playerId: request.player_id,
    currency: request.currency,
    amountMicros: microsOf(request.amount),
    jackpotAmountMicros: microsOf(request.jackpot_amount),
    request,
  },
  fingerprint: await fingerprintOf('movement', request),
});

/** Each transaction of a batch as if it were sent alone, so that an id counts once whichever way it comes. */
export const askedOfBatch = ({ batch_transaction_id: _, transactions, ...shared }: Batch): Promise<Asked[]> =>
  Promise.all(transactions.map((transaction) => askedOf({ ...shared, ...transaction } as Transaction)));

/** A hash of a request that does not depend on the order of its fields. */
export const fingerprintOf = async (what: string, request: unknown): Promise<string> => {
  const text = JSON.stringify(request, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${what}\n${text}`));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

export const keyOf = (transactionId: string): string => `transaction:${transactionId}`;

/**
 * Moves money once per id. A refused debit stays refused, since its caller knows that nothing moves; a refused credit is decided again,
 * since it is owed.
 */
export const execute = async <Tx>(
  { functions, store }: Parts<Tx>,
  tx: Tx,
  { movement, fingerprint }: Asked,
): Promise<TransactionOutcome> => {
  const { id, type } = movement;
  const known = await recordOf(store, tx, id);
  const earlier = known && earlierOutcome(known, fingerprint, id, type);
  if (earlier !== undefined) return earlier;
  const { playerId, currency, amountMicros } = movement;
  const remembered = {
    kind: 'transaction',
    fingerprint,
    movement: { type, playerId, currency, amount: decimalOf(amountMicros) },
  } as const;
  const result = await (type === 'Debit' ? functions.debit(tx, movement) : functions.credit(tx, movement));
  if (result instanceof Refusal) {
    const { code, detail } = result;
    const refusal = { code, ...(detail === undefined ? {} : { detail }) };
    await store.save(tx, keyOf(id), { ...remembered, state: 'refused', balance: null, refusal });
    return { moved: false, code, detail };
  }
  const balance = decimalOf(result);
  await store.save(tx, keyOf(id), { ...remembered, state: 'moved', balance, refusal: null });
  return { moved: true, balance };
};

const recordOf = async <Tx>(store: WalletStore<Tx>, tx: Tx, id: string): Promise<TransactionRecord | undefined> => {
  const record = await store.lock(tx, keyOf(id));
  if (record === null || record === undefined) return undefined;
  if (record.kind !== 'transaction') throw new Error(`the record of ${keyOf(id)} is not one of a transaction`);
  return record;
};

/** Returns the earlier outcome of a known id; undefined for a refused credit. */
const earlierOutcome = (
  { state, fingerprint: known, balance, refusal }: TransactionRecord,
  fingerprint: string,
  id: string,
  type: Movement['type'],
): TransactionOutcome | undefined => {
  if (known !== null && known !== fingerprint)
    return { moved: false, code: 'transaction_conflict', detail: `${id} was already sent with different content.` };
  if (state === 'cancelled') return { moved: false, code: 'transaction_cancelled', detail: `${id} was cancelled.` };
  if (balance !== null) return { moved: true, balance };
  return refusal === null || type === 'Credit' ? undefined : { moved: false, detail: undefined, ...refusal };
};

/** Cancels a transaction for good, and undoes it if it moved. @returns the balance in its currency; undefined if it never arrived. */
export const cancel = async <Tx>({ functions, store }: Parts<Tx>, tx: Tx, id: string): Promise<bigint | undefined> => {
  const known = await recordOf(store, tx, id);
  const moved = known === undefined ? undefined : movementIn(known, id);
  if (known?.state === 'cancelled') return balanceOf(functions, tx, moved);
  const cancelled = { ...(known ?? NEVER_ARRIVED), state: 'cancelled' } as const;
  if (known?.state !== 'moved' || moved === undefined) {
    await store.save(tx, keyOf(id), cancelled);
    return balanceOf(functions, tx, moved);
  }
  const balance = await functions.reverse(tx, moved);
  await store.save(tx, keyOf(id), cancelled);
  return balance;
};

const NEVER_ARRIVED = { kind: 'transaction', fingerprint: null, movement: null, balance: null, refusal: null } as const;

const movementIn = ({ movement }: TransactionRecord, id: string): Movement | undefined => {
  if (movement === null) return undefined;
  const { type, playerId, currency, amount } = movement;
  return { id, type, playerId, currency, amountMicros: microsOf(amount) };
};

const balanceOf = async <Tx>(
  functions: WalletFunctions<Tx>,
  tx: Tx,
  movement: Movement | undefined,
): Promise<bigint | undefined> =>
  movement === undefined
    ? undefined
    : ((await functions.balance(tx, movement.playerId, movement.currency)) ?? undefined);
