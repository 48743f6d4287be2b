import { type Micros, microsFromNumber, numberFromMicros } from '../../domain/money/micros.ts';
import type { Batch } from '../../generated/wallet/types.gen.ts';
import { fingerprint } from '../../platform/unit/fingerprint.ts';
import { inPortions } from '../../platform/unit/in-portions.ts';
import { refuse } from '../../platform/unit/reply.ts';
import type { FieldFault } from '../../wire/field-fault.ts';
import { MOVED_PER_UNIT, move } from '../accounts/move.ts';
import { amountFaults, type Movement, movementsOf } from '../accounts/movement.ts';
import type { WalletContext, WalletHandler } from '../accounts/wallet-handler.ts';
import { type BatchOutcome, beginBatch, finishBatch } from '../store/batches.ts';

/** A wrong batch may be wrong throughout; its first faults are enough. */
const FAULTS_MAX = 100;

/**
 * E4. Movements are independent, so a large batch takes several units of work. An interrupted one continues when it is repeated: moved
 * transactions are known by id, and the reply is stored only when all are decided.
 */
export const executeBatch: WalletHandler<'executeBatch'> = async ({ body }, context) => {
  const { nowMs, write } = context;
  const movements = movementsOf(body);
  const errors = faultsOf(body, movements);
  if (errors.length > 0) return refuse('validation_failed', { errors: errors.slice(0, FAULTS_MAX) });
  const { metadata, ...content } = body;
  const batch = { id: body.batch_transaction_id, fingerprint: fingerprint('batch', content), createdAtMs: nowMs };
  const known = await write((tx) => beginBatch(tx, batch));
  if (known.fingerprint !== batch.fingerprint)
    return refuse('transaction_conflict', { detail: `The batch ${batch.id} was already sent with different content.` });
  const outcome = known.outcome ?? (await moveAll(batch.id, movements, context));
  return {
    status: 200,
    body: {
      total_amount: numberFromMicros(outcome.movedAmount),
      total_jackpot_amount: numberFromMicros(outcome.movedJackpotAmount),
      errors: outcome.failures.map(({ playerId, code, msg }) => ({ player_id: playerId, code, msg })),
      metadata: metadata ?? null,
    },
  };
};

const moveAll = async (
  batchId: string,
  movements: readonly Movement[],
  { nowMs, write }: WalletContext,
): Promise<BatchOutcome> => {
  const moved: Movement[] = [];
  const failures: BatchOutcome['failures'][number][] = [];
  for (const portion of inPortions(movements, MOVED_PER_UNIT)) {
    const verdicts = await write((tx) =>
      eachInTurn(portion, async (movement) => ({ movement, verdict: await move(tx, movement, nowMs) })),
    );
    for (const { movement, verdict } of verdicts)
      if (verdict.moved) moved.push(movement);
      else failures.push({ playerId: movement.playerId, code: verdict.code, msg: verdict.detail });
  }
  const outcome = {
    movedAmount: total(moved, 'amount'),
    movedJackpotAmount: total(moved, 'jackpotAmount'),
    failures,
  };
  return write((tx) => finishBatch(tx, batchId, outcome));
};

const eachInTurn = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
};

const total = (movements: readonly Movement[], of: 'amount' | 'jackpotAmount'): Micros =>
  movements.reduce((sum, movement) => sum + movement[of], 0n);

/** What the schema cannot express: sums, a single currency, and distinct ids and players. */
const faultsOf = (batch: Batch, movements: readonly Movement[]): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (total(movements, 'amount') !== microsFromNumber(batch.amount))
    faults.push({ pointer: '/amount', detail: 'Must be the sum of the amounts of all transactions.' });
  if (total(movements, 'jackpotAmount') !== microsFromNumber(batch.jackpot_amount))
    faults.push({ pointer: '/jackpot_amount', detail: 'Must be the sum of the jackpot amounts of all transactions.' });
  const ids = new Set<string>();
  const players = new Set<string>();
  const currency = batch.transactions[0]?.currency;
  for (const [index, transaction] of batch.transactions.entries()) {
    const pointer = `/transactions/${index}`;
    faults.push(...amountFaults(transaction, pointer));
    if (transaction.currency !== currency)
      faults.push({ pointer: `${pointer}/currency`, detail: 'Must be the same in all transactions.' });
    if (ids.has(transaction.transaction_id))
      faults.push({ pointer: `${pointer}/transaction_id`, detail: 'Must be different in all transactions.' });
    if (players.has(transaction.player_id))
      faults.push({ pointer: `${pointer}/player_id`, detail: 'Must be different in all transactions.' });
    ids.add(transaction.transaction_id);
    players.add(transaction.player_id);
  }
  return faults;
};
