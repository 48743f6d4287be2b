import type { Report } from './report.ts';

const posting = (content: string, version = '3.0.3', required = true) => `openapi: ${version}
paths:
  /a:
    post:
      operationId: send
      requestBody: { required: ${required}, content: { ${content} } }
      responses: { "204": { description: Done. } }`;
const DONE = { reply: { status: 204 } };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Bodies of requests: JSON, forms, files, and several types. */
export const bodies: readonly Report[] = [
  {
    from: 'openapi-python-client 692',
    fact: 'a list of files is a part for each',
    document: posting(
      'multipart/form-data: { schema: { type: object, required: [files], properties: { files: { type: array, items: { type: string, format: binary } }, note: { type: string } } } }',
    ),
    client: [
      {
        call: 'send',
        with: {
          body: {
            files: [new Blob(['one'], { type: 'text/plain' }), new Blob(['two'], { type: 'image/png' })],
            note: 'x',
          },
        },
        ...DONE,
        sends: { type: 'multipart/form-data', body: 'files: text/plain one\nfiles: image/png two\nnote: x' },
      },
    ],
  },
  {
    from: 'hey-api 2064',
    fact: 'a list of objects in a form is JSON in each part, and one item is still a list on the server',
    document: posting(
      'multipart/form-data: { schema: { type: object, required: [members], properties: { members: { type: array, items: { type: object, required: [id], properties: { id: { type: integer } } } } } } }',
    ),
    client: [
      {
        call: 'send',
        with: { body: { members: [{ id: 1 }, { id: 2 }] } },
        ...DONE,
        sends: { body: 'members: application/json {"id":1}\nmembers: application/json {"id":2}' },
      },
    ],
    handlers: {
      send: ({ body }: { body: unknown }) =>
        JSON.stringify(body) === '{"members":[{"id":1}]}' ? { status: 204 } : body,
    },
    server: [
      {
        ask: 'POST /a',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\ncontent-disposition: form-data; name="members"\r\n\r\n{"id":1}\r\n--b--\r\n',
        status: 204,
      },
      {
        ask: 'POST /a',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\ncontent-disposition: form-data; name="members"\r\n\r\n{"id":"x"}\r\n--b--\r\n',
        status: 400,
      },
    ],
  },
  {
    from: 'kora 851',
    fact: 'a list of numbers in a form is a part for each, and read as numbers',
    document: posting(
      'multipart/form-data: { schema: { type: object, properties: { ids: { type: array, items: { type: integer } }, ok: { type: boolean } } } }',
    ),
    client: [
      { call: 'send', with: { body: { ids: [1, 2], ok: true } }, ...DONE, sends: { body: 'ids: 1\nids: 2\nok: true' } },
    ],
    handlers: {
      send: ({ body }: { body: unknown }) =>
        JSON.stringify(body) === '{"ids":[1,2],"ok":true}' ? { status: 204 } : body,
    },
    server: [
      {
        ask: 'POST /a',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\ncontent-disposition: form-data; name="ids"\r\n\r\n1\r\n--b\r\ncontent-disposition: form-data; name="ids"\r\n\r\n2\r\n--b\r\ncontent-disposition: form-data; name="ok"\r\n\r\ntrue\r\n--b--\r\n',
        status: 204,
      },
    ],
  },
  {
    from: 'openapi-generator 3738',
    fact: 'an object in a form is one part of JSON',
    document: posting(
      'multipart/form-data: { schema: { type: object, required: [meta, file], properties: { meta: { type: object, properties: { n: { type: integer } } }, file: { type: string, format: binary } } } }',
    ),
    client: [
      {
        call: 'send',
        with: { body: { meta: { n: 1 }, file: new Blob(['x'], { type: 'text/csv' }) } },
        ...DONE,
        sends: { body: 'meta: application/json {"n":1}\nfile: text/csv x' },
      },
    ],
  },
  {
    from: 'swagger-client 1526',
    fact: 'an urlencoded form repeats the key of a list, and encodes what it must',
    document: posting(
      'application/x-www-form-urlencoded: { schema: { type: object, properties: { "email[]": { type: array, items: { type: string } }, n: { type: integer } } } }',
    ),
    client: [
      {
        call: 'send',
        with: { body: { 'email[]': ['a+b@c', 'd e'], n: 1 } },
        ...DONE,
        sends: { type: 'application/x-www-form-urlencoded', body: 'email%5B%5D=a%2Bb%40c&email%5B%5D=d%20e&n=1' },
      },
    ],
    handlers: {
      send: ({ body }: { body: unknown }) =>
        JSON.stringify(body) === '{"email[]":["a+b@c","d e"],"n":1}' ? { status: 204 } : body,
    },
    server: [
      {
        ask: 'POST /a',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'email[]=a%2Bb@c&email%5B%5D=d+e&n=1',
        status: 204,
      },
      { ask: 'POST /a', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'n=x', status: 400 },
    ],
  },
  {
    from: 'api-docs 12',
    fact: 'a content type with a parameter is the same type, whoever names the parameter',
    document: posting(
      '"application/json; charset=utf-8": { schema: { type: object, required: [n], properties: { n: { type: integer } } } }',
    ),
    handlers: { send: () => ({ status: 204 }) },
    server: [
      { ask: 'POST /a', headers: { 'content-type': 'application/json; charset=utf-8' }, body: '{"n":1}', status: 204 },
      { ask: 'POST /a', headers: JSON_TYPE, body: '{"n":1}', status: 204 },
      { ask: 'POST /a', headers: JSON_TYPE, body: '{"n":"x"}', status: 400 },
      { ask: 'POST /a', headers: { 'content-type': 'text/plain' }, body: '{"n":1}', status: 415 },
    ],
    mock: [
      { ask: 'POST /a', headers: JSON_TYPE, body: '{"n":1}', status: 204 },
      { ask: 'POST /a', headers: { 'content-type': 'APPLICATION/JSON;charset=UTF-8' }, body: '{"n":"x"}', status: 400 },
    ],
    client: [{ call: 'send', with: { body: { n: 1 } }, ...DONE, sends: { body: '{"n":1}' } }],
  },
  {
    from: 'prism 2605',
    fact: 'a content type that is none is refused',
    document: posting('undefined: { schema: { type: object } }'),
    refused: ['6'],
  },
  {
    from: 'prism 332',
    fact: 'a type with a suffix is JSON',
    document: posting(
      'application/vnd.api+json: { schema: { type: object, required: [data], properties: { data: { type: integer } } } }',
    ),
    client: [
      {
        call: 'send',
        with: { body: { data: 1 } },
        ...DONE,
        sends: { type: 'application/vnd.api+json', body: '{"data":1}' },
      },
    ],
    handlers: { send: () => ({ status: 204 }) },
    server: [
      { ask: 'POST /a', headers: { 'content-type': 'application/vnd.api+json' }, body: '{"data":1}', status: 204 },
      { ask: 'POST /a', headers: { 'content-type': 'application/vnd.api+json' }, body: '{"data":"x"}', status: 400 },
      { ask: 'POST /a', headers: JSON_TYPE, body: '{"data":1}', status: 415 },
    ],
  },
  {
    from: 'openapi-backend 903',
    fact: 'an optional body may be absent, and one that is there is judged',
    document: posting(
      'application/json: { schema: { type: object, required: [n], properties: { n: { type: integer } } } }',
      '3.0.3',
      false,
    ),
    code: 'void api.send(client, {});',
    client: [{ call: 'send', with: {}, ...DONE, sends: { body: null, type: null } }],
    handlers: { send: () => ({ status: 204 }) },
    server: [
      { ask: 'POST /a', status: 204 },
      { ask: 'POST /a', headers: JSON_TYPE, body: '{}', status: 400 },
    ],
    mock: [{ ask: 'POST /a', status: 204 }],
  },
  {
    from: 'hoppscotch 929',
    fact: 'bytes are sent as they are, with their type',
    document: posting('application/octet-stream: { schema: { type: string, format: binary } }'),
    client: [
      {
        call: 'send',
        with: { body: new Blob(['\u0000\u00ff']) },
        ...DONE,
        sends: { type: 'application/octet-stream', body: '\u0000\u00ff' },
      },
    ],
  },
  {
    from: 'openapi-generator 22055',
    fact: 'text is sent without quotes, and a JSON text with them',
    document: `openapi: 3.0.3
paths:
  /text: { put: { operationId: putText, requestBody: { required: true, content: { text/plain: { schema: { type: string, maxLength: 3 } } } }, responses: { "204": { description: Done. } } } }
  /json: { put: { operationId: putJson, requestBody: { required: true, content: { application/json: { schema: { type: string } } } }, responses: { "204": { description: Done. } } } }`,
    client: [
      { call: 'putText', with: { body: 'a"b' }, ...DONE, sends: { type: 'text/plain', body: 'a"b' } },
      { call: 'putJson', with: { body: 'a"b' }, ...DONE, sends: { type: 'application/json', body: '"a\\"b"' } },
    ],
    handlers: {
      putText: ({ body }: { body: unknown }) => (body === 'abc' ? { status: 204 } : body),
      putJson: () => ({ status: 204 }),
    },
    server: [
      { ask: 'PUT /text', headers: { 'content-type': 'text/plain' }, body: 'abc', status: 204 },
      { ask: 'PUT /text', headers: { 'content-type': 'text/plain' }, body: 'abcd', status: 400 },
      { ask: 'PUT /json', headers: JSON_TYPE, body: 'abc', status: 400 },
    ],
  },
  {
    from: 'openapi-codegen 344',
    fact: 'since 3.1, a field whose content type is no text is a file, also in a component, a list or beside null',
    document: `openapi: 3.1.0
paths:
  /a:
    post:
      operationId: send
      requestBody: { required: true, content: { multipart/form-data: { schema: { $ref: "#/components/schemas/Upload" } } } }
      responses: { "204": { description: Sent. } }
components:
  schemas:
    Upload:
      type: object
      required: [photo]
      properties:
        photo: { contentMediaType: image/png }
        others: { type: array, items: { type: string, contentMediaType: application/octet-stream } }
        maybe: { anyOf: [{ type: string, contentMediaType: application/octet-stream }, { type: "null" }] }
        note: { type: string, contentMediaType: text/markdown }
        coded: { type: string, contentEncoding: base64, contentMediaType: image/png }`,
    code: `const send = (body: C.Upload) => body;
send({ photo: new Blob(), others: [new Blob()], maybe: new Blob(), note: 'x', coded: 'eA==' });
send({ photo: new Blob(), maybe: null });
send({ photo: 'x' }); // refused
send({ photo: new Blob(), note: new Blob() }); // refused
send({ photo: new Blob(), coded: new Blob() }); // refused`,
    client: [
      {
        call: 'send',
        with: {
          body: {
            photo: new Blob(['p'], { type: 'image/png' }),
            others: [new Blob(['o'], { type: 'a/b' })],
            note: 'n',
          },
        },
        ...DONE,
        sends: { body: 'photo: image/png p\nothers: a/b o\nnote: n' },
      },
    ],
    handlers: {
      send: ({ body }: { body: { photo: unknown; others: unknown[]; note: unknown } }) =>
        body.photo instanceof Blob && body.others[0] instanceof Blob && body.note === 'n' ? { status: 204 } : body,
    },
    server: [
      {
        ask: 'POST /a',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: '--b\r\ncontent-disposition: form-data; name="photo"; filename="p"\r\ncontent-type: image/png\r\n\r\np\r\n--b\r\ncontent-disposition: form-data; name="others"; filename="o"\r\n\r\no\r\n--b\r\ncontent-disposition: form-data; name="note"\r\n\r\nn\r\n--b--\r\n',
        status: 204,
      },
    ],
  },
];
