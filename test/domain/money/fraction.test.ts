import fc from 'fast-check';
import * as assert from 'uvu/assert';
import {
  add,
  ceil,
  ceilTimes,
  divide,
  type Fraction,
  floor,
  floorDivide,
  floorTimes,
  fraction,
  fractionFromDecimal,
  fractionFromNumber,
  fractionFromText,
  isEqual,
  isLess,
  multiply,
  smaller,
  subtract,
  textFromFraction,
} from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';

const SEED = 20_260_102;
const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

suite('domain/money/fraction', (test) => {
  const numbers: [number: number, ratio: string][] = [
    [0, '0/1'],
    [0.1, '1/10'],
    [0.3, '3/10'],
    [-2.5, '-5/2'],
    [-0.5, '-1/2'],
    [1e-7, '1/10000000'],
    [1.25e-11, '1/80000000000'],
    [1e21, '1000000000000000000000/1'],
    [1.0837, '10837/10000'],
    [161.123456789012, '40280864197253/250000000000'],
  ];
  for (const [number, ratio] of numbers)
    test(`unit: ${number} is ${ratio}`, () => {
      assert.is(textFromFraction(fractionFromNumber(number)), ratio);
      assert.equal(fractionFromText(ratio), fractionFromNumber(number));
    });

  for (const text of ['', 'x', '1/2', '.5', '1e9999', 'NaN', 'Infinity', '1\n'])
    test(`unit: the decimal ${JSON.stringify(text)} is refused`, () => {
      assert.throws(
        () => fractionFromDecimal(text),
        (error: unknown) => error instanceof RangeError,
      );
    });
  for (const text of ['', '1', '1/0', '1/-2', '0.5/2'])
    test(`unit: the ratio ${JSON.stringify(text)} is refused`, () => {
      assert.throws(
        () => fractionFromText(text),
        (error: unknown) => error instanceof RangeError,
      );
    });

  const roundings: [x: bigint, factor: Fraction, floored: bigint, ceiled: bigint][] = [
    [7n, fraction(1n, 2n), 3n, 4n],
    [-7n, fraction(1n, 2n), -4n, -3n],
    [7n, fraction(-1n, 2n), -4n, -3n],
    [8n, fraction(1n, 2n), 4n, 4n],
    [-8n, fraction(1n, 2n), -4n, -4n],
    [0n, fraction(1n, 3n), 0n, 0n],
    [1n, fraction(1n, 3n), 0n, 1n],
  ];
  for (const [x, factor, floored, ceiled] of roundings)
    test(`rounding: ${x} × ${textFromFraction(factor)} lies between ${floored} and ${ceiled}`, () => {
      assert.equal([floorTimes(x, factor), ceilTimes(x, factor)], [floored, ceiled]);
      const inverse = divide(fraction(1n), factor);
      assert.is(floorDivide(x, inverse), floored);
    });

  test('sign: a negative denominator moves to the numerator, and 0 is refused', () => {
    assert.equal(fraction(1n, -2n), { numerator: -1n, denominator: 2n });
    assert.throws(() => fraction(1n, 0n), 'no denominator 0');
    assert.throws(() => divide(fraction(1n), fraction(0n)), 'no denominator 0');
  });

  test('unit: arithmetic is exact', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        assert.equal(subtract(add(a, b), b), a);
        if (b.numerator !== 0n) assert.equal(divide(multiply(a, b), b), a);
        assert.is(isLess(a, b), subtract(a, b).numerator < 0n);
        assert.is(isEqual(a, b), subtract(a, b).numerator === 0n);
        assert.equal(smaller(a, b), isLess(a, b) ? a : b);
      }),
      { seed: SEED },
    );
  });

  test('rounding: floor and ceil enclose the value by less than 1', () => {
    fc.assert(
      fc.property(anyFraction, (value) => {
        assert.not(isLess(value, fraction(floor(value))));
        assert.ok(isLess(value, fraction(floor(value) + 1n)));
        assert.not(isLess(fraction(ceil(value)), value));
        assert.ok(isLess(fraction(ceil(value) - 1n), value));
      }),
      { seed: SEED },
    );
  });
});
