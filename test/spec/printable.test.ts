import * as assert from 'uvu/assert';
import { operations, resolved, type Schema } from '../support/schema.ts';
import { withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';

/** Control characters, line separators, and marks that let the rest of a line be shown in another order than it has. */
const UNPRINTABLE = ['\0', '\u0007', '\u001b', '\u007f', '\u009b', '\u202a', '\u202e', '\u2066', '\u2069'];
const PRINTABLE = ['Zoë', 'שלום\u200f 5', '👨‍👩‍👧', 'a\u200d\u200cb', 'مرحبا', '日本 語', '\u{e0067}'];

/** The texts in a schema that people write, each with where it is. */
const textsIn = (schema: unknown, at: string, seen: readonly unknown[] = []): [string, Record<string, unknown>][] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const found = Object(resolved(schema as Schema)) as Record<string, unknown>;
  if (seen.includes(found)) return [];
  const { properties = {}, additionalProperties, items, allOf = [], anyOf = [], oneOf = [] } = found;
  const parts: [string, unknown][] = [
    ...Object.entries(Object(properties)),
    ...[additionalProperties, items].map((part): [string, unknown] => ['*', part]),
    ...[allOf, anyOf, oneOf].flatMap((each) =>
      Object.values(Object(each)).map((part): [string, unknown] => ['', part]),
    ),
  ];
  const isText = [found.type].flat().includes('string') && !['enum', 'const', 'format'].some((name) => name in found);
  return [
    ...(isText ? [[at, found] as [string, Record<string, unknown>]] : []),
    ...parts.flatMap(([name, part]) => textsIn(part, `${at}/${name}`, [...seen, found])),
  ];
};

const texts = operations.flatMap(({ operationId, body }) => textsIn(body, operationId));
const accepts = ({ pattern = '' }: Record<string, unknown>, text: string): boolean =>
  new RegExp(String(pattern), 'u').test(text);

suite('spec/printable', (test) => {
  test('every text of every body refuses control characters and overrides of direction', () => {
    assert.ok(texts.length > 100);
    const lax = texts.filter(([, schema]) =>
      UNPRINTABLE.some((mark) => accepts(schema, mark) || accepts(schema, `a${mark}b`)),
    );
    assert.equal(
      lax.map(([at]) => at),
      [],
    );
  });

  test('names and descriptions take text in any script, and emoji; only descriptions and reasons have lines', () => {
    const isFor = (...ends: readonly string[]) => texts.filter(([at]) => ends.some((end) => at.endsWith(end)));
    const names = isFor('/name', '/source_name', '/instance_name');
    const longer = isFor('/description', '/instance_desc', '/reason');
    assert.ok(names.length >= 8 && longer.length >= 8, `${names.length} ${longer.length}`);
    for (const [at, schema] of [...names, ...longer])
      for (const text of PRINTABLE) assert.ok(accepts(schema, text), `${at} ${text}`);
    for (const [at, schema] of names) for (const end of '\t\n\r\u2028') assert.not.ok(accepts(schema, `a${end}b`), at);
    for (const [at, schema] of longer) assert.ok(accepts(schema, 'a\r\n\tb'), at);
    for (const [at, schema] of isFor('/reason')) assert.not.ok(accepts(schema, ' \n'), at);
  });

  test('the fault is reported, with a pointer', () =>
    withServer(async (client) => {
      const { status, body } = await client.call('saveOperators', { body: [{ id: 'a', name: 'evil\u202egnp.exe' }] });
      const detail = 'Must be one line without control characters or characters that override the direction of text.';
      assert.equal([status, body.code, body.errors], [400, 'validation_failed', [{ pointer: '/0/name', detail }]]);
    }));
});
