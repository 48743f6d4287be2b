import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { type Comparison, compare } from '../../../codegen/check/compatibility.ts';
import { byVersion, leastVersion } from '../../../codegen/check/released.ts';
import type { Json, JsonObject } from '../../../codegen/read/document/document.ts';
import { suite } from '../../support/suite.ts';
import { loadRedocly } from '../loaded-redocly.ts';
import { BREAKING, type Case, HARMLESS } from './compatibility-cases.ts';

loadRedocly();

/** Compares two documents in one folder. */
const compared = (before: JsonObject, after: JsonObject): Comparison => {
  const folder = mkdtempSync(join(tmpdir(), 'compatibility-'));
  try {
    writeFileSync(join(folder, 'old.json'), JSON.stringify(before));
    writeFileSync(join(folder, 'new.json'), JSON.stringify(after));
    return compare({ root: folder, apis: [] }, 'old.json', 'new.json');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer' },
  key: { type: 'apiKey', in: 'header', name: 'key' },
  oauth: {
    type: 'oauth2',
    flows: {
      clientCredentials: { tokenUrl: 'https://example.com/token', scopes: { read: 'Reads.', write: 'Writes.' } },
    },
  },
};

const documentOf = (paths: JsonObject, more: JsonObject = {}): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Cases', version: '1.0.0' },
  servers: [{ url: 'https://example.com/v1' }],
  components: { securitySchemes },
  ...more,
  paths,
});

/** Every case has its own path, so that one run rates them all; the letter at the end keeps 1 from matching in 11. */
const judged = (
  cases: readonly Case[],
  share: (item: JsonObject, name: string, schemas: Record<string, Json>) => JsonObject,
) => {
  const side = (which: 1 | 2) => {
    const schemas: Record<string, Json> = {};
    const paths = cases.map((one, index) => [`/case-${index}x`, share(one[which], `Case${index}x`, schemas)]);
    return documentOf(Object.fromEntries(paths), { components: { securitySchemes, schemas } });
  };
  const lines = (text: JsonObject) => JSON.stringify(text);
  const folder = mkdtempSync(join(tmpdir(), 'compatibility-'));
  try {
    // One line per path and schema, so that a change is identified by its line.
    const written = (document: JsonObject) =>
      lines(document).replaceAll(/"(?:\/c|C)ase-?(\d+)x\w*":/g, (found) => `\n${found}`);
    const texts = { old: written(side(1)), new: written(side(2)) };
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.json`), text);
    const { changes } = compare({ root: folder, apis: [] }, 'old.json', 'new.json');
    const breaking = changes.filter(({ breaks }) => breaks);
    const perCase = cases.map((_, index) =>
      breaking.filter(({ where }) => {
        const [, name = '', line = '0'] = /^(\w+)\.json:(\d+):/.exec(where) ?? [];
        const text = (name === 'old' ? texts.old : texts.new).split('\n')[Number(line) - 1] ?? '';
        return new RegExp(`^"(/c|C)ase-?${index}x`).test(text);
      }),
    );
    if (perCase.flat().length !== breaking.length) throw new Error('a change belongs to no case');
    return perCase;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The item with the schemas of its bodies moved to components, as in bundled documents. */
const throughReferences = (item: JsonObject, name: string, schemas: Record<string, Json>): JsonObject => {
  let count = 0;
  return JSON.parse(JSON.stringify(item), (key, value) => {
    if (key !== 'application/json') return value;
    count += 1;
    schemas[`${name}n${count}`] = value.schema;
    return { schema: { $ref: `#/components/schemas/${name}n${count}` } };
  });
};

const inPlace = (item: JsonObject): JsonObject => item;

