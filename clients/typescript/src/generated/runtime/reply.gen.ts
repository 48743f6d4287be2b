// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import { ApiError } from './api-error.gen.ts';
import type { Operation, RawAnswer } from './operation.gen.ts';

/**
 * Reads a reply.
 * @throws ApiError for anything but a declared success with a body that can be read.
 */
export const readReply = async (
  operation: Operation,
  response: Response,
  idempotencyKey: string | undefined,
): Promise<RawAnswer> => {
  const { status, headers, ok } = response;
  const { operationId, statuses = [200], read } = operation;
  const isSuccess = statuses.some((declared) => declared === status || (ok && declared === '2XX'));
  if (isSuccess && read) return { status, headers, body: await read(response, operation) };
  const text = await response.text();
  let body: unknown = text || undefined;
  let isJson = !text;
  try {
    if (text) body = JSON.parse(text);
    isJson = true;
  } catch {}
  if (isSuccess && isJson) return { status, headers, body };
  throw new ApiError({ status, headers, body, operationId, idempotencyKey });
};
