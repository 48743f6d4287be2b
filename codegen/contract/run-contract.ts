import type { ProjectConfig } from '../read/config/config.ts';
import type { Document } from '../read/document/document.ts';
import type { ProjectFormats } from '../read/project/specs.ts';
import { isSuccess } from './calls.ts';
import type { CheckName, Flaw } from './checks.ts';
import { allowed } from './contract-attempt.ts';
import { chooseCredentials, type GivenSecrets } from './contract-credentials.ts';
import { ContractSession, type Observed, type Step } from './contract-session.ts';
import { explore } from './explore.ts';
import { sender } from './send-request.ts';
import { type ContractTarget, listTargets } from './target.ts';
import { listWays, type Way } from './ways.ts';
import { writableTypes } from './wire.ts';

/** The size and scope of a run. */
export type ContractSettings = {
  /** The server's address with the path under which the paths of the document start, without a slash at the end. */
  readonly base: string;
  readonly given: GivenSecrets;
  /** Requests per operation in each way. */
  readonly runs: number;
  readonly seconds: number;
  readonly seed: number;
  /** Only these operations, by operationId; all if there are none. */
  readonly only: readonly string[];
  /** Operations to leave out. */
  readonly skip: readonly string[];
  readonly isReadOnly: boolean;
  /** Checks to leave out. */
  readonly without: readonly CheckName[];
  readonly timeoutMs: number;
};

/** A breach of the contract, with the smallest requests that show it. */
export type ContractFinding = {
  readonly operationId: string;
  readonly title: string;
  /** The way in which it was found. */
  readonly way: string;
  readonly flaw: Flaw;
  readonly steps: readonly Step[];
};

/** The record of a run for one operation. */
export type ContractTally = {
  readonly operationId: string;
  readonly title: string;
  /** The ways in which it was called, with the number of attempts and the time they took. */
  readonly ways: readonly { readonly name: string; readonly attempts: number; readonly ms: number }[];
  readonly statuses: ReadonlyMap<number, number>;
  readonly wasSuccessful: boolean;
  /** The reason why it was not called, or not with success: a sentence. */
  readonly remark?: string;
};

export type ContractOutcome = {
  readonly findings: readonly ContractFinding[];
  readonly notes: readonly ContractFinding[];
  readonly tallies: readonly ContractTally[];
  readonly requests: number;
  readonly ms: number;
  /** True if it ran out of time. */
  readonly isCut: boolean;
  /** True if the server went away. */
  readonly isLost: boolean;
  /** Set if the credentials were no longer accepted, with the operation that changed something last. */
  readonly refusal?: { readonly after: string | undefined };
  readonly secrets: ReadonlyMap<string, string>;
};

/** Runs are spread over rounds, so that the time limit cuts every operation short, not the last ones. */
const ROUNDS = 4;

/** Findings of one check and one operation beyond these say nothing new. */
const SAME_MAX = 4;

