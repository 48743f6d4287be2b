import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { repeatedMember } from '../../../server/http/parse-json.ts';
import { suite } from '../../support/suite.ts';

const found = (text: string) => repeatedMember(text, JSON.parse(text));

suite('server/http/repeated-member', (test) => {
  test('a repeated field is found at any depth, however its name is written', () => {
    for (const [text, pointer] of [
      ['{"a":1,"a":2}', '/a'],
      ['{"a":1,\n "a" :1}', '/a'],
      ['{"a":1,"\\u0061":2}', '/a'],
      ['{"a":":x\\":","a":{"c":1}}', '/a'],
      ['{"b":{"c":[1,{"d/~":1},{"d/~":1,"d/~":3}]}}', '/b/c/2/d~1~0'],
      ['[{"x":[{}]},{"x":[{},{"":1,"":2}]}]', '/1/x/1/'],
      ['{"__proto__":1,"__proto__":2}', '/__proto__'],
      [`{"a":":${'\\n'.repeat(100_000)}","a":1}`, '/a'],
    ] as const)
      assert.is(found(text), pointer, text.slice(0, 80));
  });

  test('equal names in different objects, and colons and quotes in texts, repeat nothing', () => {
    for (const text of [
      '{"a":{"a":{"a":1}},"b":{"a":[{"a":1},{"a":1}]}}',
      '{"a":":","b":"\\":","c":"\\\\","d":"\\"a\\":1,\\"a\\":1"}',
      '": ":'.slice(0, -1),
      '[":",":"]',
      'null',
    ])
      assert.is(found(text), undefined, text);
  });

  test('no JSON that JavaScript writes repeats a field, and with a field twice it does', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', ' ', '\n\t'), fc.string(), (value, space, name) => {
        const text = JSON.stringify(value, null, space);
        assert.is(found(text), undefined);
        const field = `${JSON.stringify(name)}${space}:${text}`;
        assert.is.not(found(`[${text},{${field},"other":":",${field}}]`), undefined);
      }),
      { numRuns: 300 },
    ));
});
