import * as assert from 'uvu/assert';
import type { Leader, RecentWinner } from '../../../generated/server/types.gen.ts';
import { erasePlayer } from '../../../platform/erasure/erase-player.ts';
import { LUNA } from '../../support/leading.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { community, contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyRaffle, START_MS, withTimed } from '../../support/timed.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

type World = {
  readonly platform: InProcessPlatform;
  readonly clock: { nowMs: number };
  readonly id: string;
};

/** A running jackpot, of an operator that publishes nothing yet. */
const withRunning = (template: object, work: (world: World) => Promise<void>): Promise<void> => {
  const clock = { nowMs: START_MS };
  return withPublished(template, { draw: (n) => n - 1n, clock: () => clock.nowMs }, async (platform) => {
    const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
    await work({ platform, clock, id });
  });
};

const publish = (platform: InProcessPlatform, changes: object, more: object = {}) =>
  succeed(platform, 'setOperatorSettings', {
    path: { operator_id: 'northstar' },
    body: { review_threshold: {}, publish: { winners: 'Off', leaders: 'Off', ...changes }, ...more },
  });

/** @param source_id the game code of the instance. */
const win = async (
  { platform, clock, id }: World,
  player_id: string,
  pot_id = 'minor',
  instance_id = id,
  source_id = 'tri-star',
) => {
  clock.nowMs += 1_000;
  const body = { instance_id, pot_id, brand_id: LUNA, player_id, source_id };
  await succeed(platform, 'triggerWin', { body });
};

/** After the time for which lists are kept. */
const winners = async ({ platform, clock }: World, query: object = {}): Promise<RecentWinner[]> => {
  clock.nowMs += 3_000;
  return (await succeed(platform, 'listRecentWinners', { query: { brand_id: LUNA, ...query } })) as RecentWinner[];
};

const leaders = async ({ platform, clock, id }: World, query: object = {}): Promise<Leader[]> => {
  clock.nowMs += 3_000;
  const asked = { brand_id: LUNA, instance_id: id, ...query };
  return (await succeed(platform, 'listLeaders', { query: asked })) as Leader[];
};

