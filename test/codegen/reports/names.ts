import { type Report, reading, schemas } from './report.ts';

const replying = (schema: string) =>
  `{ "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/${schema}" } } } } }`;

/** Names of schemas, operations and files, and references to them. */
export const names: readonly Report[] = [
  {
    from: 'openapi-typescript 86',
    fact: 'a schema may be called as generics of other languages are',
    document: `openapi: 3.0.3
paths:
  /a: { get: { operationId: find, responses: { "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/Result«Share»" } } } } } } }
components: { schemas: { Result«Share»: { type: object, required: [n], properties: { n: { type: integer } } } } }`,
    validators: { 'find 200': { good: [{ n: 1 }], bad: [{}] } },
    code: 'same<C.FindResponses[200], { n: number }>(true);',
    lint: ['spec-components-invalid-map-name:4'],
  },
  {
    from: 'swagger-typescript-api 1724',
    fact: 'two schemas whose names differ by a separator stay two types',
    document: schemas(
      '3.0.3',
      `A: { type: object, required: [x, y, z], properties: { x: { $ref: "#/components/schemas/Foo_Bar" }, y: { $ref: "#/components/schemas/FooBar" }, z: { $ref: "#/components/schemas/foo-bar" } } }
Foo_Bar: { type: object, required: [a], properties: { a: { type: string } } }
FooBar: { type: object, required: [b], properties: { b: { type: integer } } }
foo-bar: { type: boolean }`,
    ),
    values: {
      A: {
        good: [{ x: { a: 'x' }, y: { b: 1 }, z: true }],
        bad: [
          { x: { b: 1 }, y: { b: 1 }, z: true },
          { x: { a: 'x' }, y: { a: 'x' }, z: true },
        ],
      },
    },
  },
  {
    from: 'hey-api 534',
    fact: 'a schema may have the name that a generated type has',
    document: `openapi: 3.0.3
paths:
  /a: { get: { operationId: A_get, parameters: [{ name: q, in: query, schema: { $ref: "#/components/schemas/AGetData" } }], responses: ${replying('AGetResponse')} } }
components: { schemas: { AGetResponse: { type: object, required: [id], properties: { id: { type: string } } }, AGetResponses: { type: integer }, AGetData: { type: string, enum: [x] } } }`,
    validators: { 'aGet 200': { good: [{ id: 'x' }], bad: [{}, 1] } },
    client: [
      {
        call: 'aGet',
        with: { query: { q: 'x' } },
        reply: { body: '{"id":"1"}' },
        sends: { url: '/a?q=x' },
        reads: { id: '1' },
      },
    ],
    code: "same<Awaited<ReturnType<typeof api.aGet>>['body'], { id: string }>(true);",
  },
  {
    from: 'openapi-typescript-codegen 1977',
    fact: 'a parameter and a schema whose names differ by case',
    document: `openapi: 3.0.3
paths:
  /a: { get: { operationId: read, parameters: [{ $ref: "#/components/parameters/name" }], responses: ${replying('Name')} } }
components:
  parameters: { name: { name: name, in: query, schema: { type: integer } } }
  schemas: { Name: { type: string } }`,
    parameters: [['read', { query: { name: '1' } }, { query: { name: 1 } }]],
    validators: { 'read 200': { good: ['x'], bad: [1] } },
  },
  {
    from: 'hey-api 3149',
    fact: 'schemas may have the names of global types',
    document: schemas(
      '3.0.3',
      `A: { type: object, properties: { d: { $ref: "#/components/schemas/Date" }, e: { $ref: "#/components/schemas/Error" }, r: { $ref: "#/components/schemas/Record" }, l: { $ref: "#/components/schemas/Array" }, b: { type: array, items: { $ref: "#/components/schemas/Blob" } }, o: { $ref: "#/components/schemas/Omit" }, p: { $ref: "#/components/schemas/Promise" }, w: { $ref: "#/components/schemas/Response" } } }
Date: { type: string, format: date }
Error: { type: object, required: [code], properties: { code: { type: integer } } }
Record: { type: object, additionalProperties: { type: string } }
Array: { type: array, items: { type: integer } }
Blob: { type: integer }
Omit: { type: boolean }
Promise: { type: string }
Response: { type: object, properties: { ok: { type: integer } } }`,
    ),
    values: {
      A: {
        good: [{ d: '2026-01-31', e: { code: 1 }, r: { a: 'x' }, l: [1], b: [1], o: true, p: 'x', w: { ok: 1 } }],
        bad: [
          { d: 1 },
          { e: {} },
          { r: { a: 1 } },
          { l: ['x'] },
          { b: ['x'] },
          { o: 1 },
          { p: 1 },
          { w: { ok: true } },
        ],
      },
    },
    client: [
      {
        call: 'save',
        with: { body: { o: true } },
        reply: { body: '{"l":[1]}' },
        sends: { body: '{"o":true}' },
        reads: { l: [1] },
      },
    ],
  },
  {
    from: 'api-simulator 1790',
    fact: 'schemas and operations may be called like words of the language',
    document: `openapi: 3.1.0
paths:
  /import: { get: { operationId: import, responses: ${replying('import')} } }
  /class: { get: { operationId: class, responses: ${replying('class')} } }
  /default: { get: { operationId: default, responses: ${replying('default')} } }
  /await: { get: { operationId: await, responses: ${replying('string')} } }
components: { schemas: { import: { type: integer }, class: { type: string }, default: { type: boolean }, string: { type: array, items: { type: string } } } }`,
    validators: {
      'import 200': { good: [1], bad: ['x'] },
      'class 200': { good: ['x'], bad: [1] },
      'await 200': { good: [['x']], bad: ['x'] },
    },
  },
  {
    from: 'autorest.typescript 310',
    fact: 'an operation may be called as the client’s own members are',
    document: `openapi: 3.0.3
paths:
  /client: { get: { operationId: client, responses: { "204": { description: Done. } } } }
  /create: { get: { operationId: createClient, responses: { "204": { description: Done. } } } }
  /base: { get: { operationId: baseUrl, responses: { "204": { description: Done. } } } }`,
  },
  {
    from: 'hey-api 14',
    fact: 'names in other scripts stay as they are',
    document: schemas(
      '3.1.0',
      'A: { type: object, required: [名前], properties: { 名前: { type: string }, größe: { type: number }, "🦊": { type: boolean }, "e\\u0301": { type: integer } } }',
    ),
    values: { A: { good: [{ 名前: 'x', größe: 1, '🦊': true, 'e\u0301': 1 }], bad: [{}, { 名前: 'x', '🦊': 1 }] } },
  },
  {
    from: 'njsonschema 1573',
    fact: 'a reference into a path is resolved, escaped in either way',
    document: `openapi: 3.0.3
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { operationId: read, responses: { "200": { description: It., content: { application/json: { schema: { type: object, required: [n], properties: { n: { type: integer } } } } } } } }
  /a: { get: { operationId: other, responses: { "200": { $ref: "#/paths/~1pets~1%7Bid%7D/get/responses/200" } } } }
  /b: { get: { operationId: third, responses: { "200": { description: It., content: { application/json: { schema: { $ref: "#/paths/~1pets~1{id}/get/responses/200/content/application~1json/schema" } } } } } } }`,
    validators: { 'other 200': { good: [{ n: 1 }], bad: [{}] }, 'third 200': { good: [{ n: 1 }], bad: [{}] } },
  },
  {
    from: 'openapi.net 2780',
    fact: 'a schema whose name has a tilde and a slash is referred to, and a fault in it has the place escaped',
    document: `openapi: 3.0.3
paths:
  /a: { get: { operationId: read, responses: { "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/my~0sch~1ema" } } } } } } }
components:
  schemas:
    "my~sch/ema": { type: object, properties: { good: { type: strin } } }`,
    refused: ['6#/components/schemas/my~0sch~1ema/properties/good/type: type cannot be'],
  },
  {
    from: 'swift-openapi-generator 601',
    fact: 'a parameter in the path may have a dash or a dot in its name',
    document: reading(
      '3.0.3',
      `- { name: user-id, in: path, required: true, schema: { type: integer } }
- { name: file.name, in: path, required: true, schema: { type: string } }`,
      '/users/{user-id}/files/{file.name}',
    ),
    parameters: [
      ['read', { path: { 'user-id': '7', 'file.name': 'a.b' } }, { path: { 'user-id': 7, 'file.name': 'a.b' } }],
    ],
    client: [
      {
        call: 'read',
        with: { path: { 'user-id': 7, 'file.name': 'a/b c?d#e%' } },
        reply: { status: 204 },
        sends: { url: '/users/7/files/a%2Fb%20c%3Fd%23e%25' },
      },
    ],
    handlers: {
      read: ({ path }: { path: object }) => (Object.values(path).join() === '7,a/b c' ? { status: 204 } : path),
    },
    server: [{ ask: 'GET /users/7/files/a%2Fb%20c', status: 204 }],
    mock: [
      { ask: 'GET /users/7/files/a%2Fb%20c', status: 204 },
      { ask: 'GET /users/x/files/a', status: 400 },
    ],
  },
  {
    from: 'redocly-cli 212',
    fact: 'a parameter that the path does not have is a fault of lint, and so is one that is not declared',
    document: `openapi: 3.0.3
paths:
  /users/{user.name}/{missing}:
    get:
      operationId: read
      parameters:
        - { name: user.name, in: path, required: true, schema: { type: string } }
        - { name: extra, in: path, required: true, schema: { type: string } }
      responses: { "204": { description: Done. } }`,
    lint: ['path-parameters-defined:8', 'path-parameters-defined:6'],
  },
  {
    from: 'hey-api, specs',
    fact: 'servers that are no list are refused',
    document: `openapi: 3.0.3
servers: { url: / }
paths: {}`,
    refused: ['2#/servers: servers is not a list.'],
  },
  {
    from: 'hey-api, specs',
    fact: 'a parameter that refers to a schema is refused',
    document: `openapi: 3.0.3
paths:
  /a:
    get:
      operationId: read
      parameters:
        - { $ref: "#/components/schemas/Filter" }
      responses: { "204": { description: Done. } }
components: { schemas: { Filter: { type: string } } }`,
    refused: ['7#/paths/~1a/get/parameters/0: the parameter has no name or no in.'],
  },
];
