import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { templateInForce } from '../../support/in-force.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { community, instantiation, openJackpot, raffle, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, changeJson, contents, eventTypes, select } from '../../support/tables.ts';
import { DAY_MS, dailyPot, START_MS, withTimed } from '../../support/timed.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

suite('updateTemplate', (test) => {
  const update = (client: Client, body: object, more: object = {}): Promise<Reply> =>
    client.call('updateTemplate', { path: { template_id: 'three-pots' }, body, ...more });

  const stored = async (client: Client) =>
    (await client.call('getTemplate', { path: { template_id: 'three-pots' } })).body;

  const [minor] = threePots().pots;

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

suite('previewTemplate', (test) => {
  const MULTIPLIERS = { PITBOSS_MULTIPLIERS: 'USD=1.08,SEK=11.25,JPY=162.5,KWD=0.3333' };

  const preview = (client: Client, changes: object = {}, more: object = {}): Promise<Reply> =>
    client.call('previewTemplate', {
      query: { template_id: 'three-pots' },
      body: threePots({ id: undefined, ...changes }),
      ...more,
    });

  /** Runs work where the currencies are known and the template is stored. */
  const withTemplate = (work: (client: Client, data: string) => Promise<void>, environment = {}): Promise<void> =>
    withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('createTemplate', { body: threePots() });
        await work(client, data);
      },
      { ...MULTIPLIERS, ...environment },
    );

  test('B44 answers the contribution of the body in each currency, rounded up to its minor unit', () =>
    withTemplate(async (client, data) => {
      const before = contents(data);
      assert.equal((await preview(client, { id: 'three-pots' })).body, [
        { currency: 'EUR', value: 1 },
        { currency: 'JPY', value: 163 },
        { currency: 'KWD', value: 0.334 },
        { currency: 'SEK', value: 11.25 },
        { currency: 'USD', value: 1.08 },
      ]);
      assert.equal(contents(data), before, 'nothing is stored');
      assert.equal(eventTypes(data), []);
    }));

  test("B44 converts from the jackpot's currency, and answers only that currency without a multiplier", () =>
    withTemplate(async (client) => {
      const rules = { contribution_type: { Fixed: 10.8 } };
      const { body } = await preview(client, { currency: 'USD', contribution_rules: rules });
      assert.equal(body.slice(0, 2), [
        { currency: 'EUR', value: 10 },
        { currency: 'JPY', value: 1625 },
      ]);
      const unknown = await preview(client, { currency: 'GBP', contribution_rules: rules });
      assert.equal(unknown.body, [{ currency: 'GBP', value: 10.8 }]);
    }));

  test("B44 refuses a currency that ISO 4217 does not list with currency_unknown, unless it is the template's", () =>
    withTemplate(async (client, data) => {
      const reply = await preview(client, { currency: 'ZZZ' });
      assert.equal([outcome(reply), reply.body.errors[0].pointer], ['422 currency_unknown', '/currency']);
      changeJson(data, 'templates', 'document', (document) => Object.assign(document, { currency: 'ZZZ' }));
      assert.is(outcome(await preview(client, { currency: 'ZZZ' })), '200');
    }));

  test("B44 converts with the brand's own multipliers for what a brand owns, and with the defaults for its operator", () =>
    withTemplate(async (client) => {
      await client.call('setBrandCurrencies', {
        path: { brand_id: 'northstar:luna' },
        body: { base_currency: 'EUR', multipliers: { SEK: 12 } },
      });
      assert.equal((await preview(client, { owner_id: 'northstar:luna' })).body, [
        { currency: 'EUR', value: 1 },
        { currency: 'SEK', value: 12 },
      ]);
      assert.is((await preview(client)).body.length, 5);
    }));

  test('B44 answers the most that a share of the wager can be, and nothing without a maximum', () =>
    withTemplate(async (client) => {
      const contribution_type = { Percentage: 0.01 };
      const capped = await preview(client, { contribution_rules: { contribution_type, max_contribution: '2.001' } });
      assert.equal(capped.body[0], { currency: 'EUR', value: 2.01 });
      assert.equal((await preview(client, { contribution_rules: { contribution_type } })).body, []);
      const fixed = { contribution_type: { Fixed: 5 }, max_contribution: '2' };
      assert.equal((await preview(client, { contribution_rules: fixed })).body[0], { currency: 'EUR', value: 2 });
    }));

  test('B44 takes a body that could not be published', () =>
    withTemplate(async (client) => {
      const draft = { house_hold_contribution: { Percentage: 1 }, jackpot_type: 'Raffle' };
      assert.is(outcome(await preview(client, draft)), '200');
    }));

  test('B44 refuses an amount beyond all amounts in some currency with amount_out_of_range', () =>
    withTemplate(async (client) => {
      const rules = { contribution_type: { Fixed: 100_000_000 } };
      const reply = await preview(client, { contribution_rules: rules });
      assert.is(outcome(reply), '422 amount_out_of_range');
      assert.match(
        reply.body.detail,
        /^Amount too large: a contribution in \w{3} would be \d+, beyond ±8,000,000,000 units\. [A-Z]/,
      );
    }));

  test('B44 refuses what does not exist with template_not_found and owner_not_found', () =>
    withOwners(async (client) => {
      assert.is(outcome(await preview(client)), '404 template_not_found');
      await client.call('createTemplate', { body: threePots() });
      assert.is(outcome(await preview(client, { owner_id: 'southstar' })), '404 owner_not_found');
    }));

  test('B44 refuses another id in the body with template_id_mismatch', () =>
    withTemplate(async (client) => assert.is(outcome(await preview(client, { id: 'x' })), '422 template_id_mismatch')));

  test('B44 shows nothing of a template outside of the access', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('createTemplate', { body: threePots() });
        const token = await tokenFor(data, brand);
        assert.is(outcome(await preview(client, {}, { token })), '403 permission_denied');
        const own = { owner_id: 'northstar:luna' };
        assert.is(outcome(await preview(client, own, { token })), '404 template_not_found');
      },
      {},
      saveAccounts(brand),
    );
  });
});

