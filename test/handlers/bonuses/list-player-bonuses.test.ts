import * as assert from 'uvu/assert';
import { isForGame } from '../../../domain/bonus/freespins.ts';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { awarded, bonusAward, budgetUse, freespinUse, withFreespins } from '../../support/freespins.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const P1 = { operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1' };

const list = async (client: Client, query: Record<string, string | number> = {}) =>
  (await client.call('listPlayerBonuses', { query: { ...P1, ...query } })).body;

const award = async (client: Client, changes: object = {}) =>
  (await client.call('awardBonus', { body: bonusAward(changes) })).body[0];

const nameOf = (bonus: { bonus_data: { Freespins: { name: string } } }): string => bonus.bonus_data.Freespins.name;

suite('handlers/bonuses/list-player-bonuses', (test) => {
  test('D4 answers what the player has in the brand, with what is left of it', () =>
    withFreespins(async (client, { id }) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const bonus = await awarded(client, id);
      await awarded(client, id, { players: ['p-2'] });
      await awarded(client, id, { brand_id: 'nova' });
      assert.equal(await list(client), [bonus]);
      await client.call('reportFreespinUse', { body: freespinUse(bonus.id, { count: 3 }) });
      const [{ bonus_data, state }] = await list(client, { brand_id: 'northstar:luna' });
      const { freespin_type, type, remaining } = bonus_data.Freespins;
      assert.equal(freespin_type, { count: 20, used: 3, currency: 'EUR', value: '0.2' });
      assert.equal([type, remaining], ['Fixed', '3.4']);
      assert.is(state, 'Available');
      assert.equal(await list(client, { player_id: 'p-9' }), []);
    }));

  test('D4 filters by id and by what the player can do with it', () =>
    withOwners(async (client, data) => {
      const names = async (query: Record<string, string>) => (await list(client, query)).map(nameOf);
      const open = await award(client, { bonus_name: 'open' });
      const used = await award(client, { bonus_name: 'used' });
      const late = await award(client, { bonus_name: 'late' });
      await client.call('reportFreespinUse', { body: budgetUse(used.id, '5') });
      change(data, 'update player_bonuses set expires_at_ms = 1 where id = ?', late.id);
      assert.equal(await names({}), ['late', 'open', 'used']);
      assert.equal(await names({ status: 'Available' }), ['open']);
      assert.equal(await names({ status: 'Expired' }), ['late']);
      assert.equal(await names({ status: 'Consumed' }), ['used']);
      assert.equal(await names({ bonus_id: open.id }), ['open']);
      assert.equal(await names({ bonus_id: open.id, status: 'Consumed' }), []);
      const empty = { bonus_id: '', status: '', provider: '', game_code: '' };
      assert.equal(await names(empty), ['late', 'open', 'used']);
    }));

  test('D4 filters by provider and game, just as uses are admitted', () =>
    withOwners(async (client) => {
      const games = {
        every: [],
        'all of starforge': [{ provider_id: 'starforge', game_ids: [] }],
        'one of starforge': [{ provider_id: 'starforge', game_ids: ['comet-rush', 'moon'] }],
        'one of aurora, all of nebula': [
          { provider_id: 'aurora', game_ids: ['comet-rush'] },
          { provider_id: 'nebula', game_ids: [] },
        ],
      };
      for (const [bonus_name, available_for] of Object.entries(games))
        await award(client, { bonus_name, available_for });
      const names = async (query: Record<string, string>) => (await list(client, query)).map(nameOf).toSorted();
      for (const provider of ['starforge', 'aurora', 'nebula', 'nobody'])
        for (const game_code of ['comet-rush', 'moon', 'nothing'])
          assert.equal(
            await names({ provider, game_code }),
            Object.entries(games)
              .filter(([, own]) => isForGame(own, provider, game_code))
              .map(([name]) => name)
              .toSorted(),
            `${provider} ${game_code}`,
          );
      assert.equal(await names({ provider: 'aurora' }), ['every', 'one of aurora, all of nebula']);
      assert.equal(await names({ provider: 'nobody' }), ['every']);
      assert.equal(await names({ game_code: 'moon' }), Object.keys(games).toSorted());
      await award(client, { bonus_name: 'else', available_for: [{ provider_id: 'aurora', game_ids: ['sun'] }] });
      assert.not.ok((await names({ game_code: 'moon' })).includes('else'));
    }));

  test('D4 the bonus that expires first comes first; sorts and pages, with the total', () =>
    withOwners(async (client) => {
      const at = Date.now() + 60_000;
      for (const [name, more] of [
        ['b', 2],
        ['c', 3],
        ['a', 1],
      ] as const)
        await award(client, { bonus_name: name, timestamp_bonus_expires: at + more });
      assert.equal((await list(client)).map(nameOf), ['a', 'b', 'c']);
      assert.equal((await list(client, { sort_field: 'timestamp_bonus_awarded' })).map(nameOf), ['b', 'c', 'a']);
      assert.equal((await list(client, { sort_field: 'id', sort_direction: -1 })).map(nameOf), ['a', 'c', 'b']);
      const reply = await client.call('listPlayerBonuses', { query: { ...P1, limit: 2, page: 1 } });
      assert.equal(reply.body.map(nameOf), ['c']);
      assert.is(reply.headers.get('x-total-count'), '3');
    }));

  test('D4 a game finds the bonuses of its players; a brand that is not there or out of reach has none', async () => {
    const callers = {
      provider: account({ type: 'Provider', permissions: EVERY_PERMISSION }),
      brand: account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION }),
      other: account({ type: 'SuperUser', organisationId: 'southstar' }),
      user: account({ type: 'User', permissions: EVERY_PERMISSION }),
    };
    await withTree(Object.values(callers), async (as, client) => {
      const bonus = await award(client);
      const read = async (caller: keyof typeof callers, query = {}) =>
        as(callers[caller])('listPlayerBonuses', { query: { ...P1, ...query } });
      assert.equal((await read('provider')).body, [bonus]);
      assert.equal((await read('brand')).body, [bonus]);
      assert.is(outcome(await read('provider', { brand_id: 'nobody' })), '404 brand_not_found');
      assert.is(outcome(await read('provider', { brand_id: 'southstar:luna' })), '403 permission_denied');
      assert.is(outcome(await read('brand', { brand_id: 'nova' })), '403 permission_denied');
      assert.is(outcome(await read('other')), '403 permission_denied');
      assert.is(outcome(await read('user')), '403 permission_denied');
    });
  });
});
