import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, registerOwners, threePots, winnersOf } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const players = ({ body }: Reply): string[] => body.map(({ player_id }: { player_id: string }) => player_id);

suite('listWinners', (test) => {
  test('C8 answers the winners over all pots, the latest first, of one brand if asked', () =>
    withJackpot(async (client, { id }) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      await win(client, id, 'minor', 'luna', 'p-1');
      await win(client, id, 'mega', 'nova', 'p-2');
      await win(client, id, 'minor', 'luna', 'p-3');
      const list = (query: object) => client.call('listWinners', { query: { instance_id: id, ...query } });
      assert.equal(players(await list({})), ['p-3', 'p-2', 'p-1']);
      assert.equal(players(await list({ limit: 2 })), ['p-3', 'p-2']);
      assert.equal(players(await list({ limit: 0 })), []);
      assert.equal(players(await list({ brand_id: 'northstar:nova' })), ['p-2']);
      assert.equal(players(await list({ brand_id: 'northstar:sol' })), []);
      const { timestamp, ...latest } = (await list({})).body[0];
      assert.equal(latest, {
        win_pot_id: 'minor',
        win_amount: 5,
        jackpot_currency: 'EUR',
        player_id: 'p-3',
        brand_id: 'northstar:luna',
      });
      assert.ok(timestamp > 1_700_000_000_000);
    }));

  test('C8 C9 C14 C16 list all payees of a win in payout order, whether they are paid, held or settled', () =>
    withJackpot(async (client, { id }, data) => {
      await win(client, id, 'minor', 'luna', 'payee-0');
      for (let number = 1; number < 12; number += 1)
        change(
          data,
          `insert into payouts select win_id || ':' || ?, win_id, ?, instance_id, operator_id, brand_path, 'payee-' || ?, amount, pay_currency,
            pay, rate, ?, in_flight, attempts, next_attempt_at_ms, last_error, won_at_ms, paid_at_ms, settled_by, settle_reason, null, null, null, null, null
            from payouts where number = 0`,
          ...[`${number}`, number, `${number}`],
          ['held', 'due', 'paid', 'settled'][number % 4] ?? '',
        );
      const payees = Array.from({ length: 12 }, (_, number) => `payee-${number}`);
      const query = { instance_id: id };
      assert.equal(players(await client.call('listWinners', { query })), payees);
      const byPot = (await client.call('listWinnersByPot', { query })).body;
      assert.equal([byPot.minor.length, byPot.minor[11].player_id, byPot.mega], [12, 'payee-11', []]);
      const body = winnersOf({ id, type: 'instance' });
      assert.equal(players(await client.call('listTargetWinners', { body })), payees);
      assert.equal(players(await client.call('listTargetPotWinners', { body })), ['payee-0']);
      const owed = await client.call('listWins', { query: { withheld: true } });
      assert.equal(owed.headers.get('x-total-count'), '6');
    }));

  test('C8 finds winners of a brand behind many of another one, and further payees of a win among them', () =>
    withJackpot(async (client, { id }, data) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      await win(client, id, 'minor', 'luna', 'first');
      await win(client, id, 'minor', 'nova', 'copied');
      // 450 more of nova at the same time, the middle one with a payee of luna.
      const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)';
      const wins = `id || '-' || i, instance_id, pot_id, instance_count, contribution_id, source_id, gameround_id, brand_path, player_id, value,
        event_metadata, at_ms, batches`;
      change(data, `insert into wins ${numbers} select ${wins} from wins, n where player_id = 'copied' order by i`);
      const payouts = (winId: string, number: number, brand: string, player: string): string =>
        `${winId} || ':' || ${number}, ${winId}, ${number}, instance_id, operator_id, ${brand}, ${player}, amount, pay_currency, pay, rate, state,
          in_flight, attempts, next_attempt_at_ms, last_error, won_at_ms, paid_at_ms, settled_by, settle_reason, null, null, null, null, null from payouts`;
      const copied = payouts("win_id || '-' || i", 0, 'brand_path', "'copy-' || i");
      change(data, `insert into payouts ${numbers} select ${copied}, n where player_id = 'copied'`);
      change(
        data,
        `insert into payouts select ${payouts('win_id', 1, "'northstar:luna'", "'further'")} where player_id = 'copy-225'`,
      );
      const list = async (query: object) =>
        players(await client.call('listWinners', { query: { instance_id: id, ...query } }));
      assert.equal(await list({ limit: 3 }), ['copy-450', 'copy-449', 'copy-448']);
      assert.equal(await list({ brand_id: 'northstar:luna' }), ['further', 'first']);
      assert.equal(await list({ brand_id: 'northstar:luna', limit: 1 }), ['further']);
      const all = await list({ limit: 500 });
      assert.equal([all.length, ...all.slice(224, 228)], [453, 'copy-226', 'copy-225', 'further', 'copy-224']);
      assert.equal(all.slice(-3), ['copy-1', 'copied', 'first']);
      assert.equal((await list({ brand_id: 'northstar:nova', limit: 227 })).slice(-2), ['copy-225', 'copy-224']);
    }));

  test('C8 refuses an unknown jackpot with instance_not_found', () =>
    withJackpot(async (client) =>
      assert.is(outcome(await client.call('listWinners', { query: { instance_id: 'x' } })), '404 instance_not_found'),
    ));
});

