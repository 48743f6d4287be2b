import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
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
