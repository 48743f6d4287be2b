import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { isWrittenNumber, parseExactly } from '../../../db/tables/exact-json.ts';
import { suite } from '../../support/suite.ts';

const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${max}}$`));
const oneOf = (...texts: readonly string[]) => fc.constantFrom(...texts);

/** The text of any JSON number. */
const written = fc
  .tuple(oneOf('', '-'), oneOf('0', '1', '9'), digits(21), digits(21), oneOf('', '', 'e', 'E-', 'e+'), digits(3))
  .map(([sign, first, rest, fraction, mark, exponent]) =>
    [
      `${sign}${first}${first === '0' ? '' : rest}`,
      fraction === '' ? '' : `.${fraction}`,
      mark === '' || exponent === '' ? '' : `${mark}${exponent}`,
    ].join(''),
  );

suite('db/tables/exact-json', (test) => {
  test('every number is written again as it was', () =>
    fc.assert(
      fc.property(fc.array(written), (numbers) => {
        for (const text of [`[${numbers}]`, `{"a":{"b":[${numbers}]}}`, ...numbers])
          assert.is(JSON.stringify(parseExactly(text)), text);
      }),
      { numRuns: 2_000 },
    ));

  test('a number that JavaScript writes alike stays a number, also next to others', () => {
    const text = '{"a":[7,-1.5,9007199254740991,1e+21,0.000001],"b":1.10}';
    const { a, b } = parseExactly(text) as { a: unknown; b: unknown };
    assert.equal(a, [7, -1.5, 9007199254740991, 1e21, 0.000001]);
    assert.ok(isWrittenNumber(b));
  });

  test('an object that looks like a kept number is none', () => {
    const text = '{"rawJSON":"1.10"}';
    assert.is(JSON.stringify(parseExactly(text)), text);
    assert.not.ok(isWrittenNumber(parseExactly(text)));
  });
});
