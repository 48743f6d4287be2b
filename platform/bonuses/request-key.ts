import { findKey, isSameRequest, operatorScope, takeKey } from '../../db/contributions/idempotency-keys.ts';
import { fingerprint } from '../unit/fingerprint.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { chooseKey } from '../unit/once.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/**
 * The idempotency key of an award or a use: `request_id`, which the header may repeat. It belongs to the operator, across all operations.
 */
export type RequestKey = {
  readonly operatorId: string;
  readonly key: string;
  readonly operation: string;
  readonly fingerprint: string;
};

type Asked = {
  readonly body: { readonly operator_id: string; readonly request_id: string };
  readonly headers: { readonly 'idempotency-key'?: string };
};

/** Refuses if header and body have different keys. */
export const toRequestKey = (
  { operation }: Pick<Call, 'operation'>,
  { body, headers }: Asked,
): RequestKey | Refusal<'idempotency_keys_differ'> => {
  const chosen = chooseKey(body.request_id, headers['idempotency-key']);
  return 'problem' in chosen
    ? chosen
    : { operatorId: body.operator_id, key: body.request_id, operation, fingerprint: fingerprint(operation, body) };
};

/** The state of an earlier request with this key, or a refusal if it differs; undefined for a new key. */
export const findEarlierRequest = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { operatorId, key, fingerprint: asked }: RequestKey,
): Promise<'running' | 'done' | Refusal<'idempotency_key_reused'> | undefined> => {
  const known = await findKey(tx, operatorScope(operatorId), key, nowMs);
  if (known === undefined) return undefined;
  return isSameRequest(known, asked) ? known.state : refuse('idempotency_key_reused');
};

/** Takes the key in the unit that does the work, for as long as the result is kept. */
export const takeRequestKey = (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { operatorId, ...key }: RequestKey,
  state: 'running' | 'done',
): void =>
  takeKey(tx, {
    ...key,
    scope: operatorScope(operatorId),
    state,
    contributionId: null,
    status: null,
    body: null,
    createdAtMs: nowMs,
    expiresAtMs: null,
  });
