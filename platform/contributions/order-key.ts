import { findContribution } from '../../db/contributions.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findKey, finishKey, takeKey } from '../../db/idempotency-keys.ts';
import { operatorOf } from '../../domain/account/access.ts';
import type { Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import type { Order } from './order.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Contributions' keys belong to the operator, over all operations. */
export const keyScope = (order: Pick<Order, 'brandPath'>): string => `operator:${operatorOf(order.brandPath)}`;

/** What the order's key did before, if anything. */
export const findEarlierContribution = async (
  tx: Tx,
  order: Order,
  nowMs: number,
): Promise<Contributed | ContributeRefusal | undefined> => {
  if (order.key === undefined || order.isAccepted === true) return undefined;
  const known = await findKey(tx, keyScope(order), order.key, nowMs);
  if (known === undefined) return undefined;
  if (known.fingerprint !== order.fingerprint) return refuse('idempotency_key_reused');
  // What was accepted for a callback was answered then, whatever becomes of it.
  if (known.status === null && known.state === 'running') return inFlight(tx, known.contributionId, nowMs);
  return { repeated: true, contributionId: known.contributionId ?? '', result: known.body };
};

/** A key is free when its debit was taken back, which may take until the cancel is sent next. */
const inFlight = async (
  tx: Tx,
  contributionId: string | null,
  nowMs: number,
): Promise<Refusal<'idempotency_key_in_flight'>> => {
  const contribution = contributionId === null ? undefined : await findContribution(tx, contributionId);
  const waitMs = contribution?.state === 'cancelling' ? (contribution.nextAttemptAtMs ?? nowMs) - nowMs : 0;
  const seconds = Math.min(Math.max(Math.ceil(waitMs / 1000), 1), DAY_SECONDS);
  return refuse('idempotency_key_in_flight', { headers: { 'retry-after': String(seconds) } });
};

/** Takes the order's key in the unit that gives it its effect; it lives as long as the contribution. */
export const takeOrderKey = async (
  unit: Unit,
  order: Order,
  contributionId: string,
  state: 'running' | 'done',
  operation: string,
  status: number | null = null,
): Promise<void> => {
  if (order.key === undefined) return;
  if (order.isAccepted === true) return state === 'done' ? finishOrderKey(unit.tx, order) : undefined;
  await takeKey(unit.tx, {
    scope: keyScope(order),
    key: order.key,
    operation,
    fingerprint: order.fingerprint,
    state: order.holdsKey === true ? 'running' : state,
    contributionId,
    status,
    body: null,
    createdAtMs: unit.nowMs,
    expiresAtMs: null,
  });
};

/** The contribution is booked, and its key with it, unless more is to be done under the key. */
export const finishOrderKey = async (tx: Tx, order: Order): Promise<void> => {
  if (order.key !== undefined && order.holdsKey !== true) await finishKey(tx, keyScope(order), order.key);
};
