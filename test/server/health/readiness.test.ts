import * as assert from 'uvu/assert';
import { openStore } from '../../../db/engine/store.ts';
import { StoreError } from '../../../db/engine/store-error.ts';
import { Readiness, type ReadinessParts } from '../../../server/health/readiness.ts';
import { EventLog } from '../../../server/sockets/event-log.ts';
import { migrations } from '../../../server/start/assets.ts';
import { suite } from '../../support/suite.ts';

const MEGABYTE = 1024 * 1024;

/** A readiness whose every part is right but the given ones. */
const withReadiness = async (
  parts: Partial<ReadinessParts>,
  work: (readiness: Readiness, commits: () => number) => Promise<void>,
  times?: ConstructorParameters<typeof Readiness>[1],
): Promise<void> => {
  const store = openStore({ file: ':memory:', migrations: migrations() });
  await EventLog.open(store, Buffer.alloc(32));
  const readiness = new Readiness(
    {
      store,
      keys: { areOnDisk: true },
      data: '.',
      file: import.meta.filename,
      migrations: migrations().length,
      walletUrls: [],
      walletFails: () => false,
      generatorFailure: () => undefined,
      failed: () => {},
      freeBytes: async () => 2048 * MEGABYTE,
      ...parts,
    },
    times,
  );
  await work(readiness, () => store.stats.commits);
  await store.close();
};

const codesOf = async (readiness: Readiness): Promise<string[]> => {
  const { reasons, warnings } = await readiness.check();
  return [...reasons.map(({ code }) => code), ...warnings.map(({ code }) => `warning ${code}`)];
};

suite('server/health/readiness', (test) => {
  test('each fault is a separate reason or warning', async () => {
    const cases: [parts: Partial<ReadinessParts>, codes: string[]][] = [
      [{}, ['warning wallet_missing']],
      [{ freeBytes: async () => 64 * MEGABYTE }, ['warning disk_low', 'warning wallet_missing']],
      [{ freeBytes: async () => 63 * MEGABYTE }, ['disk_full', 'warning disk_low', 'warning wallet_missing']],
      [{ keys: { areOnDisk: false } }, ['keys_missing', 'warning wallet_missing']],
      [{ migrations: 1 }, ['schema_changed', 'warning wallet_missing']],
      [{ walletUrls: ['http://127.0.0.1:9'] }, ['warning wallet_failing']],
      [{ walletUrls: ['http://127.0.0.1:9'], walletFails: () => true }, ['warning wallet_failing']],
    ];
    for (const [parts, codes] of cases)
      await withReadiness(parts, async (readiness) => assert.equal(await codesOf(readiness), codes));
  });

  test('a server on a database asks its own disk nothing, and writes only if it has not just committed', async () => {
    for (const [sinceCommitMs, writes] of [
      [undefined, 1],
      [10_000, 1],
      [900, 0],
    ] as const) {
      let written = 0;
      const pools = {
        host: 'db',
        pools: [],
        replica: undefined,
        longReads: { primary: 0, replica: 0 },
        writesWaiting: 0,
        lockWaitedMs: 0,
        lostConnections: 0,
      };
      const figures = { ...pools, retries: { collision: 0, connection: 0, unit: 0 }, sinceCommitMs };
      const store: ReadinessParts['store'] = {
        read: async <T>() => migrations().length as T,
        write: async <T>() => {
          written += 1;
          return true as T;
        },
        shared: {
          figures,
          size: async () => 0,
          missing: async () => undefined,
          ask: async () => ({ rows: [], changes: 0 }),
          announce: () => {},
          note: () => {},
        },
      };
      const freeBytes = (): Promise<number> => Promise.reject(new Error('it is asked'));
      await withReadiness(
        { store, freeBytes, file: '/none', failed: (error) => assert.unreachable(String(error)) },
        async (readiness) => assert.equal(await codesOf(readiness), ['warning wallet_missing']),
      );
      assert.is(written, writes);
    }
  });

  test('parts that a schema lacks are named, and looked for again when a look has failed; a database that cannot be reached lacks nothing', async () => {
    const looks: (() => Promise<string | undefined>)[] = [
      () => Promise.reject(new StoreError('store_unavailable', 'The store failed.')),
      async () => 'the view contributions',
      () => Promise.reject(new Error('it is kept, and not looked for')),
    ];
    const shared = { missing: () => (looks.shift() as (typeof looks)[number])(), figures: { sinceCommitMs: 0 } };
    const store = {
      read: async () => migrations().length,
      write: async () => true,
      shared,
    } as object as ReadinessParts['store'];
    const times = { keptMs: 0, walletsKeptMs: 0, schemaKeptMs: 60_000, limitMs: 2_000 };
    await withReadiness(
      { store },
      async (readiness) => {
        const answers: unknown[] = [];
        for (let look = 0; look < 3; look += 1) {
          answers.push((await readiness.check()).reasons);
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
        const incomplete = [
          {
            code: 'schema_incomplete',
            detail: 'The schema of the database is not whole. Missing: the view contributions.',
          },
        ];
        assert.equal(answers, [[], incomplete, incomplete]);
      },
      times,
    );
  });

  test('a store that cannot be read has no other version, also right after a commit', async () => {
    const store = {
      read: () => Promise.reject(new StoreError('store_unavailable', 'The store failed.')),
      write: async () => true,
      shared: { missing: async () => undefined, figures: { sinceCommitMs: 0 } },
    } as object as ReadinessParts['store'];
    await withReadiness({ store }, async (readiness) =>
      assert.equal(await codesOf(readiness), ['store_not_writable', 'warning wallet_missing']),
    );
  });

  test('a flood of requests commits one write', () =>
    withReadiness({}, async (readiness, commits) => {
      const before = commits();
      await Promise.all(Array.from({ length: 100 }, () => readiness.check()));
      await readiness.check();
      assert.is(commits(), before + 1);
    }));

  test('a check that fails is reported, and one that never ends is late and not started again', async () => {
    const reported: unknown[] = [];
    const failed = (error: unknown): void => void reported.push(error);
    const broken = new Error('no such folder');
    await withReadiness({ freeBytes: () => Promise.reject(broken), failed }, async (readiness) =>
      assert.equal((await codesOf(readiness)).slice(0, 2), ['disk_full', 'warning disk_low']),
    );
    assert.equal(reported, [broken, broken]);
    let writes = 0;
    const store: ReadinessParts['store'] = {
      read: async <T>() => migrations().length as T,
      write: () => {
        writes += 1;
        return new Promise(() => {});
      },
    };
    await withReadiness(
      { store },
      async (readiness) => {
        assert.equal(await codesOf(readiness), ['check_late', 'warning wallet_missing']);
        const { reasons } = await readiness.check();
        assert.match(reasons[0]?.detail ?? '', /^Late: the check of a write to the store took longer than 0.001 s\./);
        await new Promise((resolve) => setTimeout(resolve, 0));
        assert.equal(await codesOf(readiness), ['check_late', 'warning wallet_missing']);
        assert.is(writes, 1);
      },
      { keptMs: 0, walletsKeptMs: 0, schemaKeptMs: 0, limitMs: 1 },
    );
  });
});
