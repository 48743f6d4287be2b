import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { freespinInstance, freespinTemplate } from '../../support/freespins.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const template = async (client: Client, changes: object = {}): Promise<string> =>
  (await client.call('createFreespinTemplate', { body: freespinTemplate({}, changes) })).body.id;

suite('handlers/bonuses/create-freespin-instance', (test) => {
  test('D8 answers the instance, with its own copy of what the template says', () =>
    withOwners(async (client, data) => {
      const template_id = await template(client);
      const request = freespinInstance(template_id, { instance_name: 'Welcome spins', brand_id: 'luna' });
      const { body } = await client.call('createFreespinInstance', { body: request });
      const { id, ...content } = body;
      const named = { name: 'Welcome spins', brand_id: 'northstar:luna' };
      assert.equal(content, {
        ...freespinTemplate(),
        ...freespinInstance(template_id),
        ...named,
        timestamp_end: request.timestamp_end,
      });
      assert.equal((await client.call('listFreespinInstances', { query: { id } })).body, [body]);
      assert.equal(eventTypes(data), []);
    }));

  test('D8 without a name and a brand it has those of the template', () =>
    withOwners(async (client) => {
      for (const brand_id of [undefined, 'northstar:luna']) {
        const template_id = await template(client, { brand_id });
        const { body } = await client.call('createFreespinInstance', { body: freespinInstance(template_id) });
        assert.equal([body.name, body.brand_id], ['Twenty spins', brand_id ?? '']);
      }
    }));

  test('D8 refuses a brand that is not the operator’s, or not the template’s', () =>
    withOwners(async (client) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const template_id = await template(client, { brand_id: 'luna' });
      const create = async (changes: object) =>
        outcome(await client.call('createFreespinInstance', { body: freespinInstance(template_id, changes) }));
      assert.is(await create({ template_id: 'nobody' }), '404 freespin_template_not_found');
      assert.is(await create({ brand_id: 'nobody' }), '404 brand_not_found');
      assert.is(await create({ brand_id: 'southstar:luna' }), '404 brand_not_found');
      assert.is(await create({ brand_id: 'nova' }), '422 bonus_brand_mismatch');
      assert.is(await create({ brand_id: 'northstar:luna' }), '200');
    }));

  test('D8 its end lies in the future and behind its start', () =>
    withOwners(async (client) => {
      const template_id = await template(client);
      const end = Date.now() + 60_000;
      for (const [timestamp_start, timestamp_end] of [
        [0, Date.now() - 1],
        [end, end],
        [end + 1, end],
      ]) {
        const body = freespinInstance(template_id, { timestamp_start, timestamp_end });
        const reply = await client.call('createFreespinInstance', { body });
        assert.is(outcome(reply), '422 schedule_invalid');
        assert.is(reply.body.errors[0].pointer, '/timestamp_end');
      }
      const body = freespinInstance(template_id, { timestamp_start: end, timestamp_end: end + 1 });
      assert.is(outcome(await client.call('createFreespinInstance', { body })), '200');
    }));

  test('D8 it names at most 100 providers and games: validation_failed', () =>
    withOwners(async (client) => {
      const template_id = await template(client);
      const games = (count: number) => Array.from({ length: count }, (_, index) => `game-${index}`);
      const create = async (...counts: number[]) => {
        const available_for = counts.map((count) => ({ provider_id: 'starforge', game_ids: games(count) }));
        const reply = await client.call('createFreespinInstance', {
          body: freespinInstance(template_id, { available_for }),
        });
        return [outcome(reply), reply.body.errors?.[0].pointer];
      };
      assert.equal(await create(99), ['200', undefined]);
      assert.equal(await create(49, 49), ['200', undefined]);
      assert.equal(await create(100), ['400 validation_failed', '/available_for']);
      assert.equal(await create(49, 50), ['400 validation_failed', '/available_for']);
    }));

  test('D8 an account of one brand uses a template for all brands for its own brand', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    const other = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withTree([brand, other], async (as, client) => {
      const [all, nova] = [await template(client), await template(client, { brand_id: 'nova' })];
      const create = async (id: string, changes = {}, caller = brand) =>
        outcome(await as(caller)('createFreespinInstance', { body: freespinInstance(id, changes) }));
      assert.is(await create(all, { brand_id: 'luna' }), '200');
      assert.is(await create(all), '403 permission_denied');
      assert.is(await create(all, { brand_id: 'nova' }), '403 permission_denied');
      assert.is(await create(nova), '404 freespin_template_not_found');
      assert.is(await create(all, {}, other), '404 freespin_template_not_found');
    });
  });

  test('D8 a key is good for one instance', () =>
    withOwners(async (client) => {
      const body = freespinInstance(await template(client));
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('createFreespinInstance', { body, headers });
      assert.equal((await client.call('createFreespinInstance', { body, headers })).body, first.body);
      const other = { ...body, instance_name: 'Other spins' };
      assert.is(
        outcome(await client.call('createFreespinInstance', { body: other, headers })),
        '422 idempotency_key_reused',
      );
    }));
});
