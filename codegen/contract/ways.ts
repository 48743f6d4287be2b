import fc from 'fast-check';
import { arbitraries } from './arbitrary.ts';
import { isJsonType } from './body.ts';
import { call, isSuccess, takesKey, written } from './calls.ts';
import { describeError, findFlaws } from './check-reply.ts';
import type { Flaw } from './checks.ts';
import { type Allowed, attempt, type ContractAttempt } from './contract-attempt.ts';
import type { ContractSession, Observed } from './contract-session.ts';
import { withDamagedBody, withDamagedParameter } from './damage.ts';
import { examplesFirst, faultIn, generateDrafts, isSendable } from './drafts.ts';
import { planLifecycle } from './lifecycle.ts';
import { followLinks } from './links.ts';
import { malformedBody, malformedDrafts, odd, oddDrafts } from './malformed.ts';
import { tryMethods } from './methods.ts';
import { IdPool } from './pool.ts';
import type { ContractTarget } from './target.ts';
import type { TargetDraft } from './target-draft.ts';
import type { WireRequest } from './wire.ts';

/** A way to ask an operation, and what is wrong with the replies. */
export type Way = {
  readonly name: string;
  /** The share of the runs that it gets. */
  readonly share: number;
  readonly attempt: ContractAttempt;
};

/** Every way that suits an operation. */
export const listWays = (session: ContractSession, target: ContractTarget, isAllowed: Allowed): Way[] => {
  const { maker, credentials } = session;
  const drafts = generateDrafts(maker, target);
  const ways: Way[] = [
    { name: 'examples', share: 0, attempt: attempt(examplesFirst(maker, target), valid(session, target, isAllowed)) },
    {
      name: 'valid requests',
      share: target.method === 'delete' ? 0.25 : 1,
      attempt: attempt(drafts, valid(session, target, isAllowed)),
    },
  ];
  // Of things that are there, and of things that are not.
  const unknown = generateDrafts({ ...maker, pool: new IdPool([]), values: arbitraries(session.document) }, target);
  const twoDrafts = target.path.includes('{') ? fc.tuple(drafts, unknown) : fc.tuple(drafts);
  if (credentials.isSecured(target))
    ways.push({ name: 'wrong credentials', share: 0.1, attempt: attempt(twoDrafts, unauthenticated(session, target)) });
  if (!credentials.canCall(target)) return ways;
  const bad = damagedDrafts(session, target, drafts);
  if (bad) ways.push({ name: 'invalid requests', share: 1, attempt: attempt(bad, invalid(session, target)) });
  const malformed = malformedDrafts(target, drafts);
  if (malformed)
    ways.push({ name: 'malformed bodies', share: 0.3, attempt: attempt(malformed, malformedBody(session, target)) });
  ways.push({ name: 'odd requests', share: 0.3, attempt: attempt(oddDrafts(target, drafts), odd(session, target)) });
  const methods = tryMethods(session, target, drafts);
  if (methods) ways.push({ name: 'methods', share: 0.1, attempt: methods });
  const lifecycle = planLifecycle(session, target, isAllowed);
  if (lifecycle) ways.push({ name: 'lifecycle', share: 0.3, attempt: lifecycle });
  return ways;
};

const isValid = (target: ContractTarget, draft: TargetDraft): boolean =>
  isSendable(target, draft) && faultIn(target, draft) === undefined;

const valid = (session: ContractSession, target: ContractTarget, isAllowed: Allowed) => async (draft: TargetDraft) => {
  if (!isValid(target, draft)) return undefined;
  const request = written(session, target, draft);
  if (!request) return undefined;
  const { exchange, observed } = await call(session, target, request, 'strict');
  if (!isSuccess(exchange.reply?.status)) return observed;
  const repeated =
    takesKey(target) && request.headers['idempotency-key'] ? await repeat(session, target, exchange) : [];
  const followed = await followLinks(session, target, draft, [exchange], isAllowed);
  if (target.method === 'delete') for (const value of Object.values(draft.path)) session.maker.pool.remove(value);
  return [...observed, ...repeated, ...followed];
};

/** Refusals of a repeated request: it is a conflict, comes too soon, or the first one has changed what the caller may do. */
const MAY_REFUSE_REPEATED = [401, 403, 409, 429];

/** Repeats a request with its key: it must succeed again, or be refused for such a reason, and may not make a second thing. */
const repeat = async (
  session: ContractSession,
  target: ContractTarget,
  first: Parameters<typeof identityOf>[0],
): Promise<Observed[]> => {
  const second = await session.ask(target, first.request);
  const steps = [first, second];
  const flaw = (says: string): Observed => ({
    flaw: { check: 'idempotency', says, pointer: target.place.pointer, key: 'idempotency' },
    steps,
  });
  if (!second.reply) return second.flaw ? [{ flaw: second.flaw, steps }] : [];
  const observed = findFlaws(target, second.reply, 'strict').map((found) => ({ flaw: found, steps }));
  const { status } = second.reply;
  if (status >= 400 && !MAY_REFUSE_REPEATED.includes(status))
    return [
      ...observed,
      flaw(`repeated with the same Idempotency-Key, it answered ${status} after ${first.reply?.status}`),
    ];
  const [one, other] = [identityOf(first), identityOf(second)];
  if (one !== undefined && other !== undefined && one !== other)
    return [...observed, flaw(`repeated with the same Idempotency-Key, it answered with ${other} after ${one}`)];
  return observed;
};

