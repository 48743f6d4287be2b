import fc from 'fast-check';
import { arbitraries } from './arbitrary.ts';
import { type Allowed, type Attempt, attempt } from './attempt.ts';
import { isJsonType } from './body.ts';
import { call, isSuccess, takesKey, written } from './calls.ts';
import { flawsOf, said } from './check-reply.ts';
import type { Flaw } from './checks.ts';
import { withDamagedBody, withDamagedParameter } from './damage.ts';
import type { Draft } from './draft.ts';
import { draftsOf, examplesFirst, faultIn, isSendable } from './drafts.ts';
import { lifecycleOf } from './lifecycle.ts';
import { followLinks } from './links.ts';
import { malformedBody, malformedDrafts, odd, oddDrafts } from './malformed.ts';
import { methodsOf } from './methods.ts';
import { IdPool } from './pool.ts';
import type { Observed, Session } from './session.ts';
import type { Target } from './target.ts';
import type { WireRequest } from './wire.ts';

/** A way to ask an operation, and what is wrong with the replies. */
export type Way = {
  readonly name: string;
  /** The share of the runs that it gets. */
  readonly share: number;
  readonly attempt: Attempt;
};

/** Every way that suits an operation. */
export const waysOf = (session: Session, target: Target, isAllowed: Allowed): Way[] => {
  const { maker, credentials } = session;
  const drafts = draftsOf(maker, target);
  const ways: Way[] = [
    { name: 'examples', share: 0, attempt: attempt(examplesFirst(maker, target), valid(session, target, isAllowed)) },
    {
      name: 'valid requests',
      share: target.method === 'delete' ? 0.25 : 1,
      attempt: attempt(drafts, valid(session, target, isAllowed)),
    },
  ];
  // Of things that are there, and of things that are not.
  const unknown = draftsOf({ ...maker, pool: new IdPool([]), values: arbitraries(session.document) }, target);
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
  const methods = methodsOf(session, target, drafts);
  if (methods) ways.push({ name: 'methods', share: 0.1, attempt: methods });
  const lifecycle = lifecycleOf(session, target, isAllowed);
  if (lifecycle) ways.push({ name: 'lifecycle', share: 0.3, attempt: lifecycle });
  return ways;
};

const isValid = (target: Target, draft: Draft): boolean =>
  isSendable(target, draft) && faultIn(target, draft) === undefined;

const valid = (session: Session, target: Target, isAllowed: Allowed) => async (draft: Draft) => {
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

/** Repeats a request with its key: it must succeed again, or be refused as a conflict, and may not make a second thing. */
const repeat = async (
  session: Session,
  target: Target,
  first: Parameters<typeof identityOf>[0],
): Promise<Observed[]> => {
  const second = await session.ask(target, first.request);
  const steps = [first, second];
  const flaw = (says: string): Observed => ({
    flaw: { check: 'idempotency', says, pointer: target.place.pointer, key: 'idempotency' },
    steps,
  });
  if (!second.reply) return second.flaw ? [{ flaw: second.flaw, steps }] : [];
  const observed = flawsOf(target, second.reply, 'strict').map((found) => ({ flaw: found, steps }));
  const { status } = second.reply;
  if (status >= 400 && status !== 409 && status !== 429)
    return [
      ...observed,
      flaw(`repeated with the same Idempotency-Key, it answered ${status} after ${first.reply?.status}`),
    ];
  const [one, other] = [identityOf(first), identityOf(second)];
  if (one !== undefined && other !== undefined && one !== other)
    return [...observed, flaw(`repeated with the same Idempotency-Key, it answered with ${other} after ${one}`)];
  return observed;
};

/** What a reply is about: the id in its body, or its location. */
const identityOf = ({ reply }: Parameters<typeof followLinks>[3][number]): string | undefined => {
  try {
    const { id } = Object(JSON.parse(reply?.text ?? ''));
    if (id !== undefined) return `id ${id}`;
  } catch {}
  return reply?.headers.location;
};

const unauthenticated = (session: Session, target: Target) => async (drafts: readonly Draft[]) => {
  const requests = drafts.flatMap((draft) => (isValid(target, draft) ? (written(session, target, draft) ?? []) : []));
  if (requests.length === 0) return undefined;
  const observed: Observed[] = [];
  for (const request of requests) observed.push(...(await refusals(session, target, request)));
  return observed;
};

/** Asks without and with wrong credentials: each time it must be refused for that reason. */
const refusals = async (session: Session, target: Target, request: WireRequest): Promise<Observed[]> => {
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
    const flaws: Flaw[] = isRefused || status >= 500 ? flawsOf(target, exchange.reply, 'strict') : [];
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
  session: Session,
  target: Target,
  drafts: fc.Arbitrary<Draft>,
): fc.Arbitrary<Draft> | undefined => {
  const { document } = session;
  const bodies = target.media.size > 0 ? withDamagedBody(document, target, drafts) : undefined;
  const parameters = withDamagedParameter(document, target, drafts);
  if (bodies && parameters) return fc.oneof({ weight: 2, arbitrary: bodies }, { weight: 1, arbitrary: parameters });
  return bodies ?? parameters;
};

const invalid = (session: Session, target: Target) => async (draft: Draft) => {
  if (!isSendable(target, draft)) return undefined;
  const fault = faultIn(target, draft, true);
  // What only a form's or a text's writing makes of it cannot be told from outside.
  if (!fault || (draft.body?.type !== undefined && !draft.raw && !isJsonType(draft.body.type))) return undefined;
  const request = written(session, target, draft);
  if (!request) return undefined;
  const { exchange, observed } = await call(session, target, request, 'invalid');
  if (!isSuccess(exchange.reply?.status)) return observed;
  const at = draft.raw
    ? `the ${draft.raw.place} parameter ${draft.raw.name}${draft.raw.text === null ? ' is missing' : `: ${said(fault)}`}`
    : `the body: ${said(fault)}`;
  const flaw: Flaw = {
    check: 'invalid-accepted',
    says: `answered ${exchange.reply?.status} to an invalid request; ${at}`,
    pointer:
      draft.raw || !draft.body?.type ? `${target.place.pointer}/parameters` : `${target.place.pointer}/requestBody`,
    key: `invalid-accepted ${draft.raw ? `${draft.raw.place} ${draft.raw.name}` : `${fault.instancePath.replaceAll(/\/\d+/g, '/n')} ${fault.keyword}`}`,
  };
  return [{ flaw, steps: [exchange] }, ...observed];
};
