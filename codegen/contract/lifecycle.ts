import fc from 'fast-check';
import { call, isSuccess, written } from './calls.ts';
import type { Flaw } from './checks.ts';
import { type Allowed, attempt, type ContractAttempt } from './contract-attempt.ts';
import type { ContractSession, Observed, Step } from './contract-session.ts';
import { faultIn, generateDrafts, isSendable } from './drafts.ts';
import { fieldsFor, plain } from './names.ts';
import { type ContractTarget, declaredReply } from './target.ts';
import { EMPTY_DRAFT, type TargetDraft } from './target-draft.ts';

/** The operations on one thing of a collection: `/loans` and `/loans/{id}`. */
type Family = {
  readonly create: ContractTarget;
  readonly read: ContractTarget | undefined;
  readonly changes: readonly ContractTarget[];
  readonly remove: ContractTarget | undefined;
  /** The parameter that names the thing. */
  readonly parameter: string;
};

const familyOf = ({ targets }: ContractSession, create: ContractTarget, isAllowed: Allowed): Family | undefined => {
  if (create.method !== 'post' || !isAllowed(create)) return undefined;
  const [, item] = targets.flatMap(({ path }) => {
    const rest = path.startsWith(`${create.path}/`) ? path.slice(create.path.length + 1) : '';
    const [, parameter] = /^\{([^{}]+)\}$/.exec(rest) ?? [];
    return parameter === undefined ? [] : [path, parameter];
  });
  if (item === undefined) return undefined;
  const own = targets.filter(({ path }) => path === `${create.path}/{${item}}`);
  const by = (method: string) => own.find((target) => target.method === method && isAllowed(target));
  const [read, remove] = [by('get'), by('delete')];
  if (!read && !remove) return undefined;
  return {
    create,
    read,
    remove,
    parameter: item,
    changes: [by('put'), by('patch')].filter((target) => target !== undefined),
  };
};

/** Creates, reads, changes, deletes and reads again. */
export const planLifecycle = (
  session: ContractSession,
  create: ContractTarget,
  isAllowed: Allowed,
): ContractAttempt | undefined => {
  const family = familyOf(session, create, isAllowed);
  if (!family) return undefined;
  const others = [family.read, ...family.changes, family.remove].filter((target) => target !== undefined);
  if (others.some((target) => !session.credentials.canCall(target))) return undefined;
  const drafts = fc.record({
    create: generateDrafts(session.maker, create),
    others: fc.tuple(...others.map((target) => generateDrafts(session.maker, target))),
  });
  return attempt(drafts, async (chain) => {
    const own = new Map(others.map((target, index) => [target, chain.others[index] ?? EMPTY_DRAFT]));
    return live(session, family, chain.create, (target) => own.get(target) ?? EMPTY_DRAFT);
  });
};

const live = async (
  session: ContractSession,
  { create, read, changes, remove, parameter }: Family,
  draft: TargetDraft,
  draftOf: (target: ContractTarget) => TargetDraft,
): Promise<Observed[] | undefined> => {
  if (!isSendable(create, draft) || faultIn(create, draft)) return undefined;
  const request = written(session, create, draft);
  if (!request) return undefined;
  const made = await call(session, create, request, 'strict');
  const { reply } = made.exchange;
  // 202 promises nothing yet.
  if (!reply || ![200, 201].includes(reply.status)) return made.observed;
  const id = idIn(reply, create, parameter);
  if (id === undefined) return made.observed;
  const observed = [...made.observed];
  const steps: Step[] = [made.exchange];
  const path = { ...draft.path, [parameter]: id };

  /** Asks for the thing; returns the status, or undefined if the request could not be made. */
  const ask = async (target: ContractTarget): Promise<number | undefined> => {
    const own = { ...draftOf(target), path };
    const wire = faultIn(target, own) ? undefined : written(session, target, own);
    if (!wire) return undefined;
    const asked = await call(session, target, wire, 'strict', steps);
    observed.push(...asked.observed);
    steps.push(asked.exchange);
    return asked.exchange.reply?.status;
  };
  const flaw = (target: ContractTarget, says: string, key: string) => {
    const found: Flaw = { check: 'lifecycle', says, pointer: target.place.pointer, key: `lifecycle ${key}` };
    observed.push({ flaw: found, steps: [...steps] });
  };

  if (read && (await ask(read)) === 404) flaw(read, `what ${create.operationId} created is not found`, 'lost');
  for (const change of changes)
    if ((await ask(change)) === 404)
      flaw(change, `what ${create.operationId} created is not found`, `lost ${change.method}`);
  if (!remove) return observed;
  const removed = await ask(remove);
  if (removed === 404) flaw(remove, `what ${create.operationId} created is not found`, 'lost delete');
  if (removed === undefined || !isSuccess(removed)) return observed;
  session.maker.pool.remove(id);
  if (!read || removed === 202) return observed;
  // Where nothing can be missing, deleting may be a mark on the thing.
  const canMiss = ['404', '410'].some((status) => declaredReply(read, Number(status)) !== undefined);
  const status = await ask(read);
  if (canMiss && isSuccess(status)) flaw(read, `what ${remove.operationId} deleted is still there`, 'undead');
  return observed;
};

/** The identifier of what was created: a field of the reply, or the last segment of its location. */
const idIn = (
  reply: NonNullable<Step['reply']>,
  create: ContractTarget,
  parameter: string,
): string | number | undefined => {
  const found = fieldIn(reply.text, [...fieldsFor(`${create.path}/{${parameter}}`, parameter), 'id']);
  if (found !== undefined) return found;
  const [location] = (reply.headers.location ?? '').split(/[?#]/, 1);
  const last = location?.split('/').at(-1);
  return last === undefined || last === '' ? undefined : decodeURIComponent(last);
};

const fieldIn = (text: string, names: readonly string[]): string | number | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const holder of [value, Reflect.get(Object(value), 'data')])
    for (const name of names)
      for (const [key, part] of Object.entries(Object(holder)))
        if (plain(key) === name && (typeof part === 'string' || typeof part === 'number')) return part;
  return undefined;
};
