import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { numberFromMultiplier, rateBetween } from '../../../domain/money/currencies.ts';
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
  ONE,
  smaller,
  subtract,
  textFromFraction,
} from '../../../domain/money/fraction.ts';
import {
  AMOUNT_MAX_MICROS,
  AmountOutOfRange,
  checkRange,
  decimalFromMicros,
  microsFromDecimal,
  microsFromNumber,
  numberFromMicros,
} from '../../../domain/money/micros.ts';
import {
  ceilToMinorUnit,
  floorToMinorUnit,
  isCurrencyCode,
  minorUnitMicros,
} from '../../../domain/money/minor-unit.ts';
import { suite } from '../../support/suite.ts';

suite('domain/money/micros', (test) => {
  const SEED = 20_260_101;

  const readable: [number: number, micros: bigint, decimal: string][] = [
    [0, 0n, '0'],
    [-0, 0n, '0'],
    [0.1, 100_000n, '0.1'],
    [1, 1_000_000n, '1'],
    [5.63, 5_630_000n, '5.63'],
    [-4.13, -4_130_000n, '-4.13'],
    [0.000001, 1n, '0.000001'],
    [-0.000001, -1n, '-0.000001'],
    [1.1, 1_100_000n, '1.1'],
    [1.005, 1_005_000n, '1.005'],
    [4_294_967_296.000001, 4_294_967_296_000_001n, '4294967296.000001'],
    [7_999_999_999.999999, 7_999_999_999_999_999n, '7999999999.999999'],
    [8_000_000_000, AMOUNT_MAX_MICROS, '8000000000'],
  ];
  for (const [number, micros, decimal] of readable)
    test(`unit: ${Object.is(number, -0) ? '-0' : decimal} is ${micros} micros, both ways`, () => {
      assert.is(microsFromNumber(number), micros);
      assert.is(microsFromDecimal(decimal), micros);
      assert.is(numberFromMicros(micros), number === 0 ? 0 : number);
      assert.is(decimalFromMicros(micros), decimal);
    });

  const unreadableNumbers = [0.1 + 0.2, 0.0000001, 1.0000001, Number.NaN, Number.POSITIVE_INFINITY, 1e21];
  for (const number of unreadableNumbers)
    test(`unit: the number ${number} is refused`, () => {
      assert.throws(
        () => microsFromNumber(number),
        (error: unknown) => error instanceof RangeError,
      );
    });

  const decimals: [text: string, verdict: bigint | 'refused'][] = [
    ['0', 0n],
    ['-0', 0n],
    ['007', 7_000_000n],
    ['5.630000', 5_630_000n],
    ['-0.5', -500_000n],
    ['', 'refused'],
    ['.5', 'refused'],
    ['5.', 'refused'],
    ['+5', 'refused'],
    ['1e3', 'refused'],
    ['1,5', 'refused'],
    [' 1', 'refused'],
    ['1\n', 'refused'],
    ['1.0000000', 'refused'],
    ['8000000000.000001', 'refused'],
    ['-8000000000.000001', 'refused'],
  ];
  for (const [text, verdict] of decimals)
    test(`unit: the text ${JSON.stringify(text)} is ${verdict}`, () => {
      if (verdict !== 'refused') assert.is(microsFromDecimal(text), verdict);
      else
        assert.throws(
          () => microsFromDecimal(text),
          (error: unknown) => error instanceof RangeError,
        );
    });

  test('unit: every amount up to ±8e9 units survives a JSON number and a text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -AMOUNT_MAX_MICROS, max: AMOUNT_MAX_MICROS }), (micros) => {
        assert.is(microsFromNumber(JSON.parse(JSON.stringify(numberFromMicros(micros)))), micros);
        assert.is(microsFromDecimal(decimalFromMicros(micros)), micros);
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });

  test('unit: the range ends at 8e9 units with an error that names what left it', () => {
    assert.is(checkRange('house', -AMOUNT_MAX_MICROS), -AMOUNT_MAX_MICROS);
    for (const amount of [AMOUNT_MAX_MICROS + 1n, -AMOUNT_MAX_MICROS - 1n])
      assert.throws(
        () => checkRange('house', amount),
        (error: unknown) => error instanceof AmountOutOfRange && error.what === 'house' && error.amount === amount,
      );
  });
});

