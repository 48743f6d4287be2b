import {
  type Document,
  deref,
  type Example,
  escapeSegment,
  type Header,
  isObject,
  type Json,
  type MediaType,
  type Place,
  type Response,
  type Schema,
} from '../read/document/document.ts';
import { findSequence } from '../read/document/sequences.ts';
import { type FaultsIn, toFault } from './checks.ts';
import { encoded, sequenceText } from './encode.ts';
import { described, isJson, type MockAnswer, type MockFault, plainRefusal, said, toMediaType } from './mock-answer.ts';
import { headerText, isFreeHeader } from './reply-headers.ts';
import type { Sampler } from './sample.ts';
import type { StateAct } from './state.ts';

/** The preferences of a caller: the header Prefer, `code=404, example=name, dynamic=true`, and Accept. */
export type ReplyWish = {
  readonly code?: string;
  readonly example?: string;
  readonly dynamic?: boolean;
  /** Selects one of several operations of one path and method. */
  readonly operation?: string;
  readonly accept: string;
};

/** Parses `Prefer: code=404, example="name", dynamic=true`; other preferences are ignored. */
export const parseWish = (prefer: string, accept: string): ReplyWish => {
  const find = (name: string) => new RegExp(`(?:^|[,;\\s])${name}\\s*=\\s*"?([^",;\\s]+)"?`, 'i').exec(prefer)?.[1];
  const [code, example, dynamic, operation] = ['code', 'example', 'dynamic', 'operation'].map(find);
  return {
    accept,
    ...(code === undefined ? {} : { code }),
    ...(example === undefined ? {} : { example }),
    ...(operation === undefined ? {} : { operation }),
    ...(dynamic === undefined ? {} : { dynamic: dynamic === 'true' }),
  };
};

