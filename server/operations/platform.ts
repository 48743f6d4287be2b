import { randomUUIDv7 } from 'node:crypto';
import type { Requester } from '../../db/engine/job.ts';
import type { Soon } from '../../db/engine/soon.ts';
import type { Store } from '../../db/engine/store.ts';
import { isStoreFailure } from '../../db/engine/store-error.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { type Export, exportFrom } from '../../db/listing/list-page.ts';
import { NO_ACCESS, permits } from '../../domain/account/access.ts';
import { type Draw, DrawsStopped } from '../../domain/draw.ts';
import document from '../../generated/built/openapi.json' with { type: 'json' };
import { requests } from '../../generated/built/server/requests.gen.mjs';
import { type Operations, routes } from '../../generated/server/operations.gen.ts';
import * as handlers from '../../handlers/index.ts';
import { DrawingDue } from '../../platform/drawings/draw-due.ts';
import { auditExcess } from '../../platform/unit/audited.ts';
import type { Call, Caller, ChainContext, HandlersOf, Unit } from '../../platform/unit/handler.ts';
import { once } from '../../platform/unit/once.ts';
import { refuseTooMany } from '../../platform/unit/refusals.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/unit/reply.ts';
import type { Services } from '../../platform/unit/services.ts';
import type { PlatformReply, WholeReply } from '../http/answer.ts';
import { toNetwork } from '../http/incoming.ts';
import type { Incoming, Interface, ParsedParts, RequestLimit, Route } from '../http/interface.ts';
import type { Limiter } from '../http/limiter.ts';
import { withPointer } from '../http/with-pointer.ts';
import type { Keys } from '../keys/keys.ts';
import { identify, identifyAtOnce, type TokenVerifier } from '../login/identify.ts';
import { csvListings } from './csv-listings.ts';
import { asksForCsv, Exports } from './exports.ts';
import type { Failures } from './failures.ts';
import { LoopTurns } from './loop-turns.ts';
import { findTenant, type RequestQuota } from './request-quota.ts';
import { unitDraws } from './unit-draws.ts';

/** Everything an operation needs. Clock and draw are injected, so that tests control them. */
export type Platform = {
  readonly store: Store;
  readonly keys: Keys;
  readonly verifier: TokenVerifier;
  readonly services: Services;
  readonly clock: () => number;
  readonly draw: Draw;
  readonly failures: Failures;
  /** Creates ids, in order; UUID v7 by default. */
  readonly newId?: (() => string) | undefined;
};

/** A caller without an account. */
export const ANONYMOUS: Caller = {
  accountId: 'nobody',
  username: 'nobody',
  type: 'User',
  organisationId: '',
  unitId: '',
  access: NO_ACCESS,
};

type AnyHandler = (request: ParsedParts, context: object) => Promise<WholeReply>;

/** The index is generated; this checks that every handler fits its operation. */
const platformHandlers: HandlersOf<Operations> = handlers;

/** The operations of the platform's document, over HTTP. */
export const platformInterface = (
  platform: Platform,
  publicRequests: Pick<Limiter, 'take'>,
  quota: RequestQuota,
): Interface<Caller> => {
  const exports = new Exports(csvListings(document));
  const turns = new LoopTurns();
  return {
    document,
    routes,
    requests,
    anonymous: ANONYMOUS,
    authenticate: {
      account: (incoming) => authenticate(platform, incoming),
      player: (incoming) => authenticatePlayer(platform, incoming),
    },
    limit: (route) => (isLimited(route) ? limitBy(publicRequests) : undefined),
    permit,
    turn: (caller, { address }) => turns.take(findTenant({ caller, address })),
    run: (route, parts, caller, { id, address, request, method }) => {
      const from = { caller, requestId: id, address };
      const isGone = () => request.socket.destroyed;
      const run = (asked: ParsedParts, whole?: Export) => runOperation(platform, route, asked, from, isGone, whole);
      const isExport = method === 'GET' && asksForCsv(request);
      const tenant = findTenant(from, parts);
      return quota.run<PlatformReply>(tenant, () =>
        isExport ? exports.run(route, parts, { account: requesterOf(from), tenant }, run) : run(parts),
      );
    },
  };
};

