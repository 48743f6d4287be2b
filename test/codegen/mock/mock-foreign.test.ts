// A long proof: it asks mocks of the largest public specs for every operation.
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as assert from 'uvu/assert';
import { LIMITATIONS, type Limitation } from '../../../codegen/read/config/limitations.ts';
import { suite } from '../../support/suite.ts';
import { declaredReplies } from '../declared-replies.ts';
import { withForeign } from '../foreign.ts';

const root = join(import.meta.dirname, '../../..');
const EXAMPLES = 'node_modules/@readme/oas-examples/3.*/json/*.json';
const ALL = Object.keys(LIMITATIONS) as Limitation[];

/** The share of operations whose replies must all be as declared. */
const LEAST = 0.99;

/** Documents of your own can be added: FOREIGN='/path/*.json' make test only=mock-foreign */
const own = process.env.FOREIGN === undefined ? [] : globSync(process.env.FOREIGN);
const DOCUMENTS = [
  'node_modules/@octokit/openapi/generated/api.github.com.json',
  'node_modules/@figma/rest-api-spec/openapi/openapi.yaml',
  'node_modules/@scalar/galaxy/dist/3.1.json',
  ...own.map((file) => relative(root, file)),
];

const counted = (file: string) => withForeign(file, ALL, declaredReplies, false);

suite('codegen/mock of foreign documents', (test) => {
  for (const file of DOCUMENTS)
    test(`${file}: 99 % of the operations reply as declared to valid requests`, async () => {
      const { operations, declared, wrong, impossible } = await counted(file);
      assert.ok(
        operations > 0 && declared / operations >= LEAST,
        [`${declared} of ${operations}`, ...wrong].join('\n'),
      );
      assert.equal(impossible, []);
    });

  test('the examples of readme, one quirk each, all reply as declared', async () => {
    const wrong: string[] = [];
    let operations = 0;
    for (const file of globSync(EXAMPLES, { cwd: root }).sort()) {
      const count = await counted(file);
      operations += count.operations;
      wrong.push(...count.wrong.map((line) => `${file} ${line}`));
    }
    assert.ok(operations > 200, String(operations));
    // A node that requires a parent, which is a node: only an endless value would fit.
    assert.equal(
      wrong.filter((line) => !line.includes('directCircular')),
      [],
    );
  });
});
