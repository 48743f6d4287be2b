import * as assert from 'uvu/assert';
import { createOrganisation } from '../../../db/operators/organisations.ts';
import { account, EVERY_PERMISSION, organisation, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { withServer } from '../../support/server.ts';
import { instantiation, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents, eventTypes } from '../../support/tables.ts';
import { withOwners } from '../../support/with-jackpot.ts';

suite('handlers/jackpots/get-template-skeleton', (test) => {
  test("B41 answers a template of the account's organisation that can be stored, published and instantiated as it is", async () => {
    const caller = account({ type: 'Service', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { body } = await client.call('getTemplateSkeleton', { token: await tokenFor(data, caller) });
        assert.is(body.owner_id, 'northstar');
        const { status, pots } = await openJackpot(client, body, instantiation());
        assert.is(status, 'Active');
        assert.equal(
          pots.map(({ id, current_value }: { id: string; current_value: number }) => [id, current_value]),
          [['main', 100]],
        );
        assert.equal((await client.call('getTemplate', { path: { template_id: body.id } })).body, {
          ...body,
          published: true,
          reference_count: 1,
          version: 2,
        });
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B41 names the brand as the owner to an account that reaches no more than its brand', async () => {
    const caller = account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        const { body } = await client.call('getTemplateSkeleton', { token });
        assert.is(body.owner_id, 'northstar:luna');
        assert.is((await client.call('createTemplate', { body, token })).status, 200);
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B41 names an operator that the account reaches to a System account and to one above operators', async () => {
    const above = account({ type: 'SuperUser', organisationId: 'holding' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveOperators', { body: [{ id: 'aurora', name: 'Aurora' }] });
        for (const [token, owner] of [
          [undefined, 'aurora'],
          [await tokenFor(data, above), 'northstar'],
        ] as const) {
          const parts = token === undefined ? {} : { token };
          const { body } = await client.call('getTemplateSkeleton', parts);
          assert.is(body.owner_id, owner);
          assert.is((await client.call('createTemplate', { ...parts, body })).status, 200);
        }
      },
      {},
      async (store) => {
        await saveAccounts(above)(store);
        await store.write(async (tx) => {
          await createOrganisation(tx, organisation({ id: 'northstar', parentId: 'holding' }));
        });
      },
    );
  });

  test('B41 is in the base currency of the platform, has a new id each time and stores nothing', () =>
    withServer(
      async (client, data) => {
        const before = contents(data);
        const [first, second] = [await client.call('getTemplateSkeleton'), await client.call('getTemplateSkeleton')];
        assert.is(first.body.currency, 'SEK');
        assert.is(first.body.published, false);
        assert.is.not(first.body.id, second.body.id);
        assert.equal({ ...first.body, id: '' }, { ...second.body, id: '' });
        assert.equal(contents(data), before);
        assert.equal(eventTypes(data), []);
      },
      { PITBOSS_BASE_CURRENCY: 'SEK' },
    ));

  test('B41 contributes one unit for any caller', () =>
    withOwners(async (client) => {
      const { body } = await client.call('getTemplateSkeleton');
      await client.call('createTemplate', { body: { ...body, owner_id: 'northstar' } });
      const { id: _, ...draft } = { ...body, owner_id: 'northstar' };
      const preview = await client.call('previewTemplate', { query: { template_id: body.id }, body: draft });
      assert.equal(preview.body, [{ currency: 'EUR', value: 1 }]);
    }));
});
