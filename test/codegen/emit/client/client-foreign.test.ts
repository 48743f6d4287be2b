// A long proof: it generates from the largest public specs, compiles, and calls mocks of them for every operation.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { LIMITATIONS, type Limitation } from '../../../../codegen/read/config/limitations.ts';
import { suite } from '../../../support/suite.ts';
import { clientCalls } from '../../client-calls.ts';
import { withForeign } from '../../foreign.ts';

const root = join(import.meta.dirname, '../../../..');
const EXAMPLES = 'node_modules/@readme/oas-examples/3.*/json/*.json';
const ALL = Object.keys(LIMITATIONS) as Limitation[];

/** The share of operations on which the client must get a declared reply. */
const LEAST = 0.99;

/** Generated as they are, with no limitation accepted. */
const DOCUMENTS = [
  'node_modules/@octokit/openapi/generated/api.github.com.json',
  'node_modules/@figma/rest-api-spec/openapi/openapi.yaml',
];

/** Operations that cannot work, of the examples with one quirk each. */
const QUIRKS = [
  // fetch keeps these statuses to itself; 407 is the proxy's.
  ...['getStatus100', 'getStatus101', 'getStatus102', 'getStatus103', 'getStatus407'],
  // A node that requires a parent, which is a node: only an endless value would fit.
  'directCircular',
];

suite('codegen/client against the mock, on foreign documents', (test) => {
  for (const document of DOCUMENTS)
    test(`${document}: 99 % of the operations get a declared reply`, () =>
      withForeign(document, [], async (foreign) => {
        const { operations, declared, wrong, impossible } = await clientCalls(foreign);
        assert.ok(
          operations > 0 && declared / operations >= LEAST,
          [`${declared} of ${operations}`, ...wrong].join('\n'),
        );
        assert.equal(impossible, []);
      }));

  test('on the examples of readme, one quirk each, every operation gets a declared reply', async () => {
    const wrong: string[] = [];
    let operations = 0;
    let declared = 0;
    for (const file of globSync(EXAMPLES, { cwd: root }).sort()) {
      const count = await withForeign(file, ALL, clientCalls);
      operations += count.operations;
      declared += count.declared;
      wrong.push(...count.wrong.map((line) => `${file} ${line}`));
    }
    assert.ok(operations > 200, String(operations));
    assert.ok(operations - declared <= QUIRKS.length, `${declared} of ${operations}`);
    assert.equal(
      wrong.filter((line) => !QUIRKS.some((name) => line.includes(` ${name} `))),
      [],
    );
  });
});
