import fc from 'fast-check';
import { isJsonType } from './body.ts';
import { call, isSuccess, written } from './calls.ts';
import type { Flaw } from './checks.ts';
import type { ContractSession } from './contract-session.ts';
import { faultIn, isSendable } from './drafts.ts';
import type { ContractTarget } from './target.ts';
import type { TargetDraft } from './target-draft.ts';

const MALFORMED: readonly (string | Uint8Array)[] = [
  '{',
  '',
  '{"a":1,}',
  '[[[[',
  "{'a': 1}",
  'nope',
  '{"a":1}}',
  Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
];

/** Bodies that are no JSON, or of a content type that is not declared. */
export const malformedDrafts = (
  target: ContractTarget,
  drafts: fc.Arbitrary<TargetDraft>,
): fc.Arbitrary<TargetDraft> | undefined => {
  const types = [...target.media.keys()];
  const json = types.find(isJsonType);
  if (json === undefined || target.body?.required !== true || types.some((type) => type.includes('*')))
    return undefined;
  const others = ['text/plain', 'application/xml', 'application/octet-stream'].filter((type) => !types.includes(type));
  const broken = fc.constantFrom(...MALFORMED).map((raw) => ({ type: json, raw }));
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(drafts, broken).map(([draft, body]) => ({ ...draft, body })) },
    {
      weight: 1,
      arbitrary: fc.tuple(drafts, fc.constantFrom(...others)).map(([draft, type]) => ({
        ...draft,
        body: { type, raw: JSON.stringify(draft.body?.value) ?? '' },
      })),
    },
  );
};

export const malformedBody = (session: ContractSession, target: ContractTarget) => async (draft: TargetDraft) => {
  const request = written(session, target, draft);
  if (!request || !isSendable(target, draft)) return undefined;
  const { exchange, observed } = await call(session, target, request, 'form');
  if (!isSuccess(exchange.reply?.status)) return observed;
  const type = draft.body?.type ?? '';
  const flaw: Flaw = {
    check: 'malformed-accepted',
    says: `answered ${exchange.reply?.status} to a body ${isJsonType(type) ? 'that is not JSON' : `of the content type ${type}, which is not declared`}`,
    pointer: `${target.place.pointer}/requestBody`,
    key: `malformed-accepted ${isJsonType(type) ? 'json' : 'type'}`,
  };
  return [{ flaw, steps: [exchange] }, ...observed];
};

const ODD_ESCAPES = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%C3%28',
  '%2F',
  '..%2f..',
  '%F0%9F%A6%8A',
  '%E2%80%AE',
  '%0d%0aa:b',
  "'",
  'x'.repeat(9000),
];

/** Requests that may not even reach the operation: escapes that mean nothing, texts that are too long. */
export const oddDrafts = (target: ContractTarget, drafts: fc.Arbitrary<TargetDraft>): fc.Arbitrary<TargetDraft> => {
  const places = target.parameters.flatMap(({ name, in: place }) =>
    place === 'path' || place === 'query' ? [{ place, name } as const] : [],
  );
  const escaped = fc
    .tuple(drafts, fc.constantFrom(...places, undefined), fc.constantFrom(...ODD_ESCAPES))
    .map(([draft, where, text]): TargetDraft => (where === undefined ? draft : { ...draft, raw: { ...where, text } }));
  const large = fc.tuple(drafts, fc.nat({ max: 99 })).map(([draft, index]): TargetDraft => {
    const { body } = draft;
    const texts = Object.entries(Object(body?.value)).filter(([, value]) => typeof value === 'string');
    const [name] = texts[index % Math.max(texts.length, 1)] ?? [];
    if (!body || name === undefined || Array.isArray(body.value)) return draft;
    return { ...draft, body: { ...body, value: { ...Object(body.value), [name]: 'x'.repeat(200_000) } } };
  });
  if (places.length === 0) return large;
  return target.media.size > 0 ? fc.oneof({ weight: 3, arbitrary: escaped }, { weight: 1, arbitrary: large }) : escaped;
};

export const odd = (session: ContractSession, target: ContractTarget) => async (draft: TargetDraft) => {
  if (
    !draft.raw &&
    isSendable(target, draft) &&
    faultIn(target, draft) === undefined &&
    JSON.stringify(draft.body ?? '').length < 100_000
  )
    return undefined;
  const request = written(session, target, draft);
  if (!request) return undefined;
  const { observed } = await call(session, target, request, 'transport');
  // A reply that it gives may be that of another operation, whose path it now has.
  return observed.filter(({ flaw }) => flaw.check === 'server-error' || flaw.check === 'no-reply');
};
