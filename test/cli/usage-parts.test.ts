import * as assert from 'uvu/assert';
import { commands } from '../../cli/commands.ts';
import { offeredFor, splitUsage, type UsagePart } from '../../cli/usage-parts.ts';
import { suite } from '../support/suite.ts';

const written = (part: UsagePart): string => {
  const text = part.kind === 'word' ? part.value : [part.flag, part.value].filter(Boolean).join(' ');
  return part.isRequired ? text : `[${text}]`;
};

suite('cli/usage-parts', (test) => {
  test('the parts of every usage, put together, are the usage', () => {
    for (const { name, usage } of commands) assert.is([name, ...splitUsage(name, usage).map(written)].join(' '), usage);
  });

  test('a part knows whether it is needed, and whether a value follows', () => {
    assert.equal(splitUsage('keys rotate', 'keys rotate --to ./copy [--revoke] [--data ./data] [FILE] a|b'), [
      { kind: 'option', flag: '--to', value: './copy', isRequired: true },
      { kind: 'option', flag: '--revoke', value: undefined, isRequired: false },
      { kind: 'option', flag: '--data', value: './data', isRequired: false },
      { kind: 'word', value: 'FILE', isRequired: false },
      { kind: 'word', value: 'a|b', isRequired: true },
    ]);
    assert.throws(() => splitUsage('keys rotate', 'serve'), /does not start with/);
  });

  test('files are offered for paths, words for a choice, and nothing for what only you know', () => {
    for (const path of ['./data', 'FILE']) assert.is(offeredFor(path), 'file');
    assert.equal(offeredFor('bash|zsh'), ['bash', 'zsh']);
    for (const value of ['URL', '8080']) assert.equal(offeredFor(value), []);
  });
});
