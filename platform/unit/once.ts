import { findKey, takeKey } from '../../db/contributions/idempotency-keys.ts';
import type { AuditChange } from '../../db/tables/audit-events.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { decimalText } from '../../wire/decimal-text.ts';
import { type Audited, audit } from './audit.ts';
import { describeAudited } from './audited.ts';
import { fingerprint } from './fingerprint.ts';
import type { Call, ChainContext, Unit } from './handler.ts';
import { isRefusal, type Refusal, refuse } from './reply.ts';

/** The idempotency key of a contribution: from the body, the header, or both if they are equal. */
export const chooseKey = (
  bodyKey: string | undefined,
  headerKey: string | undefined,
): { readonly key: string | undefined } | Refusal<'idempotency_keys_differ'> =>
  bodyKey !== undefined && headerKey !== undefined && bodyKey !== headerKey
    ? refuse('idempotency_keys_differ')
    : { key: bodyKey ?? headerKey };

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The parts of a request that make up its fingerprint. */
type Asked = { readonly path: unknown; readonly query: unknown; readonly headers: object; readonly body: unknown };

type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly audited?: readonly Audited[];
  readonly changed?: readonly AuditChange[];
};

type Key = { readonly scope: string; readonly key: string; readonly fingerprint: string };

/** The owner of the key: the calling account, or the player once authenticated. */
type Keyed = Pick<Call, 'caller' | 'operation'> & { readonly player?: Player };

const keyOf = ({ caller, operation, player }: Keyed, request: Asked): Key | undefined => {
  // `request_id` belongs to the operator: its operation looks it up once the caller's access to the operator is checked.
  if (typeof request.body === 'object' && request.body !== null && 'request_id' in request.body) return undefined;
  const key = 'idempotency-key' in request.headers ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return undefined;
  const { path, query, body } = request;
  return {
    scope: player === undefined ? `account:${caller.accountId}` : `player:${player.brandPath}:${player.playerId}`,
    key,
    fingerprint: fingerprint(operation, { path, query, body: withoutSecrets(body) }),
  };
};

/** The fingerprint of a version before 0.15.0, which did not read the contribution_value of an opt-in as text when it was a number. */
const earlierFingerprint = ({ operation }: Keyed, { path, query, body }: Asked): string | undefined => {
  if (typeof body !== 'object' || body === null || !('contribution_value' in body)) return undefined;
  const { contribution_value: value } = body;
  const asNumber = { ...body, contribution_value: Number(value) };
  return decimalText(asNumber.contribution_value) === value
    ? fingerprint(operation, { path, query, body: asNumber })
    : undefined;
};

/** The stored reply to this caller's `Idempotency-Key`, marked `Idempotent-Replayed`; undefined if the key is new. */
export const findEarlierReply = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  call: Keyed,
  request: Asked,
): Promise<(Answer & { readonly replayed: true }) | Refusal<'idempotency_key_reused'> | undefined> => {
  const asked = keyOf(call, request);
  const known = asked && (await findKey(tx, asked.scope, asked.key, nowMs));
  if (known === undefined) return undefined;
  if (known.fingerprint !== asked?.fingerprint && known.fingerprint !== earlierFingerprint(call, request))
    return refuse('idempotency_key_reused');
  return {
    status: known.status ?? 200,
    body: known.body ?? undefined,
    headers: { ...known.headers, 'idempotent-replayed': 'true' },
    replayed: true,
  };
};

/**
 * Runs work at most once per caller and `Idempotency-Key`, in the unit that it writes in. A repetition gets the first reply; a refusal
 * leaves the key free. The audit events are written in the same unit.
 */
export const once = async <Reply extends Answer | Refusal>(
  unit: Pick<Unit, 'tx' | 'nowMs' | 'newId' | 'seal'>,
  call: Keyed & Pick<Call, 'requestId' | 'address'>,
  request: Asked,
  work: () => Promise<Reply>,
): Promise<Reply | Refusal<'idempotency_key_reused'> | (Answer & { readonly replayed: true })> => {
  const { tx, nowMs } = unit;
  const known = await findEarlierReply(unit, call, request);
  if (known !== undefined) return known;
  const reply = await recorded(unit, call, request, await work());
  const asked = keyOf(call, request);
  if (isRefusal(reply) || asked === undefined) return reply;
  takeKey(tx, {
    ...asked,
    operation: call.operation,
    state: 'done',
    contributionId: null,
    status: reply.status,
    body: reply.body ?? null,
    headers: reply.headers ?? null,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + LIFETIME_MS,
  });
  return reply;
};

/**
 * Runs work that spans several units and ends with `once`. Until it ends, another request with the same key is refused. The lock is in
 * memory, so a crash leaves none behind; where servers share the store, it is also claimed there for as long as this one lives.
 */
export const onceAtATime = async <Reply>(
  call: Keyed & Pick<ChainContext, 'services' | 'write'>,
  request: Asked,
  work: () => Promise<Reply>,
): Promise<Reply | Refusal<'idempotency_key_in_flight'>> => {
  const asked = keyOf(call, request);
  if (asked === undefined) return work();
  const { inProgress } = call.services;
  const running = inProgress.keys;
  const name = JSON.stringify([asked.scope, asked.key]);
  if (running.has(name)) return refuse('idempotency_key_in_flight');
  running.add(name);
  // Unless it is known that there is no claim: the answer to a commit may be lost.
  let isClaimed = inProgress.isShared;
  try {
    if (inProgress.isShared) {
      isClaimed = (await call.write(({ tx }) => inProgress.claim(tx, 'request', [name]))).length > 0;
      if (!isClaimed) return refuse('idempotency_key_in_flight');
    }
    return await work();
  } finally {
    running.delete(name);
    if (isClaimed) inProgress.releaseLater('request', [name]);
  }
};

/** Writes the audit events of a successful reply. */
const recorded = async <Reply extends Answer | Refusal>(
  unit: Pick<Unit, 'tx' | 'nowMs' | 'newId' | 'seal'>,
  call: Pick<Call, 'caller' | 'operation' | 'requestId' | 'address'>,
  request: Asked,
  reply: Reply,
): Promise<Reply> => {
  if (isRefusal(reply)) return reply;
  const events = reply.audited ?? (await describeAudited(unit.tx, call.operation, request, reply, unit.nowMs));
  const { changed } = reply;
  for (const event of events) await audit(unit, call, changed === undefined ? event : { changes: changed, ...event });
  return reply;
};

/** Left out of fingerprints: anyone who reads the store could test guesses against the hash. */
const SECRETS: readonly string[] = ['password', 'secret', 'client_secret'];

const withoutSecrets = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, SECRETS.includes(name) ? '' : value]))
    : body;