suite('listWinnersByPot', (test) => {
  /** The players of each pot, in their order. */
  const players = ({ body }: Reply) =>
    Object.fromEntries(
      Object.entries<{ player_id: string }[]>(body).map(([pot, winners]) => [
        pot,
        winners.map(({ player_id }) => player_id),
      ]),
    );

  const list = (client: Client, instance_id: string, query: object = {}) =>
    client.call('listWinnersByPot', { query: { instance_id, ...query } });

  test('C9 answers the winners of every pot, the latest first, even if it is disabled or was never won', () =>
    withJackpot(async (client, { id }, data) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      await win(client, id, 'minor', 'luna', 'p-1');
      await win(client, id, 'mega', 'nova', 'p-2');
      await win(client, id, 'minor', 'nova', 'p-3');
      change(data, "update pots set enabled = 0 where id = 'major'");
      const events = eventTypes(data);
      assert.equal(players(await list(client, id)), { minor: ['p-3', 'p-1'], major: [], mega: ['p-2'] });
      assert.equal(players(await list(client, id, { limit: 1 })), { minor: ['p-3'], major: [], mega: ['p-2'] });
      assert.equal(players(await list(client, id, { limit: 0 })), { minor: [], major: [], mega: [] });
      const ofLuna = await list(client, id, { brand_id: 'northstar:luna' });
      assert.equal(players(ofLuna), { minor: ['p-1'], major: [], mega: [] });
      const all = await client.call('listWinners', { query: { instance_id: id } });
      const byPot = (await list(client, id)).body;
      assert.equal(
        [...byPot.minor, ...byPot.mega].sort((a, b) => b.timestamp - a.timestamp),
        all.body,
      );
      assert.equal(eventTypes(data), events);
    }));

  test("C9 shows an account of one brand only that brand's winners", async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const { id: instance_id } = await openJackpot(client);
        await win(client, instance_id, 'minor', 'luna', 'p-1');
        await win(client, instance_id, 'minor', 'nova', 'p-2');
        const token = await tokenFor(data, brand);
        const reply = await client.call('listWinnersByPot', { query: { instance_id }, token });
        assert.equal(players(reply), { minor: ['p-1'], major: [], mega: [] });
      },
      {},
      saveAccounts(brand),
    );
  });

  test('C9 refuses an unknown jackpot with instance_not_found', () =>
    withJackpot(async (client) => assert.is(outcome(await list(client, 'x')), '404 instance_not_found')));
});

