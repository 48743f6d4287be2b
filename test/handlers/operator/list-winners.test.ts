import * as assert from 'uvu/assert';
import type { Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const players = ({ body }: Reply): string[] => body.map(({ player_id }: { player_id: string }) => player_id);

suite('handlers/operator/list-winners', (test) => {
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

  test('C8 refuses an unknown jackpot with instance_not_found', () =>
    withJackpot(async (client) =>
      assert.is(outcome(await client.call('listWinners', { query: { instance_id: 'x' } })), '404 instance_not_found'),
    ));
});
