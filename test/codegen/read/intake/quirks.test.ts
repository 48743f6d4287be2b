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

const includes = (text: string, part: string) => assert.ok(text.includes(part), `${part} is not in\n${text}`);

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
      const names = [
        'getPetsByPetIdToysJson',
        'getTOTPForUserID',
        'delete',
        'post2faEnableNow',
        'constructor',
        'get日本',
      ];
      assert.equal(Object.keys(await requests()).sort(), [...names].sort());
      const toys = (await replies()).getPetsByPetIdToysJson?.[200]?.body;
      assert.is(verdict(toys, { 'a-b': 'x', constructor: 'c', 日本: 1 }), 'ok');
      assert.is(verdict(toys, { 'a-b': 'x', constructor: 'c', '1x': [1] }), '/1x/0 type');
      assert.is(verdict((await replies()).get日本?.[200]?.body, 1), 'ok');
      assert.match(text('types.gen.ts'), 'export type ArraySchema = {');
    });
  });

  test('an abbreviation in an operationId costs no type, and callers may leave out what a handler gets as the default', async () => {
    await withForeign(
      quirk('names'),
      [],
      async ({ read: text, files }) => {
        const [served, called] = [text('types.gen.ts'), files.get('client/types.gen.ts') ?? ''];
        assert.match(text('operations.gen.ts'), /data: (\w+);\n +responses: (?!never)/);
        assert.match(served, /export type GetTotpForUserIdData = \{[^}]*query: \{\s+size: number;/);
        assert.match(
          called,
          /export type GetTotpForUserIdData = \{[^}]*query\?: \{\s+size\?: number;[^}]*\};\s+url: '\/2fa';/,
        );
        const only = (text: string) => text.replaceAll(/(query|size)\?:/g, '$1:');
        assert.is(only(called), only(served));
        const call = [...files].find(([file]) => file.endsWith('get-totpfor-user-id.gen.ts') || file.includes('totp'));
        assert.match(call?.[1] ?? '', 'Omit<GetTotpForUserIdData');
      },
      'client',
    );
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
      'reference-sibling.yaml:12#/paths/~1a/get/responses/200/content/application~1json/schema/minLength: minLength is next to $ref, where OpenAPI 3.0 ignores it. Write allOf: [{ $ref }, { … }]. Or accept reference-sibling: the keywords next to $ref are ignored, as in OpenAPI 3.0.',
    ]);
    await withForeign(quirk('reference-sibling'), ['reference-sibling'], async ({ replies }) => {
      assert.is(verdict((await replies()).read?.[200]?.body, 'a'), 'ok');
    });
  });
});

suite('codegen/content types', (test) => {
  test('every content type has its validator, a form is read from its texts', async () => {
    await withForeign(quirk('contents'), [], async ({ requests, replies }) => {
      const { send, upload } = await requests();
      assert.is(verdict(send?.body, { count: 1 }), 'ok');
      assert.is(verdict(send?.body, { count: '1' }), '/count type');
      const form = { count: '1', open: 'true' };
      assert.is(verdict(send?.bodies?.['application/x-www-form-urlencoded'], form), 'ok');
      assert.equal(form, { count: 1, open: true });
      const parts = { file: Buffer.from('x'), sizes: ['1', '2'] };
      assert.is(verdict(send?.bodies?.['multipart/form-data'], parts), 'ok');
      assert.equal(parts.sizes, [1, 2]);
      assert.is(verdict(send?.bodies?.['multipart/form-data'], {}), ' required');
      assert.is(send?.bodies?.['application/octet-stream'], undefined);
      assert.is(verdict(upload?.body, Buffer.from('x')), 'ok');
      const answers = (await replies()).send;
      assert.equal(Object.keys(answers ?? {}), ['200', '4XX', 'default']);
      assert.is(verdict(answers?.[200]?.bodies?.['text/csv'], 1), ' type');
      assert.is(verdict(answers?.['4XX']?.body, {}), ' required');
      assert.is(answers?.default?.contentType, null);
    });
  });

  test('a type is that of any content type, errors stand with the operation', async () => {
    await withForeign(quirk('contents'), [], async ({ read }) => {
      const types = read('types.gen.ts');
      includes(types, '    200: Form | string;');
      includes(types, "    '4XX': {\n        code: string;\n    };");
      includes(read('operations.gen.ts'), 'errors: SendErrors;');
      const send = read('operations/send.gen.ts');
      includes(send, "'multipart/form-data': sendMultipart");
      includes(send, "'text/csv': readText");
      includes(read('operations/upload.gen.ts'), "statuses: ['2XX'],");
    });
  });
});

