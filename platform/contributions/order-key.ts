import { findContribution } from '../../db/contributions/contributions.ts';
import { findKey, finishKey, isSameRequest, operatorScope, takeKey } from '../../db/contributions/idempotency-keys.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import type { Order } from './order.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The keys of contributions are scoped to the operator, across all operations. */
export const keyScope = (order: Pick<Order, 'brandPath'>): string => operatorScope(toOperatorId(order.brandPath));

/** The contribution that was made with the order's key before, if any. */
export const findEarlierContribution = async (
  tx: Tx,
  order: Order,
  nowMs: number,
): Promise<Contributed | ContributeRefusal | undefined> => {
  if (order.key === undefined || order.isAccepted === true) return undefined;
  const known = await findKey(tx, keyScope(order), order.key, nowMs);
  if (known === undefined) return undefined;
  if (!isSameRequest(known, order.fingerprint)) return refuse('idempotency_key_reused');
  // A contribution for a callback was answered when it was accepted.
  if (known.status === null && known.state === 'running') return inFlight(tx, known.contributionId, nowMs);
  return { repeated: true, contributionId: known.contributionId ?? '', result: known.body };
};

/** If the debit is being cancelled, the key is free once the cancel is acknowledged: at the next attempt, if that succeeds. */
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

/** Takes the order's key in the unit that stores the contribution. It lives as long as the contribution. */
export const takeOrderKey = (
  unit: Unit,
  order: Order,
  contributionId: string,
  state: 'running' | 'done',
  operation: string,
  status: number | null = null,
): void => {
  if (order.key === undefined) return;
  if (order.isAccepted === true) {
    if (state === 'done') finishOrderKey(unit.tx, order);
    return;
  }
  takeKey(unit.tx, {
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

/** Marks the key as done because the contribution is booked, unless linked contributions follow under it. */
export const finishOrderKey = (tx: Tx, order: Order): void => {
  if (order.key !== undefined && order.holdsKey !== true) finishKey(tx, keyScope(order), order.key);
};
