import fc from 'fast-check';
import { mediaType } from './body.ts';
import { isSuccess, written } from './calls.ts';
import type { Flaw } from './checks.ts';
import { attempt, type ContractAttempt } from './contract-attempt.ts';
import type { ContractSession, Observed } from './contract-session.ts';
import { faultIn, isSendable } from './drafts.ts';
import { type ContractTarget, isSafe } from './target.ts';
import type { TargetDraft } from './target-draft.ts';

/** Tries methods that the path of a GET does not declare: HEAD, OPTIONS, and one that no document declares. */
export const tryMethods = (
  session: ContractSession,
  target: ContractTarget,
  drafts: fc.Arbitrary<TargetDraft>,
): ContractAttempt | undefined => {
  if (target.method !== 'get') return undefined;
  const own = session.targets.filter(({ path }) => path === target.path).map(({ method }) => method.toUpperCase());
  const methods = ['HEAD', 'OPTIONS', 'SEARCH'].filter((method) => !own.includes(method));
  if (methods.length === 0) return undefined;
  return attempt(fc.tuple(drafts, fc.constantFrom(...methods)), ([draft, method]) =>
    ask(session, target, draft, method),
  );
};

const ask = async (
  session: ContractSession,
  target: ContractTarget,
  draft: TargetDraft,
  method: string,
): Promise<Observed[] | undefined> => {
  if (!isSafe(target) || !isSendable(target, draft) || faultIn(target, draft)) return undefined;
  const request = written(session, target, draft);
  if (!request) return undefined;
  const { credentials } = session;
  const get = await session.ask(target, credentials.signed(target, request));
  const other = await session.ask(target, credentials.signed(target, { ...request, method }));
  const steps = [get, other];
  if (!other.reply) return other.flaw ? [{ flaw: other.flaw, steps: [other] }] : [];
  const { status, headers } = other.reply;
  const observed: Observed[] = [];
  const flaw = (says: string, kind: string, shown = steps) => {
    const found: Flaw = { check: 'method', says, pointer: target.place.pointer, key: `method ${method} ${kind}` };
    observed.push({ flaw: found, steps: shown });
  };
  if (status >= 500 && status !== 501) flaw(`${method} answered ${status}`, 'failed');
  if (method === 'SEARCH' && isSuccess(status))
    flaw(`${method}, which is not declared, answered ${status}`, 'accepted', [other]);
  if (status === 405 && headers.allow === undefined)
    flaw(`${method} answered 405 without the header Allow`, 'allow', [other]);
  if (method === 'HEAD' && get.reply) {
    if (isSuccess(status) && !isSuccess(get.reply.status))
      flaw(`HEAD answered ${status} where GET answered ${get.reply.status}`, 'status');
    const [one, two] = [get.reply, other.reply].map((reply) => mediaType(reply.headers['content-type'] ?? ''));
    if (isSuccess(status) && isSuccess(get.reply.status) && two !== '' && one !== two)
      flaw(`HEAD has the content type ${two} where GET has ${one}`, 'content-type');
  }
  if (method === 'HEAD' && isSuccess(status) && credentials.isSecured(target)) {
    const open = await session.ask(target, credentials.unsigned(target, { ...request, method }));
    if (isSuccess(open.reply?.status)) flaw(`HEAD answered ${open.reply?.status} without credentials`, 'open', [open]);
  }
  return observed;
};
