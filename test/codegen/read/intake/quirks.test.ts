import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { refusalOf, verdict, withForeign } from '../../foreign.ts';

const quirk = (name: string) => `test/codegen/fixtures/quirks/${name}.yaml`;

const read = await withForeign(quirk('parameters'), [], async ({ requests, read: text, remarks }) => {
  const { read: operation } = await requests();
  const query = (given: object) => {
    const value = { path: { ids: '1,2' }, query: { ...given }, header: {} };
    const said = verdict(operation?.params, value);
    return said === 'ok' ? value.query : said;
  };
  return { operation, query, client: text('operations/read.gen.ts'), types: text('types.gen.ts'), remarks };
});

suite('codegen/parameters', (test) => {
  const cases: readonly (readonly [fact: string, query: object, result: unknown])[] = [
    ['a text that looks like a number is one, where a number passes', { limit: '7' }, { limit: 7 }],
    ['what is no number stays a text', { limit: 'all' }, { limit: 'all' }],
    ['a number that passes no variant is refused', { limit: '11' }, '/query/limit type'],
    ['a hexadecimal number is refused by all variants', { limit: '0x1' }, '/query/limit type'],
    ['a text that passes as one is not refused as a number', { free: '5' }, { free: '5' }],
    ['a text is changed by no variant that it does not pass', { free: '007' }, { free: '007' }],
    ['a number behind a reference', { ref: '2' }, { ref: 2 }],
    ['a number behind a reference keeps its bounds', { ref: '0' }, '/query/ref minimum'],
    ['a number in parts', { both: '5' }, { both: 5 }],
    ['a number in parts keeps the bounds of all', { both: '6' }, '/query/both maximum'],
    ['a blank is no number that may be null', { none: '' }, '/query/none format'],
    ['a number that may be null', { none: '-3' }, { none: -3 }],
    ['a flag or a number: a flag', { flag: 'true' }, { flag: true }],
    ['a flag or a number: a number', { flag: '1.5' }, { flag: 1.5 }],
    ['a flag or a number: neither', { flag: 'yes' }, '/query/flag type'],
    ['a list with commas', { list: '1,2.5' }, { list: [1, 2.5] }],
    ['a list with commas keeps the type of its items', { list: '1,x' }, '/query/list/1 format'],
    ['a list with bars', { bar: 'a|b' }, { bar: ['a', 'b'] }],
    ['a list with spaces', { gap: 'a b' }, { gap: ['a', 'b'] }],
    ['one text of a text or a list', { many: 'a' }, { many: 'a' }],
    ['a list of a text or a list', { many: ['a', 'b'] }, { many: ['a', 'b'] }],
    ['an object in the query', { 'filter[from]': '1', 'filter[open]': 'false' }, { filter: { from: 1, open: false } }],
    [
      'an object in the query is closed',
      { 'filter[from]': '1', 'filter[to]': '2' },
      '/query/filter additionalProperties',
    ],
    ['an object in the query has what it must have', { 'filter[open]': 'true' }, '/query/filter required'],
    ['objects in a list are JSON', { rows: ['{"n":1}', '{"n":2}'] }, { rows: [{ n: 1 }, { n: 2 }] }],
    ['one object in a list', { rows: '{"n":1}' }, { rows: [{ n: 1 }] }],
    ['an object in a list that is no JSON is refused', { rows: 'n' }, '/query/rows/0 type'],
    ['lists in a list are one JSON', { table: '[[1],[2]]' }, { table: [[1], [2]] }],
    ['a list of lists is not split', { table: '1|2' }, '/query/table type'],
    ['JSON in content', { json: '{"n":3}' }, { json: { n: 3 } }],
    ['JSON in content keeps its types', { json: '{"n":"3"}' }, '/query/json/n type'],
    ['a key that belongs to no object is refused', { 'filter[': '1' }, '/query additionalProperties'],
  ];
  for (const [fact, query, result] of cases)
    test(fact, () => {
      assert.equal(read.query(query), result);
    });

  test('lists in a path and in a header', () => {
    const value = { path: { ids: '1,2' }, query: {}, header: { 'x-tags': '3, 4', 'x-rows': '[{"n":5}]' } };
    assert.is(verdict(read.operation?.params, value), 'ok');
    assert.equal(
      [value.path.ids, value.header['x-tags']],
      [
        [1, 2],
        [3, 4],
      ],
    );
  });

  test('a header that OpenAPI ignores as a parameter is neither validated nor typed', () => {
    assert.not.match(read.types, /authorization/i);
    assert.match(read.remarks.join(), /OpenAPI ignores header parameters called Accept/);
  });

  test('the client gets every non-default serialization', () => {
    for (const line of [
      '    path: { ids: segment },',
      '    query: { list: comma, bar: pipe, gap: space, filter: deep, table: json, json: json },',
      "    headers: { 'x-tags': list, 'x-rows': jsonHeader },",
    ])
      assert.ok(read.client.includes(line), line);
  });

  test('unsupported parameters are refused by name, with line and fix', async () => {
    const lines = await refusalOf(quirk('refused-parameters'));
    assert.equal(lines, [
      'refused-parameters.yaml:17#/paths/~1a~1{matrix}/get/parameters/5/schema/default: the default of limit, "30", does not match its schema. Correct it, or remove it. Or accept parameter-default: the default is not filled in.',
    ]);
    const rest = await refusalOf(quirk('refused-parameters'), ['parameter-default']);
    assert.equal(
      rest.map((line) =>
        line.replace(/^.*get: the (?:style of the )?parameter (\w+) .*Or accept ([\w-]+):.*$/, '$1 $2'),
      ),
      ['matrix parameter-style', 'table parameter-content', 'spread parameter-style'],
    );
  });

  test('accepted limitations have the documented effect', async () => {
    const accept = ['parameter-default', 'parameter-style', 'parameter-content'] as const;
    await withForeign(quirk('refused-parameters'), accept, async ({ requests, read: text }) => {
      const value = {
        path: { matrix: 'm' },
        query: { json: '{"a":1}', spread: { a: 'x' } },
        header: {},
        cookie: {},
      };
      assert.is(verdict((await requests()).read?.params, value), 'ok');
      assert.equal(value.query, { json: { a: 1 }, spread: { a: 'x' } });
      assert.match(text('types.gen.ts'), 'session?: string');
    });
  });
});