/** Thrown when the spec gives no reply; the mock says so rather than inventing one. */
class NoAnswer extends Error {
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** The way values are made where no example is used: which of many, and whether examples are used at all. */
export type Making = { readonly variant: number; readonly dynamic: boolean };
const FIRST: Making = { variant: 0, dynamic: false };

/** Reports an example that does not fit its schema: where it is, and what is wrong. */
export type TellFaulty = (place: Place, pointer: string, detail: string) => string;

/** Used from the mock's state instead of an example or a sample. */
type Stored = Exclude<StateAct, { readonly missing: string }>;

/** The number of items in a sequence if no example says so. */
const SEQUENCE_ITEMS = 3;

type Chosen = { readonly key: string; readonly status: number; readonly response: Response };

/** Replies as the operations declare them: from examples, otherwise from samples of their schemas, each validated. */
export const createReplies = (document: Document, sample: Sampler, faultsIn: FaultsIn, tellFaulty: TellFaulty) => {
  const reply = (place: Place, wish: ReplyWish, making: Making = FIRST, act?: Stored): MockAnswer => {
    try {
      const chosen = responseFor(document, place, wish.code);
      const { status, response } = chosen;
      const headers = {
        // A redirect leads somewhere, even where its header is not declared.
        ...(status >= 300 && status < 400 && status !== 304 ? { location: '/' } : {}),
        ...headersOf(response, making),
        ...(wish.code || wish.example ? { 'preference-applied': applied(wish) } : {}),
      };
      const content = Object.entries(response.content ?? {});
      if (content.length === 0 || isBodiless(place, status)) {
        act?.keep(undefined);
        return { status, headers };
      }
      // Callers name the types that they hope for; a refusal is sent all the same.
      const [type, media] = acceptable(content, status < 400 ? wish.accept : `${wish.accept}, */*;q=0.001`);
      const told: Record<string, string> = {};
      const text = textOf(place, chosen, [type, media], wish, making, act, told);
      return { status, headers: { ...headers, ...told }, body: { type: concrete(type, media.schema ?? {}), text } };
    } catch (error) {
      if (error instanceof NoAnswer) return plainRefusal(error.status, error.message);
      throw error;
    }
  };

  /** A refusal as the operation declares it, with the mock's explanation if the schema has a field for it. */
  const refuse = (place: Place, status: number, detail: string, faults: readonly MockFault[] = []): MockAnswer => {
    const { responses = {} } = place.operation;
    const range = Object.keys(responses).find((key) => key.toUpperCase() === `${Math.trunc(status / 100)}XX`);
    const hasSuccess = Object.keys(responses).some((key) => /^[23]/.test(key));
    const declared =
      responses[String(status)] ?? (range && responses[range]) ?? (hasSuccess ? responses.default : undefined);
    if (!declared) return plainRefusal(status, detail, faults);
    const answer = reply(place, { code: String(status), accept: '*/*' });
    if (answer.status !== status) return plainRefusal(status, detail, faults);
    const { 'preference-applied': _, ...headers } = answer.headers;
    const base = { ...answer, headers: { ...headers, ...said(detail) } };
    const response = deref<Response>(document, declared);
    const media = response.content?.[answer.body?.type ?? ''];
    if (!answer.body || !media || !isJson(answer.body.type)) return base;
    const value: Json = JSON.parse(answer.body.text);
    if (!isObject(value)) return base;
    const { errors: _examples, ...rest } = value;
    const told = { ...rest, ...described(status, detail, faults) };
    if (faultsIn(media.schema ?? {}, told).length > 0) return base;
    return { ...base, body: { type: answer.body.type, text: JSON.stringify(told) } };
  };

  const textOf = (
    place: Place,
    { key }: Chosen,
    [type, media]: [string, MediaType],
    wish: ReplyWish,
    making: Making,
    act: Stored | undefined,
    told: Record<string, string>,
  ): string => {
    const at = `${place.pointer}/responses/${key}/content/${escapeSegment(type)}`;
    const schema = media.schema ?? {};
    const tell = (pointer: string, detail: string) =>
      Object.assign(told, said(tellFaulty(place, `${at}${pointer}`, detail)));
    const examples = making.dynamic && wish.example === undefined ? [] : examplesOf(document, media, wish.example);
    if (findSequence(type) !== undefined) {
      const [whole] = examples;
      if (typeof whole?.value === 'string') return whole.value;
      const shown = examples.flatMap(({ pointer, value }) => [value].flat().map((item) => ({ pointer, item })));
      const faulty = shown.find(({ item }) => itemFault(media, item) !== undefined);
      const fault = faulty && itemFault(media, faulty.item);
      if (fault) tell(faulty.pointer + fault.pointer, fault.detail);
      else if (shown.length > 0)
        return sequenceText(
          type,
          shown.map(({ item }) => item),
        );
      const items = itemsOf(media, making.variant);
      if (items) return sequenceText(type, items);
    }
    for (const { pointer, value, isText } of act ? [] : examples) {
      if (isText) return String(value);
      const [fault] = isJson(type) || typeof value !== 'string' ? faultsIn(schema, value) : [];
      if (!fault) return encoded(concrete(type, schema), schema, value);
      const { pointer: inside, detail } = toFault(fault);
      tell(pointer + inside, detail);
    }
    const value = variantOf(schema, making.variant);
    if (value === undefined)
      throw new NoAnswer(501, `Could not generate a value for the schema of ${type}. Add an example.`);
    const stored = act?.candidates((variant) => variantOf(schema, variant)) ?? [];
    const sent = stored.find((one) => faultsIn(schema, one).length === 0) ?? value;
    act?.keep(sent);
    return encoded(concrete(type, schema), schema, sent);
  };

  /** A variant of a schema, or the first if it has none. */
  const variantOf = (schema: Schema, variant: number): Json | undefined => {
    const value = sample(schema, variant);
    return value === undefined && variant > 0 ? sample(schema) : value;
  };

  /** The fault of an item of an example. One of events may be an event, or only its data. */
  const itemFault = ({ itemSchema = {} }: MediaType, item: Json): MockFault | undefined => {
    const [fault] = faultsIn(itemSchema, item);
    return fault && faultsIn(itemSchema, { data: item }).length > 0 ? toFault(fault) : undefined;
  };

  const itemsOf = ({ schema = {}, itemSchema }: MediaType, variant: number): Json[] | undefined => {
    const items = itemSchema ?? (isObject(schema.items) ? schema.items : schema);
    const values = Array.from({ length: SEQUENCE_ITEMS }, (_, index) => variantOf(items, variant + index));
    return values.every((value) => value !== undefined) ? values : undefined;
  };

  const headersOf = (response: Response, { variant }: Making): Record<string, string> => {
    const headers: Record<string, string> = {};
    for (const [name, written] of Object.entries(response.headers ?? {})) {
      if (!isFreeHeader(name)) continue;
      const header = deref<Header & { readonly example?: Json }>(document, written);
      const { schema = {} } = header;
      const isSound = header.example !== undefined && faultsIn(schema, header.example).length === 0;
      const value = isSound ? header.example : variantOf(schema, variant);
      if (value !== undefined) headers[name.toLowerCase()] = headerText(value);
      else if (header.required)
        throw new NoAnswer(501, `Could not generate a value for the header ${name}. Add an example.`);
    }
    return headers;
  };

  return { reply, refuse };
};

/** HEAD, 1xx, 204, 205 and 304 have no body, even where a document declares one. */
const isBodiless = ({ method }: Place, status: number): boolean =>
  method === 'head' || status < 200 || status === 204 || status === 205 || status === 304;

/** A range of content types has no name to send; a range of texts is sent as plain text, bytes as such, others as JSON. */
const concrete = (type: string, { format }: Schema): string => {
  if (!type.includes('*')) return type;
  if (type.startsWith('text/')) return 'text/plain';
  return format === 'binary' ? 'application/octet-stream' : 'application/json';
};

const applied = ({ code, example }: ReplyWish): string =>
  [code === undefined ? [] : `code=${code}`, example === undefined ? [] : `example=${example}`].flat().join(', ');

/** The response for a requested status, otherwise the lowest 2xx. `4XX` and `default` match statuses that are not declared. */
const responseFor = (document: Document, { operation }: Place, code: string | undefined): Chosen => {
  const responses = operation.responses ?? {};
  const declared = Object.keys(responses);
  const found = (key: string | undefined, status: number): Chosen | undefined => {
    const response = key === undefined ? undefined : responses[key];
    return key !== undefined && response ? { key, status, response: deref<Response>(document, response) } : undefined;
  };
  const range = (first: string) => declared.find((key) => key.toUpperCase() === `${first}XX`);
  if (code !== undefined) {
    const key = declared.includes(code) ? code : (range(code[0] ?? '') ?? declared.find((one) => one === 'default'));
    const answer = /^[1-5]\d\d$/.test(code) ? found(key, Number(code)) : undefined;
    if (!answer)
      throw new NoAnswer(400, `Prefer asks for code=${code}; the operation declares ${declared.join(', ')}.`);
    return answer;
  }
  const least = (first: string) => declared.filter((key) => /^\d{3}$/.test(key) && key.startsWith(first)).sort()[0];
  // 304 is for callers that have a copy.
  const redirect = declared.filter((key) => /^3\d\d$/.test(key) && key !== '304').sort()[0];
  const answer =
    found(least('2'), Number(least('2'))) ??
    found(range('2'), 200) ??
    found(redirect, Number(redirect)) ??
    found(declared.includes('default') ? 'default' : undefined, 200) ??
    found(least('3'), Number(least('3'))) ??
    [...declared]
      .sort((a, b) => Number(isHidden(a)) - Number(isHidden(b)))
      .map((key) => found(/^[1-5](\d\d|XX)$/i.test(key) ? key : undefined, Number(key.replaceAll(/X/gi, '0'))))
      .find((chosen) => chosen !== undefined);
  // OpenAPI 3.1 allows an operation without responses; then nothing is promised.
  return answer ?? { key: 'default', status: 204, response: { description: '' } };
};

/** Statuses that clients keep to themselves: 1xx announce another reply, and 407 is the proxy's. */
const isHidden = (status: string): boolean => /^(1|407)/.test(status);

/** An example and its pointer in the media type; `isText` if it is the text to send, as it is. */
type Given = { readonly pointer: string; readonly value: Json; readonly isText: boolean };

/** The example of a name, or all of them, in order. */
const examplesOf = (document: Document, { example, examples = {} }: MediaType, name: string | undefined): Given[] => {
  const names = Object.keys(examples);
  if (name !== undefined && !names.includes(name))
    throw new NoAnswer(
      400,
      `Prefer asks for example=${name}; ${names.length > 0 ? `there is ${names.join(', ')}` : 'there are no named examples'}.`,
    );
  const own =
    name === undefined && example !== undefined ? [{ pointer: '/example', value: example, isText: false }] : [];
  const named = (name === undefined ? names : [name]).flatMap((one): Given[] => {
    const written = examples[one];
    if (!written) return [];
    const { value, dataValue = value, serializedValue } = deref<Example>(document, written);
    const at = `/examples/${escapeSegment(one)}`;
    if (serializedValue !== undefined)
      return [{ pointer: `${at}/serializedValue`, value: serializedValue, isText: true }];
    if (dataValue === undefined) return [];
    return [{ pointer: `${at}/${value === undefined ? 'dataValue' : 'value'}`, value: dataValue, isText: false }];
  });
  if (name !== undefined && named.length === 0)
    throw new NoAnswer(501, `The example ${name} has no value in the document.`);
  return [...own, ...named];
};

/** The first content type among those that Accept rates highest. */
const acceptable = (content: readonly [string, MediaType][], accept: string): [string, MediaType] => {
  const ranges = accept.split(',').map((range) => ({
    type: toMediaType(range),
    quality: Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1),
  }));
  const quality = (type: string): number => {
    const name = toMediaType(type);
    const exact = [name, `${name.split('/', 1)[0]}/*`, '*/*'].map((wanted) =>
      ranges.find((range) => range.type === wanted),
    );
    // A declared range takes any type in it.
    const wide = name.includes('*')
      ? ranges.find(({ type: one }) => name === '*/*' || one.startsWith(name.replace('*', '')))
      : undefined;
    return (exact.find((range) => range !== undefined) ?? wide)?.quality ?? 0;
  };
  const [best] = content.map((entry) => ({ entry, quality: quality(entry[0]) })).sort((a, b) => b.quality - a.quality);
  if (!best || best.quality === 0)
    throw new NoAnswer(
      406,
      `Accept takes ${accept}; the operation returns ${content.map(([type]) => type).join(', ')}.`,
    );
  return best.entry;
};
