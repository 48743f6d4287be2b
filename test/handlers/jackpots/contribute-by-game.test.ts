import * as assert from 'uvu/assert';
import { testRecording } from '../../support/recording.ts';
import type { Client } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const byGame = (instanceId: string, changes: object = {}) =>
  contribution(instanceId, { provider_id: 'aurora', game_code: 'comet-rush', ...changes });

const createSource = (client: Client, owner_id: string, source_id: string) =>
  client.call('createSources', { body: [{ owner_id, source_id, source_name: source_id }] });

suite('handlers/jackpots/contribute-by-game', (test) => {
  test("B35: a game contributes to the instance that it names, regardless of its source's assignments", () =>
    withJackpot(async (client, { id }, data) => {
      await createSource(client, 'northstar:luna', 'comet-rush');
      const { status, headers, body } = await client.call('contributeByGame', {
        body: byGame(id, { gameround_id: 'round-1', metadata: { table: 7 } }),
      });
      const { timestamp, ...rest } = body;
      assert.equal(rest, {
        instance_id: id,
        gameround_id: 'round-1',
        win_amount: 0,
        win_pot_id: '',
        tickets_awarded: 0,
        win_withheld: false,
        contribution_currency: 'EUR',
        contribution_amount: 1,
        metadata: { table: 7 },
      });
      assert.ok(status === 200 && timestamp > 1_700_000_000_000);
      const path = { contribution_id: headers.get('contribution-id') ?? '' };
      assert.equal((await client.call('getContribution', { path })).body, body);
      assert.equal(eventTypes(data), []);
    }));

  test("B35: the provider's source takes precedence over the game's, and the brand's before its operator's", () =>
    withJackpot(async (client, { id }, data) => {
      const sources: [owner: string, id: string][] = [
        ['northstar', 'comet-rush'],
        ['northstar:luna', 'comet-rush'],
        ['northstar', 'aurora:comet-rush'],
        ['northstar:luna', 'aurora:comet-rush'],
      ];
      for (const [owner, source] of sources) {
        await createSource(client, owner, source);
        assert.is(outcome(await client.call('contributeByGame', { body: byGame(id) })), '200');
      }
      assert.equal(
        select(data, 'select source_id from contributions order by id').map((row) => row.source_id),
        ['comet-rush', 'comet-rush', 'aurora:comet-rush', 'aurora:comet-rush'],
      );
    }));

  testRecording(test, {
    operation: 'contributeByGame',
    label: 'B35',
    bodyOf: async (client, id) => {
      await createSource(client, 'northstar:luna', 'aurora:comet-rush');
      return byGame(id);
    },
    namesInstance: true,
  });

  test('B35: a game without a source is source_not_found, but a known key answers first; an unknown instance is instance_not_found', () =>
    withJackpot(async (client, { id }, data) => {
      await createSource(client, 'northstar:luna', 'comet-rush');
      const keyed = { body: byGame(id), headers: { 'idempotency-key': 'k-1' } };
      assert.is(outcome(await client.call('contributeByGame', keyed)), '200');
      assert.is(outcome(await client.call('contributeByGame', { body: byGame('nowhere') })), '404 instance_not_found');
      await client.call('deleteSources', { body: [{ owner_id: 'northstar:luna', source_id: 'comet-rush' }] });
      const before = contents(data);
      assert.is(outcome(await client.call('contributeByGame', { body: byGame(id) })), '404 source_not_found');
      assert.equal(contents(data), before);
      assert.is(outcome(await client.call('contributeByGame', keyed)), '204');
    }));
});
