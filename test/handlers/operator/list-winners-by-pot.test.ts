import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

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

suite('handlers/operator/list-winners-by-pot', (test) => {
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
