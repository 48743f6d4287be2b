import * as assert from 'uvu/assert';
import { fingerprint } from '../../../platform/unit/fingerprint.ts';
import { toDecimalText } from '../../../platform/unit/to-decimal-text.ts';
import { suite } from '../../support/suite.ts';

suite('platform/unit/fingerprint', (test) => {
  const REQUEST = `{"b":[{"z":1,"a":null},"x",[true,{"é":1,"e":2}]],"10":1,"9":2,"__proto__":{"d":1,"c":"\\u2028"},"a":{"B":1,"a":-0}}`;
  const SAME = `{"9":2,"10":1,"a":{"a":0,"B":1},"__proto__":{"c":"\\u2028","d":1},"b":[{"a":null,"z":1},"x",[true,{"e":2,"é":1}]]}`;

  // Stored keys hold fingerprints: another one would refuse a repeated request.
  test('is the one that released versions store', () => {
    assert.is(
      fingerprint('contributeToInstance', JSON.parse(REQUEST)),
      '871d2dba02285c32a5ef430d96ddc3c8c820711f62cc884518c33705cb7f84a2',
    );
    assert.is(fingerprint('x', undefined), '73cb3858a687a8494ca3323053016282f3dad39d42cf62ca4e79dda2aac7d9ac');
    assert.is(fingerprint('x', 't'), 'f5a54987585139a60f2d8b27a57eec26f8f0de31b4263f63c8f1cffbbf6ddeac');
  });

  test('ignores the order of fields and those without a value, and nothing else', () => {
    const of = (text: string) => fingerprint('x', JSON.parse(text));
    assert.is(of(SAME), of(REQUEST));
    assert.is(fingerprint('x', { a: 1, b: undefined }), of('{"a":1}'));
    for (const other of ['{"a":2}', '{"a":"1"}', '{"a":1,"b":null}', '[{"a":1}]', '{"A":1}', '{"a":{"a":1}}'])
      assert.is.not(of(other), of('{"a":1}'));
    assert.is.not(of('[1,2]'), of('[2,1]'));
  });
});

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
