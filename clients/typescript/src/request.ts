import type { Operation, RequestParts } from './generated/client.gen.ts';

/** A request that can be sent, and sent again; only the token is missing. */
export type Request = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly idempotencyKey: string | undefined;
};

const KEY = /^[!-~]{1,128}$/;
const KEY_HEADER = 'idempotency-key';

/**
 * Builds a request from an operation's template. A write that takes an idempotency key always gets one, so that the transport may retry it.
 * @throws TypeError for a part that cannot be sent.
 */
export const createRequest = (
  baseUrl: string,
  operation: Operation,
  parts: RequestParts,
  givenKey: string | undefined,
): Request => {
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const [name, value] of Object.entries(parts.headers ?? {}))
    if (value !== undefined) headers[name.toLowerCase()] = String(value);
  // A retry with a different key could make the same request act twice.
  if (headers[KEY_HEADER] !== undefined)
    throw new TypeError('Pass the idempotency key as the option idempotencyKey, not as a header.');
  const bodyKey = keyInBody(operation, parts.body);
  const key = operation.idempotent ? (givenKey ?? bodyKey ?? newKey()) : undefined;
  if (key !== undefined && !KEY.test(key))
    throw new TypeError('An idempotency key must be 1 to 128 printable ASCII characters without spaces.');
  // A key that is already in the body is not repeated in the header. If the two differ, the platform refuses the request.
  if (key !== undefined && key !== bodyKey) headers[KEY_HEADER] = key;
  const [type, body] = contentOf(operation, parts.body);
  if (type !== undefined) headers['content-type'] = type;
  return {
    url: `${baseUrl}${fillPath(operation.path, parts.path ?? {})}${queryString(parts.query ?? {})}`,
    headers,
    body,
    idempotencyKey: key,
  };
};

/** The content type of a body, and its serialized form. */
const contentOf = (operation: Operation, body: unknown): [type?: string, body?: string] => {
  if (operation.body === null || body === undefined) return [];
  if (operation.text !== undefined && typeof body === 'string') return [operation.text, body];
  return [operation.body, JSON.stringify(body)];
};

/** The key in the body, for operations whose body has a field for it. */
const keyInBody = ({ keyField }: Operation, body: unknown): string | undefined => {
  if (keyField === null) return undefined;
  const key = keyField.reduce((value, name) => new Map<string, unknown>(Object.entries(value ?? {})).get(name), body);
  return typeof key === 'string' ? key : undefined;
};

/** 128 random bits. `crypto.randomUUID` would be shorter, but browsers have it only on secure pages. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const fillPath = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    // An empty, `.` or `..` segment would address another operation.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`path.${name} must be an id, not “${value}”.`);
    return encodeURIComponent(value);
  });

const queryString = (values: Readonly<Record<string, unknown>>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) parameters.append(name, String(one));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
};
