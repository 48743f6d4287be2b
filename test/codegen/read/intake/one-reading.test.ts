import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { run } from '../../../../codegen/cli.ts';
import { readDocument } from '../../../../codegen/read/intake/read-document.ts';
import { inFull, sampleOf } from '../../../support/in-full.ts';
import { suite } from '../../../support/suite.ts';
import { loadRedocly } from '../../loaded-redocly.ts';

// Every command reads the same of a document, or refuses it by the same fault.

loadRedocly();

const said = async (...args: string[]) => {
  const lines: string[] = [];
  const status = await run(args, (line) => lines.push(line));
  return { status, lines };
};

const inFolder = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'one-reading-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** A project of one document in two files, so that generating takes the bundler, or of one file. */
const projectIn = (folder: string, text: string | Uint8Array): string => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'spec.yaml'), text);
  writeFileSync(join(folder, 'other.yaml'), 'type: object\nproperties: { at: { type: string } }\n');
  const config = join(folder, 'codegen.json');
  const api = { document: 'spec.yaml', output: 'out', client: 'out', server: 'node' };
  writeFileSync(config, JSON.stringify({ released: { folder: 'released' }, apis: { a: api } }));
  return config;
};

/** The plain form of everything below: no merges, aliases, unquoted versions or words that older YAML reads otherwise. */
const PLAIN = `openapi: "3.0"
info: { title: "Yes", version: "1.10", license: { name: MIT, url: "https://a.example" } }
servers: [{ url: / }]
x-common: { type: object, required: [id], properties: { id: { type: string }, on: { type: string } } }
paths:
  /a:
    get:
      operationId: a
      summary: "2024-01-01"
      security: []
      parameters: [{ name: "no", in: query, schema: { type: string, enum: ["no", "yes", "on", "off", "1_000", "1:30"] } }]
      responses:
        "200":
          description: A name – here
          content:
            application/json:
              schema: { description: merged, type: object, required: [id], properties: { id: { type: string }, on: { type: string } } }
              example: { id: "2020-01-01" }
        "404": { description: None }
  /b:
    get:
      operationId: b
      summary: B
      security: []
      responses:
        "200":
          description: B
          content: { application/json: { schema: OTHER } }
        "404": { description: None }
`;

const WRITTEN = `openapi: 3.0
info: { title: Yes, version: 1.10, license: { name: MIT, url: https://a.example } }
servers: [{ url: / }]
x-common: &common { type: object, required: [id], properties: { id: { type: string }, on: { type: string } } }
paths:
  /a:
    get:
      operationId: a
      summary: 2024-01-01
      security: []
      parameters: [{ name: no, in: query, schema: { type: string, enum: [no, yes, on, off, 1_000, 1:30] } }]
      responses:
        200:
          description: A name – here
          content:
            application/json:
              schema: { description: merged, <<: *common }
              example: { id: 2020-01-01 }
        404: &none { description: None }
  /b:
    get:
      operationId: b
      summary: B
      security: []
      responses:
        200:
          description: B
          content: { application/json: { schema: OTHER } }
        404: *none
`;
const INLINE = '{ type: object, properties: { at: { type: string } } }';
const [ONE, TWO] = [INLINE, '{ $ref: other.yaml }'];
const utf8 = (text: string) => Buffer.from(text);

/** Ways to write the same document: the plain one, and another. */
const SAME: readonly (readonly [name: string, plain: string, written: string | Uint8Array])[] = [
  ['one file with all of it', PLAIN.replace('OTHER', ONE), WRITTEN.replace('OTHER', ONE)],
  [
    'two files with a byte order mark and CRLF',
    PLAIN.replace('OTHER', TWO),
    utf8(`\uFEFF${WRITTEN.replace('OTHER', TWO).replaceAll('\n', '\r\n')}`),
  ],
  [
    'one file with a byte order mark and CRLF',
    PLAIN.replace('OTHER', ONE),
    utf8(`\uFEFF${WRITTEN.replace('OTHER', ONE).replaceAll('\n', '\r\n')}`),
  ],
  ['two files', PLAIN.replace('OTHER', TWO), WRITTEN.replace('OTHER', TWO)],
  [
    'one document between markers',
    PLAIN.replace('OTHER', ONE),
    `%YAML 1.2\n---\n${WRITTEN.replace('OTHER', ONE)}...\n`,
  ],
];

