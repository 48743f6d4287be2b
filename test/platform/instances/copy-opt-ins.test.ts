import * as assert from 'uvu/assert';
import { findParticipation, type StoredParticipation, saveParticipation } from '../../../db/opt-ins/participations.ts';
import { NO_PARTICIPATION } from '../../../domain/opt-in/participation.ts';
import { type InProcessPlatform, openPlatform, SYSTEM } from '../../support/platform.ts';
import { community, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { execute, selectFrom } from '../../support/tables.ts';
import { SAME_POTS } from '../../support/transferring.ts';

const NOW_MS = Date.UTC(2026, 0, 1);
/** Three portions, the last of which is not full. */
const MANY = 1203;

type Scene = {
  readonly platform: InProcessPlatform;
  readonly source: string;
  readonly target: string;
  /** The participation of a player in an instance. */
  find(instanceId: string, playerId: string, brandPath?: string): Promise<StoredParticipation | undefined>;
  save(instanceId: string, playerId: string, changes?: Partial<StoredParticipation>): Promise<void>;
  /** The status of the answer. */
  transfer(headers?: Record<string, string>): Promise<number>;
  copied(): number;
};

const LUNA = 'northstar:luna';

/** Two jackpots of northstar; the target is as the changes say. */
const withScene = async (work: (scene: Scene) => Promise<void>, changes: object = {}): Promise<void> => {
  const platform = openPlatform({ draw: () => 0n, clock: () => NOW_MS });
  const { store } = platform;
  const open = async (id: string, template: object): Promise<string> => {
    await platform.call('createTemplate', { body: template });
    await platform.call('publishTemplate', { body: { owner_id: 'northstar', template_id: id } });
    const body = instantiation({ template_id: id, instance_game_code: id });
    return ((await platform.call('instantiateTemplate', { body })).body as { id: string }).id;
  };
  try {
    await platform.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
    const source = await open('three-pots', threePots());
    const target = await open('twin', threePots({ id: 'twin', ...changes }));
    await work({
      platform,
      source,
      target,
      find: (instanceId, playerId, brandPath = LUNA) =>
        store.read((tx) => findParticipation(tx, { instanceId, brandPath, playerId })),
      save: (instanceId, playerId, more = {}) =>
        store.write(async (tx) =>
          saveParticipation(
            tx,
            {
              ...NO_PARTICIPATION,
              ...{ instanceId, brandPath: LUNA, playerId, optedIn: true, updatedAtMs: 1 },
              ...{ lastCurrency: null, lastContributedAtMs: null, lastSeq: null },
              ...more,
            },
            false,
          ),
        ),
      transfer: async (headers = {}) => {
        const between = { source_instance_id: source, target_instance_id: target, user_id: SYSTEM.accountId };
        const body = { ...between, transfer_optins: true, pot_rules: SAME_POTS, reason: 'A new look.' };
        return (await platform.call('transferPots', { body, headers })).status;
      },
      copied: () =>
        Number(
          selectFrom(platform.file, 'select count(*) as n from participations where instance_id = ?', target)[0]?.n,
        ),
    });
  } finally {
    await platform.close();
  }
};

/** So many players of the source are opted in. */
const optMany = async ({ platform, source }: Scene): Promise<void> => {
  for (let from = 0; from < MANY; from += 400)
    await platform.store.write(async (tx) => {
      for (let n = from; n < Math.min(from + 400, MANY); n += 1)
        saveParticipation(
          tx,
          {
            ...NO_PARTICIPATION,
            ...{ instanceId: source, brandPath: LUNA, playerId: `p-${n}`, optedIn: n % 2 === 0, updatedAtMs: 1 },
            ...{ lastCurrency: null, lastContributedAtMs: null, lastSeq: null },
          },
          false,
        );
    });
};

const FULL_AT = MANY + 700;

/** Fails in the middle of the second portion. */
const FULL = {
  sqlite: `create trigger full_disk before insert on participations
    when (select count(*) from participations) >= ${FULL_AT}
    begin select raise(abort, 'the disk is full'); end`,
  postgres: `create function full_disk() returns trigger language plpgsql as $$
    begin
      if (select count(*) from participations) >= ${FULL_AT} then raise exception 'the disk is full'; end if;
      return new;
    end $$;
    create trigger full_disk before insert on participations for each row execute function full_disk()`,
};

const ROOM = { sqlite: 'drop trigger full_disk', postgres: 'drop trigger full_disk on participations' };

const preferences = [{ currency: 'EUR', amount: 2_000_000n }];

suite('platform/instances/copy-opt-ins', (test) => {
  test('B27 copies statuses and preferences, no counters, and notifies no player', () =>
    withScene(async ({ platform, source, target, find, save, transfer }) => {
      const counted = { contributionCount: 3, contributionValue: 3_000_000n, lastCurrency: 'EUR', lastSeq: 4 };
      await save(source, 'in', { preferences, ...counted });
      await save(source, 'out', { optedIn: false, preferences });
      await save(source, 'silent', { optedIn: null, ...counted });
      assert.is(await transfer(), 200);
      const fresh = { contributionCount: 0, contributionValue: 0n, lastCurrency: null, lastSeq: null };
      for (const [playerId, optedIn] of [
        ['in', true],
        ['out', false],
      ] as const) {
        const copied = await find(target, playerId);
        assert.equal({ ...copied }, { ...copied, ...fresh, optedIn, preferences, updatedAtMs: NOW_MS });
      }
      assert.is(await find(target, 'silent'), undefined);
      assert.is((await find(source, 'in'))?.contributionCount, 3);
      assert.equal(selectFrom(platform.file, 'select * from outbox'), []);
      assert.equal(selectFrom(platform.file, 'select * from opt_in_copies'), []);
    }));

  test('B27 leaves a status of the target as it is, and adds one to a player who has only contributed there', () =>
    withScene(async ({ source, target, find, save, transfer }) => {
      await save(source, 'chose', { preferences });
      await save(target, 'chose', { optedIn: false });
      await save(source, 'played', { preferences });
      await save(target, 'played', { optedIn: null, contributionCount: 2, lastSeq: 2 });
      await transfer();
      const [chose, played] = [await find(target, 'chose'), await find(target, 'played')];
      assert.equal([chose?.optedIn, chose?.preferences, chose?.updatedAtMs], [false, [], 1]);
      assert.equal([played?.optedIn, played?.preferences, played?.contributionCount], [true, preferences, 2]);
    }));

  test('B27 copies only for brands that take part in the target', () =>
    withScene(
      async ({ source, target, find, save, transfer }) => {
        await save(source, 'p-1');
        await save(source, 'p-1', { brandPath: 'northstar:nova' });
        await transfer();
        assert.is(await find(target, 'p-1'), undefined);
        assert.is((await find(target, 'p-1', 'northstar:nova'))?.optedIn, true);
      },
      { contribution_rules: { ...threePots().contribution_rules, allowed_brands: ['northstar:nova'] } },
    ));

  for (const [what, pots, ranked] of [
    ['ranked where wins are shared with a community', threePots().pots.map((pot) => ({ ...pot, ...community() })), 1],
    ['not ranked elsewhere', threePots().pots, 0],
  ] as const)
    test(`B27 players are ${what}`, () =>
      withScene(
        async ({ platform, source, save, transfer, target }) => {
          await save(source, 'p-1');
          await transfer();
          assert.equal(selectFrom(platform.file, 'select ranked from participations where instance_id = ?', target), [
            { ranked },
          ]);
        },
        { pots },
      ));

  test('B27 answers when all are copied, however many portions they are', () =>
    withScene(async (scene) => {
      await optMany(scene);
      assert.is(await scene.transfer(), 200);
      assert.is(scene.copied(), MANY);
      assert.is((await scene.find(scene.target, 'p-1202'))?.optedIn, true);
      assert.is((await scene.find(scene.target, 'p-1201'))?.optedIn, false);
    }));

  test('B27 a crash between two portions: the platform goes on where it stopped, and so does a repetition', async () => {
    for (const how of ['the scheduler', 'a repetition'] as const)
      await withScene(async (scene) => {
        await optMany(scene);
        const { platform, source, target } = scene;
        // The disk fails after the first portion, as a crash would stop the process there.
        execute(platform.file, FULL);
        const headers = { 'idempotency-key': 'k-1' };
        await scene.transfer(headers).then(
          () => assert.unreachable('the second portion fails'),
          (error: Error) => assert.match(error.message, /full/),
        );
        assert.is(scene.copied(), 500);
        const emptied = await platform.call('getInstance', { path: { instance_id: source } });
        assert.is((emptied.body as { status: string }).status, 'Terminated');
        execute(platform.file, ROOM);
        if (how === 'the scheduler') await platform.keepTime();
        else assert.is(await scene.transfer(headers), 200);
        assert.is(scene.copied(), MANY, how);
        const entries = selectFrom(platform.file, "select * from ledger_entries where kind like 'transfer%'");
        assert.is(entries.length, 2);
        assert.equal(selectFrom(platform.file, 'select * from opt_in_copies'), []);
        assert.is((await scene.find(target, 'p-7'))?.optedIn, false);
      });
  });
});
