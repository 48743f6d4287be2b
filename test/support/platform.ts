import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Store } from '../../db/engine/store.ts';
import type { Draw } from '../../domain/draw.ts';
import { fractionFromDecimal } from '../../domain/money/fraction.ts';
import document from '../../generated/built/openapi.json' with { type: 'json' };
import { replies } from '../../generated/built/server/replies.gen.mjs';
import { requests } from '../../generated/built/server/requests.gen.mjs';
import { routes } from '../../generated/server/operations.gen.ts';
import type { IssueOneTimePassword } from '../../platform/accounts/reset-request.ts';
import type { Caller } from '../../platform/unit/handler.ts';
import type { Wallet } from '../../platform/unit/operator-wallet.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import type { Services } from '../../platform/unit/services.ts';
import { isParted } from '../../server/http/answer.ts';
import { guardedSend, type SendOutgoing } from '../../server/http/outgoing.ts';
import { Keys } from '../../server/keys/keys.ts';
import { identify } from '../../server/login/identify.ts';
import { csvListings } from '../../server/operations/csv-listings.ts';
import { Exports } from '../../server/operations/exports.ts';
import type { Failures } from '../../server/operations/failures.ts';
import { type Platform, runOperation } from '../../server/operations/platform.ts';
import { migrations } from '../../server/start/assets.ts';
import { type BuiltPlatform, buildPlatform } from '../../server/start/build-platform.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { openEngineStore } from './engine-store.ts';
import { errorLog } from './error-log.ts';
import { checkPointers } from './pointers.ts';

export type OperationId = (typeof routes)[number]['operationId'];

export type RequestParts = {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** The result of an operation: `code` is the problem's, if it refused. */
export type InProcessReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  /** The pointers of a refusal that is about fields. */
  readonly pointers: readonly string[] | undefined;
};

export type PlatformOptions = {
  readonly draw: Draw;
  readonly clock: () => number;
  /** Generates ids, for a test that must be reproducible. */
  readonly newId?: () => string;
  readonly walletOf?: (operatorId: string) => Wallet | undefined;
  /** Units per 1 EUR, as text. */
  readonly multipliers?: Readonly<Record<string, string>>;
  readonly wakeSettlement?: () => void;
  /** Replacements for the platform's services, for a test that observes or limits them. */
  readonly services?: Partial<Services>;
  /** The platform whose folder it shares, on an engine that several servers may share. */
  readonly beside?: Pick<InProcessPlatform, 'file'>;
  /** True if the store is a file, whichever engine the run is for, so that a test can change copies of it. */
  readonly inFile?: boolean;
  /** A store that the test has opened, in place of one of the engine that the run is for. */
  readonly store?: Store;
  /** Replaces what lets operations wake the background workers, for a test that runs these. */
  readonly wakers?: Parameters<typeof buildPlatform>[0]['wakers'];
};

/** A platform without HTTP, on its own folder, which is removed on close. */
export type InProcessPlatform = {
  readonly store: Store;
  readonly keys: Keys;
  /** The drawings that have failed. */
  readonly failures: Failures;
  readonly services: Services;
  /** The platform and its background workers, for a test that runs these as a server does. */
  readonly built: BuiltPlatform;
  readonly issueOneTimePassword: IssueOneTimePassword;
  /** The store's file, for tests that read it directly. */
  readonly file: string;
  /** Runs an operation as a System account, or as `caller`. Request and reply are checked against the spec. */
  call(operationId: OperationId, parts?: RequestParts, caller?: Caller, requestId?: string): Promise<InProcessReply>;
  /** All items of a list as CSV, read by a System account. */
  csv(operationId: OperationId, parts: RequestParts): Promise<string>;
  /** The caller of a bearer token, if it is valid. */
  identify(token: string): Promise<Caller | undefined>;
  /** One round of the background sender: due credits and cancels. `restart` first gives up all open intents. */
  settle(how?: { readonly restart: boolean }): Promise<void>;
  /** One round of the scheduler: what is due by the clock. */
  keepTime(): Promise<void>;
  /** One round of the deliverer: due messages, sent by `send`. */
  deliver(send: SendOutgoing): Promise<void>;
  close(): Promise<void>;
};

export const SYSTEM: Caller = {
  accountId: 'system',
  username: 'system',
  type: 'System',
  organisationId: 'pitboss',
  unitId: '',
  access: { everything: true, allPermissions: true, grants: [], paths: new Set(), below: true },
};

