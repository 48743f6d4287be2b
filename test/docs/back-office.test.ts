import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { operations } from '../support/schema.ts';
import { suite } from '../support/suite.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/guides/back-office.md'), 'utf8');
const calls = [...text.matchAll(/`(GET|POST) (\/[^`?]*)(?:\?([^`]*))?`/g)];

suite('docs/back-office', (test) => {
  test('every call is an operation, and its query parameters are declared', () => {
    assert.ok(calls.length > 15);
    for (const [call, method = '', path, query = ''] of calls) {
      const operation = operations.find((each) => each.path === path && each.method === method.toLowerCase());
      assert.ok(operation, call);
      const declared = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      for (const name of new URLSearchParams(query).keys()) assert.ok(declared.includes(name), `${call}: ${name}`);
    }
  });
});
