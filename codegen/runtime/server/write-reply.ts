import { stringifyExactly } from '../shared/integers.ts';
import type { HttpReply } from './http-message.ts';
import { essenceOf, isJsonLines, isSingleJson, negotiate } from './media-types.ts';

/** A reply as a handler returns it; generated types say what each operation may return. */
export type HandlerReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly body?: unknown;
};

/** The content types that the document declares for a status. */
export type DeclaredReply = { readonly types: readonly string[]; readonly mayBeEmpty?: true };

/** A message of an event stream. */
export type ServerSentEvent = {
  readonly event?: string;
  readonly id?: string;
  readonly retry?: number;
  /** Written as JSON, unless it is a string. */
  readonly data: unknown;
};

/** Writes a handler's reply as its content type. @throws Error for one that was not declared. */
export const writeReply = async (
  { status, headers = {}, body }: HandlerReply,
  declared: DeclaredReply,
  accept: string | undefined,
): Promise<HttpReply> => {
  const written: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) written[name.toLowerCase()] = Array.isArray(value) ? value : String(value);
  if (body === undefined || declared.types.length === 0) {
    if (body !== undefined) throw new Error(`status ${status} is declared without a body, and was returned with one`);
    if (declared.types.length > 0 && declared.mayBeEmpty !== true)
      throw new Error(`status ${status} is declared with a body, and was returned without one`);
    return { status, headers: isBodiless(status) ? written : { ...written, 'content-length': '0' }, body: null };
  }
  const type = String(written['content-type'] ?? negotiate(accept, declared.types) ?? declared.types[0]);
  if (type.includes('*'))
    throw new Error(`status ${status} is declared as ${type}: return its content-type in headers`);
  const payload = await payloadOf(type, body);
  const length = lengthOf(payload);
  return {
    status,
    headers: {
      ...written,
      'content-type': withCharset(type),
      ...(length === undefined ? {} : { 'content-length': String(length) }),
    },
    body: payload,
  };
};

/** Statuses whose replies have neither body nor length. */
const isBodiless = (status: number): boolean => status === 204 || status === 304 || status < 200;

const withCharset = (type: string): string =>
  /^text\/(?!event-stream)/.test(essenceOf(type)) && !/;\s*charset=/i.test(type) ? `${type}; charset=utf-8` : type;

const lengthOf = (payload: NonNullable<HttpReply['body']>): number | undefined => {
  if (typeof payload === 'string') return new TextEncoder().encode(payload).length;
  return payload instanceof Uint8Array ? payload.length : undefined;
};

const payloadOf = async (type: string, body: unknown): Promise<NonNullable<HttpReply['body']>> => {
  if (isSingleJson(type)) return jsonOf(body);
  const stream = streamOf(body);
  if (stream !== undefined) return encodersOf(essenceOf(type))(stream);
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (body instanceof Blob) return new Uint8Array(await body.arrayBuffer());
  return JSON.stringify(body);
};

const jsonOf = (body: unknown): string => {
  try {
    return JSON.stringify(body);
  } catch {
    // Only a bigint, or an object that contains itself, cannot be written; looking for either in every reply would cost more.
    return stringifyExactly(body);
  }
};

/** A body that is sent piece by piece. Text and bytes can be iterated too, but are not streams. */
const streamOf = (body: unknown): AsyncIterable<unknown> | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  return Symbol.asyncIterator in body ? (body as AsyncIterable<unknown>) : undefined;
};

const encodersOf = (type: string): ((stream: AsyncIterable<unknown>) => AsyncIterable<string | Uint8Array>) => {
  if (type === 'text/event-stream') return (stream) => mapped(stream, eventText);
  if (isJsonLines(type))
    return (stream) => mapped(stream, (item) => `${type.includes('seq') ? '\u001e' : ''}${JSON.stringify(item)}\n`);
  return (stream) => mapped(stream, (piece) => (piece instanceof Uint8Array ? piece : String(piece)));
};

async function* mapped<From, To>(stream: AsyncIterable<From>, write: (item: From) => To): AsyncGenerator<To> {
  for await (const item of stream) yield write(item);
}

/** An event, or text that is written as it is. */
const eventText = (item: unknown): string => {
  if (typeof item === 'string') return item;
  const { event, id, retry, data } = item as ServerSentEvent;
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const lines = [
    // A line break would end the field and start another.
    ...(event === undefined ? [] : [`event: ${event.replaceAll(/[\r\n]/g, ' ')}`]),
    ...(id === undefined ? [] : [`id: ${id.replaceAll(/[\r\n\0]/g, ' ')}`]),
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
    ...(text ?? '').split(/\r\n|\r|\n/).map((line) => `data: ${line}`),
  ];
  return `${lines.join('\n')}\n\n`;
};