suite('codegen/references and variants', (test) => {
  test('a schema may hold itself, and refer into an operation', async () => {
    await withForeign(quirk('recursion'), ['schema-loop'], async ({ replies, read }) => {
      const all = await replies();
      const leaf = (name: unknown) => ({ name: 'a', leaves: [{ name: 'b', leaves: [{ name }] }] });
      for (const operation of ['read', 'deep']) {
        assert.is(verdict(all[operation]?.[200]?.body, leaf('c')), 'ok');
        assert.is(verdict(all[operation]?.[200]?.body, leaf(1)), '/leaves/0/leaves/0/name type');
      }
      includes(read('types.gen.ts'), 'leaves?: Array<Tree>;');
    });
  });

  test('a base whose variants include it is refused, or included without its variants', async () => {
    const lines = await refusalOf(quirk('recursion'));
    assert.equal(
      lines.map((line) => line.replace(/[.] Move .*$/, '')),
      [
        'recursion.yaml:47#/components/schemas/Cat: Cat and Pet apply each other to the same value',
        'recursion.yaml:48#/components/schemas/Dog: Dog and Pet apply each other to the same value',
      ],
    );
    await withForeign(quirk('recursion'), ['schema-loop'], async ({ replies }) => {
      const pet = (await replies()).write?.[200]?.body;
      assert.is(verdict(pet, { kind: 'Cat', lives: 9 }), 'ok');
      assert.is(verdict(pet, { kind: 'Cow' }), '/kind enum');
      assert.is(verdict(pet, { lives: 9 }), ' required');
    });
  });

  test('a discriminator with a default takes other values, and those without the property', async () => {
    await withForeign(quirk('discriminator-default'), [], async ({ requests }) => {
      const { send } = await requests();
      const of = (value: unknown) => verdict(send?.body, value) === 'ok';
      assert.ok(of({ kind: 'round', size: 1 }));
      assert.not.ok(of({ kind: 'round', size: 'x' }));
      assert.ok(of({ kind: 'square', size: 'x' }));
      assert.not.ok(of({ kind: 'square', name: 'x', size: 1 }));
      assert.ok(of({ kind: 'oval', name: 'x' }));
      assert.ok(of({ name: 'x' }));
      assert.not.ok(of({ kind: 'oval' }));
    });
  });

  test('a discriminator works in types and validators alike', async () => {
    await withForeign(quirk('discriminator'), [], async ({ requests, read }) => {
      const { send } = await requests();
      for (const kind of ['round', 'circle', 'Square']) assert.is(verdict(send?.body, { kind, size: 1 }), 'ok', kind);
      for (const kind of ['Round', 'square', undefined]) assert.is.not(verdict(send?.body, { kind }), 'ok', kind);
      includes(read('types.gen.ts'), "kind: 'round' | 'circle';");
    });
  });

  test('a dangling reference is always refused', async () => {
    assert.equal(await refusalOf(quirk('unresolved')), [
      'unresolved.yaml:10#/paths/~1a/get/responses/200/content/application~1json/schema: #/components/schemas/Nothing does not exist. Correct the reference.',
    ]);
  });
});

