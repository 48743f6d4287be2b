import { findKey, takeKey } from '../db/idempotency-keys.ts';
import { fingerprint } from './fingerprint.ts';
import type { Call, Unit } from './handler.ts';
import { isRefusal, type Refusal, refuse } from './reply.ts';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The parts of a request that say what is asked for. */
type Asked = { readonly path: unknown; readonly query: unknown; readonly headers: object; readonly body: unknown };

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };

/**
 * Runs work at most once per `Idempotency-Key` of the calling account, in the unit that it writes in. A repetition is answered as the first
 * time, with `Idempotent-Replayed`; a refusal leaves the key free.
 */
export const once = async <Reply extends Answer | Refusal>(
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { caller, operation }: Pick<Call, 'caller' | 'operation'>,
  request: Asked,
  work: () => Promise<Reply>,
): Promise<Reply | Refusal<'idempotency_key_reused'> | (Answer & { readonly replayed: true })> => {
  const key = 'idempotency-key' in request.headers ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return work();
  const scope = `account:${caller.accountId}`;
  const asked = fingerprint(operation, { path: request.path, query: request.query, body: request.body });
  const known = await findKey(tx, scope, key, nowMs);
  if (known !== undefined) {
    if (known.fingerprint !== asked) return refuse('idempotency_key_reused');
    return {
      status: known.status ?? 200,
      body: known.body ?? undefined,
      headers: { 'idempotent-replayed': 'true' },
      replayed: true,
    };
  }
  const reply = await work();
  if (isRefusal(reply)) return reply;
  await takeKey(tx, {
    scope,
    key,
    operation,
    fingerprint: asked,
    state: 'done',
    contributionId: null,
    status: reply.status,
    body: reply.body ?? null,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + LIFETIME_MS,
  });
  return reply;
};
