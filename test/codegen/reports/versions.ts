import { type Report, schemas } from './report.ts';

/** Documents of each version: 2.0, 3.0, 3.1, 3.2. */
export const versions: readonly Report[] = [
  {
    from: 'swagger-converter 60',
    fact: 'in 2.0, files and fields of a form become one body',
    document: `swagger: "2.0"
host: api.test
basePath: /v1
schemes: [https]
paths:
  /a:
    post:
      operationId: send
      consumes: [multipart/form-data]
      parameters:
        - { name: artifact, in: formData, type: file, required: true }
        - { name: note, in: formData, type: string, maxLength: 3 }
        - { name: tags, in: formData, type: array, items: { type: string }, collectionFormat: multi }
      responses: { "204": { description: Done. } }`,
    client: [
      {
        call: 'send',
        with: { body: { artifact: new Blob(['x'], { type: 'text/plain' }), note: 'n', tags: ['a', 'b'] } },
        reply: { status: 204 },
        sends: { body: 'artifact: text/plain x\nnote: n\ntags: a\ntags: b' },
      },
    ],
    code: "void api.send(client, { body: { note: 'n' } }); // refused",
    handlers: { send: () => ({ status: 204 }) },
    server: [
      {
        ask: 'POST /v1/a',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\ncontent-disposition: form-data; name="note"\r\n\r\nn\r\n--b--\r\n',
        status: 400,
      },
    ],
  },
  {
    from: 'swagger-converter 34',
    fact: 'in 2.0, each collectionFormat of a query is the style that writes it',
    document: `swagger: "2.0"
paths:
  /a:
    get:
      operationId: read
      parameters:
        - { name: c, in: query, type: array, items: { type: integer } }
        - { name: m, in: query, type: array, items: { type: integer }, collectionFormat: multi }
        - { name: p, in: query, type: array, items: { type: integer }, collectionFormat: pipes }
        - { name: s, in: query, type: array, items: { type: string }, collectionFormat: ssv }
      responses: { "204": { description: Done. } }`,
    client: [
      {
        call: 'read',
        with: { query: { c: [1, 2], m: [1, 2], p: [1, 2], s: ['a', 'b'] } },
        reply: { status: 204 },
        sends: { url: '/a?c=1,2&m=1&m=2&p=1%7C2&s=a%20b' },
      },
    ],
    parameters: [
      [
        'read',
        { query: { c: '1,2', m: ['1', '2'], p: '1|2', s: 'a b' } },
        { query: { c: [1, 2], m: [1, 2], p: [1, 2], s: ['a', 'b'] } },
      ],
    ],
  },
  {
    from: 'swagger-converter 34',
    fact: 'in 2.0, a list of an urlencoded form without a collectionFormat is one text with commas',
    document: `swagger: "2.0"
paths:
  /a:
    post:
      operationId: send
      consumes: [application/x-www-form-urlencoded]
      parameters: [{ name: ids, in: formData, type: array, items: { type: integer } }]
      responses: { "204": { description: Done. } }`,
    client: [{ call: 'send', with: { body: { ids: [1, 2] } }, reply: { status: 204 }, sends: { body: 'ids=1,2' } }],
    handlers: {
      send: ({ body }: { body: unknown }) => (JSON.stringify(body) === '{"ids":[1,2]}' ? { status: 204 } : body),
    },
    server: [
      {
        ask: 'POST /a',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'ids=1,2',
        status: 204,
      },
    ],
  },
  {
    from: 'hey-api, specs',
    fact: 'in 2.0, a body and the fields of a form may be shared parameters',
    document: `swagger: "2.0"
parameters:
  body: { name: body, in: body, required: true, schema: { $ref: "#/definitions/Q" } }
  file: { name: file, in: formData, type: file, required: true }
  note: { name: note, in: formData, type: string }
paths:
  /a: { post: { operationId: send, parameters: [{ $ref: "#/parameters/body" }], responses: { "204": { description: Done. } } } }
  /b:
    post:
      operationId: upload
      consumes: [multipart/form-data]
      parameters: [{ $ref: "#/parameters/file" }, { $ref: "#/parameters/note" }, { name: n, in: formData, type: integer, required: true }]
      responses: { "204": { description: Done. } }
definitions: { Q: { type: object, required: [n], properties: { n: { type: integer } } } }`,
    validators: { 'send body': { good: [{ n: 1 }], bad: [{}] } },
    client: [
      {
        call: 'upload',
        with: { body: { file: new Blob(['x'], { type: 'text/csv' }), note: 'y', n: 1 } },
        reply: { status: 204 },
        sends: { body: 'file: text/csv x\nnote: y\nn: 1' },
      },
    ],
    code: 'void api.send(client, {}); // refused\nvoid api.upload(client, { body: { n: 1 } }); // refused',
  },
  {
    from: 'swagger-codegen 8126',
    fact: 'in 2.0, an optional body and several types that are JSON',
    document: `swagger: "2.0"
consumes: [application/json, text/json]
produces: [application/json]
paths:
  /a:
    post:
      operationId: send
      parameters: [{ name: query, in: body, schema: { $ref: "#/definitions/Q" } }]
      responses: { "200": { description: It., schema: { $ref: "#/definitions/Q" } } }
definitions: { Q: { type: object, required: [n], properties: { n: { type: integer, minimum: 0, exclusiveMinimum: true } } } }`,
    validators: {
      'send body': { good: [{ n: 1 }], bad: [{}, { n: 0 }] },
      'send 200': { good: [{ n: 1 }], bad: [{ n: 0 }] },
    },
    code: 'void api.send(client, {});',
  },
  {
    from: 'oas-kit 35',
    fact: 'in 2.0, a discriminator is a name, and keys, scopes and headers keep their places',
    document: `swagger: "2.0"
securityDefinitions: { key: { type: apiKey, in: header, name: X-Key }, basic: { type: basic } }
security: [{ key: [] }]
paths:
  /a:
    get:
      operationId: read
      responses: { "200": { description: It., headers: { X-Total: { type: integer } }, schema: { type: array, items: { $ref: "#/definitions/Pet" } } } }
  /b: { get: { operationId: other, security: [{ basic: [] }], responses: { "204": { description: Done. } } } }
definitions: { Pet: { type: object, required: [n], properties: { n: { type: string } } } }`,
    validators: {
      'read 200': { good: [[], [{ n: 'x' }]], bad: [{}, [{}]] },
      'read 200 headers': { good: [{ 'x-total': '1' }, {}], bad: [{ 'x-total': 'x' }] },
    },
    client: [
      { call: 'read', auth: { key: 'k' }, reply: { body: '[]' }, sends: { headers: { 'x-key': 'k' } }, reads: [] },
      {
        call: 'other',
        auth: { basic: { username: 'u', password: 'p:ü' } },
        reply: { status: 204 },
        sends: { headers: { authorization: 'Basic dTpwOsO8' } },
      },
    ],
  },
  {
    from: 'openapi-json-schema-generator 234',
    fact: 'limits that exclude are flags in 3.0 and numbers in 3.1',
    document: schemas(
      '3.0.3',
      'A: { type: object, properties: { n: { type: number, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false } } }',
    ),
    values: { A: { good: [{ n: 9 }, { n: 0.1 }], wrong: [{ n: 0 }, { n: 9.1 }], bad: [{ n: '1' }] } },
  },
  {
    from: 'whook 79',
    fact: 'in 3.1, numbers are the limits, examples are a list, and a schema may be true or false',
    document: schemas(
      '3.1.0',
      'A: { type: object, required: [n], properties: { n: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 9, examples: [1] }, any: true, none: false } }',
    ),
    values: {
      A: { good: [{ n: 1 }, { n: 1, any: [] }], wrong: [{ n: 0 }, { n: 9 }], bad: [{ n: 1, none: 1 }, { n: 'x' }] },
    },
  },
  {
    from: 'openapi-generator 10445',
    fact: 'in 3.1, a document may have components alone',
    document: `openapi: 3.1.0
components: { schemas: { A: { type: object, required: [k], properties: { k: { type: string, const: me } } } } }`,
    values: {},
    code: "take<C.A>({ k: 'me' });\ntake<C.A>({ k: 'you' }); // refused",
  },
  {
    from: 'janephp 1085',
    fact: 'in 3.2, QUERY has a body, and itemSchema is each event',
    document: `openapi: 3.2.0
paths:
  /a:
    query:
      operationId: search
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [q], properties: { q: { type: string } } } } } }
      responses: { "200": { description: Lines., content: { application/jsonl: { itemSchema: { type: object, required: [n], properties: { n: { type: integer } } } } } } }`,
    client: [
      {
        call: 'search',
        with: { body: { q: 'x' } },
        reply: { headers: { 'content-type': 'application/jsonl' }, body: '{"n":1}\n{"n":2}\n' },
        sends: { method: 'QUERY', body: '{"q":"x"}' },
        reads: [{ n: 1 }, { n: 2 }],
      },
    ],
    validators: { 'search body': { good: [{ q: 'x' }], bad: [{}] } },
    mock: [
      { ask: 'QUERY /a', headers: { 'content-type': 'application/json' }, body: '{}', status: 400 },
      {
        ask: 'QUERY /a',
        headers: { 'content-type': 'application/json' },
        body: '{"q":"x"}',
        status: 200,
        type: 'application/jsonl',
      },
    ],
  },
  {
    from: 'openapi-typescript 1063',
    fact: 'a pattern, lengths and formats judge texts in every version',
    document: schemas(
      '3.0.3',
      'A: { type: object, properties: { p: { type: string, pattern: "^[\\\\p{L}\\\\d]+$" }, u: { type: string, format: uuid }, e: { type: string, format: email }, l: { type: string, minLength: 2, maxLength: 3 }, x: { type: string, format: my-own } } }',
    ),
    values: {
      A: {
        good: [
          { p: 'aé1' },
          { u: '0b9d4b0c-5d0e-4b6b-9d8e-3c1f2a4b5c6d' },
          { e: 'a@b.cd' },
          { l: '👍👍' },
          { x: 'anything' },
        ],
        wrong: [{ p: 'a b' }, { u: 'x' }, { e: 'x' }, { l: '👍' }],
      },
    },
  },
  {
    from: 'ajv 652',
    fact: 'a decimal is a multiple of a decimal step as people count',
    document: schemas(
      '3.1.0',
      'A: { type: object, properties: { price: { type: number, multipleOf: 0.01 }, whole: { type: number, multipleOf: 5 }, tenth: { type: number, multipleOf: 0.1 }, small: { type: number, multipleOf: 1e-7 } } }',
    ),
    values: {
      A: {
        good: [
          ...[0.07, 4.35, 143.48, 5001.77, -8.69, 123456789.01, 0, 1e15].map((price) => ({ price })),
          { whole: 15 },
          { tenth: 0.3 },
          { tenth: 21.1 },
          { small: 3e-7 },
        ],
        wrong: [
          ...[0.075, 4.351, 143.4800001, 0.001, 123456789.011].map((price) => ({ price })),
          { whole: 7 },
          { tenth: 0.35 },
          { small: 3.5e-7 },
        ],
      },
    },
  },
];
