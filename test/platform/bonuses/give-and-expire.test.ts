import * as assert from 'uvu/assert';
import { BONUSES_PER_UNIT } from '../../../platform/bonuses/give-and-expire.ts';
import { bonusAward } from '../../support/freespins.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { verifyStore } from '../../support/verifying.ts';

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

suite('platform/bonuses/give-and-expire', (test) => {
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
