import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('handlers/operator/get-contribution', (test) => {
  test('a contribution is answered as at first, with its id and its key', () =>
    withJackpot(async (client, { id }) => {
      const body = contribution(id, { idempotency_key: 'k-1', gameround_id: 'r-1', metadata: [1, 'two', null] });
      const first = await client.call('contributeToInstance', { body });
      const contribution_id = first.headers.get('contribution-id') ?? '';
      const again = await client.call('getContribution', { path: { contribution_id } });
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('contribution-id'), contribution_id);
      assert.is(again.headers.get('idempotency-key'), 'k-1');
    }));

  test('an unknown or a cancelled contribution is contribution_not_found', () =>
    withJackpot(async (client, { id }, data) => {
      await insertLike(client, data, id, 'cancelled');
      for (const contribution_id of ['is-cancelled', 'x']) {
        const reply = await client.call('getContribution', { path: { contribution_id } });
        assert.is(outcome(reply), '404 contribution_not_found');
      }
    }));

  test("another operator's contribution is contribution_not_found", async () => {
    const caller = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const first = await client.call('contributeToInstance', { body: contribution(id) });
        const path = { contribution_id: first.headers.get('contribution-id') ?? '' };
        const reply = await client.call('getContribution', { path, token: await tokenFor(data, caller) });
        assert.is(outcome(reply), '404 contribution_not_found');
      },
      {},
      saveAccounts(caller),
    );
  });

  test('a contribution that is not settled is contribution_in_flight', () =>
    withJackpot(async (client, { id }, data) => {
      for (const state of ['open', 'cancelling']) {
        await insertLike(client, data, id, state);
        const reply = await client.call('getContribution', { path: { contribution_id: `is-${state}` } });
        assert.is(outcome(reply), '409 contribution_in_flight');
      }
    }));
});

/** Inserts a contribution in a state that it only has during a call to a wallet. */
const insertLike = async (client: Client, data: string, instanceId: string, state: string): Promise<void> => {
  await client.call('contributeToInstance', { body: contribution(instanceId) });
  const [booked] = select(data, "select * from contributions where state = 'booked'");
  const row = { ...booked, id: `is-${state}`, state } as Record<string, string | number | null>;
  const names = Object.keys(row);
  change(
    data,
    `insert into contribution_intents (${names.join()}) values (${names.map(() => '?').join()})`,
    ...Object.values(row),
  );
};