/** Reports whether a route is rate-limited by network: it needs no account and declares the limit. */
const isLimited = ({ permission, section, problems }: Route): boolean =>
  problems.includes('too_many_requests') && (permission === null || (section === 'frontend' && permission === 'self'));

const limitBy =
  (publicRequests: Pick<Limiter, 'take'>): RequestLimit =>
  async ({ address }) => {
    const hit = await publicRequests.take(toNetwork(address));
    return hit && refuseTooMany(hit);
  };

const authenticate = (platform: Platform, incoming: Incoming): Soon<Caller | Refusal> => {
  const token = bearerToken(incoming);
  if (token === undefined) return refuse('token_missing');
  return identifyAtOnce(platform, token)?.caller ?? authenticateFromStore(platform, token);
};

const authenticateFromStore = async (platform: Platform, token: string): Promise<Caller | Refusal> =>
  (await identify(platform, token))?.caller ?? refuse('token_invalid');

/** The form of a wallet session token: see SessionToken in the specs. */
const SESSION_TOKEN = /^[!-~]{1,4096}$/;

/** Reports whether a token may be sent to a wallet: an account's token never is. */
export const mayBeSession = async (
  { verifier, clock }: Pick<Platform, 'verifier' | 'clock'>,
  token: string,
): Promise<boolean> => SESSION_TOKEN.test(token) && (await verifier.verify(token, clock())) === undefined;

/** Only the brand's wallet can verify a player's token, and only the validated request names the brand: the operation itself asks. */
const authenticatePlayer = async (platform: Platform, incoming: Incoming): Promise<Caller | Refusal> => {
  const playerToken = bearerToken(incoming);
  if (playerToken === undefined) return refuse('token_missing');
  return (await mayBeSession(platform, playerToken)) ? { ...ANONYMOUS, playerToken } : refuse('token_invalid');
};

/** The token of an `Authorization: Bearer …` header, if it is one. One expression for all of it would take ten times as long. */
const bearerToken = ({ request: { headers } }: Incoming): string | undefined => {
  const { authorization = '' } = headers;
  const start = /^Bearer +/i.exec(authorization)?.[0].length;
  const token = authorization.slice(start);
  return start === undefined || token === '' || /\s/.test(token) ? undefined : token;
};

const permit = (route: Route, caller: Caller): Refusal | undefined => {
  if (caller.mustSetUpSecondFactor && route.permission !== null && route.permission !== 'self')
    return refuse('second_factor_setup_required');
  if (route.accounts !== null && !route.accounts.includes(caller.type))
    return refuse('permission_denied', {
      detail: `Only these account types may call this: ${route.accounts.join(', ')}.`,
    });
  if (route.permission === null || route.permission === 'self') return undefined;
  const { resource, permission } = route.permission;
  if (permits(caller.access, resource, permission)) return undefined;
  return refuse('permission_denied', { detail: `This needs the permission ${permission} on ${resource}.` });
};

/**
 * Runs one operation. Audits an attempt to grant more than the caller holds, counts names of other tenants, and points a refusal at its
 * field.
 * @param isGone whether the caller no longer waits for the reply.
 * @param whole the export of which a list is a page.
 */
export const runOperation = async (
  platform: Platform,
  route: Route,
  parts: ParsedParts,
  from: Pick<Call, 'caller' | 'requestId' | 'address'>,
  isGone?: () => boolean,
  whole?: Export,
): Promise<WholeReply> => {
  const reply = await runUnits(platform, route, parts, from, isGone, whole);
  if (!isRefusal(reply)) return reply;
  if (reply.problem === 'permission_exceeds_own')
    await writeUnit(platform, (unit) => auditExcess(unit, { ...from, operation: route.operationId }, parts), {
      tenant: findTenant(from, parts),
    });
  if (reply.probedBy !== undefined) await platform.services.takenNames.count(reply.probedBy);
  return withPointer(reply, parts);
};

