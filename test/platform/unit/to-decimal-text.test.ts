import * as assert from 'uvu/assert';
import { toDecimalText } from '../../../platform/unit/to-decimal-text.ts';
import { suite } from '../../support/suite.ts';

suite('platform/unit/to-decimal-text', (test) => {
  test('all spellings of a number have one spelling, and different numbers never do', () => {
    const spellings = [
      ['1.50', '1.5', '15e-1', '0.15E+1', '150e-2', '1.5e0', '1.5e-00'],
      ['9007199254740993', '9007199254740993.0', '9.007199254740993e15'],
      ['9007199254740992'],
      ['0', '-0', '0.00', '-0e400', '0e-99999999999999999999'.slice(0, 10)],
      ['1e400', '10e399', '0.1e401'],
      ['-1.5', '-15e-1'],
      ['1e-7', '0.0000001'],
      ['1e99999999999999999999'],
      ['1e99999999999999999998'],
      ['100', '1e2', '1E+2', '1e02'],
    ];
    const names = spellings.map((each) => [...new Set(each.map(toDecimalText))]);
    assert.equal(
      names.map(({ length }) => length),
      spellings.map(() => 1),
    );
    assert.is(new Set(names.flat()).size, spellings.length);
  });

  test('a long number costs no more than its length', () => {
    const zeros = '0'.repeat(1_000_000);
    assert.is(toDecimalText(`1${zeros}1`), `1${zeros}1e0`);
    assert.is(toDecimalText(`0.${zeros}1${zeros}`), '1e-1000001');
  });
});