suite('listTargetWinners', (test) => {
  const list = (client: Client, target: { id: string; type: string }, changes: object = {}): Promise<Reply> =>
    client.call('listTargetWinners', { body: winnersOf(target, changes) });

  const source = { id: 'comet-rush', type: 'source' };
  const player = winnersOf(source).player;

  /** Another instance, which a player with its name has won. */
  const open = async (client: Client, name: string, rules: object = {}, brand = 'luna'): Promise<string> => {
    const contribution_rules = { ...threePots().contribution_rules, ...rules };
    const { id } = await openJackpot(
      client,
      threePots({ id: name, contribution_rules }),
      instantiation({ instance_game_code: name }),
    );
    await win(client, id, 'minor', brand, name);
    return id;
  };

  const lead = async (client: Client, owner_id: string, ...instances: string[]) => {
    await client.call('createSources', { body: [{ owner_id, source_id: source.id, source_name: 'Comet Rush' }] });
    for (const instance_id of instances)
      await client.call('assignSources', { body: { owner_id, source_id: [source.id], instance_id } });
  };

  test("C14 answers the latest winners over all pots of an instance, only of the player's brand if asked", () =>
    withJackpot(async (client, { id }, data) => {
      const target = { id, type: 'instance' };
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      await win(client, id, 'minor', 'luna', 'p-1');
      await win(client, id, 'mega', 'nova', 'p-2');
      await win(client, id, 'minor', 'luna', 'p-3');
      const before = contents(data);
      assert.equal(players(await list(client, target)), ['p-3', 'p-2', 'p-1']);
      assert.equal(players(await list(client, target, { limit: 2 })), ['p-3', 'p-2']);
      assert.equal(players(await list(client, target, { limit: 0 })), []);
      assert.equal(players(await list(client, target, { winners_for_player_brand: true })), ['p-3', 'p-1']);
      const full = { player: { ...player, brand_id: 'northstar:nova' }, winners_for_player_brand: true };
      assert.equal(players(await list(client, target, full)), ['p-2']);
      const all = await client.call('listWinners', { query: { instance_id: id } });
      assert.equal((await list(client, target)).body, all.body);
      change(data, 'update instances set ends_at_ms = 1');
      assert.equal(players(await list(client, target)).length, 3, 'an instance that has ended has winners still');
      change(data, 'update instances set ends_at_ms = null');
      assert.equal(contents(data), before);
    }));

  test('C14 answers 50 winners unless the request says how many', () =>
    withJackpot(async (client, { id }) => {
      for (let times = 0; times < 51; times += 1) await win(client, id, 'minor', 'luna', `p-${times}`);
      const target = { id, type: 'instance' };
      assert.is((await list(client, target)).body.length, 50);
      assert.is((await list(client, target, { limit: 500 })).body.length, 51);
    }));

  test("C14 finds the player's jackpot at a source: the brand's first, and one that takes contributions now", () =>
    withJackpot(async (client, _, data) => {
      const [ours, other, theirs] = [
        await open(client, 'ours'),
        await open(client, 'other'),
        await open(client, 'all'),
      ];
      await lead(client, 'northstar', theirs, ours);
      assert.equal(players(await list(client, source)), ['all']);
      await lead(client, 'northstar:luna', ours, other);
      assert.equal(players(await list(client, source)), ['ours']);
      change(data, "update instances set state = 'Paused' where id = ?", ours);
      assert.equal(players(await list(client, source)), ['other']);
      change(data, "update instances set state = 'Paused' where id in (?, ?)", other, theirs);
      assert.equal(players(await list(client, source)), ['ours'], 'none takes any: the first');
      change(data, "update instances set state = 'Terminated' where id = ?", ours);
      assert.equal(players(await list(client, source)), ['other']);
      change(data, "update instances set state = 'Terminated'");
      assert.is(outcome(await list(client, source)), '404 no_jackpot_for_source');
    }));

  test('C14 leaves out what the source has for other brands and countries', () =>
    withJackpot(async (client, _, data) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const excluding = await open(client, 'nova', { allowed_brands: ['northstar:nova'] }, 'nova');
      const abroad = await open(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      await lead(client, 'northstar', excluding, abroad);
      assert.is(outcome(await list(client, source)), '404 no_jackpot_for_source');
      change(data, "update instances set state = 'Paused'");
      assert.is(outcome(await list(client, source)), '404 no_jackpot_for_source');
      assert.equal(players(await list(client, source, { player: { ...player, country: 'SE' } })), ['abroad']);
      assert.equal(
        players(await list(client, { id: excluding, type: 'instance' })),
        ['nova'],
        'not asked of instances',
      );
    }));

  test('C14 refuses what does not exist with brand_not_found, instance_not_found and no_jackpot_for_source', () =>
    withJackpot(async (client, { id }) => {
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('saveBrands', { path: { operator_id: 'southstar' }, body: [{ id: 'sol', name: 'Sol' }] });
      const target = { id, type: 'instance' };
      for (const brand_id of ['sol', 'southstar:sol', 'southstar:luna'])
        assert.is(outcome(await list(client, target, { player: { ...player, brand_id } })), '404 brand_not_found');
      const sol = { operator_id: 'southstar', player: { ...player, brand_id: 'sol' } };
      assert.is(outcome(await list(client, target, sol)), '404 instance_not_found');
      assert.is(outcome(await list(client, { id: 'x', type: 'instance' })), '404 instance_not_found');
      assert.is(outcome(await list(client, { id: 'x', type: 'source' })), '404 no_jackpot_for_source');
    }));

  test("C14 shows an account of one brand that brand's winners, and no other brand's players anything", async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const { id } = await openJackpot(client);
        await win(client, id, 'minor', 'luna', 'p-1');
        await win(client, id, 'minor', 'nova', 'p-2');
        const token = await tokenFor(data, brand);
        const target = { id, type: 'instance' };
        const own = await client.call('listTargetWinners', { body: winnersOf(target), token });
        assert.equal(players(own), ['p-1']);
        const body = winnersOf(target, { player: { ...player, brand_id: 'nova' } });
        assert.is(outcome(await client.call('listTargetWinners', { body, token })), '403 permission_denied');
      },
      {},
      saveAccounts(brand),
    );
  });
});

