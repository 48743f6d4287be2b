import { type Report, schemas } from './report.ts';

const getting = (responses: string, version = '3.0.3') => `openapi: ${version}
paths:
  /a:
    get:
      operationId: read
      responses: ${responses}`;

const N = '{ type: object, required: [n], properties: { n: { type: integer } } }';

/** Replies: statuses, headers, content types, empty bodies; and what only one direction has. */
export const replies: readonly Report[] = [
  {
    from: 'react-query-swagger 49',
    fact: 'a reply of 204 beside one of 200 resolves without a body',
    document: getting(
      `{ "200": { description: It., content: { application/json: { schema: ${N} } } }, "204": { description: None. } }`,
    ),
    client: [
      { call: 'read', reply: { status: 204 }, reads: undefined },
      { call: 'read', reply: { status: 200, body: '{"n":1}' }, reads: { n: 1 } },
      { call: 'read', reply: { status: 202, body: '{"n":1}' }, throws: 'ApiError' },
    ],
    code: "same<Awaited<ReturnType<typeof api.read>>['body'], { n: number } | void>(true);",
    handlers: { read: () => ({ status: 204 }) },
    server: [{ ask: 'GET /a', status: 204, answerHeaders: { 'content-length': null } }],
  },
  {
    from: 'prism 584',
    fact: 'the mock sends a declared 204, whatever is accepted',
    document: getting(
      `{ "204": { description: None. }, "404": { description: Gone., content: { application/json: { schema: ${N} } } } }`,
    ),
    mock: [
      { ask: 'GET /a', status: 204, answer: '' },
      { ask: 'GET /a', headers: { accept: 'application/json' }, status: 204, answer: '' },
      { ask: 'GET /a', headers: { prefer: 'code=404' }, status: 404, type: 'application/json' },
    ],
  },
  {
    from: 'prism 1836',
    fact: 'a status without a body is sent when it is preferred, with generated values too',
    document: getting(
      `{ "200": { description: It., content: { application/json: { schema: ${N} } } }, "404": { description: None. } }`,
    ),
    mock: [{ ask: 'GET /a', headers: { prefer: 'code=404, dynamic=true' }, status: 404, type: null, answer: '' }],
  },
  {
    from: 'refitter 658',
    fact: 'an exact status takes precedence over its range, and a range over the default',
    document: getting(
      `{ "2XX": { description: It., content: { application/json: { schema: ${N} } } }, "201": { description: Made., content: { application/json: { schema: { type: string } } } }, "4XX": { description: No., content: { application/json: { schema: { type: object, required: [code], properties: { code: { type: string } } } } } }, default: { description: Other., content: { application/json: { schema: { type: integer } } } } }`,
    ),
    validators: {
      'read 2XX': { good: [{ n: 1 }], bad: ['x'] },
      'read 201': { good: ['x'], bad: [{ n: 1 }] },
      'read 4XX': { good: [{ code: 'x' }], bad: [{}] },
      'read default': { good: [1], bad: ['x'] },
    },
    client: [
      { call: 'read', reply: { status: 202, body: '{"n":1}' }, reads: { n: 1 } },
      { call: 'read', reply: { status: 201, body: '"x"' }, reads: 'x' },
      { call: 'read', reply: { status: 418, body: '{"code":"x"}' }, throws: 'ApiError' },
    ],
    handlers: { read: () => ({ status: 418, body: { code: 'teapot' } }) },
    server: [{ ask: 'GET /a', status: 418, answer: { code: 'teapot' } }],
    mock: [{ ask: 'GET /a', headers: { prefer: 'code=422' }, status: 422, type: 'application/json' }],
  },
  {
    from: 'openapi-generator 199',
    fact: 'a default beside a success is that of failures, and typed as such',
    document: getting(
      `{ "200": { description: It., content: { application/json: { schema: ${N} } } }, default: { description: No., content: { application/json: { schema: { type: object, required: [why], properties: { why: { type: string } } } } } } }`,
    ),
    client: [{ call: 'read', reply: { status: 500, body: '{"why":"x"}' }, throws: 'ApiError' }],
    code: `same<Awaited<ReturnType<typeof api.read>>['body'], { n: number }>(true);
try { await api.read(client, {}); } catch (error) { if (api.isErrorOf('read', error) && error.name === 'ApiError') void (error.body satisfies { why: string }); }`,
  },
  {
    from: 'openapi-generator 7044',
    fact: 'the client asks for what a success and a failure may be, and reads text as text',
    document: getting(
      `{ "200": { description: It., content: { text/csv: { schema: { type: string } } } }, "404": { description: No., content: { application/problem+json: { schema: { type: object } } } } }`,
    ),
    client: [
      { call: 'read', reply: { headers: { 'content-type': 'text/csv' }, body: 'a,1\nb,2' }, reads: 'a,1\nb,2' },
      {
        call: 'read',
        reply: { status: 404, headers: { 'content-type': 'application/problem+json' }, body: '{}' },
        throws: 'ApiError',
      },
    ],
    handlers: { read: () => ({ status: 200, body: 'a,1' }) },
    server: [{ ask: 'GET /a', headers: { accept: 'text/csv' }, status: 200, type: 'text/csv', answer: 'a,1' }],
  },
  {
    from: 'ng-openapi-gen 225',
    fact: 'a reply is read as the content type that came',
    document: getting(
      `{ "200": { description: It., content: { application/pdf: { schema: { type: string, format: binary } }, application/json: { schema: ${N} } } } }`,
    ),
    client: [
      { call: 'read', reply: { headers: { 'content-type': 'application/pdf' }, body: '%PDF' }, reads: '%PDF' },
      {
        call: 'read',
        reply: { headers: { 'content-type': 'application/json; charset=utf-8' }, body: '{"n":1}' },
        reads: { n: 1 },
      },
    ],
    code: "same<Awaited<ReturnType<typeof api.read>>['body'], Blob | { n: number }>(true);",
    mock: [{ ask: 'GET /a', headers: { accept: 'application/json' }, status: 200, type: 'application/json' }],
  },
  {
    from: 'rapini 31',
    fact: 'a download is bytes, whichever type it has',
    document: getting(
      '{ "200": { description: It., content: { application/octet-stream: { schema: { type: string, format: binary } } } } }',
    ),
    client: [
      {
        call: 'read',
        reply: { headers: { 'content-type': 'application/zip' }, body: 'PK\u0003\u0004' },
        reads: 'PK\u0003\u0004',
      },
    ],
    code: "same<Awaited<ReturnType<typeof api.read>>['body'], Blob>(true);",
  },
  {
    from: 'express-openapi-validator 308',
    fact: 'headers of a reply are judged, and a redirect is a reply',
    document: getting(
      '{ "302": { description: Elsewhere., headers: { Location: { required: true, schema: { type: string, format: uri } }, X-Left: { schema: { type: integer } } } } }',
    ),
    validators: {
      'read 302 headers': {
        good: [{ location: 'https://a.test/' }, { location: 'https://a.test/', 'x-left': '3' }],
        bad: [{}, { location: 'nowhere at all' }, { location: 'https://a.test/', 'x-left': 'x' }],
      },
    },
    handlers: { read: () => ({ status: 302, headers: { location: 'no address at all' } }) },
    server: [{ ask: 'GET /a', status: 500 }],
  },
  {
    from: 'openapi-mock 17',
    fact: 'a status that is a number in YAML is the same status',
    document: `openapi: 3.0.3
paths:
  /a:
    get:
      operationId: read
      responses:
        200: { description: It., content: { application/json: { schema: ${N} } } }
        404: { description: None. }`,
    validators: { 'read 200': { good: [{ n: 1 }], bad: [{}] } },
    mock: [{ ask: 'GET /a', status: 200 }],
  },
  {
    from: 'prism 589',
    fact: 'a type that is not declared is not sent',
    document: getting(
      `{ "200": { description: It., content: { application/json: { schema: ${N}, example: { n: 7 } } } } }`,
    ),
    mock: [
      {
        ask: 'GET /a',
        headers: { accept: 'text/html,application/xml;q=0.9,*/*;q=0.8' },
        status: 200,
        type: 'application/json',
        answer: { n: 7 },
      },
      { ask: 'GET /a', headers: { accept: 'text/html' }, status: 406 },
    ],
  },
  {
    from: 'express-openapi-validator 145',
    fact: 'a required field that is only read is required in replies alone, and one that is only written in requests alone',
    document: schemas(
      '3.0.3',
      'A: { type: object, required: [id, name, secret], properties: { id: { type: integer, readOnly: true }, name: { type: string }, secret: { type: string, writeOnly: true } } }',
    ),
    validators: {
      'save body': { good: [{ name: 'x', secret: 's' }], bad: [{ name: 'x' }, { id: 1, name: 'x' }] },
      'save 200': { good: [{ id: 1, name: 'x' }], bad: [{ name: 'x' }, { name: 'x', secret: 's' }] },
    },
    code: `void api.save(client, { body: { name: 'x', secret: 's' } });
void api.save(client, { body: { name: 'x' } }); // refused
const { body } = await api.save(client, { body: { name: 'x', secret: 's' } });
void (body.id satisfies number);
void body.secret; // refused
void ((): ReturnType<S.Handlers['save']> => ({ status: 200, body: { id: 1, name: 'x' } }));`,
    client: [
      {
        call: 'save',
        with: { body: { name: 'x', secret: 's' } },
        reply: { body: '{"id":1,"name":"x"}' },
        sends: { body: '{"name":"x","secret":"s"}' },
        reads: { id: 1, name: 'x' },
      },
    ],
  },
  {
    from: 'openapi-codegen 139',
    fact: 'a field that is only read is only read inside of lists and references too',
    document: schemas(
      '3.1.0',
      `A: { type: object, required: [parts], properties: { parts: { type: array, items: { $ref: "#/components/schemas/Part" } } } }
Part: { type: object, required: [no, at], properties: { no: { type: integer }, at: { type: string, format: date-time, readOnly: true } } }`,
    ),
    validators: {
      'save body': { good: [{ parts: [{ no: 1 }] }], bad: [{ parts: [{}] }] },
      'save 200': { good: [{ parts: [{ no: 1, at: '2026-01-31T00:00:00Z' }] }], bad: [{ parts: [{ no: 1 }] }] },
    },
    code: 'void api.save(client, { body: { parts: [{ no: 1 }] } });\nvoid (async () => ((await api.save(client, { body: { parts: [] } })).body.parts[0]?.at satisfies string | undefined));',
  },
];
