import * as assert from 'uvu/assert';
import { BONUSES_PER_UNIT, expireBonuses } from '../../../platform/bonuses/give-and-expire.ts';
import { bonusAward, budgetUse } from '../../support/freespins.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { verifyStore } from '../../support/verifying.ts';

suite('platform/bonuses/give-and-expire', (test) => {
  const PLAYERS = Array.from({ length: 10_000 }, (_, index) => `p-${index}`);

  type World = {
    readonly platform: InProcessPlatform;
    /** Lets this many more units succeed, and fails the next one. */
    failAfter(units: number): void;
  };

  /** A platform with northstar:luna, whose units can be made to fail. */
  const withWorld = async (work: (world: World) => Promise<void>): Promise<void> => {
    let left = Number.POSITIVE_INFINITY;
    const clock = () => {
      left -= 1;
      if (left < 0) throw new Error('the power is cut');
      return 1_767_250_800_000;
    };
    const platform = openPlatform({ draw: () => 0n, clock });
    try {
      await platform.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
      await platform.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
      await work({
        platform,
        failAfter: (units) => {
          left = units;
        },
      });
    } finally {
      await platform.close();
    }
  };

  const playersOf = (bonuses: unknown): string[] =>
    (bonuses as readonly { readonly player_id: string }[]).map(({ player_id }) => player_id);

  /** The number of bonuses, of their players, and of their events. */
  const given = ({ platform: { file } }: World): unknown[] => [
    ...selectFrom(file, 'select count(*) bonuses, count(distinct player_id) players from player_bonuses').flatMap(
      Object.values,
    ),
    ...selectFrom(file, "select count(*) from outbox where event_type = 'PlayerBonusAdded'").flatMap(Object.values),
  ];

  const faults = async ({ platform }: World): Promise<string[]> =>
    (await verifyStore(platform.file, platform.keys)).faults;

  const body = bonusAward({ players: PLAYERS });

  test('D3 an award to 10,000 players is answered in their order', () =>
    withWorld(async (world) => {
      const reply = await world.platform.call('awardBonus', { body });
      assert.equal(playersOf(reply.body), PLAYERS);
      assert.equal(given(world), [10_000, 10_000, 10_000]);
      const again = await world.platform.call('awardBonus', { body });
      assert.is(JSON.stringify(again.body), JSON.stringify(reply.body));
      assert.equal(await faults(world), []);
    }));

  for (const units of [1, 13, PLAYERS.length / BONUSES_PER_UNIT])
    test(`D3 after a crash behind ${units} units every player gets exactly one bonus`, () =>
      withWorld(async (world) => {
        const { platform } = world;
        // The request itself asks the clock once.
        world.failAfter(1 + units);
        try {
          await platform.call('awardBonus', { body });
          assert.unreachable('the power was not cut');
        } catch (error) {
          assert.match(String(error), 'the power is cut');
        }
        world.failAfter(Number.POSITIVE_INFINITY);
        const done = units * BONUSES_PER_UNIT;
        assert.equal(given(world), [done, done, done]);
        assert.equal(await faults(world), []);
        if (done < PLAYERS.length) {
          assert.is((await platform.call('awardBonus', { body })).code, 'idempotency_key_in_flight');
          await platform.keepTime();
        }
        const reply = await platform.call('awardBonus', { body });
        assert.is(reply.headers['idempotent-replayed'], 'true');
        assert.equal(playersOf(reply.body), PLAYERS);
        assert.equal(given(world), [10_000, 10_000, 10_000]);
        assert.equal(await faults(world), []);
      }));

  test('D3 an award and the platform that goes on with it at the same time give each player one', () =>
    withWorld(async (world) => {
      const [reply] = await Promise.all([
        world.platform.call('awardBonus', { body }),
        world.platform.keepTime(),
        world.platform.keepTime(),
      ]);
      assert.equal(playersOf(reply?.body), PLAYERS);
      assert.equal(given(world), [10_000, 10_000, 10_000]);
    }));
});

