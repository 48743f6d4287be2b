// A long proof: it generates from the largest public specs and compiles the result.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import type { Files } from '../../codegen/emit/output/files.ts';
import { readProjectConfig } from '../../codegen/read/config/config.ts';
import { LIMITATIONS, type Limitation, REMARKS } from '../../codegen/read/config/limitations.ts';
import { isObject } from '../../codegen/read/document/document.ts';
import { listOperations } from '../../codegen/read/project/operation.ts';
import { readSections } from '../../codegen/read/project/sections.ts';
import { suite } from '../support/suite.ts';
import { type Foreign, refusalOf, withForeign, withGenerated } from './foreign.ts';
import { mutated, valuesOf } from './foreign-values.ts';
import { complaintsOf } from './strictly-compiled.ts';

const root = join(import.meta.dirname, '../..');
const GITHUB = 'node_modules/@octokit/openapi/generated/api.github.com.json';
const FIGMA = 'node_modules/@figma/rest-api-spec/openapi/openapi.yaml';
const GALAXY = 'node_modules/@scalar/galaxy/dist/3.1.json';
const EXAMPLES = 'node_modules/@readme/oas-examples';

/** Compares the verdicts of the generated validators with those of Ajv at run time; returns how many, and fails at the first difference. */
const compared = async (
  { folder, replies }: Foreign,
  samples: number,
): Promise<{ accepted: number; refused: number }> => {
  const config = readProjectConfig(join(folder, 'codegen.json'));
  const [section] = readSections(config);
  if (!section) throw new Error('there is no section');
  const { document } = section;
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, formats: fullFormats });
  ajv.addSchema({ $id: 'document', components: document.components });
  const generated = await replies();
  const sampled = listOperations(config, document).flatMap(({ operationId, responses }) =>
    responses.flatMap(({ status, contents: [content] }) =>
      content?.schema && /json/.test(content.type) ? [{ operationId, status, schema: content.schema }] : [],
    ),
  );
  const step = Math.max(1, Math.floor(sampled.length / samples));
  const counts = { accepted: 0, refused: 0 };
  for (const { operationId, status, schema } of sampled.filter((_, index) => index % step === 0)) {
    const written = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
    const expected = ajv.compile(isObject(written) ? written : {});
    const actual = generated[operationId]?.[status]?.body;
    const check = (value: unknown) => {
      const verdict = expected(value);
      assert.is(actual?.(value), verdict, `${operationId} ${status}: ${JSON.stringify(value)?.slice(0, 500)}`);
      counts[verdict ? 'accepted' : 'refused'] += 1;
    };
    const values = fc.sample(valuesOf(document, schema), { numRuns: 8, seed: 7 });
    let state = 1;
    const draw = (bound: number) => {
      state = (state * 48271) % 2147483647;
      return state % bound;
    };
    for (const value of values) {
      check(value);
      for (let count = 0; count < 4; count += 1) check(mutated(value, draw));
    }
  }
  return counts;
};

const github = await withForeign(
  GITHUB,
  [],
  async (foreign) => {
    const counts = await compared(foreign, 60);
    const { files, remarks } = foreign;
    return {
      files,
      remarks,
      counts,
      routes: (await foreign.routes()).length,
      complaints: complaintsOf([foreign.folder]),
    };
  },
  false,
);

const figma = await withForeign(FIGMA, [], async (foreign) => ({
  files: foreign.files,
  complaints: complaintsOf([foreign.folder]),
  counts: await compared(foreign, 60),
}));

/** A server's validators report all faults, so their code differs. */
const served = await Promise.all(
  [GITHUB, FIGMA].map((document) => withForeign(document, [], (foreign) => compared(foreign, 120), false, 'node')),
);

suite('codegen/validators of servers, on foreign documents', (test) => {
  test('accept and refuse the same values', () => {
    for (const { accepted, refused } of served) assert.ok(accepted > 300 && refused > 300, `${accepted} ${refused}`);
  });
});

