import * as assert from 'uvu/assert';
import { createOrganisation } from '../../../db/operators/organisations.ts';
import { account, EVERY_PERMISSION, organisation, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { testAskingForNames } from '../../support/asking-for-names.ts';
import { rulesInForce, templateInForce } from '../../support/in-force.ts';
import { type Client, withServer } from '../../support/server.ts';
import { community, instantiation, openJackpot, raffle, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

suite('listTemplates', (test) => {
  const ids = async (client: Client, query: Record<string, string | number> = {}): Promise<string[]> =>
    (await client.call('listTemplates', { query })).body.map(({ id }: { id: string }) => id);

  test('B39 filters by owner with its brands, id, name and whether it is published', () =>
    withJackpot(async (client) => {
      await client.call('createTemplate', { body: threePots({ id: 'a', name: 'Lunar', owner_id: 'northstar:luna' }) });
      assert.equal(await ids(client), ['a', 'three-pots']);
      assert.equal(await ids(client, { owner_id: 'northstar' }), ['a', 'three-pots']);
      assert.equal(await ids(client, { owner_id: 'northstar:luna' }), ['a']);
      assert.equal(await ids(client, { id: 'three-pots' }), ['three-pots']);
      assert.equal(await ids(client, { name: 'lun' }), ['a']);
      assert.equal(await ids(client, { published: 'true' }), ['three-pots']);
      assert.equal(await ids(client, { published: 'false' }), ['a']);
      assert.equal(await ids(client, { published: 'false', name: 'three' }), []);
    }));

  test('B39 sorts and pages, with the total', () =>
    withJackpot(async (client) => {
      await client.call('createTemplate', { body: threePots({ id: 'a', name: 'Zebra' }) });
      assert.equal(await ids(client, { sort_field: 'name' }), ['three-pots', 'a']);
      const reply = await client.call('listTemplates', { query: { limit: 1, sort_direction: -1 } });
      assert.equal([reply.body[0].id, reply.headers.get('x-total-count')], ['three-pots', '2']);
      assert.is(reply.body[0].reference_count, 1);
    }));
});

suite('getTemplate', (test) => {
  const path = { template_id: 'three-pots' };

  test('B45 answers a template, with the number of instances that use it until they have ended', () =>
    withJackpot(async (client, _instance, data) => {
      const { body } = await client.call('getTemplate', { path });
      assert.equal([body.name, body.published, body.reference_count], ['Three pots', true, 1]);
      change(data, "update instances set state = 'Terminated'");
      assert.is((await client.call('getTemplate', { path })).body.reference_count, 0);
    }));

  test('B45 refuses an unknown template with template_not_found', () =>
    withOwners(async (client) =>
      assert.is(outcome(await client.call('getTemplate', { path })), '404 template_not_found'),
    ));
});

suite('createTemplate', (test) => {
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

  test('B40 refuses a duration of 0 with validation_failed, but for the seconds of a raffle that is drawn once', () =>
    withOwners(async (client) => {
      for (const unit of ['Minutes', 'Hours', 'Days', 'Weeks']) {
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

suite('checkTemplate', (test) => {
  const check = async (client: Client, changes: object = {}) =>
    client.call('checkTemplate', { body: threePots(changes) });

  test('every fault is listed as publishing lists them, and nothing is stored', () =>
    withServer(async (client, data) => {
      await registerOwners(client);
      const before = contents(data);
      assert.equal((await check(client)).body, { publishable: true, faults: [], warnings: [] });
      const faulty = { house_hold_contribution: { Percentage: 0.5 }, jackpot_type: 'Raffle', currency: 'ZZZ' };
      const { body } = await check(client, faulty);
      assert.equal(contents(data), before);
      assert.is(body.publishable, false);
      assert.ok(body.faults.length >= 3);
      assert.is(body.faults[0].pointer, '/currency');
      await client.call('createTemplate', { body: threePots({ ...faulty, currency: 'EUR' }) });
      const refused = await client.call('publishTemplate', {
        body: { owner_id: 'northstar', template_id: 'three-pots' },
      });
      assert.equal(refused.body.errors, body.faults.slice(1));
    }));

  test('an owner that does not exist, and one of others, is refused', () =>
    withServer(async (client) => {
      await registerOwners(client);
      assert.is(outcome(await check(client, { owner_id: 'nowhere' })), '404 owner_not_found');
    }));
});

suite('compareTemplates', (test) => {
  const compare = (client: Client, before_id: string, after_id: string) =>
    client.call('compareTemplates', { query: { before_id, after_id } });

  test('each field that differs is listed with both values, pots by their ids', () =>
    withServer(async (client) => {
      await registerOwners(client);
      const first = threePots();
      const [minor, major, mega] = first.pots;
      assert.ok(minor && major && mega);
      const second = threePots({
        id: 'second',
        name: 'Second',
        description: 'A longer life for mega',
        pots: [{ ...mega, contribution: { Fixed: 0.2 } }, minor, { ...major, id: 'other' }],
      });
      for (const body of [first, second]) await client.call('createTemplate', { body });
      assert.equal((await compare(client, 'three-pots', 'three-pots')).body, []);
      const { body } = await compare(client, 'three-pots', 'second');
      const changes = new Map<string, object>(
        body.map(({ pointer, ...values }: { pointer: string }) => [pointer, values]),
      );
      assert.equal([...changes.keys()].sort(), [
        '/description',
        '/name',
        '/pots',
        '/pots/major',
        '/pots/mega/contribution/Fixed',
        '/pots/mega/contribution/Percentage',
        '/pots/other',
      ]);
      assert.equal(changes.get('/name'), { before: 'Three pots', after: 'Second' });
      assert.equal(changes.get('/description'), { after: 'A longer life for mega' });
      assert.equal(changes.get('/pots'), { before: ['minor', 'major', 'mega'], after: ['mega', 'minor', 'other'] });
      assert.equal(changes.get('/pots/mega/contribution/Percentage'), { before: 0.2 });
      assert.equal(Object.keys(changes.get('/pots/major') ?? {}), ['before']);
    }));

  test('a template that does not exist is refused with the parameter that names it', () =>
    withServer(async (client) => {
      await registerOwners(client);
      await client.call('createTemplate', { body: threePots() });
      const reply = await compare(client, 'three-pots', 'none');
      assert.is(outcome(reply), '404 template_not_found');
      assert.is(reply.body.errors[0].pointer, '/query/after_id');
    }));
});

suite('getTemplateSkeleton', (test) => {
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
