import * as assert from 'uvu/assert';
import type { LobbyJackpot } from '../../../generated/server/types.gen.ts';
import { createSource } from '../../support/leading.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, withPublished } from '../../support/published.ts';
import type { Client } from '../../support/server.ts';
import { contribution, instantiation, openJackpot, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { DAY_MS, dailyPot, dailyRaffle, HOUR_MS, START_MS, withTimed } from '../../support/timed.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const LUNA = 'northstar:luna';

/** The lobby as an anonymous visitor sees it. */
const look = async (platform: InProcessPlatform, query: object = {}): Promise<LobbyJackpot[]> =>
  (await succeed(platform, 'listLobbyJackpots', { query: { brand_id: LUNA, ...query } })) as LobbyJackpot[];

const idsOver = async (client: Client, query: object = {}): Promise<string[]> => {
  const reply = await client.call('listLobbyJackpots', { query: { brand_id: LUNA, ...query }, token: null });
  assert.is(reply.status, 200);
  return reply.body.map(({ id }: { id: string }) => id);
};

const [minor, major, mega] = threePots().pots;

suite('listLobbyJackpots', (test) => {
  test("shows a jackpot in the visitor's currency: values rounded down, a limit rounded up, what a round costs, the last win", async () => {
    const clock = { nowMs: START_MS };
    const template = threePots({
      contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '0.25' },
      pots: [{ ...minor, pot_types: [{ MustHitBy: { hit_by: 10 } }] }, major, mega],
    });
    const held = {
      draw: (n: bigint) => n - 1n,
      clock: () => clock.nowMs,
      multipliers: { USD: '1.0833', SEK: '11.25' },
    };
    await withPublished(template, held, async (platform) => {
      const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
      const winner = { brand_id: LUNA, player_id: 'p-1', source_id: 'tri-star' };
      await succeed(platform, 'triggerWin', { body: { instance_id: id, pot_id: 'major', ...winner } });
      clock.nowMs += 5_000;
      const pot = { is_progressive: true, community_split: '0' };
      const [shown, ...others] = await look(platform, { currency: 'USD' });
      assert.equal(others, []);
      assert.equal(shown, {
        id,
        name: 'Tri star',
        jackpot_type: 'Jackpot',
        game_code: 'tri-star',
        status: 'Active',
        source_ids: [],
        opt_in_required: false,
        currency: 'EUR',
        shown_currency: 'USD',
        rate: '1.0833',
        // 0.75 EUR are 0.812475 USD, which nobody can pay.
        round_cost: '0.82',
        timestamp_start: START_MS,
        timestamp_end: 0,
        pots: [
          {
            ...{ id: 'minor', name: 'minor', ...pot, current_value: '5', shown_value: '5.41' },
            ...{ must_hit_by: '10', shown_must_hit_by: '10.84', progress: 0.499077 },
          },
          {
            ...{ id: 'major', name: 'major', ...pot, current_value: '50', shown_value: '54.16' },
            last_win: { amount: '50', shown_amount: '54.16', timestamp: START_MS },
          },
          { id: 'mega', name: 'mega', ...pot, current_value: '500', shown_value: '541.65' },
        ],
      });
      const [kronor] = await look(platform, { currency: 'SEK' });
      assert.equal([kronor?.rate, kronor?.round_cost, kronor?.pots[0]?.shown_value], ['11.25', '8.44', '56.25']);
      for (const query of [{}, { currency: 'EUR' }, { currency: 'GBP' }]) {
        const [own] = await look(platform, query);
        assert.equal([own?.shown_currency, own?.rate, own?.round_cost], ['EUR', undefined, '0.75']);
        assert.equal(own?.pots[0]?.shown_value, '5');
      }
    });
  });

  test("converts with the brand's own multipliers, and shows its base currency by default", async () => {
    const held = { draw: (n: bigint) => n - 1n, clock: () => START_MS, multipliers: { USD: '1.08' } };
    await withPublished(threePots(), held, async (platform) => {
      await succeed(platform, 'instantiateTemplate', { body: instantiation() });
      await succeed(platform, 'setBrandCurrencies', {
        path: { brand_id: LUNA },
        body: { base_currency: 'USD', multipliers: { EUR: 0.9 } },
      });
      const [shown] = await look(platform);
      assert.equal([shown?.shown_currency, shown?.rate], ['USD', '1.111111111111111111']);
      assert.is(shown?.pots[0]?.shown_value, '5.55');
    });
  });

  test('shows a listed amount as the cost of a round, and a part of the wager as a share', async () => {
    const listed = { contribution_type: { Fixed: 1 }, contribution_by_currency: { SEK: { default: '10' } } };
    const share = { contribution_type: { Percentage: 0.02 }, operator_contribution_percentage: '0.25' };
    const held = { draw: (n: bigint) => n - 1n, clock: () => START_MS, multipliers: { SEK: '11.25' } };
    await withPublished(threePots({ contribution_rules: listed }), held, async (platform) => {
      await succeed(platform, 'instantiateTemplate', { body: instantiation() });
      const [kronor] = await look(platform, { currency: 'SEK' });
      assert.equal([kronor?.round_cost, kronor?.round_share], ['10', undefined]);
    });
    await withPublished(threePots({ contribution_rules: share }), held, async (platform) => {
      await succeed(platform, 'instantiateTemplate', { body: instantiation() });
      const [shown] = await look(platform);
      assert.equal([shown?.round_cost, shown?.round_share], [undefined, '0.015']);
    });
  });

  test('shows neither pots that are disabled nor what a round would cost without any', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update pots set enabled = 0');
      const query = { brand_id: LUNA, instance_ids: id };
      const [shown] = (await client.call('listLobbyJackpots', { query, token: null })).body;
      assert.equal([shown.pots, shown.round_cost, shown.round_share], [[], undefined, undefined]);
    }));

  test('shows when a pot is won at the latest: the end of its window, and of the next one once it was won', () =>
    withTimed(dailyPot(), async ({ platform, clock, chance, contribute }) => {
      const dropsBefore = async () => (await look(platform))[0]?.pots[0]?.drops_before;
      assert.is(await dropsBefore(), START_MS + DAY_MS);
      clock.nowMs += HOUR_MS;
      chance.draw = () => 0n;
      await contribute('p-1');
      clock.nowMs += 1_000;
      assert.is(await dropsBefore(), START_MS + 2 * DAY_MS);
    }));

  test('shows the next drawing of a raffle', () =>
    withTimed(dailyRaffle(), async ({ platform, clock }) => {
      const nextDraw = async () => {
        const [shown] = await look(platform);
        return [shown?.jackpot_type, shown?.pots[0]?.next_draw_at];
      };
      assert.equal(await nextDraw(), ['Raffle', START_MS + DAY_MS]);
      clock.nowMs += 1_000;
      assert.equal(await nextDraw(), ['Raffle', START_MS + DAY_MS]);
    }));

  test('is rendered once a second for all: a value is at most a second old', async () => {
    const clock = { nowMs: START_MS };
    await withPublished(threePots(), { draw: (n) => n - 1n, clock: () => clock.nowMs }, async (platform) => {
      const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
      const value = async (query: object = {}) => (await look(platform, query))[0]?.pots[0]?.current_value;
      assert.is(await value(), '5');
      clock.nowMs += 600;
      await succeed(platform, 'contributeToInstance', { body: contribution(id) });
      assert.is(await value(), '5');
      // Another query takes the same jackpot, and is as old as that.
      assert.is(await value({ instance_ids: id }), '5');
      clock.nowMs += 400;
      assert.equal([await value(), await value({ instance_ids: id })], ['5.21', '5.21']);
      clock.nowMs -= 3_600_000;
      assert.is(await value(), '5.21');
    });
  });

  test('finds jackpots by ids and by sources of the brand and its operator, in the order of the request, each once', () =>
    withJackpot(async (client, first) => {
      const second = await openJackpot(client, threePots({ id: 'second' }), instantiation({ instance_game_code: 'b' }));
      await createSource(client, 'comet', second.id);
      const jackpots = [{ priority: 0, owner_id: 'northstar', instance_id: first.id }];
      const sun = { owner_id: 'northstar', source_id: 'sun', source_name: 'Sun', jackpots };
      assert.equal((await client.call('createSources', { body: [sun] })).body.succeeded, ['sun']);
      assert.equal(await idsOver(client), [first.id, second.id]);
      assert.equal(await idsOver(client, { instance_ids: `${second.id},x,${first.id}` }), [second.id, first.id]);
      assert.equal(await idsOver(client, { source_ids: 'comet' }), [second.id]);
      assert.equal(await idsOver(client, { source_ids: 'sun,comet,none' }), [first.id, second.id]);
      assert.equal(await idsOver(client, { instance_ids: second.id, source_ids: 'comet,sun' }), [second.id, first.id]);
      const paged = await client.call('listLobbyJackpots', {
        query: { brand_id: LUNA, page: 1, limit: 1 },
        token: null,
      });
      assert.equal([paged.body.length, paged.headers.get('x-total-count')], [1, '2']);
      assert.equal([paged.body[0].id, paged.body[0].source_ids], [second.id, ['comet']]);
    }));

  test('leaves out what has ended, what the brand may not play, and everything of other operators', () =>
    withJackpot(async (client, { id }) => {
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      for (const [operator_id, brand] of [
        ['northstar', 'nova'],
        ['southstar', 'sol'],
      ] as const)
        await client.call('saveBrands', { path: { operator_id }, body: [{ id: brand, name: brand }] });
      const open = (template: string, owner_id: string, rules: object = {}) =>
        openJackpot(
          client,
          threePots({ id: template, owner_id, contribution_rules: { contribution_type: { Fixed: 1 }, ...rules } }),
          instantiation({ template_owner_id: owner_id, instance_owner_id: owner_id, instance_game_code: template }),
        );
      const novas = await open('novas', 'northstar', { allowed_brands: ['northstar:nova'] });
      const souths = await open('souths', 'southstar');
      const ended = await open('ended', 'northstar');
      await client.call('terminateInstance', { path: { instance_id: ended.id }, body: { reason: 'Over.' } });
      assert.equal(await idsOver(client), [id]);
      const all = [novas, souths, ended, { id }].map((each) => each.id).join();
      assert.equal(await idsOver(client, { instance_ids: all }), [id]);
      assert.equal(await idsOver(client, { brand_id: 'northstar:nova' }), [id, novas.id].sort());
      assert.equal(await idsOver(client, { brand_id: 'southstar:sol', instance_ids: all }), [souths.id]);
    }));

  test('is empty for a brand that does not exist or is disabled', () =>
    withJackpot(async (client, { id }, data) => {
      for (const brand_id of ['southstar:luna', 'northstar:sol'])
        assert.equal(await idsOver(client, { brand_id, instance_ids: id }), []);
      change(data, "update operators set enabled = 0 where id = 'northstar'");
      assert.equal(await idsOver(client), []);
    }));

  test('may be kept for a second, and answers 304 to a caller that has it', () =>
    withJackpot(async (client) => {
      const ask = (headers?: Record<string, string>) =>
        client.call('listLobbyJackpots', { query: { brand_id: LUNA }, token: null, ...(headers && { headers }) });
      const first = await ask();
      const etag = first.headers.get('etag') ?? '';
      assert.match(etag, /^"[\w-]{22}"$/);
      assert.is(first.headers.get('cache-control'), 'public, max-age=1');
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask({ 'if-none-match': known });
        assert.equal([again.status, again.body, again.headers.get('etag')], [304, undefined, etag], known);
        assert.is(again.headers.get('cache-control'), 'public, max-age=1');
      }
      assert.is((await ask({ 'if-none-match': '"other"' })).status, 200);
    }));

  test('refuses more ids than 200, malformed lists and currencies, and a missing brand with validation_failed', () =>
    withJackpot(async (client) => {
      const ids = (count: number) => Array.from({ length: count }, (_, index) => `i-${index}`).join();
      for (const query of [
        { brand_id: LUNA, instance_ids: ids(101), source_ids: ids(100) } as Record<string, string | number>,
        { brand_id: LUNA, instance_ids: ids(201) },
        { brand_id: LUNA, source_ids: 'a,,b' },
        { brand_id: LUNA, currency: 'eur' },
        { brand_id: LUNA, language: 'not a language' },
        { brand_id: LUNA, limit: 201 },
        {},
      ])
        assert.is(outcome(await client.call('listLobbyJackpots', { query, token: null })), '400 validation_failed');
      assert.equal(await idsOver(client, { instance_ids: ids(100), source_ids: ids(100) }), []);
    }));
});
