// A long proof: it generates from more than sixty public documents twice, with this toolchain and with hey-api.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';

const EXAMPLES = join(import.meta.dirname, '../../node_modules/@readme/oas-examples');

suite('codegen/public documents beside hey-api', (test) => {
  test('they differ where the table says, and nowhere else', () => {
    const program = join(import.meta.dirname, 'compare-documents.ts');
    const run = spawnSync(process.execPath, [program, EXAMPLES, '3.*/json/**/*.json'], { encoding: 'utf8' });
    assert.is(run.stdout, '63 documents, 15 differences\n', run.stderr);
    assert.is(run.status, 0);
  });
});
