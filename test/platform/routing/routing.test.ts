import * as assert from 'uvu/assert';
import type { Tx } from '../../../db/engine/tx.ts';
import { findInstance } from '../../../db/jackpots/instances.ts';
import { createSources, deleteSources, findSourceIds, sourceAssignments } from '../../../db/routing/sources.ts';
import { deleteEach } from '../../../platform/routing/delete-each.ts';
import { findLinked } from '../../../platform/routing/find-for-player.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { someone } from '../../support/someone.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { changeIn } from '../../support/tables.ts';

suite('platform/routing/find-for-player', (test) => {
  const NOW_MS = 1_800_000_000_000;
  const LUNA = 'northstar:luna';

  const withTemplate = (work: (platform: InProcessPlatform) => Promise<void>): Promise<void> =>
    withPublished(threePots(), { draw: seededDraw(5), clock: () => NOW_MS }, work);

  /** Opens instances of northstar, which go by their game codes here. */
  const open = async (platform: InProcessPlatform, ...codes: string[]): Promise<ReadonlyMap<string, string>> => {
    const ids = new Map<string, string>();
    for (const code of codes) {
      const body = instantiation({ instance_game_code: code });
      ids.set(code, ((await succeed(platform, 'instantiateTemplate', { body })) as { readonly id: string }).id);
    }
    return ids;
  };

  const lead = (
    platform: InProcessPlatform,
    owner_id: string,
    source_id: string,
    ...instances: (string | undefined)[]
  ) =>
    succeed(platform, 'createSources', {
      body: [{ owner_id, source_id, source_name: source_id, jackpots: jackpotsOf(owner_id, instances) }],
    });

  const segment = (platform: InProcessPlatform, id: string, priority: number, ...instances: (string | undefined)[]) =>
    succeed(platform, 'createSegments', {
      body: [{ owner_id: LUNA, id, priority, jackpots: jackpotsOf(LUNA, instances) }],
    });

  const jackpotsOf = (owner_id: string, instances: readonly (string | undefined)[]) =>
    instances.map((instance_id, priority) => ({ priority, owner_id, instance_id }));

  /** The game codes of what is linked to a target, for a player of luna whose request goes to `main`. */
  const linkedTo = (
    { store }: InProcessPlatform,
    target: { readonly id: string; readonly type: 'instance' | 'source' },
    main: string | undefined,
    segments: readonly string[] = [],
    brandPath = LUNA,
  ): Promise<readonly string[]> =>
    store.read(async (tx) => {
      const instance = await findInstance(tx, main ?? '');
      if (instance === undefined) throw new Error('there is no such instance');
      const linked = await findLinked(tx, target, instance, { brandPath, segments }, NOW_MS);
      return linked.map(({ gameCode }) => gameCode);
    });

  test("linked to a source are its instances, the brand's first, each once, without the one that the request goes to", () =>
    withTemplate(async (platform) => {
      const ids = await open(platform, 'a', 'b', 'c', 'd');
      await lead(platform, 'northstar', 'comet-rush', ids.get('c'), ids.get('b'), ids.get('d'));
      await lead(platform, LUNA, 'comet-rush', ids.get('b'), ids.get('a'));
      const source = { id: 'comet-rush', type: 'source' } as const;
      assert.equal(await linkedTo(platform, source, ids.get('b')), ['a', 'c', 'd']);
      assert.equal(await linkedTo(platform, source, ids.get('c')), ['b', 'a', 'd']);
      assert.equal(await linkedTo(platform, { id: 'nowhere', type: 'source' }, ids.get('b')), []);
    }));

  test('linked to an instance are those of the source that has its game code as its id', () =>
    withTemplate(async (platform) => {
      const ids = await open(platform, 'a', 'b', 'c');
      await lead(platform, LUNA, 'a', ids.get('c'), ids.get('a'));
      await lead(platform, 'northstar', 'a', ids.get('b'));
      const toA = await linkedTo(platform, { id: ids.get('a') ?? '', type: 'instance' }, ids.get('a'));
      assert.equal(toA, ['c', 'b']);
      assert.equal(await linkedTo(platform, { id: ids.get('b') ?? '', type: 'instance' }, ids.get('b')), []);
    }));

  test("the player's segments narrow and order what is linked, as long as they lead to any that has not ended", () =>
    withTemplate(async (platform) => {
      const ids = await open(platform, 'a', 'b', 'c', 'd');
      const source = { id: 'comet-rush', type: 'source' } as const;
      await lead(platform, LUNA, 'comet-rush', ids.get('a'), ids.get('b'), ids.get('c'));
      await segment(platform, 'gold', 1, ids.get('b'), ids.get('a'));
      await segment(platform, 'vip', 0, ids.get('c'), ids.get('b'), ids.get('d'));
      const linked = (...segments: string[]) => linkedTo(platform, source, ids.get('a'), segments);
      assert.equal(await linked('gold', 'vip'), ['c', 'b']);
      assert.equal(await linked('gold'), ['b']);
      assert.equal(await linked('nobody'), ['b', 'c']);
      changeIn(platform.file, "update instances set state = 'Terminated' where game_code = 'b'");
      assert.equal(await linked('gold'), [], 'the segment leads to the main one alone');
      assert.equal(await linked(), ['c']);
      const main = ids.get('d');
      changeIn(platform.file, "update instances set state = 'Terminated' where game_code = 'a'");
      assert.equal(await linkedTo(platform, source, main, ['gold']), ['c'], 'the segment leads to what has ended');
    }));

  test('a paused or pending instance is linked; one that ended by the clock or has come to another operator is not', () =>
    withTemplate(async (platform) => {
      const ids = await open(platform, 'a', 'b', 'c', 'd', 'e');
      const source = { id: 'comet-rush', type: 'source' } as const;
      await lead(platform, LUNA, 'comet-rush', ...ids.values());
      changeIn(platform.file, "update instances set state = 'Paused' where game_code = 'b'");
      changeIn(platform.file, "update instances set starts_at_ms = ? where game_code = 'c'", NOW_MS + 1);
      changeIn(platform.file, "update instances set ends_at_ms = ? where game_code = 'd'", NOW_MS);
      changeIn(platform.file, "update instances set operator_id = 'southstar' where game_code = 'e'");
      assert.equal(await linkedTo(platform, source, ids.get('a')), ['b', 'c']);
    }));
});

suite('platform/routing/delete-each', (test) => {
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
