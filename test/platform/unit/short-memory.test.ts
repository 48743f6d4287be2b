import * as assert from 'uvu/assert';
import { ShortMemory } from '../../../platform/unit/short-memory.ts';
import { suite } from '../../support/suite.ts';

suite('platform/unit/short-memory', (test) => {
  test('makes a value once for all who ask at the same time, and again when its time is over', async () => {
    const memory = new ShortMemory<number>(1_000, 10);
    let made = 0;
    const ask = (nowMs: number) =>
      memory.once('a', nowMs, async () => {
        made += 1;
        return { value: made, atMs: nowMs };
      });
    assert.equal(await Promise.all([ask(0), ask(0), ask(999)]), [1, 1, 1]);
    assert.is(await ask(999), 1);
    assert.is(await ask(1_000), 2);
    // A clock that was set back.
    assert.is(await ask(-5_000), 3);
  });

  test('fails for all who wait, and tries again for the next one', async () => {
    const memory = new ShortMemory<number>(1_000, 10);
    const failing = () => memory.once('a', 0, () => Promise.reject(new Error('no store')));
    const results = await Promise.allSettled([failing(), failing()]);
    assert.equal(
      results.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.is(await memory.once('a', 0, async () => ({ value: 1, atMs: 0 })), 1);
  });

  test('never holds more than its size, whatever keys callers choose: the oldest go first', () => {
    const memory = new ShortMemory<string>(1_000, 10, (text) => text.length);
    for (let key = 0; key < 1_000; key += 1) memory.keep(`${key}`, { value: 'abc', atMs: 0 });
    const kept = Array.from({ length: 1_000 }, (_, key) => memory.find(`${key}`, 0)).filter(Boolean);
    assert.is(kept.length, 3);
    assert.equal(memory.find('999', 0)?.value, 'abc');
    // The size of what is replaced is free again.
    for (let time = 0; time < 5; time += 1) memory.keep('999', { value: 'ab', atMs: time });
    assert.ok(memory.find('998', 0));
    // A value that is larger than everything stays alone until the next one.
    memory.keep('large', { value: 'x'.repeat(11), atMs: 0 });
    assert.equal([memory.find('999', 0), memory.find('large', 0)?.value.length], [undefined, 11]);
  });
});
