import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, registerOwners, threePots, winnersOf } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const list = (client: Client, target: { id: string; type: string }, changes: object = {}): Promise<Reply> =>
  client.call('listTargetWinners', { body: winnersOf(target, changes) });
const players = ({ body }: Reply): string[] => body.map(({ player_id }: { player_id: string }) => player_id);
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

suite('handlers/operator/list-target-winners', (test) => {
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

  test('C14 answers 50 winners unless it is told how many', () =>
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
