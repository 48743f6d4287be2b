import { amountFaults, batchFaults, type MinorUnit } from './amount-faults.ts';
import type { paths } from './generated/operations.gen.ts';
import type { AuthenticatePlayer, Batch, CancelBatch, CancelTransaction, Transaction } from './generated/types.gen.ts';
import { decimalOf, numberOf } from './money.ts';
import { Refusal } from './refusal.ts';
import { askedOf, askedOfBatch, cancel, execute, fingerprintOf, type TransactionOutcome } from './transactions.ts';
import type { WalletFunctions } from './wallet-functions.ts';
import type { WalletReply } from './wallet-reply.ts';
import type { BatchRecord, WalletStore } from './wallet-store.ts';

export type OperationId = keyof typeof paths;

/** The parts that the operations share. */
export type WalletParts<Tx> = {
  readonly functions: WalletFunctions<Tx>;
  readonly store: WalletStore<Tx>;
  readonly minorUnit?: MinorUnit | undefined;
  /** The number of batch transactions per transaction of the database. */
  readonly perCommit: number;
};

type Operation = <Tx>(body: never, parts: WalletParts<Tx>) => Promise<WalletReply>;

/** A wrong batch may be wrong throughout; its first faults are enough. */
const FAULTS_MAX = 100;

/** E1. Compares the actual session with the request, because the actual one counts. */
const authenticatePlayer = async <Tx>(
  body: AuthenticatePlayer,
  { functions }: WalletParts<Tx>,
): Promise<WalletReply> => {
  const session = await functions.authenticate(body);
  if (session === undefined || session === null) return { problem: 'session_expired' };
  if (session instanceof Refusal) return { problem: session.code, detail: session.detail, status: 403 };
  const { operator_id, brand_id, currency } = body;
  if (session.operator_id !== operator_id || ![brand_id, `${operator_id}:${brand_id}`].includes(session.brand_id))
    return { problem: 'player_unknown', detail: 'The player belongs to another brand.' };
  if (session.currency !== currency)
    return { problem: 'session_expired', detail: `The session is not in ${currency}.` };
  const { balanceMicros, ...shown } = session;
  const balance = balanceMicros === undefined ? {} : { balance: numberOf(balanceMicros) };
  return { status: 200, body: { token: body.player_token, ...shown, ...balance } };
};

/** E3 */
const executeTransaction = async <Tx>(body: Transaction, parts: WalletParts<Tx>): Promise<WalletReply> => {
  const errors = amountFaults(body, parts.minorUnit);
  if (errors.length > 0) return { problem: 'validation_failed', errors };
  const asked = await askedOf(body);
  const outcome = await parts.store.transaction((tx) => execute(parts, tx, asked));
  return outcome.moved
    ? { status: 200, body: { balance: Number(outcome.balance), metadata: body.metadata ?? null } }
    : { problem: outcome.code, detail: outcome.detail };
};

/** E2. The id alone says what to cancel. */
const cancelTransaction = async <Tx>(
  { transaction_id, player_id }: CancelTransaction,
  parts: WalletParts<Tx>,
): Promise<WalletReply> =>
  parts.store.transaction(async (tx) => {
    const balance =
      (await cancel(parts, tx, transaction_id)) ??
      (player_id === undefined ? undefined : await parts.functions.balance(tx, player_id, undefined));
    return { status: 200, body: { balance: decimalOf(balance ?? 0n) } };
  });

/**
 * E4. Its transactions are independent, so a large batch takes several commits. One that was interrupted continues when it is repeated: what
 * moved is known by id, and the reply is stored only when all are decided.
 */
const executeBatch = async <Tx>(body: Batch, parts: WalletParts<Tx>): Promise<WalletReply> => {
  const errors = batchFaults(body, parts.minorUnit);
  if (errors.length > 0) return { problem: 'validation_failed', errors: errors.slice(0, FAULTS_MAX) };
  const { metadata, ...content } = body;
  const id = body.batch_transaction_id;
  const batch: BatchRecord = { kind: 'batch', fingerprint: await fingerprintOf('batch', content), reply: null };
  const known = await parts.store.transaction(async (tx) => {
    const record = await batchOf(parts.store, tx, id);
    if (record === undefined) await parts.store.save(tx, `batch:${id}`, batch);
    return record ?? batch;
  });
  if (known.fingerprint !== batch.fingerprint)
    return { problem: 'transaction_conflict', detail: `The batch ${id} was already sent with different content.` };
  const reply = known.reply ?? (await executeAll(body, batch, parts));
  return { status: 200, body: { ...reply, metadata: metadata ?? null } };
};

const batchOf = async <Tx>(store: WalletStore<Tx>, tx: Tx, id: string): Promise<BatchRecord | undefined> => {
  const record = await store.lock(tx, `batch:${id}`);
  if (record === null || record === undefined) return undefined;
  if (record.kind !== 'batch') throw new Error(`the record of batch:${id} is not one of a batch`);
  return record;
};

const executeAll = async <Tx>(
  body: Batch,
  batch: BatchRecord,
  parts: WalletParts<Tx>,
): Promise<NonNullable<BatchRecord['reply']>> => {
  const { store, perCommit } = parts;
  const all = await askedOfBatch(body);
  let [total, jackpot] = [0n, 0n];
  const errors: { player_id: string; code: string; msg?: string }[] = [];
  for (let start = 0; start < all.length; start += perCommit) {
    const portion = all.slice(start, start + perCommit);
    const outcomes = await store.transaction(async (tx) => {
      const decided: TransactionOutcome[] = [];
      for (const asked of portion) decided.push(await execute(parts, tx, asked));
      return decided;
    });
    for (const [index, { movement }] of portion.entries()) {
      const outcome = outcomes[index];
      if (outcome?.moved === true) {
        total += movement.amountMicros;
        jackpot += movement.jackpotAmountMicros;
      } else if (outcome !== undefined) {
        const { code, detail: msg } = outcome;
        errors.push({ player_id: movement.playerId, code, ...(msg === undefined ? {} : { msg }) });
      }
    }
  }
  const reply = { total_amount: numberOf(total), total_jackpot_amount: numberOf(jackpot), errors };
  return store.transaction(async (tx) => {
    // A copy of the batch may have been faster: then its reply is the first.
    const first = (await batchOf(store, tx, body.batch_transaction_id))?.reply;
    if (first !== undefined && first !== null) return first;
    await store.save(tx, `batch:${body.batch_transaction_id}`, { ...batch, reply });
    return reply;
  });
};

/** E5. Succeeds even if the batch never arrived; repeating an interrupted call finishes it. */
const cancelBatch = async <Tx>(
  { transaction_id_list: ids }: CancelBatch,
  parts: WalletParts<Tx>,
): Promise<WalletReply> => {
  for (let start = 0; start < ids.length; start += parts.perCommit)
    await parts.store.transaction(async (tx) => {
      for (const id of ids.slice(start, start + parts.perCommit)) await cancel(parts, tx, id);
    });
  return { status: 200, body: { success: true } };
};

/** Each takes a body that its validator has accepted. */
export const operations: Readonly<Record<OperationId, Operation>> = {
  authenticatePlayer,
  executeTransaction,
  cancelTransaction,
  executeBatch,
  cancelBatch,
};