/** All that a mock replies, and a contract test finds. */
const mocked = async (document: string) => {
  const stop = new AbortController();
  const address = Promise.withResolvers<string>();
  const lines: string[] = [];
  const served = run(
    ['mock', document, '--port', '0'],
    (line) => {
      lines.push(line);
      const [found] = /http:\S+?(?=,)/.exec(line) ?? [];
      if (found !== undefined) address.resolve(found);
    },
    { stopped: stop.signal },
  ).then((status) => address.reject(new Error(`${status}: ${lines.join('\n')}`)));
  const base = await address.promise;
  const reply = await fetch(`${base}/a?no=off`);
  const refused = await fetch(`${base}/a?no=false`);
  const { lines: tested } = await said('test', base, document, '--runs', '1', '--seed', '1');
  stop.abort();
  await served;
  return {
    reply: [reply.status, await reply.text()],
    refused: refused.status,
    tested: tested.slice(1, -1).map((line) => line.replaceAll(/\S*spec[.]yaml:\S+|:\d+(?=\/)/g, '')),
  };
};

suite('codegen/one reading of YAML', (test) => {
  for (const [name, plain, written] of sampleOf(SAME, 2))
    test(`${name}: lint, generate, bundle, mock, test, diff, release and check read it as the plain one`, () =>
      inFolder(async (folder) => {
        const [one, other] = [join(folder, 'plain'), join(folder, 'written')];
        const configs = [projectIn(one, plain), projectIn(other, written)];
        const each = async (...words: string[]) => {
          const both = [];
          for (const config of configs) both.push(await said(...words, '--config', config));
          return both;
        };
        const [lintedPlain, linted] = await each('lint');
        const rules = (lines: readonly string[] = []) => lines.map((line) => line.replace(/:\d+:\d+ /, ':'));
        assert.equal([linted?.status, rules(linted?.lines)], [lintedPlain?.status, rules(lintedPlain?.lines)]);
        assert.is(linted?.status, 0, linted?.lines.join('\n'));
        const [generatedPlain, generated] = await each('generate');
        assert.equal(generated, generatedPlain);
        assert.is(generated?.status, 0, generated?.lines.join('\n'));
        for (const file of ['types.gen.ts', 'requests.gen.mjs', 'replies.gen.mjs', 'server.gen.ts'])
          assert.is(readFileSync(join(other, 'out', file), 'utf8'), readFileSync(join(one, 'out', file), 'utf8'));
        const bundles = [];
        for (const [at, config] of configs.entries()) {
          const output = join(folder, `${at}.json`);
          await said('bundle', output, '--config', config);
          bundles.push(JSON.parse(readFileSync(output, 'utf8')));
        }
        assert.equal(bundles[1], bundles[0]);
        assert.is(bundles[1].info.version, '1.10');
        assert.equal(
          (await said('diff', join(one, 'spec.yaml'), join(other, 'spec.yaml'), '--all')).lines.at(-1),
          'no breaking changes; other changes: 0',
        );
        assert.is((await each('release'))[1]?.status, 0);
        assert.is((await each('check'))[1]?.status, 0);
        assert.equal(await mocked(join(other, 'spec.yaml')), await mocked(join(one, 'spec.yaml')));
      }));

  test('a fault behind an unquoted version, in what is merged, and behind an alias has its line and column', () =>
    inFolder(async (folder) => {
      const config = projectIn(
        folder,
        WRITTEN.replace('OTHER', ONE)
          .replace('required: [id]', 'requird: [id]')
          .replace('license: {', 'license: { nme: x,'),
      );
      const { lines } = await said('lint', '--config', config);
      // The linter gets "1.10" in quotes.
      assert.ok(
        lines.some((line) => line.startsWith('spec.yaml:2:47 struct')),
        lines.join('\n'),
      );
      const [line = ''] = (await said('generate', '--config', config)).lines;
      assert.match(line, /^spec\.yaml:4:35 .*\/schema\/requird: unknown keyword: requird\./);
    }));
});

const ten = (item: string) => `[${Array(10).fill(item).join(', ')}]`;
const BOMB = `x-a0: &a0 ${ten('x')}\n${Array.from({ length: 7 }, (_, at) => `x-a${at + 1}: &a${at + 1} ${ten(`*a${at}`)}\n`).join('')}`;
const TEXT = PLAIN.replace('OTHER', TWO);

