import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { leaveOutNulls, NullPlans } from '../../../../codegen/emit/validators/null-plans.ts';
import type { Document, Json } from '../../../../codegen/read/document/document.ts';
import { suite } from '../../../support/suite.ts';
import { withCasino } from '../../casino.ts';

type Fault = { instancePath: string; keyword: string; params: Record<string, unknown> };

type Validate = { (value: unknown): boolean; errors?: Fault[] | null };

type Requests = Record<string, { params: Validate; body?: Validate }>;

type Replies = Record<
  string,
  Record<number, { contentType: string | null; headers: Validate | null; body: Validate | null }>
>;

/** The generated validators, imported as they are and as one bundle. Modules stay loaded after their files are gone. */
const load = () =>
  withCasino([], async ({ folder, codegen }) => {
    await codegen('generate');
    const server = join(folder, 'generated/server');
    const outfile = join(folder, 'bundle.mjs');
    await build({
      entryPoints: [join(server, 'requests.gen.mjs')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'error',
    });
    const { requests }: { requests: Requests } = await import(pathToFileURL(join(server, 'requests.gen.mjs')).href);
    const { requests: bundled }: { requests: Requests } = await import(pathToFileURL(outfile).href);
    const { replies }: { replies: Replies } = await import(pathToFileURL(join(server, 'replies.gen.mjs')).href);
    return { requests, bundled, replies };
  });

const { requests, bundled, replies } = await load();

const none: Validate = () => {
  throw new Error('there is no such validator');
};

/** `ok`, or where and why the value is refused. */
const verdict = (validate: Validate | null | undefined, value: unknown): string => {
  const check = validate ?? none;
  if (check(value)) return 'ok';
  const [fault] = check.errors ?? [];
  const name = fault?.params.additionalProperty ?? fault?.params.missingProperty;
  return `${fault?.instancePath} ${fault?.keyword}${name === undefined ? '' : ` ${name}`}`;
};

const params = (parts: { path?: object; query?: object; header?: object }) => ({
  path: {},
  query: {},
  header: {},
  ...parts,
});

const table = { table_id: 't', stake: 1, state: 'Open' };

suite('codegen/requests: parameters', (test) => {
  const list = requests.listTables?.params;
  const get = requests.getTable?.params;
  const open = requests.openTable?.params;

  test('parses strings as the spec says, in place', () => {
    const request = params({ query: { limit: '7', state: ['Open', 'Closed'], empty: 'true' } });
    assert.is(verdict(list, request), 'ok');
    assert.equal(request.query, { limit: 7, state: ['Open', 'Closed'], empty: true });
  });

  test('one value of an array is an array', () => {
    const request = params({ query: { state: 'Open' } });
    assert.is(verdict(list, request), 'ok');
    assert.equal(request.query, { limit: 50, state: ['Open'] });
  });

  const cases: readonly (readonly [fact: string, validate: Validate | undefined, parts: object, verdict: string])[] = [
    ['an unknown query key is refused', list, { query: { limt: '7' } }, '/query additionalProperties limt'],
    [
      'an unknown key is refused where no query is known',
      get,
      { path: { table_id: 't' }, query: { a: '1' } },
      '/query additionalProperties a',
    ],
    ['a header that the spec does not know is no fault', list, { header: { accept: '*/*' } }, 'ok'],
    ['a text that is no number is refused', list, { query: { limit: 'many' } }, '/query/limit format'],
    ['a blank is no number', list, { query: { limit: ' ' } }, '/query/limit format'],
    ['a hexadecimal number is no number', list, { query: { limit: '0x1f' } }, '/query/limit format'],
    ['a number with leading zeros is no number', list, { query: { limit: '007' } }, '/query/limit format'],
    ['another word than true and false is no boolean', list, { query: { empty: '1' } }, '/query/empty type'],
    ['an empty text is no number', list, { query: { limit: '' } }, '/query/limit format'],
    ['a fraction is no integer', list, { query: { limit: '1.5' } }, '/query/limit format'],
    ['a repeated key of one value is refused', list, { query: { limit: ['1', '2'] } }, '/query/limit type'],
    ['a bound is kept', list, { query: { limit: '501' } }, '/query/limit maximum'],
    ['an enum is kept in arrays', list, { query: { state: ['Ajar'] } }, '/query/state/0 enum'],
    ['a parameter that is required must be there', get, { path: {} }, '/path required table_id'],
    [
      'a header is found in lower case',
      open,
      { header: { 'idempotency-key': '' } },
      '/header/idempotency-key minLength',
    ],
  ];
  for (const [fact, validate, parts, expected] of cases)
    test(fact, () => {
      assert.is(verdict(validate, params(parts)), expected);
    });
});

suite('codegen/requests: bodies', (test) => {
  const open = requests.openTable?.body;
  const cases: readonly (readonly [fact: string, body: unknown, verdict: string])[] = [
    ['what the spec says is accepted', table, 'ok'],
    ['a text is no number', { ...table, stake: '1' }, '/stake type'],
    ['the project’s own format is kept', { ...table, stake: 1.001 }, '/stake format'],
    ['a second format of the project is kept', { ...table, odds: 0 }, '/odds format'],
    ['an unknown field is refused', { ...table, colour: 'green' }, ' additionalProperties colour'],
    ['a field that is missing is named', { stake: 1, state: 'Open' }, ' required table_id'],
    ['null is not an object', null, ' type'],
    ['an array is not an object', [], ' type'],
  ];
  for (const [fact, body, expected] of cases)
    test(fact, () => {
      assert.is(verdict(open, body), expected);
    });

  test('an accepted body is not changed', () => {
    const body = Object.freeze({ ...table });
    assert.is(verdict(open, body), 'ok');
    assert.equal(body, table);
  });

  test('an operation without a body has no validator for one', () => {
    assert.is(requests.listTables?.body, undefined);
  });

  test('one bundle of everything gives the same results', () => {
    assert.is(verdict(bundled.openTable?.body, { ...table, table_id: '' }), '/table_id minLength');
    assert.is(verdict(bundled.openTable?.body, table), 'ok');
  });
});

suite('codegen/replies', (test) => {
  const list = replies.listTables;
  const problem = {
    type: '/problems/token_missing',
    title: 'T',
    status: 401,
    detail: 'D.',
    code: 'token_missing',
    request_id: 'r',
  };

  test('every declared status has a validator, and no other', () => {
    assert.equal(Object.keys(list ?? {}), ['200', '400', '401', '403', '500']);
  });

  test('a body must be what the spec says', () => {
    assert.is(verdict(list?.[200]?.body, [table]), 'ok');
    assert.is(verdict(list?.[200]?.body, [{ ...table, state: 'Ajar' }]), '/0/state enum');
  });

  test('a header that is required must be there', () => {
    assert.is(verdict(list?.[200]?.headers, { 'x-total-count': '1' }), 'ok');
    assert.is(verdict(list?.[200]?.headers, {}), ' required x-total-count');
    assert.is(verdict(list?.[200]?.headers, { 'x-total-count': 'one' }), '/x-total-count format');
  });

  test('a problem must have a code of this operation', () => {
    assert.is(list?.[401]?.contentType, 'application/problem+json');
    assert.is(verdict(list?.[401]?.body, problem), 'ok');
    assert.is(verdict(list?.[401]?.body, { ...problem, code: 'credentials_invalid' }), '/code enum');
  });

  test('a reply without a body has neither content type nor validator', () => {
    assert.equal(replies.dealCards?.[204], { contentType: null, headers: null, body: null });
  });
});

suite('codegen/nulls', (test) => {
  const text: Json = { type: 'string' };

  const schemas: Record<string, Json> = {
    Node: { type: 'object', properties: { name: text, next: { $ref: '#/components/schemas/Node' } } },
    Base: { type: 'object', required: ['id'], properties: { id: text, note: text } },
  };

  const document: Document = { openapi: '3.1.0', info: { title: 'Cases', version: '1' }, components: { schemas } };

  /** The value after removing nulls. */
  const left = (schema: Json, value: Json): unknown => {
    const plans = new NullPlans(document);
    const place = plans.add(schema);
    const copy = structuredClone(value);
    if (place !== undefined) leaveOutNulls(plans.list, place, copy);
    return copy;
  };

  const cases: [name: string, schema: Json, value: Json, left: Json][] = [
    [
      'a required field keeps it',
      { required: ['a'], properties: { a: text, b: text } },
      { a: null, b: null },
      { a: null },
    ],
    [
      'a field that says it may be null keeps it',
      { properties: { a: { type: ['string', 'null'] }, b: { anyOf: [text, { type: 'null' }] } } },
      { a: null, b: null },
      { a: null, b: null },
    ],
    [
      'a field that may be anything does not',
      { required: ['b'], properties: { a: {}, b: {} } },
      { a: null, b: null },
      { b: null },
    ],
    [
      'of alternatives, those next to one with a value',
      {
        oneOf: [
          { required: ['a'], properties: { a: text } },
          { required: ['b'], properties: { b: text } },
        ],
      },
      { a: 'x', b: null },
      { a: 'x' },
    ],
    [
      'what is inside of a field that may be anything is kept',
      { properties: { a: {} } },
      { a: { b: null } },
      { a: { b: null } },
    ],
    [
      'items of lists keep it, and what is in them does not',
      { items: { properties: { a: text } } },
      [null, { a: null }],
      [null, {}],
    ],
    ['tuples too', { prefixItems: [{ properties: { a: text } }] }, [{ a: null }], [{}]],
    [
      'values of maps keep it, also one that has a name',
      { properties: { email: text }, additionalProperties: { type: 'object', properties: { a: text } } },
      { email: null, b: null, c: { a: null } },
      { email: null, b: null, c: {} },
    ],
    ['a field that no schema knows keeps it', { properties: { a: text } }, { a: null, z: null }, { z: null }],
    [
      'a schema inside itself',
      { $ref: '#/components/schemas/Node' },
      { next: { name: null, next: { next: null } } },
      { next: { next: {} } },
    ],
    [
      'a base, and what requires a field of it',
      { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['note'], properties: { more: text } }] },
      { id: null, note: null, more: null },
      { id: null, note: null },
    ],
    [
      'of variants, the fields that none of them requires',
      {
        oneOf: [
          { required: ['a'], properties: { a: text, x: text } },
          { required: ['b'], properties: { b: text } },
        ],
      },
      { a: null, b: null, x: null },
      { a: null, b: null },
    ],
    [
      'a field that one variant requires and another does not',
      { anyOf: [{ required: ['a'], properties: { a: text } }, { properties: { a: text } }] },
      { a: null },
      {},
    ],
    ['names of every object', { properties: { constructor: text } }, { constructor: null }, {}],
    ['a value of another type', { properties: { a: text } }, 'a', 'a'],
  ];

  for (const [name, schema, value, expected] of cases)
    test(`leaves out nulls: ${name}`, () => {
      assert.equal(left(schema, value), expected);
    });

  test('a schema without optional fields has no plan', () => {
    const plans = new NullPlans(document);
    assert.is(plans.add({ type: 'object', required: ['a'], properties: { a: text } }), undefined);
    assert.is(plans.add({ type: 'array', items: text }), undefined);
    assert.equal(plans.list, []);
  });
});