suite('listTargetPotWinners', (test) => {
  const list = (client: Client, target: { id: string; type: string }, changes: object = {}): Promise<Reply> =>
    client.call('listTargetPotWinners', { body: winnersOf(target, changes) });

  const won = ({ body }: Reply): string[] =>
    body.map(({ win_pot_id, player_id }: { win_pot_id: string; player_id: string }) => `${win_pot_id} ${player_id}`);

  /** Minor and mega are won, minor by both brands. */
  const winAll = async (client: Client, id: string): Promise<void> => {
    await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
    await win(client, id, 'minor', 'luna', 'p-1');
    await win(client, id, 'mega', 'nova', 'p-2');
    await win(client, id, 'minor', 'nova', 'p-3');
  };

  test('C16 answers the latest winner of each pot that was won, the latest first', () =>
    withJackpot(async (client, { id }, data) => {
      await winAll(client, id);
      const target = { id, type: 'instance' };
      const before = contents(data);
      assert.equal(won(await list(client, target)), ['minor p-3', 'mega p-2']);
      assert.equal(won(await list(client, target, { limit: 1 })), ['minor p-3']);
      assert.equal(won(await list(client, target, { limit: 0 })), []);
      assert.equal(won(await list(client, target, { winners_for_player_brand: true })), ['minor p-1']);
      const [latest] = (await client.call('listWinners', { query: { instance_id: id } })).body;
      assert.equal((await list(client, target)).body[0], latest);
      assert.equal(contents(data), before);
      change(data, "update instances set state = 'Terminated'");
      assert.equal(won(await list(client, target)), ['minor p-3', 'mega p-2']);
    }));

  test('C16 goes by the moments of the wins and not by the order of the pots', () =>
    withJackpot(async (client, { id }) => {
      await win(client, id, 'minor', 'luna', 'p-1');
      await win(client, id, 'mega', 'luna', 'p-2');
      assert.equal(won(await list(client, { id, type: 'instance' })), ['mega p-2', 'minor p-1']);
    }));

  test("C16 finds the player's jackpot at a source", () =>
    withJackpot(async (client, { id }) => {
      await winAll(client, id);
      const named = { owner_id: 'northstar', source_id: 'comet-rush' };
      await client.call('createSources', { body: [{ ...named, source_name: 'Comet Rush' }] });
      const source = { id: 'comet-rush', type: 'source' };
      assert.is(outcome(await list(client, source)), '404 no_jackpot_for_source');
      await client.call('assignSources', { body: { ...named, source_id: ['comet-rush'], instance_id: id } });
      assert.equal(won(await list(client, source)), ['minor p-3', 'mega p-2']);
    }));

  test('C16 refuses what does not exist with brand_not_found and instance_not_found', () =>
    withJackpot(async (client, { id }) => {
      const { player } = winnersOf({ id, type: 'instance' });
      const unknown = { player: { ...player, brand_id: 'sol' } };
      assert.is(outcome(await list(client, { id, type: 'instance' }, unknown)), '404 brand_not_found');
      assert.is(outcome(await list(client, { id: 'x', type: 'instance' })), '404 instance_not_found');
    }));

  test('C16 does not count the wins of other brands for an account of one brand', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        await winAll(client, id);
        const body = winnersOf({ id, type: 'instance' });
        const reply = await client.call('listTargetPotWinners', { body, token: await tokenFor(data, brand) });
        assert.equal(won(reply), ['minor p-1']);
      },
      {},
      saveAccounts(brand),
    );
  });
});
