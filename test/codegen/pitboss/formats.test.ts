import * as assert from 'uvu/assert';
import { formats } from '../../../codegen/pitboss/formats.ts';
import { suite } from '../../support/suite.ts';

const CASES: readonly (readonly [format: string, value: number, accepted: boolean])[] = [
  ['amount', 0, true],
  ['amount', -0, true],
  ['amount', 0.1, true],
  ['amount', 0.1 + 0.2, false],
  ['amount', 0.000001, true],
  ['amount', 0.0000001, false],
  ['amount', 0.0000015, false],
  ['amount', 5e-324, false],
  ['amount', 1.123456, true],
  ['amount', 1.1234567, false],
  ['amount', -1.123456, true],
  ['amount', 7999999999.999999, true],
  ['amount', 8e9, true],
  ['amount', 8000000000.000001, false],
  ['amount', -8e9, true],
  ['amount', -8000000001, false],
  ['amount', 1e21, false],
  ['amount', Number.POSITIVE_INFINITY, false],
  ['amount', Number.NaN, false],
  ['fraction', 0, true],
  ['fraction', 0.123456, true],
  ['fraction', 0.1234567, false],
  ['fraction', 1e-7, false],
  ['fraction', -0.1, false],
  ['multiplier', 0, false],
  ['multiplier', -1, false],
  ['multiplier', 1e-12, true],
  ['multiplier', 1.5e-11, true],
  ['multiplier', 1.5e-12, false],
  ['multiplier', 0.123456789012, true],
  ['multiplier', 0.1234567890123, false],
  ['multiplier', 1e300, true],
  ['multiplier', Number.POSITIVE_INFINITY, false],
  ['int32', 2147483647, true],
  ['int32', 2147483648, false],
  ['int32', -2147483648, true],
  ['int32', -2147483649, false],
  ['int32', 1.5, false],
  ['int64', 9007199254740991, true],
  ['int64', 9007199254740992, false],
  ['int64', 0.5, false],
];

suite('codegen/pitboss/formats', (test) => {
  for (const [format, value, accepted] of CASES)
    test(`${format} ${accepted ? 'accepts' : 'refuses'} ${Object.is(value, -0) ? '-0' : value}`, () => {
      assert.is(formats[format]?.validate(value), accepted);
    });
});
