import { readdirSync, readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { mayHaveField } from '../support/pointers.ts';
import { operations as documented } from '../support/schema.ts';
import { suite } from '../support/suite.ts';

const spec = new URL('../../spec/', import.meta.url);
type Problem = { status: number; title: string; action: string; fields?: string[] };
type PathItem = Record<string, { operationId: string; 'x-problems': string[] }>;

const registry: Record<string, Problem> = parse(readFileSync(new URL('problems.yaml', spec), 'utf8'));
const operations = ['accounts', 'jackpots', 'operator', 'bonuses', 'frontend', 'wallet'].flatMap((section) => {
  const folder = new URL(`${section}/paths/`, spec);
  return readdirSync(folder).flatMap((name) => {
    const item: PathItem = parse(readFileSync(new URL(name, folder), 'utf8'));
    return Object.values(item);
  });
});

/** Problems returned before an operation is found, and those that only pending operations return. */
const OUTSIDE = [
  'malformed_request',
  'request_timeout',
  'headers_too_large',
  'route_not_found',
  'method_not_allowed',
  'upgrade_required',
  'not_implemented',
];

suite('spec/problems', (test) => {
  test('every code has a status, a unique title and a sentence that says what to do', () => {
    const titles = new Set(Object.values(registry).map(({ title }) => title));
    assert.is(titles.size, Object.keys(registry).length);
    for (const [code, { status, title, action }] of Object.entries(registry)) {
      assert.match(code, /^[a-z]+(_[a-z]+)*$/);
      assert.ok(status >= 400 && status < 600, code);
      assert.not.match(title, /\.$/, code);
      assert.match(action, /^[A-Z].*\.$/, code);
    }
  });

  test('every code is returned by an operation or by the server', () => {
    const given = new Set([...OUTSIDE, ...operations.flatMap((operation) => operation['x-problems'])]);
    assert.equal(
      Object.keys(registry).filter((code) => !given.has(code)),
      [],
    );
  });

  test('a problem about a field is returned only by operations with that field', () => {
    const requests = new Map(documented.map((operation) => [operation.operationId, operation]));
    const stray = operations.flatMap(({ operationId, 'x-problems': codes }) => {
      const request = requests.get(operationId);
      if (request === undefined) return [];
      return codes
        .filter((code) => {
          const fields = registry[code]?.fields ?? [];
          return fields.length > 0 && !fields.some((name) => mayHaveField(request, name));
        })
        .map((code) => `${operationId} ${code}`);
    });
    assert.equal(stray, []);
  });
});
