import { keepTexts } from '../../db/contributions/contribution-texts.ts';
import {
  type ContributionState,
  findContribution,
  insertContribution,
  moveContribution,
} from '../../db/contributions/contributions.ts';
import { FINGERPRINT_DIGITS, finishKey, freeKey } from '../../db/contributions/idempotency-keys.ts';
import { insertSettledCancel } from '../../db/contributions/settled-cancels.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { OnlyRecordFacts } from '../../db/ledger/facts.ts';
import type { Contribution, SettledCancel } from '../../db/tables/contributions.ts';
import type { Unit } from '../unit/handler.ts';
import { giveBackFraction } from './carry-fraction.ts';
import { endLinked } from './linked.ts';
import { giveBackReserved } from './operator-budget.ts';
import { finishOrderKey, type Order, takeOrderKey } from './order.ts';

/**
 * The moves between the states of a contribution. No other compiles.
 *
 *     bookAtOnce ───→ booked                  the operator pays all of it: its ledger entry is its only record
 *     insertBooked ─→ booked                  it does not qualify, so it books nothing
 *     insertOpen ───→ open
 *     bookOpen          open ─→ booked        the wallet acknowledged the debit
 *     endOpen           open ─→ cancelled     the wallet refused the debit
 *     startCancel       open ─→ cancelling    the debit may have happened and cannot be booked
 *     endCancel         cancelling ─→ cancelled    the wallet acknowledged the cancel
 *     settleCancel      cancelling ─→ cancelled    the debit was given back by other means
 *
 * Each function makes one move in the caller's unit, with everything that must be committed with it. `false` and `undefined` mean that
 * another unit moved the contribution first; the caller stops.
 */
type Moves = {
  readonly open: 'booked' | 'cancelled' | 'cancelling';
  readonly cancelling: 'cancelled';
};

const move = <From extends ContributionState & keyof Moves>(
  tx: Tx,
  id: string,
  from: From,
  to: Moves[From],
  nextAttemptAtMs: number | null = null,
): Promise<boolean> => moveContribution(tx, id, from, to, nextAttemptAtMs);

/** A contribution that is not stored yet. */
export type NewContribution = Omit<Contribution, 'state' | 'nextAttemptAtMs'>;

type Keyed = Pick<Contribution, 'id' | 'keyScope' | 'key'>;

/**
 * → booked. The caller writes the ledger entry in the same unit. The key is done.
 * @returns the contribution, and what its entry records besides.
 */
export const bookAtOnce = (
  unit: Unit,
  order: Order,
  created: NewContribution,
  operation: string,
): { readonly contribution: Contribution; readonly facts: OnlyRecordFacts } => {
  // A key that lives on for a callback's result, or for linked contributions, needs a separate row.
  const holdsItsKey = order.key !== undefined && order.isAccepted !== true && order.holdsKey !== true;
  if (!holdsItsKey) takeOrderKey(unit, order, created.id, 'done', operation);
  const { sourceId, instanceVersion, gameroundId } = created;
  keepTextsOf(unit, created);
  const facts: OnlyRecordFacts = {
    source: sourceId,
    version: instanceVersion,
    ...(gameroundId === null ? {} : { gameround: gameroundId }),
    ...(holdsItsKey ? { fingerprint: order.fingerprint.slice(0, FINGERPRINT_DIGITS) } : {}),
  };
  return { contribution: { ...created, state: 'booked', nextAttemptAtMs: null }, facts };
};

/** → booked, without an entry. The key is done. */
export const insertBooked = (unit: Unit, order: Order, created: NewContribution, operation: string): Contribution => {
  const contribution: Contribution = { ...created, state: 'booked', nextAttemptAtMs: null };
  insertWithTexts(unit, contribution);
  takeOrderKey(unit, order, contribution.id, 'done', operation);
  return contribution;
};

/** → open: the intent, committed before the debit is sent. The key is running. */
export const insertOpen = (unit: Unit, order: Order, created: NewContribution, operation: string): Contribution => {
  const contribution: Contribution = { ...created, state: 'open', nextAttemptAtMs: unit.nowMs };
  insertWithTexts(unit, contribution);
  takeOrderKey(unit, order, contribution.id, 'running', operation);
  return contribution;
};

