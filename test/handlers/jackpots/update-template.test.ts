import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { templateInForce } from '../../support/in-force.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, raffle, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const update = (client: Client, body: object, more: object = {}): Promise<Reply> =>
  client.call('updateTemplate', { path: { template_id: 'three-pots' }, body, ...more });
const stored = async (client: Client) =>
  (await client.call('getTemplate', { path: { template_id: 'three-pots' } })).body;

const [minor] = threePots().pots;

suite('handlers/jackpots/update-template', (test) => {
  test('updateTemplate refuses another currency that ISO 4217 does not list with currency_unknown', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      const before = await stored(client);
      assert.is(outcome(await update(client, threePots({ currency: 'HRK' }))), '422 currency_unknown');
      assert.equal(await stored(client), before);
    }));

  test('updateTemplate replaces the whole template: what is left out is gone', () =>
    withOwners(async (client, data) => {
      await client.call('createTemplate', {
        body: threePots({ description: 'Three', win_selector_strategy: 'Lowest' }),
      });
      const changed = threePots({ id: undefined, name: 'One pot', owner_id: 'northstar:luna', pots: [minor] });
      const reply = await update(client, { ...changed, published: true, reference_count: 7, version: 7 });
      const [name, owner_id] = ['One pot', 'northstar:luna'];
      assert.equal(reply.body, templateInForce(threePots({ name, owner_id, pots: [minor], version: 2 })));
      assert.equal(await stored(client), reply.body);
      const listed = await client.call('listTemplates', { query: { owner_id: 'northstar:luna', name: 'one' } });
      assert.equal(listed.body, [reply.body], 'filters find it by its new owner and name');
      assert.equal(eventTypes(data), []);
    }));

  test('updateTemplate answers durations in seconds', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: raffle() });
      const rules = { ...raffle().raffle_rules, duration: { Days: 2 } };
      const body = raffle({ id: undefined, raffle_rules: rules });
      const reply = await client.call('updateTemplate', { path: { template_id: 'raffle' }, body });
      assert.equal(reply.body.raffle_rules, { ...rules, duration: { Seconds: 172_800 } });
    }));

  test('updateTemplate is in the audit trail of both owners when the owner changes', () =>
    withOwners(async (client, data) => {
      await client.call('createTemplate', { body: threePots() });
      const owners = async (owner_id: string) => {
        await update(client, threePots({ owner_id }));
        return select(
          data,
          "select owner_id, target_id from audit_events where action = 'updateTemplate' order by seq",
        ).map(({ owner_id: owner, target_id }) => `${owner} ${target_id}`);
      };
      assert.equal(await owners('northstar'), ['northstar three-pots']);
      assert.equal((await owners('northstar:luna')).slice(1), ['northstar three-pots', 'northstar:luna three-pots']);
    }));

  test('updateTemplate lets a draft stay unfinished', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      const draft = threePots({ house_hold_contribution: { Percentage: 1 }, jackpot_type: 'Raffle' });
      assert.is(outcome(await update(client, draft)), '200');
    }));

  test('updateTemplate keeps a published template published and checks its new rules', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      await client.call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'three-pots' } });
      const before = await stored(client);
      const broken = await update(client, threePots({ house_hold_contribution: { Percentage: 0.3 } }));
      assert.is(outcome(broken), '422 template_invalid');
      assert.equal(broken.body.errors[0].pointer, '/pots/2/contribution');
      const unready = await update(client, threePots({ jackpot_type: 'Raffle' }));
      assert.is(outcome(unready), '422 template_invalid');
      assert.equal(unready.body.errors[0].pointer, '/raffle_rules');
      assert.equal(await stored(client), before, 'nothing was changed');
      assert.is((await update(client, threePots({ pots: [minor] }))).body.published, true);
      const { pots } = (await client.call('instantiateTemplate', { body: instantiation() })).body;
      assert.is(pots.length, 1, 'instances are made from the new rules');
    }));

  test('updateTemplate refuses a template that is in use with template_locked, until its last instance has ended', () =>
    withJackpot(async (client, _, data) => {
      const { body } = await client.call('instantiateTemplate', {
        body: instantiation({ instance_game_code: 'other', schedule: { timestamp_end: Date.now() + 3_600_000 } }),
      });
      assert.is(outcome(await update(client, threePots())), '409 template_locked');
      change(data, "update instances set state = 'Terminated' where id <> ?", body.id);
      assert.is(outcome(await update(client, threePots())), '409 template_locked');
      change(data, 'update instances set ends_at_ms = 1 where id = ?', body.id);
      assert.is(outcome(await update(client, threePots({ pots: [minor] }))), '200');
      assert.is(
        (await client.call('getInstance', { path: { instance_id: body.id } })).body.pots.length,
        3,
        'an instance keeps its own copy of the rules',
      );
    }));

  test('updateTemplate refuses another id in the body with template_id_mismatch', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      assert.is(outcome(await update(client, threePots({ id: 'x' }))), '422 template_id_mismatch');
    }));

  test('updateTemplate refuses what does not exist with template_not_found and owner_not_found', () =>
    withOwners(async (client) => {
      assert.is(outcome(await update(client, threePots())), '404 template_not_found');
      await client.call('createTemplate', { body: threePots() });
      for (const owner_id of ['southstar', 'northstar:sol'])
        assert.is(outcome(await update(client, threePots({ owner_id }))), '404 owner_not_found');
    }));

  test('updateTemplate neither takes from nor gives to an owner outside of the access', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('createTemplate', { body: threePots() });
        const token = await tokenFor(data, brand);
        const own = threePots({ owner_id: 'northstar:luna' });
        assert.is(outcome(await update(client, threePots(), { token })), '403 permission_denied');
        assert.is(outcome(await update(client, own, { token })), '404 template_not_found');
        await update(client, own);
        assert.is(outcome(await update(client, threePots(), { token })), '403 permission_denied');
        assert.is(outcome(await update(client, own, { token })), '200');
      },
      {},
      saveAccounts(brand),
    );
  });

  test('updateTemplate answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      const headers = { 'idempotency-key': 'k-1' };
      const first = await update(client, threePots({ name: 'First' }), { headers });
      await update(client, threePots({ name: 'Second' }));
      const again = await update(client, threePots({ name: 'First' }), { headers });
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.is((await stored(client)).name, 'Second', 'nothing was done again');
      assert.is(outcome(await update(client, threePots(), { headers })), '422 idempotency_key_reused');
    }));

  test('updateTemplate is not refused over the instances of another template', () =>
    withOwners(async (client) => {
      await openJackpot(client, threePots({ id: 'other' }), instantiation());
      await client.call('createTemplate', { body: threePots() });
      assert.is(outcome(await update(client, threePots({ name: 'Changed' }))), '200');
    }));
});
