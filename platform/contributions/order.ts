import { findContribution } from '../../db/contributions/contributions.ts';
import { findKey, finishKey, isSameRequest, operatorScope, takeKey } from '../../db/contributions/idempotency-keys.ts';
import type { AttemptId } from '../../db/contributions/linked-attempts.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import { type Micros, microsFromNumber } from '../../domain/money/micros.ts';
import type {
  ContributionByGame,
  ContributionBySource,
  ContributionToInstance,
  ContributionToTarget,
} from '../../generated/server/types.gen.ts';
import type { Seeker } from '../routing/locate.ts';
import { fingerprint } from '../unit/fingerprint.ts';
import type { Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';

/** A contribution as requested, whichever operation it came through. */
export type Order = {
  /** The source of the activity; absent if the order names its instance. */
  readonly sourceId: string | undefined;
  /** `operator:brand`. */
  readonly brandPath: string;
  readonly playerId: string;
  readonly country: string;
  /** The ids of the player's segments. */
  readonly segments: readonly string[];
  readonly sessionSegments: Seeker['sessionSegments'];
  /** The player's session token. For the wallet only, never stored. */
  readonly token: string;
  readonly gameroundId: string | undefined;
  /** In `currency`. */
  readonly wager: Micros;
  readonly currency: string;
  readonly metadata: unknown;
  readonly eventMetadata: unknown;
  readonly key: string | undefined;
  readonly fingerprint: string;
  /** The kind of product it comes from. For the wallet only. */
  readonly category?: string | undefined;
  /** The id of the contribution, if it was assigned earlier. */
  readonly contributionId?: string | undefined;
  /** It was accepted for a callback: its session is authenticated and its key is taken. */
  readonly isAccepted?: boolean | undefined;
  /** Its key stays in flight after the booking, because linked contributions follow under it. */
  readonly holdsKey?: boolean | undefined;
  /** It is linked to another, and is booked only while its outcome is not known. */
  readonly attempt?: AttemptId | undefined;
  /** Writes what must be committed together with the booking. */
  readonly beside?: ((unit: Unit, booked: Contribution) => Promise<void>) | undefined;
};

/** Reads the order from a request. The fingerprint leaves out the session token and the key, so a repetition may have a new token. */
export const readOrder = (
  operation: string,
  body: ContributionToInstance | ContributionBySource | ContributionByGame,
  key: string | undefined,
): Order => {
  return {
    sourceId: 'source_id' in body ? body.source_id : undefined,
    brandPath: body.brand_id,
    playerId: body.player_id,
    country: body.player_country,
    segments: 'segments' in body ? (body.segments ?? []) : [],
    sessionSegments: 'ask',
    token: body.token,
    gameroundId: body.gameround_id,
    wager: microsFromNumber(body.base_wager),
    currency: body.currency,
    metadata: body.metadata,
    eventMetadata: 'event_metadata' in body ? body.event_metadata : undefined,
    key,
    fingerprint: fingerprint(operation, { ...body, token: undefined, idempotency_key: undefined }),
  };
};

/** Reads the order from a contribution to a target (C13), where the player's activity takes the place of the game round. */
export const orderToTarget = (operation: string, body: ContributionToTarget, key: string | undefined): Order => {
  const { target, operator_id, player, base_wager, options: { idempotency_key: _key, ...options } = {} } = body;
  const { token, ...named } = player;
  return {
    sourceId: target.type === 'source' ? target.id : undefined,
    brandPath: toBrandPath(operator_id, player.brand_id),
    playerId: player.id,
    country: player.country,
    segments: player.segments ?? [],
    sessionSegments: 'ask',
    token,
    gameroundId: body.source.id,
    wager: microsFromNumber(base_wager.value),
    currency: base_wager.currency,
    metadata: body.metadata,
    eventMetadata: body.event_metadata,
    category: options.vertical_id,
    key,
    fingerprint: fingerprint(operation, { ...body, player: named, options }),
  };
};

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
