import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { freespinInstance, freespinTemplate } from '../../support/freespins.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes, select } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const create = async (client: Client, changes: object = {}): Promise<string> =>
  (await client.call('createFreespinTemplate', { body: freespinTemplate({}, changes) })).body.id;

const find = async (client: Client, id: string) =>
  (await client.call('listFreespinTemplates', { query: { id } })).body[0];

suite('handlers/bonuses/update-freespin-template', (test) => {
  test('D7 changes what is sent, answers nothing, and leaves instances as they are', () =>
    withOwners(async (client, data) => {
      const id = await create(client);
      const instance = (await client.call('createFreespinInstance', { body: freespinInstance(id) })).body;
      const before = await find(client, id);
      const freespin_type = { currency: 'SEK', amount: '7', type: 'Variable' };
      const reply = await client.call('updateFreespinTemplate', { body: { id, freespin_type, expires_after_ms: 0 } });
      assert.equal([reply.status, reply.body], [200, undefined]);
      assert.equal(await find(client, id), { ...before, freespin_type, expires_after_ms: 0 });
      await client.call('updateFreespinTemplate', { body: { id, name: 'Seven kronor' } });
      assert.is((await find(client, id)).name, 'Seven kronor');
      assert.equal((await client.call('listFreespinInstances')).body, [instance]);
      assert.equal(eventTypes(data), []);
    }));

  test('D7 a template moves to another brand, to all brands, and to another operator', () =>
    withOwners(async (client, data) => {
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('saveBrands', { path: { operator_id: 'southstar' }, body: [{ id: 'sol', name: 'Sol' }] });
      const id = await create(client, { brand_id: 'luna' });
      const owners = async (changes: object) => {
        assert.is(outcome(await client.call('updateFreespinTemplate', { body: { id, ...changes } })), '200');
        const { operator_id, brand_id } = await find(client, id);
        return [operator_id, brand_id];
      };
      assert.equal(await owners({ operator_id: 'northstar' }), ['northstar', 'northstar:luna']);
      assert.equal(await owners({ brand_id: '' }), ['northstar', undefined]);
      assert.equal(await owners({ brand_id: 'northstar:luna' }), ['northstar', 'northstar:luna']);
      assert.equal(await owners({ operator_id: 'southstar' }), ['southstar', undefined]);
      assert.equal(await owners({ operator_id: 'southstar', brand_id: 'sol' }), ['southstar', 'southstar:sol']);
      const told = select(data, "select owner_id from audit_events where action = 'updateFreespinTemplate'");
      assert.equal(
        told.slice(-3).map(({ owner_id }) => owner_id),
        ['southstar', 'southstar', 'southstar:sol'],
      );
    }));

  test('D7 refuses what no template can be, and changes nothing', () =>
    withOwners(async (client) => {
      const id = await create(client);
      const before = await find(client, id);
      const update = async (changes: object) =>
        outcome(await client.call('updateFreespinTemplate', { body: { id, ...changes } }));
      const zzz = { currency: 'ZZZ', amount: '1', type: 'Variable' };
      assert.is(await update({ freespin_type: zzz }), '422 currency_unknown');
      const fixed = { currency: 'EUR', amount: '1', type: 'Fixed' };
      assert.is(await update({ id: 'nobody' }), '404 freespin_template_not_found');
      assert.is(await update({ operator_id: 'nobody' }), '404 operator_not_found');
      assert.is(await update({ brand_id: 'nobody' }), '404 brand_not_found');
      assert.is(await update({ brand_id: 'southstar:luna' }), '404 brand_not_found');
      assert.is(await update({ freespin_type: fixed }), '400 validation_failed');
      assert.is(await update({ freespin_type: { ...fixed, type: 'Variable', count: 1 } }), '400 validation_failed');
      assert.is(
        await update({ freespin_type: { ...fixed, amount: '8000000000', count: 2 } }),
        '422 amount_out_of_range',
      );
      assert.equal(await find(client, id), before);
    }));

  test('D7 the account must reach the template as it is and as it is to be', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    const other = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withTree([brand, other], async (as, client) => {
      const ids = [
        await create(client),
        await create(client, { brand_id: 'luna' }),
        await create(client, { brand_id: 'nova' }),
      ];
      const update = async (id: string | undefined, changes: object, caller = brand) =>
        outcome(await as(caller)('updateFreespinTemplate', { body: { id, ...changes } }));
      assert.is(await update(ids[0], { name: 'x' }), '404 freespin_template_not_found');
      assert.is(await update(ids[1], { name: 'x' }), '200');
      assert.is(await update(ids[2], { name: 'x' }), '404 freespin_template_not_found');
      assert.is(await update(ids[1], { brand_id: '' }), '403 permission_denied');
      assert.is(await update(ids[1], { brand_id: 'nova' }), '403 permission_denied');
      assert.is(await update(ids[1], { operator_id: 'southstar' }), '403 permission_denied');
      assert.is(await update(ids[1], { name: 'x' }, other), '404 freespin_template_not_found');
    });
  });

  test('D7 a key is good for one change', () =>
    withOwners(async (client) => {
      const id = await create(client);
      const headers = { 'idempotency-key': 'k-1' };
      const rename = (name: string) => client.call('updateFreespinTemplate', { body: { id, name }, headers });
      assert.is(outcome(await rename('one')), '200');
      assert.is((await rename('one')).headers.get('idempotent-replayed'), 'true');
      assert.is(outcome(await rename('two')), '422 idempotency_key_reused');
      assert.is((await find(client, id)).name, 'one');
    }));
});
