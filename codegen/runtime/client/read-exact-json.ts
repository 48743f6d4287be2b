import { findBigint, parseExactly } from '../shared/exact-json.ts';
import { ApiError } from './api-error.ts';
import type { Read } from './operation.ts';

/**
 * Reads a reply as JSON whose integers may have more digits than a number holds.
 * @throws ApiError that names the field of such an integer, with the text of the reply as its body, and for a reply that is not JSON.
 */
export const readExactJson: Read = async (response, { operationId }) => {
  const text = await response.text();
  if (text === '') return undefined;
  const { status, headers } = response;
  const reply = { status, headers, body: text, operationId, idempotencyKey: undefined };
  let body: unknown;
  try {
    body = parseExactly(text);
  } catch {
    throw new ApiError(reply);
  }
  const place = findBigint(body);
  if (place === undefined) return body;
  throw new ApiError(
    reply,
    `${operationId} replied with an integer at ${place || '/'} that a number cannot hold exactly.`,
  );
};
