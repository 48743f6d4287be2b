import { type Report, schemas } from './report.ts';

const getting = (schema: string, version = '3.0.3') => `openapi: ${version}
paths:
  /a: { get: { operationId: read, responses: { "200": { description: It., content: { application/json: { schema: ${schema} } } } } } }`;
const asking = (parameter: string) => `openapi: 3.0.3
paths:
  /a: { get: { operationId: read, parameters: [${parameter}], responses: { "204": { description: Done. } } } }`;
const sending = (schema: string) => `openapi: 3.0.3
paths:
  /a: { post: { operationId: send, requestBody: { required: true, content: { application/json: { schema: ${schema} } } }, responses: { "204": { description: Done. } } } }`;

/** Changes from one version to the next, and the rules of those that break callers. */
export const changes: readonly Report[] = [
  {
    from: 'oasdiff 224',
    fact: 'an enum that a request did not have breaks callers',
    document: sending('{ type: object, properties: { t: { type: string } } }'),
    later: {
      document: sending('{ type: object, properties: { t: { type: string, enum: [a, b] } } }'),
      breaks: ['enum-values-removed'],
    },
  },
  {
    from: 'oasdiff 1118',
    fact: 'a value that a request’s enum loses breaks callers, one that it gains does not',
    document: sending('{ type: string, enum: [a, b] }'),
    later: { document: sending('{ type: string, enum: [a, c] }'), breaks: ['enum-values-removed'] },
  },
  {
    from: 'oasdiff 595',
    fact: 'a value that a reply’s enum loses breaks no caller',
    document: getting('{ type: string, enum: [a, b, c] }'),
    later: { document: getting('{ type: string, enum: [a, b] }'), breaks: [] },
  },
  {
    from: 'oasdiff 103',
    fact: 'a field of a reply that is no longer required breaks callers',
    document: getting('{ type: object, required: [n], properties: { n: { type: string } } }'),
    later: {
      document: getting('{ type: object, properties: { n: { type: string } } }'),
      breaks: ['required-properties-removed'],
    },
  },
  {
    from: 'oasdiff 1110',
    fact: 'a new required field of a request breaks callers, in spite of a default',
    document: sending('{ type: object, properties: { n: { type: string } } }'),
    later: {
      document: sending(
        '{ type: object, required: [m], properties: { n: { type: string }, m: { type: string, default: x } } }',
      ),
      breaks: ['required-properties-added'],
    },
  },
  {
    from: 'oasdiff 200',
    fact: 'another default of a parameter breaks callers',
    document: asking('{ name: q, in: query, schema: { type: string, default: a } }'),
    later: {
      document: asking('{ name: q, in: query, schema: { type: string, default: b } }'),
      breaks: ['schema-keyword-changed'],
    },
  },
  {
    from: 'oasdiff 861',
    fact: 'a value that the enum of a field of deepObject loses breaks callers',
    document: asking(
      '{ name: f, in: query, style: deepObject, schema: { type: object, properties: { o: { type: string, enum: [a, b] } } } }',
    ),
    later: {
      document: asking(
        '{ name: f, in: query, style: deepObject, schema: { type: object, properties: { o: { type: string, enum: [a] } } } }',
      ),
      breaks: ['enum-values-removed'],
    },
  },
  {
    from: 'openapi-diff 270',
    fact: 'a default reply that was not declared breaks no caller',
    document: getting('{ type: string }'),
    later: {
      document: `openapi: 3.0.3
paths:
  /a: { get: { operationId: read, responses: { "200": { description: It., content: { application/json: { schema: { type: string } } } }, default: { description: No. } } } }`,
      breaks: [],
    },
  },
  {
    from: 'qubership-apihub 531',
    fact: 'null in an enum is the same in 3.0 and 3.1, so a new version of OpenAPI breaks no caller',
    document: schemas(
      '3.0.3',
      'A: { type: object, properties: { n: { type: string, nullable: true, enum: [a, b, null] } } }',
    ),
    later: {
      document: schemas(
        '3.1.0',
        'A: { type: object, properties: { n: { type: [string, "null"], enum: [a, b, null] } } }',
      ),
      breaks: [],
    },
  },
];
