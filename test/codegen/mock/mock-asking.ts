import { createMock, type MockOptions, type MockRequest } from '../../../codegen/mock/backend.ts';
import type { MockAnswer } from '../../../codegen/mock/mock-answer.ts';
import { formats } from '../../../codegen/pitboss/formats.ts';
import type { Document, Json, JsonObject } from '../../../codegen/read/document/document.ts';

/** Calls a mock. */
export type Ask = (
  method: string,
  path: string,
  more?: { headers?: Record<string, string>; body?: unknown },
) => Promise<MockAnswer>;

export const asking =
  (mock: (request: MockRequest) => Promise<MockAnswer>): Ask =>
  (method, path, { headers = {}, body } = {}) =>
    mock({
      method,
      path,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
    });

export const documentOf = (paths: JsonObject, more: JsonObject = {}): Document =>
  ({ openapi: '3.1.0', info: { title: 'Cases', version: '1.0.0' }, ...more, paths }) as Document;

/** A mock of one path and its components. */
export const mockOf = async (
  paths: JsonObject,
  more: JsonObject = {},
  basePath = '/',
  options: MockOptions = {},
): Promise<Ask> => asking(await createMock(documentOf(paths, more), formats, basePath, options));

/** A mock with one operation that returns a schema, or what a test declares. */
export const answering = (schema: Json, more: JsonObject = {}): JsonObject => ({
  '/thing': {
    get: {
      operationId: 'get',
      responses: { 200: { description: 'Done.', content: { 'application/json': { schema, ...more } } } },
    },
  },
});

export const bodyOf = ({ body }: MockAnswer): unknown => (body ? JSON.parse(body.text) : undefined);