/** Identifies the subject of a reply: the id in its body, or its location. */
const identityOf = ({ reply }: Parameters<typeof followLinks>[3][number]): string | undefined => {
  try {
    const { id } = Object(JSON.parse(reply?.text ?? ''));
    if (id !== undefined) return `id ${id}`;
  } catch {}
  return reply?.headers.location;
};

const unauthenticated =
  (session: ContractSession, target: ContractTarget) => async (drafts: readonly TargetDraft[]) => {
    const requests = drafts.flatMap((draft) => (isValid(target, draft) ? (written(session, target, draft) ?? []) : []));
    if (requests.length === 0) return undefined;
    const observed: Observed[] = [];
    for (const request of requests) observed.push(...(await refusals(session, target, request)));
    return observed;
  };

/** Asks without and with wrong credentials: each time it must be refused for that reason. */
const refusals = async (
  session: ContractSession,
  target: ContractTarget,
  request: WireRequest,
): Promise<Observed[]> => {
  const { credentials } = session;
  const tries = [
    { kind: 'without credentials', asked: credentials.unsigned(target, request) },
    ...credentials.forged(target, request).map((asked) => ({ kind: 'with wrong credentials', asked })),
  ];
  const hides = !['401', '403', '4XX', '4xx', 'default'].some((status) => target.declared.has(status));
  const observed: Observed[] = [];
  for (const { kind, asked } of tries) {
    const exchange = await session.ask(target, asked);
    const steps = [exchange];
    if (!exchange.reply) {
      if (exchange.flaw) observed.push({ flaw: exchange.flaw, steps });
      continue;
    }
    const { status } = exchange.reply;
    const isRefused = [401, 403, 429].includes(status) || (hides && status === 404);
    const flaws: Flaw[] = isRefused || status >= 500 ? findFlaws(target, exchange.reply, 'strict') : [];
    if (!isRefused && status < 500)
      flaws.push({
        check: 'authentication',
        says: `${kind} it answered ${status} instead of 401 or 403`,
        pointer: `${target.place.pointer}/security`,
        key: `authentication ${isSuccess(status) ? 'open' : 'late'}`,
        ...(isSuccess(status) ? { explains: 'authentication late' } : {}),
      });
    observed.push(...flaws.map((flaw) => ({ flaw, steps })));
  }
  return observed;
};

const damagedDrafts = (
  session: ContractSession,
  target: ContractTarget,
  drafts: fc.Arbitrary<TargetDraft>,
): fc.Arbitrary<TargetDraft> | undefined => {
  const { document } = session;
  const bodies = target.media.size > 0 ? withDamagedBody(document, target, drafts) : undefined;
  const parameters = withDamagedParameter(document, target, drafts);
  if (bodies && parameters) return fc.oneof({ weight: 2, arbitrary: bodies }, { weight: 1, arbitrary: parameters });
  return bodies ?? parameters;
};

const invalid = (session: ContractSession, target: ContractTarget) => async (draft: TargetDraft) => {
  if (!isSendable(target, draft)) return undefined;
  const fault = faultIn(target, draft, true);
  // The effect of writing the body as a form or a text is not visible from outside.
  if (!fault || (draft.body?.type !== undefined && !draft.raw && !isJsonType(draft.body.type))) return undefined;
  const request = written(session, target, draft);
  if (!request) return undefined;
  const { exchange, observed } = await call(session, target, request, 'invalid');
  if (!isSuccess(exchange.reply?.status)) return observed;
  const at = draft.raw
    ? `the ${draft.raw.place} parameter ${draft.raw.name}${draft.raw.text === null ? ' is missing' : `: ${describeError(fault)}`}`
    : `the body: ${describeError(fault)}`;
  const flaw: Flaw = {
    check: 'invalid-accepted',
    says: `answered ${exchange.reply?.status} to an invalid request; ${at}`,
    pointer:
      draft.raw || !draft.body?.type ? `${target.place.pointer}/parameters` : `${target.place.pointer}/requestBody`,
    key: `invalid-accepted ${draft.raw ? `${draft.raw.place} ${draft.raw.name}` : `${fault.instancePath.replaceAll(/\/\d+/g, '/n')} ${fault.keyword}`}`,
  };
  return [{ flaw, steps: [exchange] }, ...observed];
};