suite('listRecentWinners', (test) => {
  test('is empty until the operator publishes winners, and then shows no more of them than it wants', () =>
    withRunning(threePots({ texts: { sv: { name: 'Tre', pots: { minor: { name: 'Mini' } } } } }), async (world) => {
      await win(world, 'player-1001');
      await win(world, 'p-7', 'major');
      assert.equal(await winners(world), []);
      await publish(world.platform, { winners: 'Anonymous' });
      const won = { instance_id: world.id, jackpot_name: 'Tri star', currency: 'EUR' };
      const major = { ...won, pot_id: 'major', pot_name: 'major', amount: '50', timestamp: START_MS + 2_000 };
      const minor = { ...won, pot_id: 'minor', pot_name: 'minor', amount: '5', timestamp: START_MS + 1_000 };
      assert.equal(await winners(world), [major, minor]);
      await publish(world.platform, { winners: 'Masked' });
      assert.equal(await winners(world), [
        { ...major, player: '***' },
        { ...minor, player: '***01' },
      ]);
      const [, swedish] = await winners(world, { language: 'sv' });
      assert.equal([swedish?.jackpot_name, swedish?.pot_name], ['Tre', 'Mini']);
      assert.is((await winners(world, { limit: 1 })).length, 1);
      await publish(world.platform, {});
      assert.equal(await winners(world), []);
    }));

  test('leaves out wins that wait for a review, until they are paid', () =>
    withRunning(threePots(), async (world) => {
      const { platform } = world;
      await publish(platform, { winners: 'Masked' }, { review_threshold: { EUR: 10 } });
      await win(world, 'player-1001');
      await win(world, 'player-1002', 'major');
      assert.equal(
        (await winners(world)).map(({ player }) => player),
        ['***01'],
      );
      const held = (await succeed(platform, 'listWins', { query: { withheld: true } })) as { transaction_id: string }[];
      const settled = held.map(({ transaction_id }) => transaction_id);
      await succeed(platform, 'settleWins', { body: { transaction_ids: settled, reason: 'Paid by hand.' } });
      assert.equal(
        (await winners(world)).map(({ player }) => player),
        ['***02', '***01'],
      );
    }));

  test('covers the jackpots that the brand may play, those that have ended by their ids, and none that is not public', () =>
    withRunning(threePots(), async (world) => {
      const { platform, id } = world;
      const open = async (code: string, changes: object = {}) =>
        (
          (await succeed(platform, 'instantiateTemplate', {
            body: instantiation({ instance_game_code: code, ...changes }),
          })) as { id: string }
        ).id;
      const hidden = await open('hidden', { public: false });
      const ended = await open('ended');
      await publish(platform, { winners: 'Anonymous' });
      await win(world, 'player-1001');
      await win(world, 'player-1001', 'minor', hidden, 'hidden');
      await win(world, 'player-1001', 'minor', ended, 'ended');
      await succeed(platform, 'terminateInstance', { path: { instance_id: ended }, body: { reason: 'Over.' } });
      const of = async (query: object = {}) => (await winners(world, query)).map(({ instance_id }) => instance_id);
      assert.equal(await of(), [id]);
      assert.equal(await of({ instance_ids: [id, hidden, ended, 'x'].join() }), [ended, id]);
      await succeed(platform, 'saveBrands', {
        path: { operator_id: 'northstar' },
        body: [{ id: 'nova', name: 'Nova' }],
      });
      assert.equal(await of({ brand_id: 'northstar:nova' }), [id]);
      for (const brand_id of ['northstar:sol', 'southstar:luna']) assert.equal(await of({ brand_id }), []);
    }));

  test('shows the main winner of a win that is shared, and each prize of a drawing', async () => {
    const [minor, ...others] = threePots().pots;
    await withRunning(threePots({ pots: [{ ...minor, ...community() }, ...others] }), async (world) => {
      await publish(world.platform, { winners: 'Masked' });
      await succeed(world.platform, 'contributeToInstance', {
        body: contribution(world.id, { player_id: 'player-2' }),
      });
      await win(world, 'player-1001');
      assert.equal(
        (await winners(world)).map(({ player, pot_id }) => [player, pot_id]),
        [['***01', 'minor']],
      );
    });
    await withTimed(dailyRaffle(), async ({ platform, clock, contribute, instanceId }) => {
      await publish(platform, { winners: 'Masked' });
      await contribute('player-1', 'player-2', 'player-3');
      clock.nowMs += DAY_MS;
      await platform.keepTime();
      const drawn = await winners({ platform, clock, id: instanceId });
      assert.ok(drawn.length > 1);
      assert.ok(drawn.every(({ player }) => /^\*\*\*-[123]$/.test(player ?? '')));
    });
  });

  test('names no player who was erased, also when that one wins again', () =>
    withRunning(threePots(), async (world) => {
      const { platform, clock } = world;
      await publish(platform, { winners: 'Masked' });
      await win(world, 'player-1001');
      await win(world, 'player-1002');
      const named = async () => (await winners(world)).map(({ player }) => player);
      assert.equal(await named(), ['***02', '***01']);
      const player = { brandPath: LUNA, playerId: 'player-1001' };
      await erasePlayer({ store: platform.store, clock: () => clock.nowMs }, player);
      assert.equal(await named(), ['***02', undefined]);
    }));

  test('may be kept for 3 seconds, and refuses what it cannot list with validation_failed', () =>
    withJackpot(async (client) => {
      const ask = (query: Record<string, string | number>, headers = {}) =>
        client.call('listRecentWinners', { query, token: null, headers });
      const { status, headers, body } = await ask({ brand_id: LUNA });
      assert.equal([status, body, headers.get('cache-control')], [200, [], 'public, max-age=3']);
      const again = await ask({ brand_id: LUNA }, { 'if-none-match': headers.get('etag') ?? '' });
      assert.is(again.status, 304);
      for (const query of [{}, { brand_id: LUNA, limit: 0 }, { brand_id: LUNA, limit: 101 }, { brand_id: 'luna' }])
        assert.is(outcome(await ask(query as Record<string, string>)), '400 validation_failed');
    }));
});