suite('codegen/names', (test) => {
  test('an operation is named after its operationId, or its method and path, in camelCase', async () => {
    await withForeign(quirk('names'), [], async ({ requests, replies, read: text }) => {
      const names = ['getPetsByPetIdToysJson', 'delete', 'post2faEnableNow', 'constructor', 'get日本'];
      assert.equal(Object.keys(await requests()).sort(), [...names].sort());
      const toys = (await replies()).getPetsByPetIdToysJson?.[200]?.body;
      assert.is(verdict(toys, { 'a-b': 'x', constructor: 'c', 日本: 1 }), 'ok');
      assert.is(verdict(toys, { 'a-b': 'x', constructor: 'c', '1x': [1] }), '/1x/0 type');
      assert.is(verdict((await replies()).get日本?.[200]?.body, 1), 'ok');
      assert.match(text('types.gen.ts'), 'export type ArraySchema = {');
    });
  });

  test('two operations of one name are refused, or numbered', async () => {
    assert.equal(await refusalOf(quirk('same-name')), [
      'same-name.yaml:5#/paths/~1b/get: the name listPets is already used by #/paths/~1a/get. Give it a unique operationId. Or accept operation-name: the later operations get a number after their name.',
    ]);
    await withForeign(quirk('same-name'), ['operation-name'], async ({ requests }) => {
      assert.equal(Object.keys(await requests()), ['listPets', 'listPets2']);
    });
  });
});

suite('codegen/OpenAPI 3.0', (test) => {
  test('means what it says', async () => {
    await withForeign(quirk('openapi-3.0'), [], async ({ requests, remarks, read: text }) => {
      const { send } = await requests();
      const cases: readonly (readonly [body: object, verdict: string])[] = [
        [{ text: null, state: null, either: null, other: null, anything: 1 }, 'ok'],
        [{ text: 'a', state: 'b', either: 1, other: { id: 1 }, anything: null }, 'ok'],
        [{ text: 1 }, '/text type'],
        [{ state: 'c' }, '/state enum'],
        [{ above: 1 }, '/above exclusiveMinimum'],
        [{ above: 2, below: 9 }, 'ok'],
        [{ below: 10 }, '/below maximum'],
        [{ described: null }, '/described type'],
      ];
      for (const [body, expected] of cases) assert.is(verdict(send?.body, body), expected, JSON.stringify(body));
      assert.match(text('types.gen.ts'), "state?: 'a' | 'b' | null;");
      assert.equal(remarks, [
        'foreign: 3 × nullable-meant: nullable without a type, or with an enum that lacks null, is taken to allow null',
      ]);
    });
  });

  test('siblings of a reference are refused, or ignored', async () => {
    assert.equal(await refusalOf(quirk('reference-sibling')), [
      'reference-sibling.yaml:12#/paths/~1a/get/responses/200/content/application~1json/schema/nullable: nullable is next to $ref, where OpenAPI 3.0 ignores it. Write allOf: [{ $ref }, { … }]. Or accept reference-sibling: the keywords next to $ref are ignored, as in OpenAPI 3.0.',
    ]);
    await withForeign(quirk('reference-sibling'), ['reference-sibling'], async ({ replies }) => {
      assert.is(verdict((await replies()).read?.[200]?.body, null), ' type');
    });
  });
});