/** Callers without an account are distinguished by their networks. */
const requesterOf = ({ caller, address }: Pick<Call, 'caller' | 'address'>): string =>
  caller.accountId === ANONYMOUS.accountId ? toNetwork(address) : caller.accountId;

/** Runs one operation in the units that its mode requires. */
const runUnits = (
  platform: Platform,
  route: Route,
  parts: ParsedParts,
  from: Pick<Call, 'caller' | 'requestId' | 'address'>,
  isGone: (() => boolean) | undefined,
  whole: Export | undefined,
): Soon<WholeReply> => {
  const handler = (platformHandlers as unknown as Record<string, AnyHandler>)[route.operationId];
  if (handler === undefined) return refuse('not_implemented');
  const call: Call = { ...from, operation: route.operationId, nowMs: platform.clock(), services: platform.services };
  const requester = { tenant: findTenant(from, parts), account: requesterOf(from), isGone };
  const read = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    platform.store.read((tx) => {
      if (whole !== undefined) exportFrom(tx, whole);
      return work(tx);
    }, requester);
  if (route.mode === 'read')
    return read((tx) => handler(parts, { ...call, tx, newId: platform.newId ?? randomUUIDv7 }));
  const write = <Result>(work: (unit: Unit) => Promise<Result>): Promise<Result> =>
    writeUnit(platform, work, requester);
  if (route.mode === 'chain') {
    const chain: ChainContext = { ...call, read, write };
    return handler(parts, chain);
  }
  return write((unit) => {
    const context = { ...call, ...unit };
    const work = () => handler(parts, context);
    return route.idempotent ? once(unit, call, parts, work) : work();
  });
};

/** Carries a refusal through the store, so that its unit is rolled back. */
class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('refused');
    this.result = result;
  }
}

type Parts = Pick<Platform, 'store' | 'keys' | 'clock' | 'draw' | 'newId' | 'failures'>;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Runs a unit of work. A refusal rolls it back. If a drawing is due first, it runs in a separate unit and the work starts again, with the
 * instances that could not be drawn.
 */
export const writeUnit = <Result>(
  parts: Parts,
  work: (unit: Unit) => Promise<Result>,
  requester?: Requester,
): Promise<Result> => {
  const { store, draw } = parts;
  // A store that no other server uses runs the work once.
  return tryUnit(parts, work, store.shared === undefined ? () => draw : unitDraws(draw), NOTHING, requester);
};

const tryUnit = async <Result>(
  parts: Parts,
  work: (unit: Unit) => Promise<Result>,
  drawsOfRun: () => Draw,
  undrawable: ReadonlySet<string>,
  requester: Requester | undefined,
): Promise<Result> => {
  const { store, keys, clock, newId = randomUUIDv7 } = parts;
  try {
    return await store.write(async (tx: Tx) => {
      const result = await work({ tx, nowMs: clock(), draw: drawsOfRun(), newId, seal: keys.seal, undrawable });
      if (typeof result === 'object' && result !== null && isRefusal(result)) throw new RolledBack(result);
      return result;
    }, requester);
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    if (!(error instanceof DrawingDue)) throw error;
    const isDrawn = await tryDrawing(parts, error, requester);
    const still = isDrawn ? undrawable : new Set([...undrawable, error.instanceId]);
    return tryUnit(parts, work, drawsOfRun, still, requester);
  }
};

/** Runs a drawing that is due first. False if it failed, now or recently. A failing store or generator is not the drawing's fault. */
const tryDrawing = async (
  parts: Parts,
  { instanceId, draw }: DrawingDue,
  requester: Requester | undefined,
): Promise<boolean> => {
  const { failures } = parts;
  if (failures.isResting(instanceId)) return false;
  try {
    await writeUnit(parts, draw, requester);
    failures.forget(instanceId);
    return true;
  } catch (error) {
    if (isStoreFailure(error) || error instanceof DrawsStopped) throw error;
    failures.note(instanceId, error);
    return false;
  }
};