suite('listLeaders', (test) => {
  const rewarding = (kind: string) => {
    const [minor, ...others] = threePots().pots;
    const rules = [{ payout_percentage: 0.3, rule: { [kind]: {} } }];
    return threePots({
      pots: [{ ...minor, ...community({ main_winner_percentage: 0.7, admin_fee: 0, payout_rules: rules }) }, ...others],
    });
  };
  const play = async ({ platform, id }: World, player_id: string, times: number) => {
    for (let round = 0; round < times; round += 1)
      await succeed(platform, 'contributeToInstance', { body: contribution(id, { player_id }) });
  };

  test('ranks players by all that they have contributed, as the operator publishes it', () =>
    withRunning(rewarding('HighestLifetimeContributor'), async (world) => {
      await play(world, 'player-1001', 1);
      await play(world, 'player-1002', 3);
      await play(world, 'p-3', 1);
      assert.equal(await leaders(world), []);
      await publish(world.platform, { leaders: 'Masked' });
      const of = (place: number, contributed: string) => ({ place, contributed, currency: 'EUR' });
      assert.equal(await leaders(world), [
        { ...of(1, '3'), player: '***02' },
        { ...of(2, '1'), player: '***01' },
        { ...of(3, '1'), player: '***' },
      ]);
      assert.is((await leaders(world, { limit: 2 })).length, 2);
      const erased = { brandPath: LUNA, playerId: 'player-1002' };
      await erasePlayer({ store: world.platform.store, clock: () => world.clock.nowMs }, erased);
      assert.equal((await leaders(world))[0], of(1, '3'));
      await play(world, 'player-1002', 1);
      assert.equal((await leaders(world))[0], of(1, '4'));
      await publish(world.platform, { leaders: 'Anonymous' });
      assert.equal(await leaders(world), [of(1, '4'), of(2, '1'), of(3, '1')]);
      assert.equal(await leaders(world, { period: 'Now' }), []);
    }));

  test('ranks players by what they have contributed since the last win of a pot that rewards it', () =>
    withRunning(rewarding('HighestContributionPerWin'), async (world) => {
      await publish(world.platform, { leaders: 'Masked' });
      await play(world, 'player-1001', 2);
      await win(world, 'player-1003');
      await play(world, 'player-1002', 1);
      const now = await leaders(world, { period: 'Now' });
      assert.equal(
        now.map(({ player }) => player),
        ['***02'],
      );
      const ever = await leaders(world);
      assert.equal(
        ever.map(({ player, contributed }) => [player, contributed]),
        [
          ['***01', '2'],
          ['***02', '1'],
        ],
      );
    }));

  test('is empty for a jackpot that ranks no players', () =>
    withRunning(threePots(), async (world) => {
      await publish(world.platform, { leaders: 'Masked' });
      await play(world, 'player-1001', 1);
      for (const period of ['Now', 'Ever']) assert.equal(await leaders(world, { period }), []);
    }));

  test('refuses a jackpot that the visitors of the brand do not have with instance_not_found', () =>
    withRunning(
      threePots({ contribution_rules: { contribution_type: { Fixed: 1 }, allowed_brands: [LUNA] } }),
      async (world) => {
        const { platform, id } = world;
        const code = async (query: object) => {
          world.clock.nowMs += 3_000;
          return (await platform.call('listLeaders', { query: { brand_id: LUNA, instance_id: id, ...query } })).code;
        };
        await succeed(platform, 'saveBrands', {
          path: { operator_id: 'northstar' },
          body: [{ id: 'nova', name: 'Nova' }],
        });
        assert.is(await code({}), undefined);
        for (const query of [{ instance_id: 'x' }, { brand_id: 'northstar:nova' }, { brand_id: 'northstar:sol' }])
          assert.is(await code(query), 'instance_not_found');
        await succeed(platform, 'updateInstance', { body: { instance_id: id, public: false } });
        assert.is(await code({}), 'instance_not_found');
      },
    ));

  test('may be kept for 3 seconds, and refuses what it cannot list with validation_failed', () =>
    withJackpot(async (client, { id }) => {
      const ask = (query: Record<string, string | number>, headers = {}) =>
        client.call('listLeaders', { query: { brand_id: LUNA, instance_id: id, ...query }, token: null, headers });
      const { status, headers, body } = await ask({});
      assert.equal([status, body, headers.get('cache-control')], [200, [], 'public, max-age=3']);
      assert.is((await ask({}, { 'if-none-match': headers.get('etag') ?? '' })).status, 304);
      for (const query of [{ period: 'Day' }, { limit: 0 }, { limit: 101 }] as Record<string, string>[])
        assert.is(outcome(await ask(query)), '400 validation_failed');
    }));
});

suite('setOperatorSettings', (test) => {
  test('publish stays as it is if it is left out, and is shown once it was set', () =>
    withJackpot(async (client) => {
      const path = { operator_id: 'northstar' };
      const settings = async () => (await client.call('getOperatorSettings', { path })).body;
      assert.is((await settings()).publish, undefined);
      const shown = { winners: 'Masked', leaders: 'Off' };
      await client.call('setOperatorSettings', { path, body: { review_threshold: {}, publish: shown } });
      assert.equal((await settings()).publish, shown);
      await client.call('setOperatorSettings', { path, body: { review_threshold: { EUR: 5 } } });
      assert.equal((await settings()).publish, shown);
      const refused = await client.call('setOperatorSettings', { path, body: { publish: { winners: 'Names' } } });
      assert.is(outcome(refused), '400 validation_failed');
    }));
});