suite('publishTemplate', (test) => {
  const named = { owner_id: 'northstar', template_id: 'three-pots' };

  const publish = (client: Client, changes: object = {}, headers: Record<string, string> = {}): Promise<Reply> =>
    client.call('publishTemplate', { body: { ...named, ...changes }, headers });

  const isPublished = async (client: Client): Promise<boolean> =>
    (await client.call('getTemplate', { path: { template_id: 'three-pots' } })).body.published;

  const pots = threePots().pots;
  const withPot = (changes: object) => threePots({ pots: [{ ...pots[0], ...changes }, ...pots.slice(1)] });

  const withRules = (changes: object) =>
    threePots({ contribution_rules: { ...threePots().contribution_rules, ...changes } });

  const HOURLY = { TimeFixed: { target_datetime: 1_767_268_800_000, repeat_period: { Hours: 1 } } };
  const ENDED = { TimeFixed: { target_datetime: 1_767_268_800_000 } };
  const HIT_AT_100 = { MustHitBy: { hit_by: 100 } };
  const HIT_RATE = { HitRate: { max_magic_number: 10, cost_per_attempt: 1 } };
  const DEFICIT = { win_constraints: [{ AllowedSeedDeficit: '1' }] };

  const diversion = (endpoint: string, flush_threshold = '10') => ({
    diversion_rules: { target: { External: { endpoint, account_id: 'a-1' } }, flush_threshold },
  });

  const withRaffleRules = (changes: object) => raffle({ raffle_rules: { ...raffle().raffle_rules, ...changes } });
  const withRafflePot = (changes: object) => raffle({ pots: [{ ...raffle().pots[0], ...changes }] });
  const ENDPOINT = '/pots/0/diversion_rules/target/External/endpoint';
  const tier = (prize_percentage: string, number_of_winners = 1) => ({ prize_percentage, number_of_winners });

  const REFUSED: [why: string, template: object, ...pointers: string[]][] = [
    ['a contribution of 0', withRules({ contribution_type: { Fixed: 0 } }), '/contribution_rules/contribution_type'],
    ['a percentage above 1', withPot({ contribution: { Percentage: 30 } }), '/pots/0/contribution'],
    [
      'shares above the contribution',
      threePots({ house_hold_contribution: { Percentage: 0.3 } }),
      '/pots/2/contribution',
    ],
    ['fixed shares above it', withPot({ contribution: { Fixed: 1 } }), '/pots/0/contribution'],
    ['two pots with one id', withPot({ id: 'major' }), '/pots/1/id'],
    [
      'a maximum below the seeds',
      withPot({ max_pot_value: '4' }),
      '/pots/0/seed_strategy/initial_seed_value',
      '/pots/0/seed_strategy/min_reseed_value',
    ],
    ['a maximum below hit_by', withPot({ max_pot_value: '99', pot_types: [HIT_AT_100] }), '/pots/0/max_pot_value'],
    ['two MustHitBy', withPot({ pot_types: [HIT_AT_100, HIT_AT_100] }), '/pots/0/pot_types/1/MustHitBy'],
    [
      'a MustHitBy that a deficit holds back',
      withPot({ pot_types: [HIT_AT_100], ...DEFICIT }),
      '/pots/0/win_constraints',
    ],
    ['a HitRate without end', withPot({ pot_types: [HIT_RATE] }), '/contribution_rules/max_contribution'],
    [
      'more than 1,000 attempts',
      { ...withRules({ max_contribution: '1001' }), pots: withPot({ pot_types: [HIT_RATE] }).pots },
      '/pots/0/pot_types/0/HitRate/cost_per_attempt',
    ],
    ['two TimeFixed', withPot({ pot_types: [HOURLY, HOURLY] }), '/pots/0/pot_types/1/TimeFixed'],
    ['a single window that is over', withPot({ pot_types: [ENDED] }), '/pots/0/pot_types/0/TimeFixed/target_datetime'],
    ['a TimeFixed that a deficit holds back', withPot({ pot_types: [HOURLY], ...DEFICIT }), '/pots/0/win_constraints'],
    ['a ruleset below 1', withPot(community({ admin_fee: 0.04 })), '/pots/0/payout_ruleset'],
    ['a ruleset above 1', withPot(community({ admin_fee: 0.06 })), '/pots/0/payout_ruleset'],
    ['a part of a win above 1', withPot(community({ admin_fee: 5 })), '/pots/0/payout_ruleset/admin_fee'],
    [
      'a win without its winner',
      withPot(community({ main_winner_percentage: 0, admin_fee: 0.75 })),
      '/pots/0/payout_ruleset/main_winner_percentage',
    ],
    ['Community without a ruleset', withPot({ payout_rules: 'Community' }), '/pots/0/payout_ruleset'],
    ['a ruleset without Community', withPot({ ...community(), payout_rules: 'WinnerOnly' }), '/pots/0/payout_ruleset'],
    ['a diversion over http', withPot(diversion('http://bank.example')), ENDPOINT],
    ['a diversion to a private host', withPot(diversion('https://10.0.0.1/pots')), ENDPOINT],
    ['a raffle without rules', raffle({ raffle_rules: undefined }), '/raffle_rules'],
    ['raffle rules without a raffle', raffle({ jackpot_type: undefined }), '/raffle_rules'],
    ['tickets for nothing', withRaffleRules({ cost_per_ticket: '0' }), '/raffle_rules/cost_per_ticket'],
    [
      'prizes above the pot',
      withRaffleRules({ prize_distribution: [tier('0.7'), tier('0.4')] }),
      '/raffle_rules/prize_distribution/1/prize_percentage',
    ],
    [
      'a prize of nothing',
      withRaffleRules({ prize_distribution: [tier('0.7'), tier('0')] }),
      '/raffle_rules/prize_distribution/1/prize_percentage',
    ],
    ['a raffle with pot types', withRafflePot({ pot_types: [HOURLY] }), '/pots/0/pot_types'],
    [
      'a raffle with a trigger',
      withRafflePot({ supports_external_trigger: true }),
      '/pots/0/supports_external_trigger',
    ],
    ['a raffle for the community', withRafflePot(community()), '/pots/0/payout_rules'],
    ['a raffle that a deficit holds back', withRafflePot(DEFICIT), '/pots/0/win_constraints'],
  ];

  /** Publishes a template and answers the code and the places of its faults. */
  const faultsOf = async (client: Client, template: object): Promise<unknown[]> => {
    const { body } = await client.call('createTemplate', { body: { ...template, id: undefined } });
    const reply = await publish(client, { template_id: body.id });
    return [reply.body?.code, ...(reply.body?.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)];
  };

  test('B43 publishes, also without publish, and withdraws', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      assert.is(outcome(await publish(client)), '200');
      assert.is(await isPublished(client), true);
      assert.is(outcome(await publish(client, { publish: true })), '200');
      assert.is(outcome(await publish(client, { publish: false })), '200');
      assert.is(await isPublished(client), false);
    }));

  test('B43 changes nothing by publishing what is published, even when its only window of time has ended since', () =>
    withTimed(dailyPot({ pot_types: [{ TimeFixed: { target_datetime: START_MS + DAY_MS } }] }), async (timed) => {
      timed.clock.nowMs = START_MS + DAY_MS;
      const publishing = (publish: boolean) => timed.platform.call('publishTemplate', { body: { ...named, publish } });
      assert.is((await publishing(true)).status, 200);
      await publishing(false);
      assert.is((await publishing(true)).code, 'template_invalid');
    }));

  test('B43 leaves instances running when their template is withdrawn', () =>
    withJackpot(async (client, { id }) => {
      await publish(client, { publish: false });
      assert.is((await client.call('getInstance', { path: { instance_id: id } })).body.status, 'Active');
      assert.is(
        outcome(await client.call('instantiateTemplate', { body: instantiation() })),
        '409 template_not_published',
      );
    }));

  test('B43 refuses an unknown template, and one of another owner, with template_not_found', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      assert.is(outcome(await publish(client, { template_id: 'x' })), '404 template_not_found');
      assert.is(outcome(await publish(client, { owner_id: 'northstar:luna' })), '404 template_not_found');
    }));

  test('B43 refuses rules that cannot run with template_invalid, and points at each fault', () =>
    withOwners(async (client) => {
      for (const [why, template, ...pointers] of REFUSED)
        assert.equal(await faultsOf(client, template), ['template_invalid', ...pointers], why);
    }));

  test('B43 points at 1,000 faults and no more', () =>
    withOwners(async (client) => {
      const pot = {
        ...pots[0],
        ...DEFICIT,
        contribution: { Percentage: 50 },
        pot_types: Array.from({ length: 10 }, () => ({ TimeFixed: { target_datetime: 0 } })),
        ...diversion('http://bank.example'),
      };
      const template = threePots({ pots: Array.from({ length: 50 }, () => pot) });
      const [code, ...pointers] = await faultsOf(client, template);
      assert.equal([code, pointers.length], ['template_invalid', 1000]);
    }));

  test('B43 publishes every feature', () =>
    withOwners(async (client) => {
      const cases: [what: string, template: object][] = [
        ['a raffle', raffle()],
        ['a jackpot for players who opted in', withRules({ opt_in_required: true })],
        ['a pot for the community', withPot(community())],
        ['a pot that is won every hour', withPot({ pot_types: [HOURLY] })],
        ['a pot whose overflow is diverted', withPot(diversion('https://bank.example/pots'))],
        ['a pot of which each overflow is diverted at once', withPot(diversion('https://bank.example/pots', '0'))],
      ];
      for (const [what, template] of cases) assert.equal(await faultsOf(client, template), [undefined], what);
    }));

  test('B43 withdraws a template regardless of its rules', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots({ jackpot_type: 'Raffle' }) });
      assert.is(outcome(await publish(client, { publish: false })), '200');
    }));

  test('B43 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      const headers = { 'idempotency-key': 'k-1' };
      await publish(client, {}, headers);
      await publish(client, { publish: false });
      const again = await publish(client, {}, headers);
      assert.equal([again.status, again.headers.get('idempotent-replayed')], [200, 'true']);
      assert.is(await isPublished(client), false, 'nothing was done again');
      assert.is(outcome(await publish(client, { publish: false }, headers)), '422 idempotency_key_reused');
    }));

  test('B43 refuses with warnings_not_accepted what would ruin, if warnings are not accepted', () =>
    withJackpot(async (client) => {
      const template = withPot({ pot_types: [{ MustHitBy: { hit_by: 5 } }] });
      await client.call('createTemplate', { body: { ...template, id: 'at-once' } });
      const refused = await publish(client, { template_id: 'at-once', accept_warnings: false });
      assert.equal([refused.status, refused.body.code], [422, 'warnings_not_accepted']);
    }));
});
