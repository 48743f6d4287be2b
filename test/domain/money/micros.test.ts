import fc from 'fast-check';
import * as assert from 'uvu/assert';
import {
  AMOUNT_MAX_MICROS,
  AmountOutOfRange,
  checkRange,
  decimalFromMicros,
  microsFromDecimal,
  microsFromNumber,
  numberFromMicros,
} from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';

const SEED = 20_260_101;

suite('domain/money/micros', (test) => {
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