/** Opens a platform in this process. Commits are not flushed to disk, which only matters in a power cut. */
export const openPlatform = (options: PlatformOptions): InProcessPlatform => {
  const { draw, clock, newId, walletOf = () => undefined, multipliers = {}, wakeSettlement = () => {} } = options;
  const folder = options.beside === undefined ? mkdtempSync(join(tmpdir(), 'pitboss-')) : dirname(options.beside.file);
  const file = storeFile(folder);
  const store =
    options.store ??
    openEngineStore({ file, migrations: migrations(), synchronous: 'OFF', inFile: options.inFile ?? false });
  const keys = new Keys(folder);
  const log = errorLog();
  const uncommitted = new Set<string>();
  const built = buildPlatform({
    ...{ store, keys, clock, draw, newId, log, walletOf, services: options.services },
    currencies: {
      declared: new Map(),
      base: 'EUR',
      multipliers: new Map(
        Object.entries(multipliers).map(([currency, text]) => [currency, fractionFromDecimal(text)]),
      ),
    },
    providerId: 'pitboss',
    bonusLifetimeMs: 30 * 24 * 60 * 60 * 1000,
    outgoingHosts: [],
    systems: [],
    readiness: async () => ({ reasons: [], warnings: [] }),
    lastRuns: () => ({ version: '0.0.0', backup: undefined, provedAtMs: 0, failedAtMs: 0 }),
    send: guardedSend([]),
    wakers: options.wakers ?? {
      wakeSettlement,
      commitOutcomeLater: (contributionId) => uncommitted.add(contributionId),
      wakeDeliveries: () => {},
      wakeCallbacks: () => {},
    },
  });
  const { platform, issueOneTimePassword, createResume, createScheduler, createDeliverer, lateOutcomes } = built;
  return {
    store,
    keys,
    built,
    failures: platform.failures,
    services: platform.services,
    issueOneTimePassword,
    file,
    call: (operationId, parts = {}, caller = SYSTEM, requestId = 'in-process') =>
      call(platform, operationId, parts, caller, requestId),
    csv: (operationId, parts) => csvOf(platform, operationId, parts),
    identify: async (token) => (await identify(platform, token))?.caller,
    settle: async ({ restart } = { restart: false }) => {
      const resume = createResume();
      for (const id of uncommitted) lateOutcomes.add(id);
      await lateOutcomes.settle();
      if (restart) await resume.start();
      else resume.wake();
      await resume.stop();
    },
    keepTime: () => createScheduler().look(),
    deliver: async (send) => {
      const deliverer = createDeliverer({ send, mail: undefined });
      await deliverer.settled();
      await deliverer.stop();
    },
    close: async () => {
      await lateOutcomes.stop();
      await store.close();
      if (options.beside === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};

const routesById = new Map(routes.map((route) => [route.operationId, route]));

const routeOf = (operationId: OperationId) => {
  const route = routesById.get(operationId);
  if (route === undefined) throw new Error(`there is no operation ${operationId}`);
  return route;
};

const call = async (
  platform: Platform,
  operationId: OperationId,
  given: RequestParts,
  caller: Caller,
  requestId: string,
): Promise<InProcessReply> => {
  const route = routeOf(operationId);
  const parts = {
    path: { ...given.path },
    query: { ...given.query },
    headers: { ...given.headers },
    body: given.body,
  };
  checkRequest(operationId, parts);
  const reply = await runOperation(platform, route, parts, { caller, requestId, address: '127.0.0.1' });
  if (isRefusal(reply)) {
    if (!(route.problems as readonly string[]).includes(reply.problem))
      throw new Error(`${operationId} refused with ${reply.problem}, which its spec does not declare`);
    const { problem: code, status, detail, errors } = reply;
    checkPointers(operationId, code, errors, parts);
    const pointers = errors?.map(({ pointer }) => pointer);
    return { status, headers: {}, body: undefined, code, detail, pointers };
  }
  checkReply(operationId, reply);
  const { status, headers = {}, body } = reply;
  return { status, headers, body, code: undefined, detail: undefined, pointers: undefined };
};

const EXPORTS = new Exports(csvListings(document));

const csvOf = async (platform: Platform, operationId: OperationId, given: RequestParts): Promise<string> => {
  const route = routeOf(operationId);
  const asked = { path: { ...given.path }, query: { ...given.query }, headers: {}, body: undefined };
  checkRequest(operationId, asked);
  const from = { caller: SYSTEM, requestId: 'in-process', address: '127.0.0.1' };
  const reply = await EXPORTS.run(route, asked, { account: SYSTEM.accountId, tenant: '' }, (parts, whole) =>
    runOperation(platform, route, parts, from, () => false, whole),
  );
  if (isRefusal(reply) || !isParted(reply)) throw new Error(`${operationId} answered no CSV`);
  const texts: string[] = [];
  for await (const text of reply.parts) texts.push(String(text));
  return texts.join('');
};

type Validate = { (data: unknown): boolean; errors?: unknown };

/** Requests that the server would refuse before the handler must not reach it here either; fills in default parameters. */
const checkRequest = (
  operationId: OperationId,
  parts: { readonly path: object; readonly query: object; readonly headers: object; readonly body: unknown },
): void => {
  const validators: { params: Validate; body?: Validate; bodies?: { 'text/csv'?: Validate } } = requests[operationId];
  const { params, bodies } = validators;
  const body = typeof parts.body === 'string' ? bodies?.['text/csv'] : validators.body;
  if (!params({ path: parts.path, query: parts.query, header: parts.headers }))
    throw new Error(`${operationId}: ${JSON.stringify(params.errors)}`);
  if (body !== undefined && !body(parts.body))
    throw new Error(`${operationId}: ${JSON.stringify(body.errors)} in ${JSON.stringify(parts.body)}`);
};

const checkReply = (operationId: OperationId, reply: { readonly status: number; readonly body?: unknown }): void => {
  const declared: Readonly<Record<string, { readonly body: Validate | null; readonly mayBeEmpty?: boolean }>> =
    replies[operationId];
  const success = declared[reply.status];
  if (success === undefined)
    throw new Error(`${operationId} answered ${reply.status}, which its spec does not declare`);
  if (success.mayBeEmpty === true && reply.body === undefined) return;
  if (success.body === null ? reply.body !== undefined : !success.body(reply.body))
    throw new Error(`${operationId} answered ${JSON.stringify(reply.body)}: ${JSON.stringify(success.body?.errors)}`);
};
