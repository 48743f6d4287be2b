import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { refusalOf, verdict, withForeign } from '../../foreign.ts';

const quirk = (name: string) => `test/codegen/fixtures/quirks/${name}.yaml`;
const includes = (text: string, part: string) => assert.ok(text.includes(part), `${part} is not in\n${text}`);

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
        [' 1 × format-unknown', ' 1 × pattern-without-u'],
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
