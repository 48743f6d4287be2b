import * as assert from 'uvu/assert';
import { fingerprint } from '../../../platform/unit/fingerprint.ts';
import { suite } from '../../support/suite.ts';

const REQUEST = `{"b":[{"z":1,"a":null},"x",[true,{"é":1,"e":2}]],"10":1,"9":2,"__proto__":{"d":1,"c":"\\u2028"},"a":{"B":1,"a":-0}}`;
const SAME = `{"9":2,"10":1,"a":{"a":0,"B":1},"__proto__":{"c":"\\u2028","d":1},"b":[{"a":null,"z":1},"x",[true,{"e":2,"é":1}]]}`;

suite('platform/unit/fingerprint', (test) => {
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