/** Documents that no command reads, and the one line that each command prints. */
const REFUSED: readonly (readonly [name: string, fault: string, spec: string | Uint8Array, other?: string])[] = [
  [
    'Windows-1252',
    'spec.yaml:30:7: the byte 0xFC is not UTF-8; in Windows-1252 it is “ü”. Save the file as UTF-8: iconv -f WINDOWS-1252 -t UTF-8.',
    Buffer.concat([utf8(`${TEXT}# é: Z`), Buffer.from([0xfc]), utf8('rich\n')]),
  ],
  [
    'UTF-16',
    'spec.yaml:1:1: the file is UTF-16. Save it as UTF-8: iconv -f UTF-16 -t UTF-8.',
    Buffer.from(`\uFEFF${TEXT}`, 'utf16le'),
  ],
  [
    'a key twice',
    'spec.yaml:20:9: the key "404" is there twice in the same object. Remove or rename one of them.',
    TEXT.replace(
      '        "404": { description: None }',
      '        "404": { description: None }\n        "404": { description: No }',
    ),
  ],
  [
    'a key twice in JSON',
    'spec.yaml:1:38: the key "titl\\u0065" is there twice in the same object. Remove or rename one of them.',
    '{"openapi":"3.0.0","info":{"title":1,"titl\\u0065":2}}',
  ],
  [
    'a key twice in another file',
    'other.yaml:2:1: the key type is there twice in the same object. Remove or rename one of them.',
    TEXT,
    'type: object\ntype: object\n',
  ],
  [
    'two documents',
    'spec.yaml:30:1: a second YAML document starts here. Keep one document in a file.',
    `${TEXT}---\n${TEXT}`,
  ],
  [
    'an alias bomb',
    'spec.yaml: the file has 90 values, and 123456860 with its aliases written out. Write out what the aliases stand for, or use $ref.',
    `${TEXT}${BOMB}`,
  ],
  [
    'an alias that contains itself',
    'spec.yaml: an alias leads back to the value that it is in. Write out what the aliases stand for, or use $ref.',
    `${TEXT}x-a: &a { b: [*a] }\n`,
  ],
  ['a tab', 'spec.yaml:31:1: tab characters must not be used in indentation. Fix the file.', `${TEXT}x-a:\n\t- b\n`],
  [
    'a control character',
    'spec.yaml:30:10: the file has the control character U+0092 here or above. Remove it, or write it as an escape in double quotes.',
    `${TEXT}x-a: it\u0092s\n`,
  ],
];

const COMMANDS = ['lint', 'generate', 'bundle', 'mock', 'diff', 'test', 'release', 'check'] as const;

suite('codegen/one refusal of YAML', (test) => {
  for (const [name, fault, spec, other] of sampleOf(REFUSED, 4))
    test(`${name}: every command says the same`, () =>
      inFolder(async (folder) => {
        const config = projectIn(folder, spec);
        if (other !== undefined) writeFileSync(join(folder, 'other.yaml'), other);
        const by = {
          diff: [join(folder, 'spec.yaml'), join(folder, 'spec.yaml')],
          bundle: [join(folder, 'out.json')],
          test: ['http://127.0.0.1:1'],
        };
        for (const command of COMMANDS) {
          const words = command in by ? by[command as keyof typeof by] : [];
          const { status, lines } = await said(command, ...words, ...(command === 'diff' ? [] : ['--config', config]));
          const found = new Set(lines.map((line) => line.replaceAll(/(?:[^ ]*\/)?((?:spec|other)[.]yaml)/g, '$1')));
          assert.equal([command, status, ...found], [command, 1, fault]);
        }
      }));

  inFull(test)('a document of 20 MB is read in seconds', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'large.yaml');
      const schema = (at: number) =>
        `    S${at}: { type: object, description: ${'word '.repeat(40)}, properties: { id: { type: string } } }\n`;
      writeFileSync(
        path,
        `openapi: 3.0.0\ninfo: { title: A, version: 1.10 }\npaths: {}\ncomponents:\n  schemas:\n${Array.from({ length: 80_000 }, (_, at) => schema(at)).join('')}`,
      );
      assert.ok(statSync(path).size > 20e6);
      const before = process.cpuUsage();
      assert.equal(readDocument(path, 'large.yaml').info, { title: 'A', version: '1.10' });
      const { user, system } = process.cpuUsage(before);
      // It takes about 2 s; a reader that compares each key with each other one takes minutes.
      assert.ok(user + system < 30e6, `${user + system} µs`);
    }),
  );
});