suite('codegen/GitHub: OpenAPI 3.0, more than a thousand operations', (test) => {
  test('is generated unmodified, with every operation', () => {
    assert.is(github.routes, 1223);
    assert.equal(
      github.remarks.map((remark) => remark.replace(/^foreign: \d+ × ([\w-]+):.*$/, '$1')),
      ['integer-wide', 'nullable-meant', 'format-unknown'],
    );
  });

  test('its types compile', () => {
    assert.equal(github.complaints, []);
  });

  test('validators agree with Ajv at run time', () => {
    assert.ok(github.counts.accepted > 100 && github.counts.refused > 100, JSON.stringify(github.counts));
  });

  test('no validator file is too long for other tools', () => {
    const validators = [...github.files].filter(([file]) => file.endsWith('.mjs'));
    assert.ok(validators.length > 4);
    for (const [file, text] of validators) assert.ok(text.length < 1_300_000, `${file}: ${text.length}`);
  });
});

suite('codegen/Figma: OpenAPI 3.1, discriminators, recursion', (test) => {
  test('two runs give identical bytes', async () => {
    await withForeign(FIGMA, [], async ({ files }) => assert.equal([...files], [...figma.files]));
  });

  test('its types compile', () => {
    assert.equal(figma.complaints, []);
  });

  test('validators agree with Ajv at run time', () => {
    assert.ok(figma.counts.accepted > 100 && figma.counts.refused > 100, JSON.stringify(figma.counts));
  });
});

/** The documents that are refused, and the limitations they need; all others pass as they are. */
const REFUSED: Readonly<Record<string, readonly Limitation[]>> = {
  '3.0/json/parameters-style.json': ['parameter-style'],
  '3.0/json/schema-types.json': ['contradiction'],
  '3.0/json/schema-validation.json': ['parameter-default'],
  '3.1/json/parameters-style.json': ['parameter-style', 'encoding'],
  '3.1/json/readme.json': ['keyword-of-openapi-3.0', 'parameter-style'],
  '3.1/json/schema-encoding-style.json': ['encoding'],
  '3.1/json/schema-types.json': ['keyword-of-openapi-3.0', 'contradiction'],
  '3.1/json/schema-validation-local.json': ['keyword-of-openapi-3.0', 'parameter-default'],
  '3.1/json/schema-validation-top-level.json': ['keyword-of-openapi-3.0'],
};

const examples = globSync('3.*/json/**/*.json', { cwd: join(root, EXAMPLES) }).sort();
const documents = [
  ...examples.map((file) => ({ file, path: `${EXAMPLES}/${file}`, limits: REFUSED[file] ?? [] })),
  { file: basename(GALAXY), path: GALAXY, limits: [] },
];
const named = (lines: readonly string[]) => [
  ...new Set(lines.map((line) => /(?:Or accept|more of) ([\w.-]+)[:.]/.exec(line)?.[1] ?? line)),
];

const outputs = new Map<string, ReturnType<typeof generate>>();

/** The output for one of the documents, generated once for all tests, and the number of operations in its modules once loaded. */
const outputOf = ({ path, limits }: (typeof documents)[number]) => {
  const output = outputs.get(path) ?? generate(path, limits);
  outputs.set(path, output);
  return output;
};

const generate = (path: string, limits: readonly Limitation[]) =>
  withForeign(path, limits, async ({ files, requests, replies }) => ({
    files,
    requests: Object.keys(await requests()).length,
    replies: Object.keys(await replies()).length,
  }));

suite('codegen/public documents, one quirk each', (test) => {
  for (const document of documents) {
    const { file, path, limits } = document;
    test(`${file} ${limits.length > 0 ? `needs ${limits.join(' and ')}` : 'passes'}`, async () => {
      if (limits.length > 0) {
        const first = named(await refusalOf(path));
        assert.ok(first.length > 0 && first.every((name) => limits.some((limit) => limit === name)), first.join('\n'));
      }
      const { requests, replies } = await outputOf(document);
      assert.is(requests, replies);
    });
  }

  test('all of them together compile', async () => {
    const generated: Files[] = [];
    for (const document of documents) generated.push((await outputOf(document)).files);
    assert.equal(await withGenerated(generated, complaintsOf), []);
  });
});

suite('codegen/README', (test) => {
  test('names every limitation and every remark', () => {
    const text = readFileSync(join(root, 'codegen/README.md'), 'utf8');
    for (const name of [...Object.keys(LIMITATIONS), ...Object.keys(REMARKS)])
      assert.ok(text.includes(`\`${name}\``), name);
  });
});
