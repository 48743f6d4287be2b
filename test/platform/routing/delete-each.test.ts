import * as assert from 'uvu/assert';
import type { Tx } from '../../../db/engine/tx.ts';
import { createSources, deleteSources, findSourceIds, sourceAssignments } from '../../../db/routing/sources.ts';
import { deleteEach } from '../../../platform/routing/delete-each.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { someone } from '../../support/someone.ts';
import { suite } from '../../support/suite.ts';

const SOURCES = { assignments: sourceAssignments, findIds: findSourceIds, remove: deleteSources };
const OWNERS = ['northstar', 'southstar'];
const CALLER = someone(...OWNERS);

/** Wraps a transaction to count its statements. */
const counting = (tx: Tx) => {
  const counted = { statements: 0 };
  const count =
    <Args extends readonly unknown[], Result>(call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      counted.statements += 1;
      return call.apply(tx, args as never);
    };
  const counter = new Proxy(tx, {
    get: (of, name: keyof Tx) => {
      const value = of[name];
      return typeof value === 'function' ? count(value as (...args: readonly unknown[]) => unknown) : value;
    },
  });
  return { counter, counted };
};

/** Deletes so many sources of each owner. @returns how many were deleted, and in how many statements. */
const deleteSome = ({ store }: InProcessPlatform, count: number) =>
  store.write(async (tx) => {
    const ids = Array.from({ length: count }, (_, number) => `s-${number}`);
    const items = OWNERS.flatMap((ownerId) => ids.map((fromId) => ({ ownerId, fromId })));
    createSources(
      tx,
      items.map(({ ownerId, fromId }) => ({ ownerId, sourceId: fromId, name: fromId })),
    );
    const { counter, counted } = counting(tx);
    const { deleted, failed } = await deleteEach({ tx: counter, caller: CALLER }, SOURCES, items);
    assert.equal(failed, []);
    for (const owner of OWNERS) assert.is((await findSourceIds(tx, owner, ids)).size, 0);
    return { deleted: deleted.length, ...counted };
  });

suite('platform/routing/delete-each', (test) => {
  test('a bulk costs as many statements as its owners, not as its items', async () => {
    const platform = openPlatform({ draw: () => 0n, clock: () => 1_000 });
    try {
      const few = await deleteSome(platform, 1);
      const many = await deleteSome(platform, 500);
      assert.equal([few.deleted, many.deleted], [2, 1000]);
      assert.is(many.statements, few.statements);
    } finally {
      await platform.close();
    }
  });
});
