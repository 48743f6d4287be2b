import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { run } from '../../../../codegen/cli.ts';
import { generate } from '../../../../codegen/emit/generate.ts';
import { createMock } from '../../../../codegen/mock/backend.ts';
import { readProjectConfig } from '../../../../codegen/read/config/config.ts';
import { merge } from '../../../../codegen/read/project/merge.ts';
import { readSpecs } from '../../../../codegen/read/project/specs.ts';
import { suite } from '../../../support/suite.ts';
import { withGenerated } from '../../foreign.ts';
import { loadRedocly } from '../../loaded-redocly.ts';
import { asking } from '../../mock/mock-asking.ts';

// Words that can mean two things are read as most authors mean them; commands print it, and take the other reading.

loadRedocly();

const KENNEL = `openapi: 3.0.3
info: { title: Kennel, version: 1.0.0 }
servers: [{ url: / }]
paths:
  /owner:
    put:
      operationId: setOwner
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } }
      responses:
        '200':
          description: The owner
          content: { application/json: { schema: { $ref: '#/components/schemas/Owner' }, example: { best: null, any: [null], size: small } } }
components:
  schemas:
    Dog: { type: object, required: [name], properties: { name: { type: string } } }
    Size: { type: string, enum: [small, large] }
    Pet: { $ref: '#/components/schemas/Dog', nullable: true }
    Owner:
      type: object
      required: [best]
      properties:
        best: { $ref: '#/components/schemas/Dog', nullable: true, description: Or none }
        any: { type: array, items: { $ref: '#/components/schemas/Pet' } }
        size: { $ref: '#/components/schemas/Size', type: string }
        other: { $ref: '#/components/schemas/Dog', nullable: false }
`;

type Read = 'null' | 'ignore' | undefined;

