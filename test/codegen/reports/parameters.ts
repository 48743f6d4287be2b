import { isDeepStrictEqual } from 'node:util';
import { type Report, reading } from './report.ts';

/** A handler that returns 204 if its query is this. */
const queried = (parsed: unknown) => ({
  read: ({ query }: { query: object }) => (isDeepStrictEqual({ ...query }, parsed) ? { status: 204 } : query),
});

/** Parameters in paths, queries, headers and cookies. */
export const parameters: readonly Report[] = [
  {
    from: 'oapi-codegen 2183',
    fact: 'commas between items are not encoded, and those in items are',
    document: reading(
      '3.0.3',
      '- { name: terms, in: query, explode: false, schema: { type: array, items: { type: string } } }',
    ),
    client: [
      {
        call: 'read',
        with: { query: { terms: ['a', 'b c', 'd,e'] } },
        reply: { status: 204 },
        sends: { url: '/a?terms=a,b%20c,d%2Ce' },
      },
    ],
    handlers: queried({ terms: ['a', 'b c', 'd,e'] }),
    server: [{ ask: 'GET /a?terms=a,b%20c,d%2Ce', status: 204 }],
  },
  {
    from: 'oapi-codegen 2051',
    fact: 'a blank in the query is %20, as in RFC 6570',
    document: reading('3.0.3', '- { name: q, in: query, schema: { type: string } }'),
    client: [{ call: 'read', with: { query: { q: 'a b' } }, reply: { status: 204 }, sends: { url: '/a?q=a%20b' } }],
  },
  {
    from: 'cats 207',
    fact: 'by default a list is a repeated key, and an item of an enum is not split at commas',
    document: reading(
      '3.0.3',
      '- { name: severity, in: query, schema: { type: array, items: { type: string, enum: [low, high] } } }',
    ),
    client: [
      {
        call: 'read',
        with: { query: { severity: ['low', 'high'] } },
        reply: { status: 204 },
        sends: { url: '/a?severity=low&severity=high' },
      },
    ],
    handlers: queried({ severity: ['low', 'high'] }),
    server: [
      { ask: 'GET /a?severity=low&severity=high', status: 204 },
      { ask: 'GET /a?severity=low,high', status: 400 },
    ],
    mock: [
      { ask: 'GET /a?severity=low%2Chigh', status: 400 },
      { ask: 'GET /a?severity=low', status: 204 },
    ],
  },
  {
    from: 'exegesis 60',
    fact: 'a key without a sign of equality is an empty text',
    document: reading(
      '3.0.3',
      '- { name: q, in: query, schema: { type: string } }\n- { name: n, in: query, schema: { type: integer } }',
    ),
    handlers: queried({ q: '' }),
    server: [
      { ask: 'GET /a?q', status: 204 },
      { ask: 'GET /a?q=', status: 204 },
      { ask: 'GET /a?n=', status: 400 },
    ],
  },
  {
    from: 'oasdiff 861',
    fact: 'fields of an object as deepObject keep their types, and an unknown value of an enum is refused',
    document: reading(
      '3.0.3',
      '- { name: filter, in: query, style: deepObject, schema: { type: object, properties: { origin: { type: string, enum: [a, b] }, max: { type: integer }, open: { type: boolean } } } }',
    ),
    client: [
      {
        call: 'read',
        with: { query: { filter: { origin: 'a', max: 2, open: false } } },
        reply: { status: 204 },
        sends: { url: '/a?filter%5Borigin%5D=a&filter%5Bmax%5D=2&filter%5Bopen%5D=false' },
      },
    ],
    parameters: [
      [
        'read',
        { query: { 'filter[origin]': 'a', 'filter[max]': '2', 'filter[open]': 'false' } },
        { query: { filter: { origin: 'a', max: 2, open: false } } },
      ],
      ['read', { query: { 'filter[origin]': 'c' } }, '/query/filter/origin enum'],
    ],
    mock: [
      { ask: 'GET /a?filter%5Borigin%5D=b', status: 204 },
      { ask: 'GET /a?filter[max]=x', status: 400 },
    ],
  },
  {
    from: 'typed-openapi 46',
    fact: 'a cookie is sent with the others, and is in the types',
    document: reading(
      '3.0.3',
      '- { name: AUTH_TOKEN, in: cookie, required: true, schema: { type: string } }\n- { name: debug, in: cookie, schema: { type: boolean, default: false } }',
    ),
    client: [
      {
        call: 'read',
        with: { cookies: { AUTH_TOKEN: 'a b', debug: true } },
        reply: { status: 204 },
        sends: { headers: { cookie: 'AUTH_TOKEN=a%20b; debug=true' } },
      },
    ],
    code: "void api.read(client, {}); // refused\nvoid api.read(client, { cookies: { AUTH_TOKEN: 'x' } });",
  },
  {
    from: 'openapi-generator 24841',
    fact: 'a list in a header is its items with commas',
    document: reading(
      '3.0.3',
      '- { name: X-Ids, in: header, required: true, schema: { type: array, items: { type: integer } } }\n- { name: x-flag, in: header, schema: { type: boolean } }',
    ),
    client: [
      {
        call: 'read',
        with: { headers: { 'X-Ids': [3, 4, 5], 'x-flag': false } },
        reply: { status: 204 },
        sends: { headers: { 'x-ids': '3,4,5', 'x-flag': 'false' } },
      },
    ],
    parameters: [
      ['read', { header: { 'x-ids': '3,4,5', 'x-flag': 'true' } }, { header: { 'x-ids': [3, 4, 5], 'x-flag': true } }],
    ],
    handlers: { read: () => ({ status: 204 }) },
    server: [
      { ask: 'GET /a', headers: { 'x-ids': '3, 4' }, status: 204 },
      { ask: 'GET /a', headers: { 'x-ids': '3,x' }, status: 400 },
      { ask: 'GET /a', status: 400 },
    ],
  },
  {
    from: 'swagger-codegen 7484',
    fact: 'names of parameters with other signs are sent as they are',
    document: reading(
      '3.0.3',
      `- { name: $skip, in: query, schema: { type: integer } }
- { name: "ids[]", in: query, schema: { type: array, items: { type: integer } } }
- { name: "a&c", in: query, schema: { type: string } }`,
    ),
    client: [
      {
        call: 'read',
        with: { query: { $skip: 1, 'ids[]': [1, 2], 'a&c': 'd&e=f' } },
        reply: { status: 204 },
        sends: { url: '/a?%24skip=1&ids%5B%5D=1&ids%5B%5D=2&a%26c=d%26e%3Df' },
      },
    ],
    handlers: queried({ $skip: 1, 'ids[]': [1, 2], 'a&c': 'd&e=f' }),
    server: [{ ask: 'GET /a?$skip=1&ids[]=1&ids%5B%5D=2&a%26c=d%26e%3Df', status: 204 }],
  },
  {
    from: 'openapi-specification 2037',
    fact: 'undefined is left out, and what has no value in a query is not sent as a word',
    document: reading(
      '3.0.3',
      '- { name: a, in: query, schema: { type: string } }\n- { name: b, in: query, schema: { type: array, items: { type: string } } }',
    ),
    client: [
      { call: 'read', with: { query: { a: undefined, b: [] } }, reply: { status: 204 }, sends: { url: '/a' } },
      { call: 'read', with: { query: { a: '', b: [''] } }, reply: { status: 204 }, sends: { url: '/a?a=&b=' } },
    ],
  },
  {
    from: 'oasdiff 200',
    fact: 'a default is filled in, and makes the parameter optional for callers alone',
    document: reading(
      '3.0.3',
      '- { name: page, in: query, schema: { type: integer, default: 1 } }\n- { name: size, in: query, schema: { type: integer, minimum: 1, default: 20 } }',
    ),
    handlers: queried({ page: 1, size: 5 }),
    server: [
      { ask: 'GET /a?size=5', status: 204 },
      { ask: 'GET /a?size=0', status: 400 },
    ],
    code: "void api.read(client, {});\nvoid (({ page, size }: Parameters<S.Handlers['read']>[0]['query']): number => page + size);",
  },
  {
    from: 'ballerina-library 5379',
    fact: 'a parameter of the path item is every operation’s, and the operation’s own replaces it',
    document: `openapi: 3.1.0
paths:
  /a/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: v, in: query, required: true, schema: { type: string } }
    get:
      operationId: read
      parameters: [{ name: v, in: query, schema: { type: integer } }]
      responses: { "204": { description: Done. } }
    delete: { operationId: remove, responses: { "204": { description: Done. } } }`,
    parameters: [
      ['read', { path: { id: 'x' }, query: { v: '2' } }, { path: { id: 'x' }, query: { v: 2 } }],
      ['read', { path: { id: 'x' } }, { query: {} }],
      ['remove', { path: { id: 'x' } }, '/query required'],
    ],
  },
  {
    from: 'strong-remoting 143',
    fact: 'a date, an integer and a text that looks like either stay what their schemas say',
    document: reading(
      '3.1.0',
      `- { name: on, in: query, schema: { type: string, format: date } }
- { name: code, in: query, schema: { type: string } }
- { name: either, in: query, schema: { type: [integer, string] } }
- { name: flag, in: query, schema: { type: boolean } }`,
    ),
    parameters: [
      [
        'read',
        { query: { on: '2026-01-31', code: '0123', either: '12', flag: 'true' } },
        { query: { on: '2026-01-31', code: '0123', either: 12, flag: true } },
      ],
      ['read', { query: { either: '1x' } }, { query: { either: '1x' } }],
      ['read', { query: { flag: '1' } }, '/query/flag type'],
      ['read', { query: { on: '31.1.2026' } }, '/query/on format'],
    ],
  },
  {
    from: 'OpenAPI-Specification 164',
    fact: 'a query in a path is sent, and separates the operation from others of the path',
    document: `openapi: 3.1.0
paths:
  /answers/{id}:
    get:
      operationId: plain
      parameters: &id
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer } }
      responses: { "204": { description: Read. } }
  /answers/{id}?beta=true:
    get: { operationId: beta, parameters: *id, responses: { "204": { description: Read. } } }
  /answers/{id}?beta=true&kind=a b:
    get: { operationId: kind, parameters: *id, responses: { "204": { description: Read. } } }
  /only?it=1:
    post: { operationId: only, responses: { "204": { description: Done. } } }`,
    client: [
      {
        call: 'plain',
        with: { path: { id: 'x' }, query: { limit: 1 } },
        reply: { status: 204 },
        sends: { url: '/answers/x?limit=1' },
      },
      { call: 'beta', with: { path: { id: 'x' } }, reply: { status: 204 }, sends: { url: '/answers/x?beta=true' } },
      {
        call: 'beta',
        with: { path: { id: 'x' }, query: { limit: 1 } },
        reply: { status: 204 },
        sends: { url: '/answers/x?beta=true&limit=1' },
      },
      {
        call: 'kind',
        with: { path: { id: 'x' }, query: { limit: 1 } },
        reply: { status: 204 },
        sends: { url: '/answers/x?beta=true&kind=a+b&limit=1' },
      },
    ],
    handlers: {
      plain: ({ query }: { query: object }) =>
        isDeepStrictEqual({ ...query }, { limit: 1 }) ? { status: 204 } : query,
      beta: ({ query }: { query: object }) => (isDeepStrictEqual({ ...query }, { limit: 2 }) ? { status: 204 } : query),
      kind: ({ query }: { query: object }) => (isDeepStrictEqual({ ...query }, {}) ? { status: 204 } : query),
      only: () => ({ status: 204 }),
    },
    server: [
      { ask: 'GET /answers/x?limit=1', status: 204 },
      { ask: 'GET /answers/x?limit=2&beta=true', status: 204 },
      { ask: 'GET /answers/x?kind=a%20b&beta=true', status: 204 },
      { ask: 'GET /answers/x?beta=false', status: 400 },
      { ask: 'POST /only?it=1', status: 204 },
      { ask: 'POST /only', status: 404 },
      { ask: 'GET /only', status: 405 },
    ],
    mock: [
      { ask: 'GET /answers/x?limit=1', status: 204 },
      { ask: 'GET /answers/x?limit=1&beta=true', status: 204 },
      { ask: 'GET /answers/x?beta=false', status: 400 },
      { ask: 'POST /only', status: 404 },
    ],
  },
  {
    from: 'OpenAPI-Specification 549',
    fact: 'a query in a path whose values are parameters says no more than these',
    document: `openapi: 3.1.0
paths:
  /near?code={area}:
    parameters: [{ name: area, in: path, required: true, schema: { type: string } }]
    get: { operationId: near, responses: { "204": { description: Read. } } }
  /found?q=example:
    get:
      operationId: found
      parameters: [{ name: q, in: query, schema: { type: string } }]
      responses: { "204": { description: Read. } }
  /listed{?page}:
    get:
      operationId: listed
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses: { "204": { description: Read. } }`,
    client: [
      { call: 'near', with: { query: { code: 'a b' } }, reply: { status: 204 }, sends: { url: '/near?code=a%20b' } },
      { call: 'found', with: {}, reply: { status: 204 }, sends: { url: '/found' } },
      { call: 'listed', with: { query: { page: 2 } }, reply: { status: 204 }, sends: { url: '/listed?page=2' } },
    ],
    handlers: {
      near: ({ query }: { query: object }) =>
        isDeepStrictEqual({ ...query }, { code: 'a b' }) ? { status: 204 } : query,
      found: () => ({ status: 204 }),
      listed: ({ query }: { query: object }) =>
        isDeepStrictEqual({ ...query }, { page: 2 }) ? { status: 204 } : query,
    },
    server: [
      { ask: 'GET /near?code=a%20b', status: 204 },
      { ask: 'GET /near', status: 400 },
      { ask: 'GET /found?q=1', status: 204 },
      { ask: 'GET /listed?page=2', status: 204 },
    ],
    mock: [
      { ask: 'GET /near?code=a', status: 204 },
      { ask: 'GET /near', status: 400 },
      { ask: 'GET /listed?page=x', status: 400 },
    ],
  },
  {
    from: 'OpenAPI-Specification 1573',
    fact: 'a parameter that allows an empty value takes an empty text beside the values of its schema',
    document: reading(
      '3.0.3',
      `- { name: page, in: query, allowEmptyValue: true, schema: { type: integer, minimum: 1, default: 1 } }
- { name: kind, in: query, allowEmptyValue: true, schema: { type: string, enum: [a] } }
- { name: size, in: query, schema: { type: integer } }`,
    ),
    client: [
      {
        call: 'read',
        with: { query: { page: '', kind: 'a' } },
        reply: { status: 204 },
        sends: { url: '/a?page=&kind=a' },
      },
    ],
    parameters: [
      ['read', { query: { page: '', kind: '' } }, { query: { page: '', kind: '' } }],
      ['read', { query: { page: '2', kind: 'a' } }, { query: { page: 2, kind: 'a' } }],
      ['read', { query: {} }, { query: { page: 1 } }],
      ['read', { query: { page: '0' } }, '/query/page type'],
      ['read', { query: { kind: 'b' } }, '/query/kind enum'],
      ['read', { query: { size: '' } }, '/query/size format'],
    ],
    mock: [
      { ask: 'GET /a?page=&kind', status: 204 },
      { ask: 'GET /a?page=0', status: 400 },
    ],
  },
];
