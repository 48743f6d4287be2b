import * as assert from 'uvu/assert';
import { listPendingEvents } from '../../../db/events/outbox.ts';
import { listParticipations } from '../../../db/opt-ins/participations.ts';
import { drawSecurely } from '../../../server/base/draw.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

const ROWS = 100_000;
const PLAYERS = 10_000;
const PORTION = 50;

type World = {
  readonly platform: InProcessPlatform;
  readonly instanceId: string;
  /** Lets this many more units succeed, and fails the next one. */
  failAfter(units: number): void;
};

/** A platform with a jackpot of northstar:luna, whose units can be made to fail. */
const withWorld = async (work: (world: World) => Promise<void>): Promise<void> => {
  let left = Number.POSITIVE_INFINITY;
  const clock = () => {
    left -= 1;
    if (left < 0) throw new Error('the power is cut');
    return 1_767_250_800_000;
  };
  const platform = openPlatform({ draw: drawSecurely, clock });
  try {
    const owner_id = 'northstar';
    await platform.call('saveOperators', { body: [{ id: owner_id, name: 'Northstar' }] });
    await platform.call('saveBrands', { path: { operator_id: owner_id }, body: [{ id: 'luna', name: 'Luna' }] });
    await platform.call('createTemplate', { body: threePots() });
    await platform.call('publishTemplate', { body: { owner_id, template_id: 'three-pots' } });
    const { body } = await platform.call('instantiateTemplate', { body: instantiation() });
    await work({
      platform,
      instanceId: String(Reflect.get(Object(body), 'id')),
      failAfter: (units) => {
        left = units;
      },
    });
  } finally {
    await platform.close();
  }
};

const upload = ({ platform, instanceId }: World, lines: readonly string[]) =>
  platform.call('saveOptIns', {
    query: { instance_id: instanceId, brand_id: 'northstar:luna' },
    body: ['player_id,opt_in', ...lines].join('\n'),
  });

const statuses = ({ platform, instanceId }: World): Promise<number> =>
  platform.store.read(
    async (tx) => (await listParticipations(tx, { instanceId }, { order: 'player', page: 0, limit: 0 })).total,
  );

const announced = async ({ platform }: World): Promise<number> =>
  (await platform.store.read((tx) => listPendingEvents(tx, 2 * ROWS))).filter(
    ({ eventType }) => eventType === 'OptInEvent',
  ).length;

/** Each player stands in it ten times. */
const lines = Array.from({ length: ROWS }, (_, index) => `p-${index % PLAYERS},true`);

suite('handlers/jackpots/save-many-opt-ins', (test) => {
  test('B24 a crash in a file of 100,000 lines leaves whole portions, and sending it again does the rest', () =>
    withWorld(async (world) => {
      // The request itself asks the clock once.
      world.failAfter(1 + 3);
      try {
        await upload(world, lines);
        assert.unreachable('the power was not cut');
      } catch (error) {
        assert.match(String(error), 'the power is cut');
      }
      assert.equal([await statuses(world), await announced(world)], [3 * PORTION, 3 * PORTION]);
      world.failAfter(Number.POSITIVE_INFINITY);
      const { writes } = world.platform.store.stats;
      assert.equal((await upload(world, lines)).body, { errors: {} });
      assert.is(world.platform.store.stats.writes - writes, PLAYERS / PORTION);
      assert.equal([await statuses(world), await announced(world)], [PLAYERS, PLAYERS]);
    }));

  test('B24 of 100,000 lines that are faulty, 1,000 are listed and the others counted', () =>
    withWorld(async (world) => {
      const { body } = await upload(
        world,
        lines.map((_line, index) => `p-${index},yes`),
      );
      const errors: Readonly<Record<string, string>> = Reflect.get(Object(body), 'errors');
      assert.equal([Object.keys(errors).length, errors['further errors']], [1001, '99000']);
      assert.is(await statuses(world), 0);
    }));
});