suite('platform/bonuses/expire-bonuses', (test) => {
  const START_MS = Date.UTC(2026, 0, 1);
  const DAY_MS = 24 * 60 * 60 * 1000;
  type World = { readonly platform: InProcessPlatform; setClock(ms: number): void };

  /** A platform with northstar:luna, whose clock stands until it is set. */
  const withClock = async (work: (world: World) => Promise<void>): Promise<void> => {
    let nowMs = START_MS;
    const platform = openPlatform({ draw: () => 0n, clock: () => nowMs });
    try {
      await platform.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
      await platform.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
      await work({
        platform,
        setClock: (ms) => {
          nowMs = ms;
        },
      });
    } finally {
      await platform.close();
    }
  };

  type Bonus = { readonly id: string; readonly state: string };

  const award = async (platform: InProcessPlatform, changes: object = {}): Promise<readonly Bonus[]> =>
    (await platform.call('awardBonus', { body: bonusAward(changes) })).body as readonly Bonus[];

  const listed = async (platform: InProcessPlatform): Promise<readonly Bonus[]> => {
    const query = { operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1' };
    return (await platform.call('listPlayerBonuses', { query })).body as readonly Bonus[];
  };

  const told = ({ file }: InProcessPlatform) =>
    selectFrom(file, "select event_type, data, created_at_ms from outbox where event_type <> 'PlayerBonusAdded'");

  test('D4 a bonus is Expired from its moment on, and its player is notified once when the platform comes to it', () =>
    withClock(async ({ platform, setClock }) => {
      const endMs = START_MS + DAY_MS;
      const [bonus] = await award(platform, { timestamp_bonus_expires: endMs });
      setClock(endMs - 1);
      await platform.keepTime();
      assert.equal(await listed(platform), [bonus]);
      setClock(endMs);
      const expired = { ...bonus, state: 'Expired' };
      assert.equal(await listed(platform), [expired]);
      assert.equal(told(platform), []);
      setClock(endMs + 5000);
      await platform.keepTime();
      await platform.keepTime();
      assert.equal(
        told(platform).map(({ event_type, data, created_at_ms }) => [
          event_type,
          JSON.parse(String(data)),
          created_at_ms,
        ]),
        [['PlayerBonusExpired', expired, endMs + 5000]],
      );
      assert.equal(await listed(platform), [expired]);
    }));

  test('D3 keys live as long as the bonuses: a repetition after their end is answered as at first', () =>
    withClock(async ({ platform, setClock }) => {
      const body = bonusAward({ timestamp_bonus_expires: START_MS + DAY_MS });
      const [first] = await award(platform, body);
      const use = budgetUse(first?.id ?? '', '1');
      const used = await platform.call('reportFreespinUse', { body: use });
      setClock(START_MS + 400 * DAY_MS);
      await platform.keepTime();
      assert.equal(await award(platform, body), [first]);
      assert.equal((await platform.call('reportFreespinUse', { body: use })).body, used.body);
    }));

  test('a bonus that was used up does not expire, and one that has expired stays so when the clock is set back', () =>
    withClock(async ({ platform, setClock }) => {
      const [used] = await award(platform);
      const [open] = await award(platform);
      await platform.call('reportFreespinUse', { body: budgetUse(used?.id ?? '', '5') });
      await platform.call('reportFreespinUse', { body: budgetUse(open?.id ?? '', '2') });
      setClock(START_MS + 30 * DAY_MS);
      await platform.keepTime();
      setClock(START_MS);
      await platform.keepTime();
      assert.equal(
        (await listed(platform)).map(({ id, state }) => [id, state]),
        [
          [used?.id, 'Consumed'],
          [open?.id, 'Expired'],
        ],
      );
      assert.is(
        (await platform.call('reportFreespinUse', { body: budgetUse(open?.id ?? '', '1') })).code,
        'bonus_not_available',
      );
      assert.equal(
        told(platform).map(({ event_type }) => event_type),
        ['PlayerBonusConsumed', 'PlayerBonusUpdated', 'PlayerBonusExpired'],
      );
    }));

  test('many are announced in batches, the earliest first, and a crash in between announces none twice', () =>
    withClock(async ({ platform, setClock }) => {
      const players = Array.from({ length: BONUSES_PER_UNIT + 1 }, (_, index) => `p-${index}`);
      await award(platform, { players, timestamp_bonus_expires: START_MS + 2000 });
      await award(platform, { players: ['first'], timestamp_bonus_expires: START_MS + 1000 });
      setClock(START_MS + 3000);
      const portion = () => platform.store.write((tx) => expireBonuses({ tx, nowMs: START_MS + 3000 }));
      assert.is(await portion(), true);
      assert.is(told(platform).length, BONUSES_PER_UNIT);
      assert.is(JSON.parse(String(told(platform)[0]?.data)).player_id, 'first');
      await platform.keepTime();
      const playersTold = told(platform).map(({ data }) => JSON.parse(String(data)).player_id);
      assert.equal(playersTold.toSorted(), ['first', ...players].toSorted());
      assert.is(await portion(), false);
    }));
});
