import * as assert from 'uvu/assert';
import { keepTotalsUp } from '../../../server/start/keep-totals-up.ts';
import { withArchive } from '../../platform/archive/archived.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';

/** Looks when a test says so, and waits until that is over. */
const looking = () => {
  let look = (): void => {};
  const every = (next: () => void): (() => void) => {
    look = next;
    return () => {};
  };
  return { every, look: () => look() };
};

suite('server/start/keep-totals-up', (test) => {
  test('keeps the totals of what was booked before it started, and of what is booked then; of little, once in so many looks', () =>
    withArchive(async ({ platform, operators, contribute, faults }) => {
      const { store, file } = platform;
      const kept = (): number =>
        Number(selectFrom(file, 'select coalesce(max(seq), 0) seq from totalled_entries')[0]?.seq);
      await contribute(operators, 'k-1');
      const log = { error: (...line: unknown[]) => assert.unreachable(JSON.stringify(line)) };
      const { every, look } = looking();
      const stop = keepTotalsUp(store, log, { every, leave: 1 });
      look();
      await until(kept, 2);
      await contribute(operators, 'k-2');
      const again = async (): Promise<number> => {
        look();
        return kept();
      };
      // The other instance has one entry too, so this is one more than may be left.
      await until(again, 3);
      await contribute(operators, 'k-3');
      await until(again, 4);
      await stop();
      assert.equal(await faults(), []);
    }));

  test('looks only after a commit, and less and less often after failures, which it logs', async () => {
    let [reads, fails, lines] = [0, 0, 0];
    let wake = (): void => {};
    const store = {
      read: async () => {
        reads += 1;
        if (reads <= fails) throw new Error('no');
        return [] as never;
      },
      write: async () => assert.unreachable(),
      onCommit: (listener: () => void) => {
        wake = listener;
        return () => {};
      },
    };
    const log = {
      error: () => {
        lines += 1;
      },
    };
    const { every, look } = looking();
    /** The numbers of the looks that read. */
    const reading = async (count: number, hasNews: boolean): Promise<number[]> => {
      const numbers: number[] = [];
      for (let number = 0; number < count; number += 1) {
        const before = reads;
        if (hasNews) wake();
        look();
        await new Promise((resolve) => setImmediate(resolve));
        if (reads > before) numbers.push(number);
      }
      return numbers;
    };
    const stop = keepTotalsUp(store as never, log, { every });
    assert.equal(await reading(59, false), [0]);
    // All are kept every so many looks, but not twice for nothing.
    assert.equal(await reading(121, false), [0]);
    assert.equal(await reading(3, true), [0, 1, 2]);
    fails = reads + 4;
    assert.equal(await reading(30, true), [0, 3, 8, 17]);
    assert.is(lines, 4);
    await stop();
  });
});