suite('codegen/compatibility', (test) => {
  const places = { 'in place': inPlace, 'behind a reference': throughReferences };
  for (const [place, share] of Object.entries(places)) {
    const broken = judged(BREAKING, share);
    const kept = judged(HARMLESS, share);
    for (const [index, [fact]] of BREAKING.entries())
      test(`breaking, ${place}: ${fact}`, () => assert.ok((broken[index] ?? []).length > 0));
    for (const [index, [fact]] of HARMLESS.entries())
      test(`compatible, ${place}: ${fact}`, () => assert.equal(kept[index], []));
  }

  const reading = (more: JsonObject): JsonObject => ({
    get: { operationId: 'read', responses: { 200: { description: 'Done.' } }, ...more },
  });
  const read = reading({});
  const whole: readonly [fact: string, rules: readonly string[], before: JsonObject, after: JsonObject][] = [
    ['a path is removed', ['path-removed'], documentOf({ '/a': read, '/b': {} }), documentOf({ '/b': {} })],
    ['a path is renamed', ['path-removed'], documentOf({ '/a': read }), documentOf({ '/b': read })],
    [
      'a server is replaced',
      ['server-removed'],
      documentOf({ '/a': read }),
      documentOf({ '/a': read }, { servers: [{ url: 'https://example.com/v2' }] }),
    ],
    [
      'the default credentials change',
      ['security-requirement-changed'],
      documentOf({ '/a': read }, { security: [{ token: [] }] }),
      documentOf({ '/a': read }, { security: [{ key: [] }] }),
    ],
    [
      'credentials are sent in another way',
      ['security-scheme-changed'],
      documentOf({ '/a': read }),
      documentOf(
        { '/a': read },
        { components: { securitySchemes: { ...securitySchemes, token: { type: 'http', scheme: 'basic' } } } },
      ),
    ],
    [
      'default credentials are written at each operation',
      [],
      documentOf({ '/a': read }, { security: [{ token: [] }] }),
      documentOf({ '/a': reading({ security: [{ token: [] }] }) }),
    ],
    [
      'a parameter of a path is written at each operation',
      [],
      documentOf({ '/a': { ...read, parameters: [{ name: 'x', in: 'query', schema: {} }] } }),
      documentOf({ '/a': reading({ parameters: [{ name: 'x', in: 'query', schema: {} }] }) }),
    ],
    [
      'a server is added',
      [],
      documentOf({}),
      documentOf({}, { servers: [{ url: 'https://example.com/v1' }, { url: '/v1' }] }),
    ],
    ['the title changes', [], documentOf({}), documentOf({}, { info: { title: 'Others', version: '1.0.0' } })],
    [
      'a component that nothing uses is removed',
      [],
      documentOf({}, { components: { securitySchemes, schemas: { A: { type: 'string' } } } }),
      documentOf({}),
    ],
  ];
  for (const [fact, rules, before, after] of whole)
    test(`of a whole document: ${fact}`, () => {
      const { changes } = compared(before, after);
      assert.equal(
        changes.flatMap(({ breaks, rule }) => (breaks ? [rule] : [])),
        rules,
      );
    });

  const events = (payload: Json): JsonObject => ({
    asyncapi: '3.0.0',
    info: { title: 'Events', version: '1.0.0' },
    channels: { won: { address: '/won', messages: { Won: { payload } } } },
    operations: { tell: { action: 'send', channel: { $ref: '#/channels/won' } } },
  });
  test('an event that loses a field breaks its receivers', () => {
    const properties = { a: { type: 'string' }, b: { type: 'string' } };
    const both = events({ type: 'object', properties });
    const one = events({ type: 'object', properties: { a: properties.a } });
    assert.equal(
      compared(both, one).changes.map(({ breaks, rule }) => [breaks, rule]),
      [[true, 'property-removed']],
    );
    assert.equal(
      compared(one, both).changes.filter(({ breaks }) => breaks),
      [],
    );
  });

  test('names the line in the revision, or in the base if it is gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'compatibility-'));
    try {
      const text = (more: string) =>
        `openapi: 3.1.0\ninfo: { title: A, version: 1.2.3 }\npaths:\n  /a:\n    get:\n      operationId: read\n      responses:\n        "200": { description: Done. }\n${more}`;
      writeFileSync(join(folder, 'old.yaml'), text('        "404": { description: No. }\n'));
      writeFileSync(join(folder, 'new.yaml'), text('').replace('read', 'load'));
      const { changes, versions } = compare({ root: folder, apis: [] }, 'old.yaml', 'new.yaml');
      assert.equal(versions, { base: '1.2.3', revision: '1.2.3' });
      assert.equal(
        changes.map(({ where, rule }) => `${where} ${rule}`),
        ['new.yaml:6:7 operation-id-changed', 'old.yaml:9:9 response-removed'],
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

suite('codegen/version', (test) => {
  const CASES: readonly [released: string, breaks: boolean, least: string][] = [
    ['0.1.0', false, '0.1.0'],
    ['0.1.9', true, '0.2.0'],
    ['1.4.2', false, '1.4.2'],
    ['1.4.2', true, '2.0.0'],
    ['2.0.0-rc.1', true, '3.0.0'],
  ];
  for (const [released, breaks, least] of CASES)
    test(`after ${released}, ${breaks ? 'breaking' : 'harmless'}: ${least}`, () =>
      assert.is(leastVersion(released, breaks), least));

  test('versions are compared as numbers', () => {
    assert.ok(byVersion('0.10.0', '0.9.9') > 0);
    assert.ok(byVersion('1.0.0', '1.0.1') < 0);
    assert.throws(() => byVersion('v1', '1.0.0'), /v1 is not a semantic version/);
  });
});

suite('codegen/diff of what callers receive and of newer versions', (test) => {
  const schemaOf = (properties: JsonObject, required: readonly string[]): JsonObject => ({
    type: 'object',
    required,
    properties,
  });
  const sent = (schema: JsonObject): JsonObject => ({
    post: {
      operationId: 'won',
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { 204: { description: 'Received.' } },
    },
  });
  const whole = schemaOf({ id: { type: 'string' }, amount: { type: 'integer' } }, ['id']);
  const less = schemaOf({ id: { type: 'string' } }, ['id']);
  const loose = schemaOf({ id: { type: 'string' }, amount: { type: 'integer' } }, []);
  const more = schemaOf({ id: { type: 'string' }, amount: { type: 'integer' }, at: { type: 'string' } }, ['id']);
  const breaks = (before: JsonObject, after: JsonObject): boolean =>
    compared(before, after).changes.some((change) => change.breaks);
  const hooked = (schema: JsonObject) => documentOf({}, { webhooks: { won: sent(schema) } });

  test('a webhook is a request to the caller: it may gain a field, and not lose one', () => {
    assert.equal(
      [less, loose, more].map((schema) => breaks(hooked(whole), hooked(schema))),
      [true, true, false],
    );
    assert.ok(breaks(hooked(whole), documentOf({})));
  });

  test('the method QUERY of 3.2 is an operation like any other', () => {
    const searching = (schema: JsonObject) => {
      const { post } = sent(schema);
      return documentOf({ '/search': { query: post ?? {} } }, { openapi: '3.2.0' });
    };
    assert.ok(breaks(searching(whole), documentOf({ '/search': {} }, { openapi: '3.2.0' })));
    assert.ok(breaks(searching(loose), searching(whole)));
    assert.not.ok(breaks(searching(whole), searching(loose)));
  });
});
