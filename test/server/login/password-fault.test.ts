import * as assert from 'uvu/assert';
import { passwordFault } from '../../../server/login/password-fault.ts';
import { suite } from '../../support/suite.ts';

const OWNER = {
  username: 'grace.hopper@northstar.example',
  organisation: { id: 'northstar', name: 'Northern Star Casinos' },
};

const LISTED = /^The password is on a list of common passwords/;
const NAMED = /^The password is little more than the name/;
const SEQUENCE = /^The password is little more than a repeated or well-known sequence/;

suite('server/login/password-fault', (test) => {
  for (const [reason, passwords] of [
    [LISTED, ['password1234', 'iloveyou1234', 'qwertyuiop12', '123456789012', 'administrator', 'trustno1trustno']],
    [LISTED, ['PASSWORD1234', 'PaSsWoRd1234', 'Ｐassword1234', 'p@ssw0rd1234', 'Passw0rd!2024', 'Summer2024!!']],
    [LISTED, ['letmein-please', 'monkey-dragon', 'football2024', 'Welcome2024!']],
    [SEQUENCE, ['aaaaaaaaaaaa', 'abcabcabcabc', 'abcdefghijkl', 'zyxwvutsrqpo']],
    [SEQUENCE, ['a'.repeat(256), 'passwordpassword', 'p@$$w0rd'.repeat(32)]],
    [NAMED, ['northstar2026', 'Northern-Star1', 'pitboss-2026!', 'PitbossPitboss', 'gracehopper12', 'hopper654321']],
  ] as const)
    for (const password of passwords)
      test(`A8 a password that is guessed first is refused, and the reason says which kind: ${password.slice(0, 20)}`, async () => {
        const fault = await passwordFault(password, OWNER);
        assert.match(fault ?? 'accepted', reason);
        assert.match(fault ?? '', /Choose another one, such as four unrelated words\.$/);
      });

  test('A8 a password needs no digits, capitals or signs, and may have words that are common', async () => {
    for (const password of [
      'correct horse battery staple',
      'green-harbour-nineteen',
      'my dog ate it all',
      'qkzjwvpxrmtb',
      '8374659201837465',
      'x!9$kQ-2&%z@',
      'пять жёлтых трамваев',
      '正しい馬の電池のホチキス留め',
      'northstar has two red herons',
    ])
      assert.is(await passwordFault(password, OWNER), undefined, password);
  });

  test('A8 an organisation that is not known yet, and names of one or two letters, refuse nothing', async () => {
    const owner = { username: 'a', organisation: undefined };
    assert.match((await passwordFault('a green heron twice', owner)) ?? '', /contains the username/);
    assert.is(await passwordFault('two green herons', { ...owner, username: 'bo' }), undefined);
  });
});
