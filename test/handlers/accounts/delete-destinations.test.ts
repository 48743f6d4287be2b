import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import { create, states, withReceiver } from '../../support/destinations.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const user = account({ type: 'User', permissions: EVERY_PERMISSION });
const stranger = account({ type: 'SuperUser', organisationId: 'rival' });

suite('handlers/accounts/delete-destinations', (test) => {
  test('what waits for a destination, or is dead, goes with it; what was delivered stays listed', () =>
    withReceiver(async ({ client, receiver, data, win }) => {
      const { id } = (await create(client, { url: receiver.url })).body;
      await win();
      await until(() => states(client), [['delivered', 1]]);
      receiver.behaviour = () => 500;
      await win();
      await until(() => states(client, { state: 'pending' }), [['pending', 1]]);
      const { status, body } = await client.call('deleteDestinations', { body: [id, id] });
      assert.equal([status, body], [200, { succeeded: [id], failed: [] }]);
      assert.equal(await states(client), [['delivered', 1]]);
      await until(() => select(data, 'select state from deliveries'), [{ state: 'delivered' }]);
      assert.equal((await client.call('listDestinations')).body, []);
      assert.is(outcome(await create(client, { url: receiver.url })), '200', 'its url is free');
    }));

  test('items that do not exist, are out of reach, or receive password resets fail, and nothing of them changes', () =>
    withReceiver(
      async ({ client, data }) => {
        const own = (await create(client)).body.id;
        const secret = (await create(client, { url: 'https://a.example/', events: ['PasswordResetRequested'] })).body
          .id;
        const platforms = (await create(client, { owner_id: 'pitboss' })).body.id;
        const body = [platforms, 'nothing', own, secret, own];
        const tried = await client.call('deleteDestinations', { body, token: await tokenFor(data, stranger) });
        assert.equal(tried.body, { succeeded: [], failed: [platforms, 'nothing', own, secret] });
        const done = await client.call('deleteDestinations', { body, token: await tokenFor(data, user) });
        assert.equal(done.body, { succeeded: [own], failed: [platforms, 'nothing', secret] });
        const [told] = (await client.call('listAuditEvents', { query: { action: 'deleteDestinations' } })).body;
        assert.equal([told.owner_id, told.target.id], ['northstar', own]);
        const last = await client.call('deleteDestinations', { body });
        assert.equal(last.body, { succeeded: [platforms, secret], failed: ['nothing', own] });
      },
      user,
      stranger,
    ));

  test('a repeated key is answered as at first, another request under it with idempotency_key_reused', () =>
    withReceiver(async ({ client }) => {
      const body = [(await create(client)).body.id];
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('deleteDestinations', { body, headers });
      const again = await client.call('deleteDestinations', { body, headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      const other = await client.call('deleteDestinations', { body: ['x'], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});
