import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { openJackpot, registerOwners, winnersOf } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

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

suite('handlers/operator/list-target-pot-winners', (test) => {
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
