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

/** What is answered before an operation is found, and what only operations that are not built answer. */
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
  test('every code has a status, a title of its own and a sentence that says what to do', () => {
    const titles = new Set(Object.values(registry).map(({ title }) => title));
    assert.is(titles.size, Object.keys(registry).length);
    for (const [code, { status, title, action }] of Object.entries(registry)) {
      assert.match(code, /^[a-z]+(_[a-z]+)*$/);
      assert.ok(status >= 400 && status < 600, code);
      assert.not.match(title, /\.$/, code);
      assert.match(action, /^[A-Z].*\.$/, code);
    }
  });

  test('every code is given by an operation, or by the service around them', () => {
    const given = new Set([...OUTSIDE, ...operations.flatMap((operation) => operation['x-problems'])]);
    assert.equal(
      Object.keys(registry).filter((code) => !given.has(code)),
      [],
    );
  });

  test('a problem that is about a field is given only by operations that have the field', () => {
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