suite('domain/money/fraction', (test) => {
  const SEED = 20_260_102;

  const anyFraction = fc
    .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
    .map(([numerator, denominator]) => fraction(numerator, denominator));

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

suite('domain/money/minor-unit', (test) => {
  const cases: [currency: string, amount: string, floored: string, ceiled: string][] = [
    ['EUR', '5.639999', '5.63', '5.64'],
    ['EUR', '5.63', '5.63', '5.63'],
    ['EUR', '0.000001', '0', '0.01'],
    ['EUR', '-0.005', '-0.01', '0'],
    ['JPY', '5.63', '5', '6'],
    ['KRW', '0.999999', '0', '1'],
    ['BHD', '5.6385', '5.638', '5.639'],
    ['CLF', '5.63855', '5.6385', '5.6386'],
    ['XXX', '5.639', '5.63', '5.64'],
  ];
  for (const [currency, amount, floored, ceiled] of cases)
    test(`rounding: ${amount} ${currency} lies between ${floored} and ${ceiled}`, () => {
      assert.is(floorToMinorUnit(microsFromDecimal(amount), currency), microsFromDecimal(floored));
      assert.is(ceilToMinorUnit(microsFromDecimal(amount), currency), microsFromDecimal(ceiled));
    });

  test('rounding: a part below one micro counts', () => {
    const third = fraction(40_001n, 4n);
    assert.is(floorToMinorUnit(third, 'EUR'), 10_000n);
    assert.is(ceilToMinorUnit(third, 'EUR'), 20_000n);
  });

  test('unit: EUR has cents, JPY none, BHD thousandths, UYW ten-thousandths', () => {
    assert.equal(['EUR', 'JPY', 'BHD', 'UYW'].map(minorUnitMicros), [10_000n, 1_000_000n, 1_000n, 100n]);
  });

  const codes: [text: string, verdict: boolean][] = [
    ['EUR', true],
    ['eur', false],
    ['GC', true],
    ['E', false],
    ['POINTSCOIN', true],
    ['POINTSCOINS', false],
    ['E1R', false],
    ['EUR\n', false],
    ['', false],
  ];
  for (const [text, verdict] of codes)
    test(`unit: ${JSON.stringify(text)} is ${verdict ? 'a' : 'no'} currency code`, () =>
      assert.is(isCurrencyCode(text), verdict));
});

suite('domain/money/rate', (test) => {
  const table = {
    base: 'EUR',
    multipliers: new Map([
      ['EUR', fraction(7n)],
      ['USD', fractionFromNumber(1.25)],
      ['JPY', fractionFromNumber(160)],
      ['ZZZ', fraction(0n)],
    ]),
  };

  const cases: [from: string, to: string, ratio: string | undefined][] = [
    ['EUR', 'EUR', '1/1'],
    ['XTS', 'XTS', '1/1'],
    ['EUR', 'USD', '5/4'],
    ['USD', 'EUR', '4/5'],
    ['USD', 'JPY', '128/1'],
    ['JPY', 'USD', '1/128'],
    ['EUR', 'XTS', undefined],
    ['XTS', 'EUR', undefined],
    ['EUR', 'ZZZ', undefined],
    ['ZZZ', 'EUR', undefined],
  ];
  for (const [from, to, ratio] of cases)
    test(`unit: 1 ${from} is ${ratio ?? 'an unknown amount of'} ${to}`, () => {
      const rate = rateBetween(from, to, table);
      assert.is(rate && textFromFraction(rate), ratio);
    });

  test('unit: there and back is exactly 1', () => {
    const there = rateBetween('USD', 'JPY', table);
    const back = rateBetween('JPY', 'USD', table);
    assert.equal(there && back && multiply(there, back), ONE);
  });
});

suite('domain/money/currencies', (test) => {
  test('a multiplier is written as the number that it was read from', () => {
    for (const text of ['163', '11.25', '1.0852', '0.1', '0.000000000001', '1000000000000', '16400.123456789'])
      assert.is(numberFromMultiplier(fractionFromDecimal(text)), Number(text), text);
  });

  test('one with more digits than a number holds is written as the nearest', () => {
    const text = '16400.123456789012';
    assert.is(numberFromMultiplier(fractionFromDecimal(text)), Number(text));
  });
});
