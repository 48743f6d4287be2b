import * as assert from 'uvu/assert';
import { FairQueue } from '../../../server/login/fair-queue.ts';
import { suite } from '../../support/suite.ts';

/** Work that begins when its turn comes and ends when the test says so. */
const stage = (bounds: { atOnceMax?: number; waitingOfOneMax?: number; waitingMax?: number }) => {
  const turns = new FairQueue({ atOnceMax: 1, waitingOfOneMax: 10, waitingMax: 100, ...bounds });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    refused,
    /** Asks for turns, named by their key and a number. */
    ask: async (...names: readonly string[]) => {
      for (const name of names)
        void turns
          .take(name[0] ?? '', () => {
            begun.push(name);
            return new Promise<void>((resolve) => ends.push(resolve));
          })
          .then((result) => {
            if (result === 'busy') refused.push(name);
          });
      await settled();
    },
    /** Ends as many of those that work, the oldest first. */
    end: async (count: number) => {
      for (let times = 0; times < count; times += 1) {
        ends.shift()?.();
        await settled();
      }
    },
    turns,
  };
};

suite('server/login/fair-queue', (test) => {
  test('so many work at a time, and the others wait', async () => {
    const { ask, end, begun } = stage({ atOnceMax: 2 });
    await ask('a1', 'a2', 'a3');
    assert.equal(begun, ['a1', 'a2']);
    await end(1);
    assert.equal(begun, ['a1', 'a2', 'a3']);
    await end(2);
    await ask('a4', 'a5', 'a6');
    assert.equal(begun.slice(3), ['a4', 'a5']);
  });

  test('keys take turns, and the turns of one key keep their order', async () => {
    const { ask, end, begun } = stage({});
    await ask('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
    await end(7);
    assert.equal(begun, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('one that asks again is last in line', async () => {
    const { ask, end, begun } = stage({});
    await ask('a1', 'a2', 'b1');
    await end(1);
    await ask('a3', 'c1');
    await end(5);
    assert.equal(begun, ['a1', 'a2', 'b1', 'a3', 'c1']);
  });

  test('only so many of one key wait, and the others of it are refused at once', async () => {
    const { ask, end, begun, refused } = stage({ waitingOfOneMax: 2 });
    await ask('a1', 'a2', 'a3', 'a4', 'b1');
    assert.equal(refused, ['a4']);
    await end(4);
    assert.equal(begun, ['a1', 'a2', 'b1', 'a3']);
  });

  test('when too many wait, the key that has most waiting gives way, or the one that asks', async () => {
    const { ask, end, begun, refused } = stage({ waitingMax: 4 });
    await ask('a1', 'a2', 'a3', 'a4', 'b1', 'c1');
    assert.equal(refused, ['a4']);
    await ask('d1');
    assert.equal(refused, ['a4', 'a3']);
    await ask('e1', 'b2', 'a5');
    assert.equal(refused, ['a4', 'a3', 'e1', 'b2', 'a5']);
    await end(5);
    assert.equal(begun, ['a1', 'a2', 'b1', 'c1', 'd1']);
    await ask('e2');
    assert.is(begun.at(-1), 'e2');
  });

  test('work that fails hands its place on', async () => {
    const { turns } = stage({});
    const failing = turns.take('a', async () => {
      throw new Error('broken');
    });
    const waiting = turns.take('b', async () => 'done');
    assert.is(await failing.catch(({ message }) => message), 'broken');
    assert.is(await waiting, 'done');
    assert.is(await turns.take('c', async () => 'done'), 'done');
  });
});
