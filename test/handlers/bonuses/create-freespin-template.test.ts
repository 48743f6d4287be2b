import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { freespinTemplate } from '../../support/freespins.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

const VARIABLE = { freespin_type: { currency: 'SEK', amount: '5.50', type: 'Variable' } };

suite('handlers/bonuses/create-freespin-template', (test) => {
  test('D6 answers the template as it is listed from then on', () =>
    withOwners(async (client, data) => {
      const before = Date.now();
      const { body } = await client.call('createFreespinTemplate', { body: freespinTemplate() });
      const { id, created_by, timestamp_created, ...content } = body;
      assert.equal(content, freespinTemplate());
      assert.is(created_by, (await client.call('getOwnAccount')).body.id);
      assert.ok(timestamp_created >= before);
      const [listed] = (await client.call('listFreespinTemplates', { query: { id } })).body;
      assert.equal(listed, body);
      assert.equal(eventTypes(data), []);
    }));

  test('D6 a template may be for one brand, and its freespins a budget', () =>
    withOwners(async (client) => {
      for (const brand_id of ['luna', 'northstar:luna']) {
        const { body } = await client.call('createFreespinTemplate', {
          body: freespinTemplate({}, { ...VARIABLE, brand_id }),
        });
        assert.is(body.brand_id, 'northstar:luna');
        assert.equal(body.freespin_type, { currency: 'SEK', amount: '5.5', type: 'Variable' });
      }
    }));

  test('D6 Fixed freespins need a count and Variable ones do not take it: validation_failed', () =>
    withOwners(async (client) => {
      for (const more of [{ count: undefined }, { type: 'Variable' }]) {
        const reply = await client.call('createFreespinTemplate', { body: freespinTemplate(more) });
        assert.is(outcome(reply), '400 validation_failed');
        assert.is(reply.body.errors[0].pointer, '/freespin_type/count');
      }
    }));

  test('D6 all spins together are worth at most 8,000,000,000', () =>
    withOwners(async (client) => {
      const create = async (amount: string, count: number) =>
        outcome(await client.call('createFreespinTemplate', { body: freespinTemplate({ amount, count }) }));
      assert.is(await create('800000', 10_000), '200');
      assert.is(await create('800000.000001', 10_000), '422 amount_out_of_range');
      assert.is(await create('8000000000', 2), '422 amount_out_of_range');
    }));

  test('D6 refuses a currency that ISO 4217 does not list', () =>
    withOwners(async (client) => {
      const reply = await client.call('createFreespinTemplate', { body: freespinTemplate({ currency: 'ZZZ' }) });
      assert.equal([outcome(reply), reply.body.errors[0].pointer], ['422 currency_unknown', '/freespin_type/currency']);
    }));

  test('D6 refuses an operator and a brand that do not exist', () =>
    withOwners(async (client) => {
      const create = async (changes: object) =>
        outcome(await client.call('createFreespinTemplate', { body: freespinTemplate({}, changes) }));
      assert.is(await create({ operator_id: 'nobody' }), '404 operator_not_found');
      assert.is(await create({ brand_id: 'nobody' }), '404 brand_not_found');
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      assert.is(await create({ operator_id: 'southstar', brand_id: 'northstar:luna' }), '404 brand_not_found');
    }));

  test('D6 an account of one brand creates templates only for that brand', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withTree([brand], async (as) => {
      const create = async (changes: object) =>
        outcome(await as(brand)('createFreespinTemplate', { body: freespinTemplate({}, changes) }));
      assert.is(await create({ brand_id: 'luna' }), '200');
      for (const changes of [{}, { brand_id: 'nova' }, { brand_id: 'southstar:luna' }, { operator_id: 'southstar' }])
        assert.is(await create(changes), '403 permission_denied', JSON.stringify(changes));
    });
  });

  test('D6 a key is good for one template', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('createFreespinTemplate', { body: freespinTemplate(), headers });
      const again = await client.call('createFreespinTemplate', { body: freespinTemplate(), headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      const other = await client.call('createFreespinTemplate', { body: freespinTemplate({ count: 21 }), headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
      assert.is((await client.call('listFreespinTemplates')).body.length, 1);
    }));
});
