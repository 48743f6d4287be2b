import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { freespinInstance, freespinTemplate } from '../../support/freespins.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes, select } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';
import { withTree } from '../../support/with-tree.ts';

suite('createFreespinTemplate', (test) => {
  const VARIABLE = { freespin_type: { currency: 'SEK', amount: '5.50', type: 'Variable' } };

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

suite('listFreespinTemplates', (test) => {
  const nameOf = ({ name }: { name: string }): string => name;

  /** Templates of northstar for all its brands, for luna and for nova, and one of southstar. */
  const fill = async (client: Client): Promise<string[]> => {
    await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
    const ids: string[] = [];
    for (const changes of [
      { name: 'For all' },
      { name: 'For luna', brand_id: 'luna' },
      { name: 'For nova', brand_id: 'nova' },
      { name: 'Elsewhere', operator_id: 'southstar' },
    ])
      ids.push((await client.call('createFreespinTemplate', { body: freespinTemplate({}, changes) })).body.id);
    return ids;
  };

  test('D5 filters by operator, id and name, and an empty filter filters nothing', () =>
    withTree([], async (_as, client) => {
      const ids = await fill(client);
      const names = async (query: Record<string, string>) =>
        (await client.call('listFreespinTemplates', { query })).body.map(nameOf);
      assert.equal(await names({}), ['For all', 'For luna', 'For nova', 'Elsewhere']);
      assert.equal(await names({ id: '', name: '', operator_id: '' }), [
        'For all',
        'For luna',
        'For nova',
        'Elsewhere',
      ]);
      assert.equal(await names({ operator_id: 'northstar' }), ['For all', 'For luna', 'For nova']);
      assert.equal(await names({ id: ids[2] ?? '' }), ['For nova']);
      assert.equal(await names({ name: 'for' }), ['For all', 'For luna', 'For nova']);
      assert.equal(await names({ name: 'for', id: ids[3] ?? '' }), []);
      assert.equal(await names({ operator_id: 'nobody' }), []);
    }));

  test('D5 shows an account what it reaches, and an account of one brand also what is for all', async () => {
    const callers = {
      whole: account({ type: 'Service', permissions: EVERY_PERMISSION }),
      brand: account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION }),
      other: account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION }),
    };
    await withTree(Object.values(callers), async (as, client) => {
      await fill(client);
      const seen = async (caller: keyof typeof callers, query = {}) =>
        (await as(callers[caller])('listFreespinTemplates', { query })).body.map(nameOf);
      assert.equal(await seen('whole'), ['For all', 'For luna', 'For nova']);
      assert.equal(await seen('brand'), ['For all', 'For luna']);
      assert.equal(await seen('other'), ['Elsewhere']);
      assert.equal(await seen('other', { operator_id: 'northstar' }), []);
    });
  });

  test('D5 sorts and pages, with the total', () =>
    withTree([], async (_as, client) => {
      await fill(client);
      const reply = await client.call('listFreespinTemplates', { query: { sort_field: 'name', limit: 2, page: 1 } });
      assert.equal(reply.body.map(nameOf), ['For luna', 'For nova']);
      assert.is(reply.headers.get('x-total-count'), '4');
      assert.match(reply.headers.get('link') ?? '', '</bonus/freespins/templates?');
    }));
});

suite('updateFreespinTemplate', (test) => {
  const create = async (client: Client, changes: object = {}): Promise<string> =>
    (await client.call('createFreespinTemplate', { body: freespinTemplate({}, changes) })).body.id;

  const find = async (client: Client, id: string) =>
    (await client.call('listFreespinTemplates', { query: { id } })).body[0];

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
