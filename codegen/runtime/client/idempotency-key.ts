import type { RequestParts } from './operation.ts';

const KEY = /^[!-~]{1,255}$/;
const HEADER = 'idempotency-key';

/**
 * The key of a request in the header `Idempotency-Key`: the given one or a new one, so that the request can be repeated.
 * @throws TypeError for a key that cannot be sent.
 */
export const idempotencyKeyInHeader = (
  _: RequestParts,
  given: string | undefined,
  headers: Record<string, string>,
  inBody?: string,
): string => {
  // A retry with a different key could make the same request act twice.
  if (headers[HEADER] !== undefined)
    throw new TypeError('Pass the idempotency key as the option idempotencyKey, not as a header.');
  const key = given ?? inBody ?? newKey();
  if (!KEY.test(key))
    throw new TypeError('An idempotency key must be 1 to 255 printable ASCII characters without spaces.');
  // A key that is already in the body is not repeated in the header. If the two differ, the server decides.
  if (key !== inBody) headers[HEADER] = key;
  return key;
};

/** The same for an operation whose body has a field for the key, at this path. */
export const keyInBody =
  (...field: readonly string[]) =>
  (parts: RequestParts, given: string | undefined, headers: Record<string, string>): string => {
    const key: unknown = field.reduce((value, name) => Object(value)[name], parts.body);
    return idempotencyKeyInHeader(parts, given, headers, typeof key === 'string' ? key : undefined);
  };

/** 128 random bits. `crypto.randomUUID` would be shorter, but browsers have it only on secure pages. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
