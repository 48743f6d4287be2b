import { ApiError } from './api-error.ts';
import type { Read } from './operation.ts';

/** Reads a reply as JSON, where an operation may reply with other types too. */
export const readJson: Read = async (response, { operationId }) => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const { status, headers } = response;
    throw new ApiError({ status, headers, body: text, operationId, idempotencyKey: undefined });
  }
};
