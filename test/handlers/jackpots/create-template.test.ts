import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { testAskingForNames } from '../../support/asking-for-names.ts';
import { rulesInForce, templateInForce } from '../../support/in-force.ts';
import { withServer } from '../../support/server.ts';
import { community, instantiation, raffle, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

suite('handlers/jackpots/create-template', (test) => {
  test('B40 stores a template, always as unpublished and unused, and answers it', () =>
    withOwners(async (client) => {
      const { body } = await client.call('createTemplate', {
        body: threePots({ published: true, reference_count: 7, version: 7 }),
      });
      assert.equal(body, templateInForce(threePots({ version: 1 })));
      assert.equal((await client.call('getTemplate', { path: { template_id: 'three-pots' } })).body, body);
    }));

  test('B40 chooses an id if none is sent', () =>
    withOwners(async (client) => {
      const { body } = await client.call('createTemplate', { body: threePots({ id: undefined }) });
      assert.match(body.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/);
      assert.is(outcome(await client.call('getTemplate', { path: { template_id: body.id } })), '200');
    }));

  test('B40 stores a draft that cannot run', () =>
    withOwners(async (client) => {
      const draft = threePots({ house_hold_contribution: { Percentage: 1 }, jackpot_type: 'Raffle' });
      assert.is(outcome(await client.call('createTemplate', { body: draft })), '200');
    }));

  test('B40 keeps every amount as it was written', () =>
    withOwners(async (client) => {
      const rules = { contribution_type: { Fixed: 0.000001 }, max_contribution: '8000000000.000000' };
      const { body } = await client.call('createTemplate', { body: threePots({ contribution_rules: rules }) });
      assert.equal(body.contribution_rules, rulesInForce(rules));
    }));

  test('B40 B45 B39 answer every feature as it was accepted, with durations in seconds', () =>
    withOwners(async (client) => {
      const [minor, major, mega] = threePots().pots;
      const timed = (repeat_period: object) => [{ TimeFixed: { target_datetime: 1_767_268_800_000, repeat_period } }];
      const [rules, opted] = [{ ...raffle().raffle_rules, duration: { Hours: 36 } }, { opt_in_required: true }];
      const once = [{ TimeFixed: { target_datetime: 1_767_268_800_000 } }];
      const target = { External: { endpoint: 'https://bank.example/pots', account_id: 'a-1' } };
      const diverted = { ...mega, pot_types: once, diversion_rules: { target, flush_threshold: '10' } };
      const sent = threePots({
        description: 'Everything at once',
        contribution_rules: { ...threePots().contribution_rules, ...opted },
        raffle_rules: rules,
        pots: [{ ...minor, ...community() }, { ...major, pot_types: timed({ Days: 7 }) }, diverted],
        win_selector_strategy: 'Lowest',
      });
      const { body } = await client.call('createTemplate', { body: sent });
      const [weekly, single] = [timed({ Seconds: 604_800 }), timed({ Seconds: 0 })];
      const pots = [{ ...sent.pots[0] }, { ...major, pot_types: weekly }, { ...diverted, pot_types: single }];
      const inSeconds = { ...rules, duration: { Seconds: 129_600 } };
      assert.equal(body, templateInForce({ ...sent, version: 1, raffle_rules: inSeconds, pots }));
      assert.equal((await client.call('getTemplate', { path: { template_id: sent.id } })).body, body);
      assert.equal((await client.call('listTemplates')).body, [body]);
    }));

  test('B40 stores a template that was read as the one that it was read from', () =>
    withOwners(async (client, data) => {
      const pot_types = [{ TimeFixed: { target_datetime: 1_767_268_800_000 } }];
      const [minor, ...others] = threePots().pots;
      const { body } = await client.call('createTemplate', {
        body: threePots({ pots: [{ ...minor, pot_types }, ...others] }),
      });
      const again = await client.call('createTemplate', { body: { ...body, id: 'again' } });
      assert.equal(again.body, { ...body, id: 'again' });
      for (const { document } of select(data, 'select document from templates')) {
        assert.not.match(String(document), /"max_contribution"|"diversion_rules"|"repeat_period"/);
      }
    }));

  test('B40 refuses a duration of 0 with validation_failed', () =>
    withOwners(async (client) => {
      for (const unit of ['Seconds', 'Minutes', 'Hours', 'Days']) {
        const rules = { ...raffle().raffle_rules, duration: { [unit]: 0 } };
        const reply = await client.call('createTemplate', { body: raffle({ raffle_rules: rules }) });
        assert.is(outcome(reply), '400 validation_failed', unit);
        assert.match(reply.body.errors[0].pointer, '/raffle_rules/duration');
      }
    }));

  test('B40 refuses an owner that does not exist with owner_not_found', () =>
    withOwners(async (client) => {
      for (const owner_id of ['southstar', 'northstar:sol', 'southstar:luna'])
        assert.is(
          outcome(await client.call('createTemplate', { body: threePots({ owner_id }) })),
          '404 owner_not_found',
        );
    }));

  test('B40 refuses a currency that ISO 4217 does not list with currency_unknown', () =>
    withOwners(async (client) => {
      for (const currency of ['ZZZ', 'HRK', 'ANG', 'XXX', 'XAU']) {
        const reply = await client.call('createTemplate', { body: threePots({ currency }) });
        assert.equal([outcome(reply), reply.body.errors[0].pointer], ['422 currency_unknown', '/currency'], currency);
      }
      for (const currency of ['JPY', 'BHD', 'CLF', 'XCG', 'ZWG', 'SLE'])
        assert.is(outcome(await client.call('createTemplate', { body: threePots({ id: currency, currency }) })), '200');
    }));

  test('B40 takes a currency that the configuration names', () =>
    withServer(
      async (client) => {
        await registerOwners(client);
        for (const currency of ['XAU', 'ZZZ'])
          assert.is(
            outcome(await client.call('createTemplate', { body: threePots({ id: currency, currency }) })),
            '200',
          );
      },
      { PITBOSS_BASE_CURRENCY: 'ZZZ', PITBOSS_MULTIPLIERS: 'XAU=0.0005' },
    ));

  test('B42 B43 a jackpot of a currency that was withdrawn since goes on', () =>
    withOwners(async (client, data) => {
      const old = threePots({ currency: 'EUR' });
      await client.call('createTemplate', { body: old });
      change(data, 'update templates set document = replace(document, \'"EUR"\', \'"HRK"\')');
      const path = { template_id: 'three-pots' };
      const renamed = await client.call('updateTemplate', { path, body: { ...old, currency: 'HRK', name: 'Kuna' } });
      assert.equal([outcome(renamed), renamed.body.name], ['200', 'Kuna']);
      const body = { owner_id: 'northstar', template_id: 'three-pots' };
      assert.is(outcome(await client.call('publishTemplate', { body })), '200');
      const opened = await client.call('instantiateTemplate', { body: instantiation() });
      assert.equal([outcome(opened), opened.body.currency], ['200', 'HRK']);
    }));

  test('B40 refuses an owner outside of the access with permission_denied, whether or not it exists', async () => {
    const caller = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        for (const owner_id of ['northstar', 'northstar:luna', 'nobody', 'southstars'])
          assert.is(
            outcome(await client.call('createTemplate', { body: threePots({ owner_id }), token })),
            '403 permission_denied',
          );
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B40 refuses an id that is taken with template_id_taken', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      const again = await client.call('createTemplate', { body: threePots({ owner_id: 'northstar:luna' }) });
      assert.is(outcome(again), '409 template_id_taken');
    }));

  test('B40 refuses the id skeleton with template_id_taken, since GET /templates/skeleton is another operation', () =>
    withOwners(async (client) => {
      const reply = await client.call('createTemplate', { body: threePots({ id: 'skeleton' }) });
      assert.is(outcome(reply), '409 template_id_taken');
    }));

  test('B40 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('createTemplate', { body: threePots({ id: undefined }), headers });
      const again = await client.call('createTemplate', { body: threePots({ id: undefined }), headers });
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.is((await client.call('listTemplates')).body.length, 1);
      const other = await client.call('createTemplate', { body: threePots(), headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));

  testAskingForNames(test, 'B40', async (own) => {
    assert.is((await own('createTemplate', { body: threePots({ id: undefined }) })).status, 200);
    return own('createTemplate', { body: threePots() });
  });
});
