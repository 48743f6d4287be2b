import type { Report } from './report.ts';

const DONE = '{ "204": { description: Done. } }';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Addresses, methods, servers, credentials, streams, and what the other side calls. */
export const services: readonly Report[] = [
  {
    from: 'openapi-core 265',
    fact: 'a literal path is matched before a template, in whichever order they are written',
    document: `openapi: 3.0.3
paths:
  /pets/{id}:
    get: { operationId: one, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { "200": { description: It., content: { application/json: { schema: { type: string, enum: [one] } } } } } }
  /pets/mine:
    get: { operationId: mine, responses: { "200": { description: It., content: { application/json: { schema: { type: string, enum: [mine] } } } } } }`,
    handlers: { one: () => ({ status: 200, body: 'one' }), mine: () => ({ status: 200, body: 'mine' }) },
    server: [
      { ask: 'GET /pets/mine', status: 200, answer: 'mine' },
      { ask: 'GET /pets/7', status: 200, answer: 'one' },
      { ask: 'GET /pets/x', status: 400 },
    ],
    mock: [
      { ask: 'GET /pets/mine', status: 200, answer: 'mine' },
      { ask: 'GET /pets/x', status: 400 },
    ],
  },
  {
    from: 'openapi-specification 2356',
    fact: 'of two templates, the one with the earlier literal is matched',
    document: `openapi: 3.0.3
paths:
  /{a}/{b}/{c}: { get: { operationId: three, parameters: [{ name: a, in: path, required: true, schema: { type: string } }, { name: b, in: path, required: true, schema: { type: string } }, { name: c, in: path, required: true, schema: { type: string } }], responses: ${DONE} } }
  /things/{id}/new: { get: { operationId: create, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { "205": { description: Reset. } } } }
  /shops/{s}/pets/{p}: { get: { operationId: pet, parameters: [{ name: s, in: path, required: true, schema: { type: string } }, { name: p, in: path, required: true, schema: { type: string } }], responses: ${DONE} } }
  /shops/{s}/pets/_search: { get: { operationId: search, parameters: [{ name: s, in: path, required: true, schema: { type: string } }], responses: { "205": { description: Reset. } } } }`,
    handlers: {
      three: () => ({ status: 204 }),
      create: () => ({ status: 205 }),
      pet: () => ({ status: 204 }),
      search: () => ({ status: 205 }),
    },
    server: [
      { ask: 'GET /things/1/new', status: 205 },
      { ask: 'GET /things/1/old', status: 204 },
      { ask: 'GET /shops/1/pets/_search', status: 205 },
      { ask: 'GET /shops/1/pets/2', status: 204 },
    ],
    mock: [
      { ask: 'GET /things/1/new', status: 205 },
      { ask: 'GET /shops/1/pets/_search', status: 205 },
    ],
  },
  {
    from: 'openapi-specification 2343',
    fact: 'a literal path without the method leaves the address to the template that has it',
    document: `openapi: 3.0.3
paths:
  /pet/find: { get: { operationId: find, responses: ${DONE} } }
  /pet/{id}: { post: { operationId: update, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { "205": { description: Reset. } } } }`,
    handlers: { find: () => ({ status: 204 }), update: () => ({ status: 205 }) },
    server: [
      { ask: 'POST /pet/find', status: 205 },
      { ask: 'GET /pet/find', status: 204 },
      { ask: 'GET /pet/1', status: 405, answerHeaders: { allow: 'OPTIONS, POST' } },
    ],
    mock: [
      { ask: 'POST /pet/find', status: 205 },
      { ask: 'GET /pet/1', status: 405 },
    ],
  },
  {
    from: 'vacuum 749',
    fact: 'two templates that differ only by the names of parameters are a fault, a literal beside a template is none',
    document: `openapi: 3.1.0
paths:
  /foo/baz: { get: { operationId: a, responses: ${DONE} } }
  /foo/{bar}: { get: { operationId: b, parameters: [{ name: bar, in: path, required: true, schema: { type: string } }], responses: ${DONE} } }
  /foo/{id}: { get: { operationId: c, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: ${DONE} } }`,
    lint: ['no-identical-paths:5'],
    refused: ['GET /foo/{id} is already an operation'],
  },
  {
    from: 'autosdk 218',
    fact: 'variables of a server have their defaults, and the server’s path is the base of the addresses',
    document: `openapi: 3.0.3
servers: [{ url: "https://{region}.example.com/{version}", variables: { region: { default: us, enum: [us, eu] }, version: { default: v1 } } }]
paths:
  /ping: { get: { operationId: ping, responses: ${DONE} } }`,
    handlers: { ping: () => ({ status: 204 }) },
    server: [
      { ask: 'GET /v1/ping', status: 204 },
      { ask: 'GET /ping', status: 404 },
    ],
    client: [{ call: 'ping', reply: { status: 204 }, sends: { url: '/ping' } }],
    mock: [
      { ask: 'GET /v1/ping', status: 204 },
      { ask: 'GET /ping', status: 404 },
    ],
  },
  {
    from: 'openapi-code-generator 266',
    fact: 'a path with a server of its own is called there',
    document: `openapi: 3.0.3
paths:
  /user: { servers: [{ url: https://other.test/api/v2 }], get: { operationId: user, responses: ${DONE} } }
  /other: { get: { operationId: other, servers: [{ url: /v3 }], responses: ${DONE} } }
  /plain: { get: { operationId: plain, responses: ${DONE} } }`,
    client: [
      { call: 'user', reply: { status: 204 }, sends: { url: 'https://other.test/api/v2/user' } },
      { call: 'other', reply: { status: 204 }, sends: { url: '/v3/other' } },
      { call: 'plain', reply: { status: 204 }, sends: { url: '/plain' } },
    ],
  },
  {
    from: 'cli-printing-press 981',
    fact: 'a key in a cookie is sent as a cookie, beside those of parameters',
    document: `openapi: 3.0.3
security: [{ session: [] }]
paths:
  /a: { get: { operationId: read, parameters: [{ name: theme, in: cookie, schema: { type: string } }], responses: { "204": { description: Done. }, "401": { description: No. } } } }
components: { securitySchemes: { session: { type: apiKey, in: cookie, name: __Secure-next.token } } }`,
    client: [
      {
        call: 'read',
        with: { cookies: { theme: 'dark' } },
        auth: { session: 'abc' },
        reply: { status: 204 },
        sends: { headers: { cookie: 'theme=dark; __Secure-next.token=abc', authorization: null } },
      },
    ],
    handlers: { read: () => ({ status: 204 }) },
    security: { session: (key: string) => (key === 'abc' ? { caller: 'me' } : { refused: 'unknown' }) },
    server: [
      { ask: 'GET /a', status: 401 },
      { ask: 'GET /a', headers: { cookie: 'x=1; __Secure-next.token=abc' }, status: 204 },
    ],
    mock: [
      { ask: 'GET /a', status: 401 },
      { ask: 'GET /a', headers: { cookie: '__Secure-next.token=abc' }, status: 204 },
    ],
  },
  {
    from: 'openapi-tools 499',
    fact: 'an operation sends only the credentials that it wants: all of one alternative',
    document: `openapi: 3.0.3
security: [{ bearer: [] }]
paths:
  /both: { get: { operationId: both, security: [{ key: [], app: [] }], responses: ${DONE} } }
  /either: { get: { operationId: either, security: [{ key: [] }, { bearer: [] }], responses: ${DONE} } }
  /none: { get: { operationId: none, security: [], responses: ${DONE} } }
  /open: { get: { operationId: open, security: [{}, { key: [] }], responses: ${DONE} } }
  /usual: { get: { operationId: usual, responses: ${DONE} } }
components: { securitySchemes: { bearer: { type: http, scheme: bearer }, key: { type: apiKey, in: query, name: k }, app: { type: apiKey, in: header, name: X-App } } }`,
    client: [
      {
        call: 'both',
        auth: { key: 'a', app: 'c', bearer: 't' },
        reply: { status: 204 },
        sends: { url: '/both?k=a', headers: { 'x-app': 'c', authorization: null } },
      },
      {
        call: 'either',
        auth: { bearer: 't' },
        reply: { status: 204 },
        sends: { url: '/either', headers: { authorization: 'Bearer t' } },
      },
      {
        call: 'none',
        auth: { bearer: 't', key: 'k' },
        reply: { status: 204 },
        sends: { url: '/none', headers: { authorization: null } },
      },
      { call: 'open', auth: {}, reply: { status: 204 }, sends: { url: '/open' } },
      {
        call: 'usual',
        auth: { key: 'k', bearer: 't' },
        reply: { status: 204 },
        sends: { url: '/usual', headers: { authorization: 'Bearer t' } },
      },
    ],
    mock: [
      { ask: 'GET /both?k=1', status: 401 },
      { ask: 'GET /both?k=1', headers: { 'x-app': 'c' }, status: 204 },
      { ask: 'GET /open', status: 204 },
      { ask: 'GET /none', status: 204 },
    ],
  },
  {
    from: 'openapi-typescript 994',
    fact: 'a webhook has a type and a validator',
    document: `openapi: 3.1.0
webhooks:
  newPet:
    post: { requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }, responses: { "200": { description: Seen. } } }
components: { schemas: { Pet: { type: object, required: [id], properties: { id: { type: integer } } } } }`,
    validators: { 'webhook:newPet body': { good: [{ id: 1 }], bad: [{}, { id: 'x' }] } },
    code: "same<C.PostNewPetWebhookRequest['body'], { id: number }>(true);",
  },
  {
    from: 'oazapfts 531',
    fact: 'a callback has a type and a validator',
    document: `openapi: 3.0.3
paths:
  /subscribe:
    post:
      operationId: subscribe
      requestBody: { content: { application/json: { schema: { type: object, properties: { url: { type: string } } } } } }
      responses: { "201": { description: Done. } }
      callbacks: { paid: { "{$request.body#/url}": { post: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [sum], properties: { sum: { type: number } } } } } }, responses: { "200": { description: Seen. } } } } } }`,
    validators: { 'webhook:subscribePaid body': { good: [{ sum: 1.5 }], bad: [{}, { sum: '1' }] } },
    code: "same<C.SubscribePaidWebhookRequest['body'], { sum: number }>(true);",
  },
  {
    from: 'hey-api 2641',
    fact: 'events of a stream come with their names and ids, as they are typed',
    document: `openapi: 3.1.0
paths:
  /chat: { get: { operationId: chat, responses: { "200": { description: Events., content: { text/event-stream: { schema: { type: object, required: [data], properties: { event: { type: string }, id: { type: string }, data: { type: object, required: [delta], properties: { delta: { type: string } } } } } } } } } } }`,
    client: [
      {
        call: 'chat',
        reply: {
          headers: { 'content-type': 'text/event-stream' },
          body: ': hello\n\nevent: text\nid: 7\ndata: {"delta":\ndata: "a"}\n\ndata: {"delta":"b"}\n\n',
        },
        reads: [
          { event: 'text', data: { delta: 'a' }, id: '7', retryMs: undefined },
          { event: 'message', data: { delta: 'b' }, id: '7', retryMs: undefined },
        ],
      },
    ],
  },
  {
    from: 'swagger-parser 603',
    fact: 'HEAD and OPTIONS that a document declares are its own',
    document: `openapi: 3.0.3
paths:
  /a:
    head: { operationId: probe, responses: { "200": { description: There., headers: { X-Size: { required: true, schema: { type: integer } } } } } }
    options: { operationId: options, responses: { "200": { description: Which., content: { application/json: { schema: { type: array, items: { type: string } } } } } } }
    trace: { operationId: trace, responses: ${DONE} }
    get: { operationId: read, responses: ${DONE} }`,
    handlers: {
      probe: () => ({ status: 200, headers: { 'x-size': 3 } }),
      options: () => ({ status: 200, body: ['x'] }),
      trace: () => ({ status: 204 }),
      read: () => ({ status: 204 }),
    },
    server: [
      { ask: 'HEAD /a', status: 200, answerHeaders: { 'x-size': '3' } },
      { ask: 'OPTIONS /a', status: 200, answer: ['x'] },
      { ask: 'TRACE /a', status: 204 },
    ],
    client: [{ call: 'probe', reply: { headers: { 'x-size': '3' } }, sends: { method: 'HEAD' }, reads: undefined }],
  },
  {
    from: 'hono 579',
    fact: 'a body that is no JSON, none at all and one too deep are refused before the handler',
    document: `openapi: 3.0.3
paths:
  /a: { post: { operationId: send, requestBody: { required: true, content: { application/json: { schema: {} } } }, responses: ${DONE} } }`,
    handlers: { send: () => ({ status: 204 }) },
    server: [
      { ask: 'POST /a', headers: JSON_TYPE, body: '{"a":', status: 400 },
      { ask: 'POST /a', status: 400 },
      { ask: 'POST /a', headers: JSON_TYPE, body: '['.repeat(100) + ']'.repeat(100), status: 400 },
      { ask: 'POST /a', headers: JSON_TYPE, body: '\ufeff{}', status: 204 },
      { ask: 'POST /a', headers: JSON_TYPE, body: 'null', status: 204 },
    ],
  },
];
