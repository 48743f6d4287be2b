import fc from 'fast-check';
import { decodeSegment, deref, isObject, type Json } from '../read/document/document.ts';
import { findFlaws } from './check-reply.ts';
import type { ContractSession, Observed, Step } from './contract-session.ts';
import { faultIn, generateDrafts } from './drafts.ts';
import { type ContractTarget, declaredReply } from './target.ts';
import { EMPTY_DRAFT, type TargetDraft } from './target-draft.ts';
import { wireRequest } from './wire.ts';

type Link = {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly parameters?: Readonly<Record<string, Json>>;
  readonly requestBody?: Json;
};

/** Links of links are followed this far. */
const DEPTH_MAX = 3;

/** Follows the links that the document declares for a reply, and theirs; returns the flaws of what they lead to. */
export const followLinks = async (
  session: ContractSession,
  target: ContractTarget,
  draft: TargetDraft,
  steps: readonly Step[],
  isAllowed: (target: ContractTarget) => boolean,
  depth = 0,
): Promise<Observed[]> => {
  const reply = steps.at(-1)?.reply;
  const declared = reply && declaredReply(target, reply.status);
  if (!reply || !declared || depth >= DEPTH_MAX) return [];
  const observed: Observed[] = [];
  for (const [name, written] of Object.entries(declared.reply.response.links ?? {})) {
    if (!isObject(written)) continue;
    const link = deref<Link>(session.document, written as Link);
    const next = linked(session, link);
    if (!next || !isAllowed(next) || !session.credentials.canCall(next)) continue;
    const values = { draft, status: reply.status, headers: reply.headers, text: reply.text, target };
    const followed = draftFor(session, next, link, values);
    const wire = followed && wireRequest(session.base, next, followed);
    if (!wire || faultIn(next, followed)) continue;
    const exchange = await session.ask(next, session.credentials.signed(next, wire));
    const here = [...steps, exchange];
    if (exchange.flaw) observed.push({ flaw: exchange.flaw, steps: here });
    if (!exchange.reply) continue;
    session.note(next, exchange.reply);
    const flaws = findFlaws(next, exchange.reply, 'strict');
    const at = `${target.place.pointer}/responses/${declared.key}/links/${name}`;
    if ([404, 405, 410].includes(exchange.reply.status))
      flaws.push({
        check: 'link',
        says: `the link ${name} leads to ${next.operationId}, which answered ${exchange.reply.status}`,
        pointer: at,
        key: `link ${name}`,
      });
    observed.push(...flaws.map((flaw) => ({ flaw, steps: here })));
    observed.push(...(await followLinks(session, next, followed, here, isAllowed, depth + 1)));
  }
  return observed;
};

const linked = ({ targets }: ContractSession, { operationId, operationRef }: Link): ContractTarget | undefined =>
  targets.find(({ place }) =>
    operationId === undefined
      ? place.pointer === operationRef ||
        (operationRef?.startsWith('#') === true && decoded(operationRef) === decoded(place.pointer))
      : place.operation.operationId === operationId ||
        camel(operationId) === place.operation.operationId?.toLowerCase(),
  );

const decoded = (written: string): string => written.split('/').map(decodeSegment).join('/');

/** Operations are renamed to camelCase when a document is read, and links are not. */
const camel = (operationId: string): string => operationId.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

type Told = {
  readonly draft: TargetDraft;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly target: ContractTarget;
};

/** The request that a link describes; what it leaves open is drawn. */
const draftFor = (session: ContractSession, next: ContractTarget, link: Link, told: Told): TargetDraft | undefined => {
  const [base = EMPTY_DRAFT] = fc.sample(generateDrafts(session.maker, next), { numRuns: 1, seed: 7 });
  const places: Record<'path' | 'query' | 'header', Record<string, unknown>> = {
    path: { ...base.path },
    query: {},
    header: {},
  };
  for (const { name, in: place, required } of next.parameters)
    if (required && (place === 'query' || place === 'header')) places[place][name] = base[place][name];
  for (const [key, expression] of Object.entries(link.parameters ?? {})) {
    const [, named, name = key] = /^(path|query|header)\.(.+)$/.exec(key) ?? [];
    const place = named ?? next.parameters.find((parameter) => parameter.name === name)?.in;
    const value = evaluate(expression, told);
    if (value === undefined) return undefined;
    if (place === 'path' || place === 'query' || place === 'header') places[place][name] = value;
  }
  const body = link.requestBody === undefined ? undefined : evaluate(link.requestBody, told);
  return {
    ...base,
    ...places,
    ...(body !== undefined && base.body ? { body: { ...base.body, value: body } } : {}),
  };
};

/** A runtime expression, or a constant, or a text with expressions in braces; undefined if it leads nowhere. */
export const evaluate = (written: Json, told: Told): unknown => {
  if (typeof written !== 'string') return written;
  if (written.startsWith('$')) return expression(written, told);
  let isComplete = true;
  const text = written.replaceAll(/\{(\$[^}]+)\}/g, (_, inner: string) => {
    const value = expression(inner, told);
    if (value === undefined) isComplete = false;
    return String(value);
  });
  return isComplete ? text : undefined;
};

const expression = (written: string, { draft, status, headers, text, target }: Told): unknown => {
  if (written === '$statusCode') return status;
  if (written === '$method') return target.method.toUpperCase();
  const [, side, source = '', name = ''] =
    /^\$(request|response)\.(header|query|path|body)(?:[.#](.*))?$/.exec(written) ?? [];
  if (source === 'body') {
    const value = side === 'request' ? draft.body?.value : parsed(text);
    return name === '' ? value : at(value, name);
  }
  if (side === 'response') return source === 'header' ? headers[name.toLowerCase()] : undefined;
  if (side === undefined) return undefined;
  const values: Readonly<Record<string, unknown>> = Reflect.get(draft, source) ?? {};
  return Object.entries(values).find(
    ([key]) => key === name || (source === 'header' && key.toLowerCase() === name.toLowerCase()),
  )?.[1];
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const at = (value: unknown, written: string): unknown =>
  written
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, decodeSegment(key)) : undefined),
      value,
    );
