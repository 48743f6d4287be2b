import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import { create, states, withReceiver } from '../../support/destinations.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';

const luna = account({ type: 'User', permissions: EVERY_PERMISSION, unitId: 'luna' });
const stranger = account({ type: 'SuperUser', organisationId: 'rival' });
const user = account({ type: 'User', permissions: EVERY_PERMISSION });

suite('handlers/accounts/list-deliveries', (test) => {
  test('a delivery says what became of its attempts, and not what it says', () =>
    withReceiver(async ({ client, receiver, win }) => {
      const { id } = (await create(client, { url: receiver.url })).body;
      receiver.behaviour = () => 500;
      await win();
      await until(() => states(client), [['pending', 1]]);
      const [{ created, last_attempt, next_attempt, ...rest }] = (await client.call('listDeliveries')).body;
      assert.equal(rest, {
        id: receiver.received[0]?.headers['webhook-id'],
        kind: 'event',
        owner_id: 'northstar',
        destination_id: id,
        event_type: 'WinEvent',
        url: receiver.url,
        state: 'pending',
        attempts: 1,
        last_status: 500,
        last_error: 'The receiver answered 500.',
      });
      assert.ok(created <= last_attempt && last_attempt + 5000 <= next_attempt);
    }));

  test('it shows what the caller reaches, by state and destination, the latest first', () =>
    withReceiver(
      async ({ client, receiver, data, win }) => {
        const broken = (await create(client, { url: `${receiver.url}/broken` })).body.id;
        const sound = (await create(client, { url: receiver.url, owner_id: 'northstar:luna' })).body.id;
        const all = (await create(client, { url: receiver.url, owner_id: 'pitboss' })).body.id;
        receiver.behaviour = ({ path }) => (path === '/hook' ? 200 : 410);
        await win();
        await until(
          () => states(client, { sort_direction: '1' }),
          [
            ['dead', 1],
            ['delivered', 1],
            ['delivered', 1],
          ],
        );
        const of = async (query: Record<string, string | number>, token?: string): Promise<string[]> =>
          (await client.call('listDeliveries', { query, ...(token === undefined ? {} : { token }) })).body.map(
            ({ destination_id }: { destination_id: string }) => destination_id,
          );
        assert.equal(await of({}), [all, sound, broken]);
        assert.equal(await of({ sort_direction: 1 }), [broken, sound, all]);
        assert.equal(await of({ state: 'dead' }), [broken]);
        assert.equal(await of({ state: 'pending' }), []);
        assert.equal(await of({ destination_id: sound }), [sound]);
        assert.equal(await of({ limit: 1, page: 1 }), [sound]);
        change(data, 'update deliveries set last_attempt_at_ms = 1 where destination_id = ?', sound);
        assert.is((await of({ sort_field: 'last_attempt' })).at(-1), sound);
        assert.equal(await of({}, await tokenFor(data, user)), [sound, broken]);
        assert.equal(await of({}, await tokenFor(data, luna)), [sound]);
        assert.equal(await of({}, await tokenFor(data, stranger)), []);
        assert.is((await client.call('listDeliveries', { query: { limit: 1 } })).headers.get('x-total-count'), '3');
      },
      luna,
      stranger,
      user,
    ));
});