/** Asks a running server in every way that its document allows and forbids, and holds each reply against the document. */
export const runContract = async (
  {
    config,
    document,
    formats,
  }: { readonly config: ProjectConfig; readonly document: Document; readonly formats: ProjectFormats },
  settings: ContractSettings,
  progress: (doing: string) => void = () => {},
): Promise<ContractOutcome> => {
  const startedMs = performance.now();
  const targets = listTargets(config, document, formats);
  const credentials = chooseCredentials(document, settings.given);
  const { send, close } = sender(settings.timeoutMs);
  const session = new ContractSession(document, settings.base, targets, credentials, send);
  const isAllowed = allowed(settings.isReadOnly);
  const asked = inOrder(targets.filter((target) => isAllowed(target) && isOnly(settings, target)));
  const findings: ContractFinding[] = [];
  const notes: ContractFinding[] = [];
  const known = new Set<string>();
  const counts = new Map<string, number>();
  const spent = new Map<string, Map<string, { attempts: number; ms: number }>>();
  const isTimeUp = () => performance.now() - startedMs > settings.seconds * 1000;
  const isOver = () => isTimeUp() || session.isLost || session.refusal !== undefined;
  let isCut = false;

  /** The operation that a flaw belongs to: that of the last request, or of the link that led to it. */
  const ownerOf = ({ pointer }: Flaw, asker: ContractTarget): ContractTarget =>
    targets.find(({ place }) => pointer === place.pointer || pointer.startsWith(`${place.pointer}/`)) ?? asker;
  const keep = (asker: ContractTarget, way: string, { flaw, steps }: Observed): void => {
    const target = ownerOf(flaw, asker);
    const { operationId } = target;
    for (const key of [flaw.key, flaw.explains]) known.add(`${operationId} ${key}`);
    const kind = `${operationId} ${flaw.check}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    (flaw.isNote ? notes : findings).push({ operationId, title: toTitle(target), way, flaw, steps });
  };
  const isNew = (asker: ContractTarget) => (flaw: Flaw) => {
    const { operationId } = ownerOf(flaw, asker);
    return (
      !settings.without.includes(flaw.check) &&
      !known.has(`${operationId} ${flaw.key}`) &&
      (counts.get(`${operationId} ${flaw.check}`) ?? 0) < SAME_MAX
    );
  };
  const attempt = async (target: ContractTarget, way: Way, runs: number, round: number): Promise<void> => {
    const wayMs = performance.now();
    const seed = hash(`${settings.seed} ${target.operationId} ${way.name} ${round}`);
    const attempts = await explore(way.attempt, { runs, seed, isOver, isNew: isNew(target) }, (found) =>
      keep(target, way.name, found),
    );
    const own = spent.get(target.operationId) ?? new Map();
    const before = own.get(way.name) ?? { attempts: 0, ms: 0 };
    own.set(way.name, { attempts: before.attempts + attempts, ms: before.ms + performance.now() - wayMs });
    spent.set(target.operationId, own);
  };

  try {
    const ways = new Map(asked.map((target) => [target, listWays(session, target, isAllowed)]));
    for (let round = 0; round <= ROUNDS && !isOver(); round += 1)
      for (const [index, target] of asked.entries()) {
        progress(`round ${round} of ${ROUNDS}, operation ${index + 1} of ${asked.length}: ${target.operationId}`);
        for (const way of ways.get(target) ?? []) {
          // The first round only asks what the examples show, so that there is something to find.
          if ((round === 0) !== (way.share === 0)) continue;
          const runs = round === 0 ? 1 : portion(settings.runs * way.share, round);
          if (runs > 0) await attempt(target, way, runs, round);
          if (isOver()) break;
        }
      }
    isCut = isTimeUp();
  } finally {
    close();
  }
  return {
    findings,
    notes,
    tallies: asked.map((target) => tallyOf(session, target, spent.get(target.operationId) ?? new Map())),
    requests: session.requests,
    ms: performance.now() - startedMs,
    isCut,
    isLost: session.isLost,
    ...(session.refusal ? { refusal: session.refusal } : {}),
    secrets: credentials.secrets,
  };
};

export const toTitle = ({ method, path }: ContractTarget): string => `${method.toUpperCase()} ${path}`;

/** The name as generated, or as written in the document. */
const isOnly = ({ only, skip }: ContractSettings, { operationId, place }: ContractTarget): boolean => {
  const isNamed = (names: readonly string[]) =>
    names.includes(operationId) || names.includes(place.operation.operationId ?? '');
  return (only.length === 0 || isNamed(only)) && !isNamed(skip);
};

/** The share of the runs that falls into a round; a few are made in the first rounds. */
const portion = (runs: number, round: number): number => {
  const whole = Math.max(1, Math.round(runs));
  return Math.ceil((whole * round) / ROUNDS) - Math.ceil((whole * (round - 1)) / ROUNDS);
};

/** Sorts operations: first those that create things, then those that need them, and last those that delete them. */
const inOrder = (targets: readonly ContractTarget[]): ContractTarget[] => {
  const rank = ({ method, path }: ContractTarget): number =>
    (method === 'delete' ? 100 : 0) + path.split('{').length * 10 + (method === 'post' ? 0 : method === 'get' ? 1 : 2);
  return [...targets].sort((one, other) => rank(one) - rank(other));
};

const tallyOf = (
  session: ContractSession,
  target: ContractTarget,
  spent: ReadonlyMap<string, { readonly attempts: number; readonly ms: number }>,
): ContractTally => {
  const statuses = session.seen.get(target.operationId) ?? new Map<number, number>();
  const succeeds = (status: number) => isSuccess(status) || (status >= 300 && status < 400);
  const wasSuccessful = [...statuses.keys()].some(succeeds);
  const remark = wasSuccessful ? undefined : remarkOf(session, target, statuses);
  return {
    operationId: target.operationId,
    title: toTitle(target),
    ways: [...spent].map(([name, { attempts, ms }]) => ({ name, attempts, ms })),
    statuses,
    wasSuccessful,
    ...(remark === undefined ? {} : { remark }),
  };
};

const remarkOf = (session: ContractSession, target: ContractTarget, statuses: ReadonlyMap<number, number>): string => {
  if (target.body?.required && writableTypes(target).length === 0)
    return `no body of ${target.body.contents.map(({ type }) => type).join(', ')} could be written`;
  if (!session.credentials.canCall(target))
    return `it needs credentials: ${target.alternatives.map((one) => Object.keys(one).join(' and ')).join(', or ')}`;
  if (statuses.size === 0) return 'no valid request could be drawn; add an example';
  return `answered ${[...statuses].map(([status, count]) => `${status} (${count} ×)`).join(', ')}`;
};

/** FNV-1a, as a positive 31-bit number. */
const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return state & 0x7fffffff;
};