/** open → booked, with what `book` books. The key is done. */
export const bookOpen = async <Booked>(
  { tx }: Pick<Unit, 'tx'>,
  order: Order,
  open: Contribution,
  book: (booked: Contribution) => Promise<Booked>,
): Promise<Booked | undefined> => {
  if (!(await move(tx, open.id, 'open', 'booked'))) return undefined;
  const booked = await book({ ...open, state: 'booked', nextAttemptAtMs: null });
  finishOrderKey(tx, order);
  return booked;
};

/** open → cancelled: the debit did not happen, so there is nothing to cancel. The key is free. */
export const endOpen = async (unit: Pick<Unit, 'tx' | 'seal' | 'nowMs'>, open: Keyed): Promise<boolean> => {
  const { tx } = unit;
  if (!(await move(tx, open.id, 'open', 'cancelled'))) return false;
  await giveBack(unit, open.id);
  await freeKeyOf(tx, open);
  return true;
};

/** open → cancelling: the cancel is due now. The key stays taken until the cancel is acknowledged. */
export const startCancel = ({ tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>, id: string): Promise<boolean> =>
  move(tx, id, 'open', 'cancelling', nowMs);

/** cancelling → cancelled: the wallet acknowledged the cancel. The key is free. */
export const endCancel = async (unit: Pick<Unit, 'tx' | 'seal' | 'nowMs'>, cancelling: Keyed): Promise<boolean> => {
  const { tx } = unit;
  if (!(await move(tx, cancelling.id, 'cancelling', 'cancelled'))) return false;
  await giveBack(unit, cancelling.id);
  await freeKeyOf(tx, cancelling);
  return true;
};

/** cancelling → cancelled: the debit was given back by other means, so no cancel is sent. Keeps by whom and why. The key is free. */
export const settleCancel = async (
  unit: Pick<Unit, 'tx' | 'seal' | 'nowMs'>,
  cancelling: Keyed & Pick<Contribution, 'instanceId'>,
  settled: Omit<SettledCancel, 'contributionId' | 'instanceId'>,
): Promise<boolean> => {
  const { tx } = unit;
  const { id, instanceId } = cancelling;
  if (!(await move(tx, id, 'cancelling', 'cancelled'))) return false;
  await giveBack(unit, id);
  await insertSettledCancel(tx, { contributionId: id, instanceId, ...settled });
  await freeKeyOf(tx, cancelling);
  return true;
};

/**
 * Ends a contribution whose chain was interrupted, wherever it stopped. One that is open is cancelled. One that is booked stands, without
 * the linked contributions that were to follow, which are named, and its key is done.
 */
export const endInterrupted = async (unit: Pick<Unit, 'tx' | 'nowMs'>, id: string): Promise<void> => {
  if (await startCancel(unit, id)) return;
  const { state, keyScope, key } = (await findContribution(unit.tx, id)) ?? {};
  if (state === 'booked') await endLinked(unit, id);
  if (state === 'booked' && typeof keyScope === 'string' && typeof key === 'string') finishKey(unit.tx, keyScope, key);
};

const keepTextsOf = (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { id, brandPath, playerId, metadata, eventMetadata }: NewContribution,
): void => keepTexts(tx, { contributionId: id, brandPath, playerId, metadata, eventMetadata, atMs: nowMs });

const insertWithTexts = (unit: Unit, contribution: Contribution): void => {
  insertContribution(unit.tx, { ...contribution, metadata: null, eventMetadata: null });
  keepTextsOf(unit, contribution);
};

/** Gives back what the contribution holds of a budget and of the player's fractions. */
const giveBack = async (unit: Pick<Unit, 'tx' | 'seal' | 'nowMs'>, id: string): Promise<void> => {
  await giveBackReserved(unit.tx, id);
  await giveBackFraction(unit, id);
};

const freeKeyOf = async (tx: Tx, { keyScope, key }: Keyed): Promise<void> => {
  if (keyScope !== null && key !== null) await freeKey(tx, keyScope, key);
};