const withConfig = async (text: string, read: Read, use: (file: string, folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'readings-'));
  try {
    writeFileSync(join(folder, 'spec.yaml'), text);
    const apis = { a: { document: 'spec.yaml', output: 'out', client: 'out' } };
    const file = join(folder, 'codegen.json');
    writeFileSync(file, JSON.stringify({ apis, ...(read ? { read: { 'nullable-ref': read } } : {}) }));
    await use(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const said = async (...args: string[]) => {
  const lines: string[] = [];
  const status = await run(args, (line) => lines.push(line));
  return { status, lines };
};

const NULL =
  'a: 2 × nullable-ref: nullable next to $ref is read as most authors mean it, null is allowed; OpenAPI 3.0 ignores it: --read nullable-ref=ignore, or read in the configuration';
const TYPE =
  'a: 2 × type-ref: type, or nullable: false, next to $ref is ignored, as OpenAPI 3.0 says; the schema that it refers to has its own';

suite('codegen/nullable next to $ref in OpenAPI 3.0', (test) => {
  for (const [read, allows] of [
    [undefined, true],
    ['null', true],
    ['ignore', false],
  ] as const)
    test(`${read ?? 'by default'}: ${allows ? 'allows' : 'does not allow'} null in types, requests, replies and the mock`, () =>
      withConfig(KENNEL, read, async (file) => {
        const config = readProjectConfig(file);
        const remarks: string[] = [];
        const files = await generate(config, (remark) => remarks.push(remark));
        const types = files.get('out/types.gen.ts') ?? '';
        assert.match(types, allows ? /best: Dog \| null;/ : /best: Dog;/);
        assert.match(types, /size\?: Size;/);
        assert.match(types, /other\?: Dog;/);
        assert.equal(
          remarks,
          allows
            ? [NULL, TYPE]
            : [
                'a: 2 × nullable-ref-ignored: nullable next to $ref is ignored, as OpenAPI 3.0 says; with --read nullable-ref=null, or read in the configuration, it allows null',
                TYPE,
              ],
        );
        await withGenerated([files], async ([folder = '']) => {
          const { requests } = await import(join(folder, 'out/requests.gen.mjs'));
          const { replies } = await import(join(folder, 'out/replies.gen.mjs'));
          for (const body of [requests.setOwner.body, replies.setOwner['200'].body]) {
            assert.is(body({ best: null, any: [null] }), allows);
            assert.is(body({ best: { name: 'Rex' }, any: [{ name: 'Fay' }], size: 'small' }), true);
            assert.is(body({ best: {} }), false);
            assert.is(body({ best: { name: 'Rex' }, other: null }), false);
          }
        });
        const { sections, formats } = await readSpecs(config);
        const [api] = config.apis;
        const ask = asking(await createMock(merge(api as NonNullable<typeof api>, sections), formats, '/'));
        const { status, body } = await ask('PUT', '/owner', { body: { best: null } });
        assert.is(status, allows ? 200 : 400);
        if (allows) assert.is(JSON.parse(body?.text ?? '').best, null);
      }));

  test('commands say it, and take the other reading by --read', () =>
    withConfig(KENNEL, undefined, async (file, folder) => {
      const document = join(folder, 'spec.yaml');
      const linted = (await said('lint', '--config', file)).lines;
      assert.ok(linted.includes(NULL), linted.join('\n'));
      const bundled = (await said('bundle', join(folder, 'b.json'), '--config', file, '--read', 'nullable-ref=ignore'))
        .lines;
      assert.match(bundled[0] ?? '', /2 × nullable-ref-ignored/);
      assert.match(
        (await said('generate', document, '--read', 'nullable-ref=no')).lines[0] ?? '',
        /--read nullable-ref=no is unknown; use nullable-ref=null, nullable-ref=ignore[.,]/,
      );
      writeFileSync(
        file,
        JSON.stringify({ apis: { a: { document: 'spec.yaml', output: 'out' } }, read: { 'nullable-ref': 1 } }),
      );
      assert.match(
        (await said('lint', '--config', file)).lines[0] ?? '',
        /read[.]nullable-ref is 1[.] Use one of null, ignore[.]/,
      );
    }));

  test('diff sees that a reply may be null, unless that is ignored', () =>
    withConfig(KENNEL, undefined, async (_, folder) => {
      const [old, current] = [join(folder, 'old.yaml'), join(folder, 'spec.yaml')];
      writeFileSync(old, KENNEL.replace(', nullable: true, description: Or none }', ', description: Or none }'));
      const { status, lines } = await said('diff', old, current);
      assert.is(status, 1);
      assert.equal(lines.length, 2, lines.join('\n'));
      assert.match(lines[0] ?? '', /spec[.]yaml:\d+:\d+ .*nullable/);
      const [last] = (await said('diff', old, current, '--read', 'nullable-ref=ignore')).lines.slice(-1);
      assert.match(last ?? '', /^no breaking changes/);
    }));
});

suite('codegen/a tag that is listed twice', (test) => {
  const tagged = (name: string, words: string) =>
    `openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\nservers: [{ url: / }]\ntags:\n  - { name: pets }\n  - { name: pets, description: ${words} }\n  - { name: toys, description: Toys }\n  - { name: toys, description: Toys }\npaths:\n  /${name}: { get: { operationId: ${name}, tags: [pets], security: [], responses: { "204": { description: Done } } } }\n`;

  test('is a warning if the words differ, in one document or in two; its first words are published', () =>
    withConfig(tagged('a', 'Pets'), undefined, async (file, folder) => {
      writeFileSync(join(folder, 'other.yaml'), tagged('b', 'Other pets'));
      writeFileSync(
        file,
        JSON.stringify({ apis: { a: { sections: { one: 'spec.yaml', two: 'other.yaml' }, output: 'out' } } }),
      );
      const { status, lines } = await said('lint', '--config', file);
      assert.is(status, 0, lines.join('\n'));
      assert.equal(
        lines.filter((line) => line.includes('tag-repeated')),
        [
          'spec.yaml:6:5 warning tag-repeated: the tag pets is described otherwise before; the first words are used',
          'other.yaml:6:5 warning tag-repeated: the tag pets is described otherwise in spec.yaml before; the first words are used',
        ],
      );
      const generated = await said('generate', '--config', file);
      assert.is(generated.status, 0, generated.lines.join('\n'));
      await said('bundle', join(folder, 'b.json'), '--config', file);
      assert.equal(JSON.parse(readFileSync(join(folder, 'b.json'), 'utf8')).tags, [
        { name: 'pets', description: 'Pets' },
        { name: 'toys', description: 'Toys' },
      ]);
    }));
});
