import type { Document, Operation } from 'openapi-backend';

/**
 * The part of a document that openapi-backend needs when it neither matches nor validates. Walking the full document would take longer than
 * the rest of the start.
 */
export const minimalDocument = (
  { openapi, info, components: { securitySchemes = {} } = {} }: Document,
  operations: readonly Operation[],
): Document => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operationId, security } of operations)
    paths[path] = { ...paths[path], [method]: { operationId, security, responses: {} } };
  return { openapi, info, components: { securitySchemes }, paths } as Document;
};
