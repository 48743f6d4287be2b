import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import { create, newSecret, update, withReceiver } from '../../support/destinations.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const luna = account({ type: 'User', permissions: EVERY_PERMISSION, unitId: 'luna' });
const user = account({ type: 'User', permissions: EVERY_PERMISSION });

const urls = async (client: Client, query: Record<string, string | number> = {}, token?: string): Promise<string[]> =>
  (await client.call('listDestinations', { query, ...(token === undefined ? {} : { token }) })).body.map(
    ({ url }: { url: string }) => new URL(url).host,
  );

suite('handlers/accounts/list-destinations', (test) => {
  test('it shows what the caller reaches, sorted and paged, and no secret', () =>
    withReceiver(
      async ({ client, data }) => {
        const secrets = [newSecret(), newSecret()];
        const { id } = (await create(client, { url: 'https://b.example/', secret: secrets[0] })).body;
        await create(client, { url: 'https://c.example/', owner_id: 'northstar:luna' });
        await create(client, { url: 'https://a.example/', owner_id: 'pitboss' });
        await update(client, id, { secret: secrets[1] });
        assert.equal(await urls(client), ['b.example', 'c.example', 'a.example']);
        assert.equal(await urls(client, { sort_field: 'url' }), ['a.example', 'b.example', 'c.example']);
        assert.equal(await urls(client, { sort_field: 'owner_id', sort_direction: -1 }), [
          'a.example',
          'c.example',
          'b.example',
        ]);
        assert.equal(await urls(client, { owner_id: 'northstar' }), ['b.example', 'c.example']);
        assert.equal(await urls(client, { owner_id: 'northstar:luna' }), ['c.example']);
        assert.equal(await urls(client, {}, await tokenFor(data, user)), ['b.example', 'c.example']);
        assert.equal(await urls(client, { owner_id: 'pitboss' }, await tokenFor(data, user)), []);
        assert.equal(await urls(client, {}, await tokenFor(data, luna)), ['c.example']);
        const page = await client.call('listDestinations', { query: { limit: 1, page: 1 } });
        assert.equal([page.body[0].url, page.headers.get('x-total-count')], ['https://c.example/', '3']);
        const { body } = await client.call('listDestinations');
        assert.ok(body[0].previous_secret_until > Date.now());
        for (const secret of secrets) assert.not.ok(JSON.stringify(body).includes(secret));
      },
      luna,
      user,
    ));
});
