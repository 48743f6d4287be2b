import fc from 'fast-check';
import type { Document, Json } from '../read/document/document.ts';
import { mergedSchema } from '../read/document/merged-schema.ts';
import type { ReadParameter } from '../read/document/parameters.ts';
import { type arbitraries, preferring } from './arbitrary.ts';
import { isWritable } from './body.ts';
import { fieldsFor } from './names.ts';
import type { IdPool } from './pool.ts';
import { type ContractTarget, listExamples } from './target.ts';
import type { DraftBody, TargetDraft, TargetValues } from './target-draft.ts';
import { bodyFault, textsFor } from './wire.ts';

/** The sources of drafts. */
export type Maker = {
  readonly document: Document;
  readonly pool: IdPool;
  readonly values: ReturnType<typeof arbitraries>;
};

/** Requests of an operation as its schemas describe them; the caller leaves out those that are not valid. */
export const generateDrafts = (maker: Maker, target: ContractTarget): fc.Arbitrary<TargetDraft> => {
  const { parameters, cookies } = target;
  const inPlace = (place: string) =>
    valuesOf(
      maker,
      target,
      parameters.filter((parameter) => parameter.in === place),
    );
  return fc
    .record({
      path: inPlace('path'),
      query: inPlace('query'),
      header: inPlace('header'),
      cookie: valuesOf(maker, target, cookies),
      body: bodiesOf(maker, target),
    })
    .map(({ body, ...rest }) => (body === undefined ? rest : { ...rest, body }));
};

/** The request that the document's examples show; what has none is drawn. */
export const examplesFirst = (maker: Maker, target: ContractTarget): fc.Arbitrary<TargetDraft> =>
  generateDrafts(maker, target).map((draft) => {
    const shown = (place: 'path' | 'query' | 'header' | 'cookie'): TargetValues => {
      const own = target.parameters.filter((parameter) => parameter.in === place);
      return Object.fromEntries(
        own.flatMap((parameter) => {
          const [example = parameter.required ? draft[place][parameter.name] : undefined] =
            place === 'path' && maker.pool.among(fieldsFor(target.path, parameter.name)).length > 0
              ? [draft.path[parameter.name]]
              : listExamples(maker.document, parameter);
          return example === undefined ? [] : [[parameter.name, example]];
        }),
      );
    };
    const [type, media] = [...target.media].find(([each]) => isWritable(each)) ?? [];
    const [example] = media ? listExamples(maker.document, media) : [];
    const { body, ...rest } = draft;
    const own: DraftBody | undefined = type !== undefined && example !== undefined ? { type, value: example } : body;
    return {
      ...rest,
      path: shown('path'),
      query: shown('query'),
      header: shown('header'),
      cookie: shown('cookie'),
      ...(own ? { body: own } : {}),
    };
  });

const valuesOf = (
  maker: Maker,
  target: ContractTarget,
  parameters: readonly ReadParameter[],
): fc.Arbitrary<TargetValues> =>
  fc.record(
    Object.fromEntries(parameters.map((parameter) => [parameter.name, parameterValue(maker, target, parameter)])),
    {
      requiredKeys: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
      noNullPrototype: true,
    },
  );

const parameterValue = (maker: Maker, target: ContractTarget, parameter: ReadParameter): fc.Arbitrary<unknown> => {
  const { name, schema, in: place } = parameter;
  const flat = mergedSchema(maker.document, schema);
  const isFree =
    flat.type === 'string' &&
    flat.pattern === undefined &&
    flat.format === undefined &&
    !flat.enum &&
    flat.const === undefined;
  // A path has no empty segment, and a header no text beyond ASCII.
  const least = Math.max(Number(flat.minLength ?? 1), 1);
  const most = Math.max(least, Math.min(Number(flat.maxLength ?? 12), 12));
  const own =
    place !== 'query' && isFree && !flat.oneOf && !flat.anyOf
      ? fc.stringMatching(new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]{${least - 1},${most - 1}}$`))
      : maker.values.of(schema);
  const examples = listExamples(maker.document, parameter);
  const any =
    examples.length > 0
      ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...examples) }, { weight: 3, arbitrary: own })
      : own;
  const names = place === 'path' ? fieldsFor(target.path, name) : [name];
  return preferring(() => maker.pool.among(names), any, flat.type === 'array');
};

const bodiesOf = (maker: Maker, target: ContractTarget): fc.Arbitrary<DraftBody | undefined> => {
  const kinds = [...target.media].filter(([type]) => isWritable(type));
  if (kinds.length === 0) return fc.constant(undefined);
  const bodies = kinds.map(([type, media]) => {
    const made = maker.values.of(media.schema ?? {});
    const examples = listExamples(maker.document, media);
    const values =
      examples.length === 0
        ? made
        : fc.oneof(
            { weight: 1, arbitrary: fc.constantFrom(...examples) },
            {
              weight: 2,
              arbitrary: fc.tuple(fc.constantFrom<unknown>(...examples), made, fc.nat({ max: 99 })).map(mixed),
            },
            { weight: 2, arbitrary: made },
          );
    return values.map((value): DraftBody => ({ type, value }));
  });
  const any = bodies.length === 1 ? (bodies[0] ?? fc.constant(undefined)) : fc.oneof(...bodies);
  return target.body?.required === true ? any : fc.option(any, { nil: undefined, freq: 8 });
};

/** An example with one field of another value. */
const mixed = ([good, other, draw]: [unknown, unknown, number]): unknown => {
  if (!isRecord(good) || !isRecord(other)) return other;
  const names = Object.keys(other);
  const name = names[draw % Math.max(names.length, 1)];
  return name === undefined ? good : { ...good, [name]: other[name] };
};

const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reason why a draft is not a valid request; undefined if it is. `lenient` leaves the formats of JSON Schema out. */
export const faultIn = (target: ContractTarget, draft: TargetDraft, lenient = false) => {
  const checks = lenient ? target.lenient : target.request;
  return checks.params(textsFor(target, draft)) ?? bodyFault(checks, draft.body);
};

/** Reports whether a client can send the draft so that it reaches its operation: no part of the path is empty, or steps up. */
export const isSendable = (target: ContractTarget, { path, body }: TargetDraft): boolean =>
  (body !== undefined || target.body?.required !== true) &&
  Object.values(path).every((value) => typeof value === 'object' || !/^\.{0,2}$|[/\\\p{Cc}]/u.test(String(value)));