suite('codegen/JSON Schema', (test) => {
  test('validators keep every keyword, and require one-way fields only in that direction', async () => {
    await withForeign(quirk('schemas'), [], async ({ requests, replies }) => {
      const { send } = await requests();
      const base = { secret: 's', elsewhere: 1 };
      const cases: readonly (readonly [body: object, verdict: string])[] = [
        [{}, 'ok'],
        [{ pair: [], mixed: null, only: null, yes: 1, free: { a: 1 } }, 'ok'],
        [{ pair: ['a', 1, true], mixed: { b: 1 } }, 'ok'],
        [{ pair: [1] }, '/pair/0 type'],
        [{ full: ['a'] }, '/full minItems'],
        [{ mixed: { b: 2 } }, '/mixed enum'],
        [{ only: 1 }, '/only const'],
        [{ no: 1 }, '/no false schema'],
        [{ keyed: { 'x-a': 1 } }, 'ok'],
        [{ keyed: { 'x-a': 'a' } }, '/keyed/x-a type'],
        [{ keyed: { a: 1 } }, '/keyed additionalProperties'],
        [{ closed: { id: 1, more: 'a' } }, 'ok'],
        [{ closed: { id: 1, less: 'a' } }, '/closed unevaluatedProperties'],
        [{ beside: { id: 1 } }, '/beside required'],
        [{ large: 2 ** 60, odd: 'green', dashed: 'a-b@x' }, 'ok'],
        [{ dashed: 'a b@x' }, '/dashed pattern'],
      ];
      for (const [body, expected] of cases)
        assert.is(verdict(send?.body, { ...base, ...body }), expected, JSON.stringify(body));
      assert.is(verdict(send?.body, { elsewhere: 1 }), ' required');
      const reply = (await replies()).send?.[200]?.body;
      assert.is(verdict(reply, { made: 'm', elsewhere: 1 }), 'ok');
      assert.is(verdict(reply, { secret: 's', elsewhere: 1 }), ' required');
    });
  });

  test('types say exactly what the schemas do', async () => {
    await withForeign(quirk('schemas'), [], async ({ read, remarks }) => {
      const types = read('types.gen.ts');
      for (const part of [
        'elsewhere: unknown;',
        'pair?: Array<string | number | unknown>;',
        'full?: [\n        string,\n        number\n    ];',
        "mixed?: 1 | 'a' | null | {\n        [key: string]: unknown;\n    };",
        'only?: null;',
        'beside?: Base & {\n        more: string;\n    };',
        'large?: number;',
      ])
        includes(types, part);
      assert.equal(
        remarks.map((remark) => remark.split(':')[1]),
        [' 1 × integer-wide', ' 1 × format-unknown', ' 1 × pattern-without-u'],
      );
    });
  });

  test('a keyword that validators do not support is refused by name', async () => {
    const lines = await refusalOf(quirk('refused-schemas'));
    assert.equal(
      lines.map((line) =>
        line.replace(/^.*yaml:(\d+)#\/components\/schemas\/(\S+): .*Or accept ([\w.-]+):.*$/, '$1 $2 $3'),
      ),
      [
        '6 Pattern/pattern pattern-syntax',
        '7 Keyword/maxLenght keyword-unknown',
        '8 Value/required keyword-value',
        '9 Nullable/nullable keyword-of-openapi-3.0',
        '10 Identity/$id schema-identity',
        '12 Empty contradiction',
        '14 Mapping/discriminator/mapping/b discriminator-mapping',
        '11 Never contradiction',
      ],
    );
  });
});

suite('codegen/security', (test) => {
  test('one scheme is a name, anything else the alternatives that OpenAPI lists', async () => {
    await withForeign(quirk('security'), [], async ({ read, remarks, routes }) => {
      const found = Object.fromEntries((await routes()).map(({ operationId, security }) => [operationId, security]));
      assert.equal(found, {
        plain: 'key',
        open: 'none',
        alias: 'key',
        any: [{ key: [], login: ['read'] }, {}],
        scoped: [{ login: ['read'] }],
      });
      includes(read('operations/scoped.gen.ts'), "server: 'https://files.example.com',");
      includes(read('types.gen.ts'), 'WebhookPayload = {');
      assert.equal(remarks, []);
    });
  });
});

suite('codegen/lengths', (test) => {
  test('a length is counted in characters, not in the units that they are stored in', async () => {
    await withForeign(quirk('lengths'), [], async ({ requests }) => {
      const { send } = await requests();
      const characters = ['a', 'é', '😀', '\ud83d', '\ude00'];
      const texts = [''];
      for (const text of texts) if (text.length < 6) texts.push(...characters.map((each) => text + each));
      for (const text of texts)
        for (const limit of [0, 1, 2, 3]) {
          const { length } = [...text];
          const from = length < limit ? `/from${limit} minLength` : 'ok';
          assert.is(verdict(send?.body, { [`from${limit}`]: text }), from, `${JSON.stringify(text)} from ${limit}`);
          const to = length > limit ? `/to${limit} maxLength` : 'ok';
          assert.is(verdict(send?.body, { [`to${limit}`]: text }), to, `${JSON.stringify(text)} to ${limit}`);
        }
      assert.is(verdict(send?.body, { '😀😀😀😀😀': 1 }), 'ok');
      assert.is(verdict(send?.body, { '😀😀😀😀😀a': 1 }), ' maxLength');
    });
  });
});
