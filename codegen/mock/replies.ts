import {
  type Document,
  type Example,
  type Header,
  isObject,
  type Json,
  type MediaType,
  type OperationObject,
  type Response,
  resolve,
} from '../document.ts';
import { type Answer, described, type Fault, isJson, mediaTypeOf, plainRefusal, said } from './answer.ts';
import type { Sample } from './sample.ts';
import type { FaultsIn } from './schema-checks.ts';

/** What a caller prefers: the header Prefer, `code=404, example=name`, and Accept. */
export type Wish = { readonly code?: string; readonly example?: string; readonly accept: string };

/** Parses `Prefer: code=404, example="name"`; other preferences are ignored. */
export const wishOf = (prefer: string, accept: string): Wish => {
  const find = (name: string) => new RegExp(`(?:^|[,;\\s])${name}\\s*=\\s*"?([^",;\\s]+)"?`, 'i').exec(prefer)?.[1];
  const [code, example] = [find('code'), find('example')];
  return { accept, ...(code === undefined ? {} : { code }), ...(example === undefined ? {} : { example }) };
};

/** Thrown when the spec gives no reply; the mock says so rather than inventing one. */
class NoAnswer extends Error {
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** Replies as the operations declare them: from examples, otherwise from samples of their schemas, each validated. */
export const repliesOf = (document: Document, sample: Sample, faultsIn: FaultsIn) => {
  const reply = (operation: OperationObject, wish: Wish): Answer => {
    try {
      const { status, response } = responseFor(document, operation, wish.code);
      const headers = {
        ...headersOf(response),
        ...(wish.code || wish.example ? { 'preference-applied': applied(wish) } : {}),
      };
      const content = Object.entries(response.content ?? {});
      if (content.length === 0) return { status, headers };
      const [type, media] = acceptable(content, wish.accept);
      return { status, headers, body: { type, text: textOf(type, contentOf(type, media, wish.example)) } };
    } catch (error) {
      if (error instanceof NoAnswer) return plainRefusal(error.status, error.message);
      throw error;
    }
  };

  /** A refusal as the operation declares it, with the mock's explanation if the schema has a field for it. */
  const refuse = (
    operation: OperationObject,
    status: number,
    detail: string,
    faults: readonly Fault[] = [],
  ): Answer => {
    const declared = operation.responses?.[String(status)];
    if (!declared) return plainRefusal(status, detail, faults);
    const answer = reply(operation, { code: String(status), accept: '*/*' });
    if (answer.status !== status) return plainRefusal(status, detail, faults);
    const { 'preference-applied': _, ...headers } = answer.headers;
    const base = { ...answer, headers: { ...headers, ...said(detail) } };
    const response = resolve<Response>(document, declared);
    const media = response.content?.[answer.body?.type ?? ''];
    if (!answer.body || !media || !isJson(answer.body.type)) return base;
    const value: Json = JSON.parse(answer.body.text);
    if (!isObject(value)) return base;
    const { errors: _examples, ...rest } = value;
    const told = { ...rest, ...described(status, detail, faults) };
    if (faultsIn(media.schema ?? {}, told).length > 0) return base;
    return { ...base, body: { type: answer.body.type, text: JSON.stringify(told) } };
  };

  const contentOf = (type: string, media: MediaType, name: string | undefined): Json => {
    const example = exampleOf(document, media, name);
    const schema = media.schema ?? {};
    if (example !== undefined) {
      const [fault] = isJson(type) || typeof example !== 'string' ? faultsIn(schema, example) : [];
      if (fault)
        throw new NoAnswer(
          500,
          `The spec's example of ${type} does not fit its schema: ${fault.instancePath} ${fault.message}. Correct it.`,
        );
      return example;
    }
    const value = sample(schema);
    if (value === undefined)
      throw new NoAnswer(501, `Could not generate a value for the schema of ${type}. Add an example.`);
    return value;
  };

  const headersOf = (response: Response): Record<string, string> => {
    const headers: Record<string, string> = {};
    for (const [name, written] of Object.entries(response.headers ?? {})) {
      const header = resolve<Header & { readonly example?: Json }>(document, written);
      const value = header.example ?? (header.schema ? sample(header.schema) : undefined);
      if (value !== undefined && typeof value !== 'object') headers[name.toLowerCase()] = String(value);
      else if (header.required)
        throw new NoAnswer(
          501,
          `Could not generate a value for the header ${name}. Add an example that is a number or a string.`,
        );
    }
    return headers;
  };

  return { reply, refuse };
};

const applied = ({ code, example }: Wish): string =>
  [code === undefined ? [] : `code=${code}`, example === undefined ? [] : `example=${example}`].flat().join(', ');

/** The response for a requested status, otherwise the lowest 2xx. `4XX` and `default` match statuses that are not declared. */
const responseFor = (document: Document, operation: OperationObject, code: string | undefined) => {
  const responses = operation.responses ?? {};
  const declared = Object.keys(responses);
  const found = (key: string | undefined, status: number) => {
    const response = key === undefined ? undefined : responses[key];
    return response ? { status, response: resolve<Response>(document, response) } : undefined;
  };
  if (code !== undefined) {
    const range = declared.find((key) => key.toUpperCase() === `${code[0]}XX`);
    const key = declared.includes(code) ? code : (range ?? declared.find((one) => one === 'default'));
    const answer = /^[1-5]\d\d$/.test(code) ? found(key, Number(code)) : undefined;
    if (!answer)
      throw new NoAnswer(400, `Prefer asks for code=${code}; the operation declares ${declared.join(', ')}.`);
    return answer;
  }
  const success = declared.filter((key) => /^2\d\d$/.test(key)).sort()[0];
  const answer =
    found(success, Number(success)) ??
    found(
      declared.find((key) => /^2XX$|^default$/i.test(key)),
      200,
    ) ??
    found(declared[0], Number(declared[0]));
  if (!answer || Number.isNaN(answer.status)) throw new NoAnswer(501, 'The operation declares no response.');
  return answer;
};

const exampleOf = (
  document: Document,
  { example, examples }: MediaType,
  name: string | undefined,
): Json | undefined => {
  const names = Object.keys(examples ?? {});
  if (name !== undefined && !names.includes(name))
    throw new NoAnswer(
      400,
      `Prefer asks for example=${name}; ${names.length > 0 ? `there is ${names.join(', ')}` : 'there are no named examples'}.`,
    );
  if (name === undefined && example !== undefined) return example;
  const chosen = examples?.[name ?? names[0] ?? ''];
  if (!chosen) return undefined;
  const { value } = resolve<Example>(document, chosen);
  if (value === undefined && name !== undefined)
    throw new NoAnswer(501, `The example ${name} has no value in the document.`);
  return value;
};

/** The first content type among those that Accept rates highest. */
const acceptable = (content: readonly [string, MediaType][], accept: string): [string, MediaType] => {
  const ranges = accept.split(',').map((range) => ({
    type: mediaTypeOf(range),
    quality: Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1),
  }));
  const quality = (type: string): number => {
    const name = mediaTypeOf(type);
    const exact = [name, `${name.split('/', 1)[0]}/*`, '*/*'].map((wanted) =>
      ranges.find((range) => range.type === wanted),
    );
    return exact.find((range) => range !== undefined)?.quality ?? 0;
  };
  const [best] = content.map((entry) => ({ entry, quality: quality(entry[0]) })).sort((a, b) => b.quality - a.quality);
  if (!best || best.quality === 0)
    throw new NoAnswer(
      406,
      `Accept takes ${accept}; the operation returns ${content.map(([type]) => type).join(', ')}.`,
    );
  return best.entry;
};

const textOf = (type: string, value: Json): string => {
  if (isJson(type)) return JSON.stringify(value);
  if (typeof value === 'string') return value;
  throw new NoAnswer(501, `The mock supports JSON and text. Add an example of ${type} as a string.`);
};
