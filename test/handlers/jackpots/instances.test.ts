import * as assert from 'uvu/assert';
import type { JackpotInstance } from '../../../generated/server/types.gen.ts';
import { rulesInForce } from '../../support/in-force.ts';
import { openAnother, pointers } from '../../support/leading.ts';
import { openPlatform } from '../../support/platform.ts';
import type { Client, Reply } from '../../support/server.ts';
import { community, contribution, instantiation, openJackpot, raffle, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, select } from '../../support/tables.ts';
import { DAY_MS, dailyPot, dailyRaffle, START_MS, withTimed } from '../../support/timed.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const FAR = 4_102_444_800_000;

suite('instantiateTemplate', (test) => {
  const second = { instance_game_code: 'second' };

  const instantiate = (client: Client, changes: object = {}, headers: Record<string, string> = {}): Promise<Reply> =>
    client.call('instantiateTemplate', { body: instantiation({ ...second, ...changes }), headers });

  const span = (first: number, last: number) => [first, last].map((hour) => ({ hour, minute: 0, sec: 0 }));

  test('B42 makes an active instance whose pots hold their initial seeds', () =>
    withJackpot(async (_client, instance) => {
      assert.equal(
        [
          instance.status,
          instance.game_code,
          instance.template_id,
          instance.owner_id,
          instance.currency,
          instance.version,
        ],
        ['Active', 'tri-star', 'three-pots', 'northstar', 'EUR', 1],
      );
      assert.equal(
        instance.pots.map(({ id, current_value, seed_value }: Record<string, unknown>) => [
          id,
          current_value,
          seed_value,
        ]),
        [
          ['minor', 5, 5],
          ['major', 50, 50],
          ['mega', 500, 500],
        ],
      );
      assert.equal([instance.house_pot.current_value, instance.total_contributions], [0, 0]);
      assert.equal([instance.timestamp_start, instance.timestamp_end], [instance.created, 0]);
    }));

  test('B42 books the initial seeds as the first entry of the ledger', () =>
    withJackpot(async (_client, { id }, data) => {
      const rows = select(data, 'select seq, kind, record ->> 5 as operation, reference from ledger_entries');
      assert.equal(rows, [{ seq: 1, kind: 'seed', operation: 'instantiateTemplate', reference: id }]);
      const postings = select(data, 'select pot_id, account, amount from ledger_postings order by line');
      assert.equal(
        postings.map(({ pot_id, account, amount }) => [pot_id, account, amount]),
        [
          ['', 'initialSeed', -555_000_000],
          ['minor', 'seedValue', 5_000_000],
          ['major', 'seedValue', 50_000_000],
          ['mega', 'seedValue', 500_000_000],
        ],
      );
    }));

  test('B42 makes a pending instance that starts later, and takes its id as its game code', () =>
    withJackpot(async (client) => {
      const schedule = { timestamp_start: FAR, timestamp_end: FAR + 1 };
      const { body } = await instantiate(client, { schedule, instance_game_code: undefined });
      assert.equal([body.status, body.timestamp_start, body.timestamp_end], ['Pending', FAR, FAR + 1]);
      assert.is(body.game_code, body.id);
    }));

  test('B42 lets a brand own an instance of its operator’s template', () =>
    withJackpot(async (client) => {
      const { body } = await instantiate(client, { instance_owner_id: 'northstar:luna', instance_desc: 'Lunar' });
      assert.equal([body.owner_id, body.description], ['northstar:luna', 'Lunar']);
    }));

  test('B42 refuses an unknown template, and one of another owner, with template_not_found', () =>
    withJackpot(async (client) => {
      assert.is(outcome(await instantiate(client, { template_id: 'x' })), '404 template_not_found');
      assert.is(outcome(await instantiate(client, { template_owner_id: 'northstar:luna' })), '404 template_not_found');
    }));

  test('B42 refuses an unpublished template with template_not_published', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      assert.is(outcome(await instantiate(client)), '409 template_not_published');
    }));

  test('B42 refuses an owner that does not exist with owner_not_found', () =>
    withJackpot(async (client) =>
      assert.is(outcome(await instantiate(client, { instance_owner_id: 'northstar:sol' })), '404 owner_not_found'),
    ));

  test('B42 refuses a schedule that ends before now or before it starts with schedule_invalid', () =>
    withJackpot(async (client) => {
      for (const schedule of [{ timestamp_end: 1 }, { timestamp_start: FAR, timestamp_end: FAR }]) {
        const reply = await instantiate(client, { schedule });
        assert.is(outcome(reply), '422 schedule_invalid');
        assert.is(reply.body.errors[0].pointer, '/schedule/timestamp_end');
      }
    }));

  test('B42 keeps recurrence rules as they were sent, and none for an empty list', () =>
    withJackpot(async (client, _, data) => {
      const rules = [
        { frequency: { Daily: { hours: [span(8, 9), span(22, 3)] } }, interval: 1 },
        { frequency: { Weekly: { days: [5], hours: [span(0, 23)] } }, interval: 2 },
        { frequency: { Monthly: { days: [31], hours: [span(12, 13)] } }, interval: 1 },
      ];
      for (const recurrence_rules of [rules, []]) {
        const { body } = await instantiate(client, { schedule: { recurrence_rules }, instance_game_code: undefined });
        const [row] = select(data, `select recurrence from instances where id = '${body.id}'`);
        assert.equal(JSON.parse(`${row?.recurrence}`), recurrence_rules.length === 0 ? null : rules);
      }
    }));

  test('B42 refuses recurrence rules that never open the instance with schedule_invalid at each', () =>
    withJackpot(async (client) => {
      const NOON_TO_ONE = { Daily: { hours: [span(12, 13)] } };
      const recurrence_rules = [
        { frequency: NOON_TO_ONE, interval: 1 },
        { frequency: { Monthly: { days: [31], hours: [span(12, 13)] } }, interval: 12 },
        { frequency: NOON_TO_ONE, interval: 1000 },
      ];
      const april = Date.UTC(2099, 3, 1, 18);
      const schedule = { timestamp_start: april, timestamp_end: april + 86_400_000, recurrence_rules };
      const reply = await instantiate(client, { schedule });
      assert.is(outcome(reply), '422 schedule_invalid');
      assert.equal(
        reply.body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ['/schedule/recurrence_rules/1', '/schedule/recurrence_rules/2'],
      );
      const ended = await instantiate(client, { schedule: { timestamp_end: 1, recurrence_rules } });
      assert.equal(ended.body.errors.length, 1, 'what never runs is reported once');
    }));

  test('B42 refuses with schedule_invalid what lets no window of a TimeFixed pot end while the instance runs', () =>
    withOwners(async (client) => {
      const soon = Date.now() + 60_000;
      const once = { ...threePots().pots[0], pot_types: [{ TimeFixed: { target_datetime: soon } }] };
      await openJackpot(
        client,
        threePots({ id: 'once', pots: [once] }),
        instantiation({ instance_game_code: 'first' }),
      );
      const asked = (schedule: object) => instantiate(client, { template_id: 'once', schedule });
      for (const [schedule, pointer] of [
        [{ timestamp_start: soon }, '/schedule/timestamp_start'],
        [{ timestamp_end: soon - 1 }, '/schedule/timestamp_end'],
      ] as const) {
        const reply = await asked(schedule);
        assert.is(outcome(reply), '422 schedule_invalid');
        assert.equal(
          reply.body.errors.map((error: { pointer: string }) => error.pointer),
          [pointer],
        );
      }
      assert.is(outcome(await asked({ timestamp_end: soon })), '200');
    }));

  test('B42 refuses a template that was published before its only window of time ended', () =>
    withTimed(dailyPot({ pot_types: [{ TimeFixed: { target_datetime: START_MS + DAY_MS } }] }), async (timed) => {
      timed.clock.nowMs = START_MS + DAY_MS;
      const body = instantiation(second);
      assert.is((await timed.platform.call('instantiateTemplate', { body })).code, 'schedule_invalid');
      assert.is(timed.query('select * from instances').length, 1);
    }));

  test('B42 lets a raffle end before its first period would: that period ends with it and is drawn', () =>
    withTimed(
      dailyRaffle(),
      async ({ platform, clock, contribute, query }) => {
        await contribute('a');
        clock.nowMs = START_MS + 1000;
        await platform.keepTime();
        assert.equal(
          query('select player_id from payouts').map(({ player_id }) => player_id),
          ['a'],
        );
      },
      { schedule: { timestamp_end: START_MS + 1000 } },
    ));

  test('B42 starts at once when the start is not in the future', () =>
    withJackpot(async (client) => {
      for (const schedule of [{ timestamp_start: 1 }, { timestamp_start: 0, timestamp_end: 0 }]) {
        const instance_game_code = `from-${schedule.timestamp_start}`;
        const { body } = await instantiate(client, { schedule, instance_game_code });
        assert.equal([body.status, body.timestamp_start, body.timestamp_end], ['Active', body.created, 0]);
      }
    }));

  test('B42 counts the intervals of recurrence rules from a start that has passed', async () => {
    const noon = Date.UTC(2026, 0, 10, 12);
    const platform = openPlatform({ draw: () => 0n, clock: () => noon });
    try {
      await platform.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
      await platform.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
      await platform.call('createTemplate', { body: threePots() });
      await platform.call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'three-pots' } });
      const everyThirdDay = [{ frequency: { Daily: { hours: [span(12, 13)] } }, interval: 3 }];
      const verdicts: string[] = [];
      for (const daysAgo of [0, 1, 2, 3, 300]) {
        const schedule = { timestamp_start: noon - daysAgo * 86_400_000, recurrence_rules: everyThirdDay };
        const { body } = await platform.call('instantiateTemplate', {
          body: instantiation({ schedule, instance_game_code: `code-${daysAgo}` }),
        });
        const { id, timestamp_start } = body as { id: string; timestamp_start: number };
        assert.is(timestamp_start, noon);
        const reply = await platform.call('contributeToInstance', { body: contribution(id) });
        verdicts.push(`${daysAgo} ${reply.code ?? 'open'}`);
      }
      assert.equal(verdicts, [
        '0 open',
        '1 instance_out_of_schedule',
        '2 instance_out_of_schedule',
        '3 open',
        '300 open',
      ]);
    } finally {
      await platform.close();
    }
  });

  test("B42 refuses a game code of another of the operator's instances with game_code_taken", () =>
    withJackpot(async (client) => {
      const taken = { instance_game_code: 'tri-star', instance_owner_id: 'northstar:luna' };
      assert.is(outcome(await instantiate(client, taken)), '409 game_code_taken');
    }));

  test('B42 refuses seeds that together leave the range of amounts with amount_out_of_range', () =>
    withOwners(async (client) => {
      const pots = threePots().pots.map((pot) => ({
        ...pot,
        seed_strategy: { ...pot.seed_strategy, initial_seed_value: 4_000_000_000 },
      }));
      await client.call('createTemplate', { body: threePots({ pots }) });
      await client.call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'three-pots' } });
      assert.is(outcome(await instantiate(client)), '422 amount_out_of_range');
      assert.equal((await client.call('listInstances')).body, []);
    }));

  test('B42 refuses a template that an earlier version published with unknown countries, until it is corrected', () =>
    withOwners(async (client, data) => {
      const rules = { ...threePots().contribution_rules, country_filters: { black_list: ['UK', 'QA'] } };
      const template = threePots({ contribution_rules: rules });
      await client.call('createTemplate', { body: template });
      const path = { owner_id: 'northstar', template_id: template.id };
      await client.call('publishTemplate', { body: path });
      change(data, `update templates set document = replace(document, '"QA"', '"ZZ"')`);
      const refused = await instantiate(client);
      assert.is(outcome(refused), '422 template_invalid');
      const detail = '/contribution_rules/country_filters/black_list/1 of the template: ZZ is not a country.';
      assert.equal(refused.body.errors, [{ pointer: '/template_id', detail }]);
      assert.equal((await client.call('listInstances')).body, []);
      assert.is(outcome(await client.call('updateTemplate', { path, body: template })), '200');
      assert.is(outcome(await instantiate(client)), '200');
    }));

  test('B42 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await instantiate(client, {}, headers);
      const again = await instantiate(client, {}, headers);
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.is((await client.call('listInstances')).body.length, 2);
      assert.is(outcome(await instantiate(client, { instance_name: 'Other' }, headers)), '422 idempotency_key_reused');
    }));

  test('B42 refuses linked_from an unknown instance or one with 20 links with link_invalid, and creates nothing', () =>
    withJackpot(async (client, { id: a }, data) => {
      const others: string[] = [];
      for (let n = 0; n < 20; n++) others.push(await openAnother(client, `other-${n}`));
      await client.call('setLinks', { path: { instance_id: a }, body: { instance_ids: others } });
      const before = contents(data);
      const body = instantiation({ instance_game_code: 'new', linked_from: [others[0], 'x', a] });
      const refused = await client.call('instantiateTemplate', { body });
      assert.equal([outcome(refused), pointers(refused)], ['422 link_invalid', ['/linked_from/1', '/linked_from/2']]);
      assert.equal(contents(data), before);
    }));

  test('B42 keeps its own copy of the rules', () =>
    withOwners(async (client) => {
      const instance = await openJackpot(client);
      await client.call('createTemplate', { body: threePots({ id: 'other' }) });
      const { body } = await client.call('getInstance', { path: { instance_id: instance.id } });
      assert.equal(body.contribution_rules, rulesInForce(threePots().contribution_rules));
    }));
});

suite('getInstance', (test) => {
  /** The last moment that a date can have. */
  const LAST = 8_640_000_000_000_000;

  const DAY = { Days: 1 };

  test('B30 answers an instance with its pots as they are after three contributions', () =>
    withJackpot(async (client, { id }) => {
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      const { body } = await client.call('getInstance', { path: { instance_id: id } });
      assert.equal(
        body.pots.map(
          ({ id, current_value, contributed_amount, contributed_seed, surplus_seed }: Record<string, unknown>) => [
            id,
            current_value,
            contributed_amount,
            contributed_seed,
            surplus_seed,
          ],
        ),
        [
          ['minor', 5.63, 0.63, 0.27, 0],
          ['major', 50.45, 0.45, 0.45, 0],
          ['mega', 500.3, 0.3, 0.3, 0],
        ],
      );
      assert.equal([body.house_pot.current_value, body.total_contributions], [0.6, 3]);
    }));

  test('B30 shows a paused and an ended instance', () =>
    withJackpot(async (client, { id }, data) => {
      const status = async () => (await client.call('getInstance', { path: { instance_id: id } })).body.status;
      change(data, "update instances set state = 'Paused'");
      assert.is(await status(), 'Paused');
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(await status(), 'Terminated');
    }));

  test('B30 shows how a win is divided, where overflow goes, and the rules of a raffle', () =>
    withOwners(async (client) => {
      const target = { External: { endpoint: 'https://bank.example/pots', account_id: 'a-1' } };
      const rules = { ...community(), diversion_rules: { target, flush_threshold: '10' } };
      const [minor, ...others] = threePots().pots;
      const jackpot = await openJackpot(client, threePots({ pots: [{ ...minor, ...rules }, ...others] }));
      const { payout_rules, payout_ruleset, diversion_rules } = jackpot.pots[0];
      assert.equal({ payout_rules, payout_ruleset, diversion_rules }, rules);
      assert.equal(['raffle_rules' in jackpot, 'payout_ruleset' in jackpot.pots[1]], [false, false]);
      const drawn = await openJackpot(client, raffle(), instantiation({ instance_game_code: 'raffle' }));
      assert.equal([drawn.jackpot_type, drawn.raffle_rules], ['Raffle', raffle().raffle_rules]);
    }));

  const windows: [when: string, schedule: object, timed: object, verdict: object[]][] = [
    ['at once', {}, { target_datetime: FAR, repeat_period: DAY }, [{ start_time: FAR - DAY_MS, end_time: FAR }]],
    ['later', { timestamp_start: FAR + 5 }, { target_datetime: FAR + 9 }, [{ start_time: FAR + 5, end_time: FAR + 9 }]],
    ['too far', { timestamp_start: LAST }, { target_datetime: FAR, repeat_period: { Days: 36_500 } }, []],
  ];
  test('B30 shows the window of time in which a pot is won now or next, if one remains', () =>
    withOwners(async (client, data) => {
      const [minor] = threePots().pots;
      for (const [when, schedule, TimeFixed, verdict] of windows) {
        const pots = [{ ...minor, pot_types: [{ TimeFixed }] }];
        const named = instantiation({ instance_game_code: undefined, schedule });
        const { id, pots: opened } = await openJackpot(client, threePots({ id: undefined, pots }), named);
        const shown = (of: { pot_types: object[] }[]) => of[0]?.pot_types;
        assert.equal(
          shown(opened),
          verdict.map((Time) => ({ Time })),
          when,
        );
        change(data, "update instances set state = 'Terminated' where id = ?", id);
        const ended = await client.call('getInstance', { path: { instance_id: id } });
        assert.equal(shown(ended.body.pots), [], `${when}, and ended`);
      }
    }));

  test('B30 shows no window of time when the only one is over', () =>
    withTimed(
      dailyPot({ pot_types: [{ TimeFixed: { target_datetime: START_MS + DAY_MS } }] }),
      async ({ platform, clock, instanceId }) => {
        const shown = async () => {
          const { body } = await platform.call('getInstance', { path: { instance_id: instanceId } });
          return (body as JackpotInstance).pots[0]?.pot_types;
        };
        assert.equal(await shown(), [{ Time: { start_time: START_MS, end_time: START_MS + DAY_MS } }]);
        clock.nowMs = START_MS + DAY_MS;
        assert.equal(await shown(), []);
      },
    ));

  test('B30 refuses an unknown instance, and one that does not match, with instance_not_found', () =>
    withJackpot(async (client, { id }) => {
      const get = async (instance_id: string, query = {}) =>
        outcome(await client.call('getInstance', { path: { instance_id }, query }));
      assert.is(await get('x'), '404 instance_not_found');
      assert.is(await get(id, { status: 'Paused' }), '404 instance_not_found');
      assert.is(await get(id, { owner_id: 'southstar' }), '404 instance_not_found');
      assert.is(await get(id, { status: 'Active', owner_id: 'northstar' }), '200');
    }));

  test("B30 finds a brand's instance by its operator, as the list does, and an operator's not by a brand", () =>
    withJackpot(async (client, { id: ofOperator }) => {
      const named = instantiation({ instance_owner_id: 'northstar:luna', instance_game_code: 'luna' });
      const { id: ofBrand } = (await client.call('instantiateTemplate', { body: named })).body;
      for (const [instance_id, owner_id, expected] of [
        [ofBrand, 'northstar', '200'],
        [ofBrand, 'northstar:luna', '200'],
        [ofBrand, 'northstar:nova', '404 instance_not_found'],
        [ofOperator, 'northstar:luna', '404 instance_not_found'],
      ] as const) {
        const got = await client.call('getInstance', { path: { instance_id }, query: { owner_id } });
        assert.is(outcome(got), expected, owner_id);
        const listed = await client.call('listInstances', { query: { ids: instance_id, owner_id } });
        assert.is(listed.body.length, expected === '200' ? 1 : 0, owner_id);
      }
    }));

  test('B30 shows 0 for criteria that a pot does not set, and what it asks for where it does', () =>
    withOwners(async (client) => {
      const [minor, major, mega] = threePots().pots;
      const pots = [
        minor,
        { ...major, wager_criteria: { min_base_wager: 2 } },
        { ...mega, wager_criteria: { min_base_wager: 2, min_contribution: 0.5 } },
      ];
      const jackpot: JackpotInstance = await openJackpot(client, threePots({ pots }));
      assert.equal(
        jackpot.pots.map(({ criteria }) => criteria),
        [
          { min_base_wager: 0, min_contribution: 0 },
          { min_base_wager: 2, min_contribution: 0 },
          { min_base_wager: 2, min_contribution: 0.5 },
        ],
      );
    }));
});

suite('listInstances', (test) => {
  const names = async (client: Client, query: Record<string, string | number> = {}): Promise<string[]> =>
    (await client.call('listInstances', { query })).body.map(({ name }: { name: string }) => name);

  const openSecond = async (client: Client): Promise<string> => {
    const later = instantiation({
      instance_owner_id: 'northstar:luna',
      instance_name: 'Lunar',
      instance_game_code: 'lunar',
      schedule: { timestamp_start: 4_102_444_800_000 },
    });
    return (await client.call('instantiateTemplate', { body: later })).body.id;
  };

  test('B19 filters by owner with its brands, status, name and ids', () =>
    withJackpot(async (client, { id }) => {
      const lunar = await openSecond(client);
      assert.equal(await names(client), ['Tri star', 'Lunar']);
      assert.equal(await names(client, { owner_id: 'northstar' }), ['Tri star', 'Lunar']);
      assert.equal(await names(client, { owner_id: 'northstar:luna' }), ['Lunar']);
      assert.equal(await names(client, { status: 'Pending' }), ['Lunar']);
      assert.equal(await names(client, { status: 'Active' }), ['Tri star']);
      assert.equal(await names(client, { status: 'Terminated' }), []);
      assert.equal(await names(client, { name: 'STAR' }), ['Tri star']);
      assert.equal(await names(client, { ids: lunar }), ['Lunar']);
      assert.equal(await names(client, { ids: `${lunar},x,${id}` }), ['Tri star', 'Lunar']);
      assert.equal(await names(client, { ids: 'x' }), []);
    }));

  test('B19 lists the raffles alone, or the jackpots', () =>
    withJackpot(async (client) => {
      const weekly = instantiation({ instance_name: 'Weekly raffle', instance_game_code: 'weekly' });
      await openJackpot(client, raffle(), weekly);
      assert.equal(await names(client), ['Tri star', 'Weekly raffle']);
      assert.equal(await names(client, { jackpot_type: 'Raffle' }), ['Weekly raffle']);
      assert.equal(await names(client, { jackpot_type: 'Jackpot' }), ['Tri star']);
    }));

  test('B19 takes 200 ids, and refuses 201', () =>
    withJackpot(async (client, { id }) => {
      const ids = [id, ...Array.from({ length: 199 }, (_, index) => `i${index}`.padEnd(64, 'x'))];
      const reply = await client.call('listInstances', { query: { ids: ids.join(',') } });
      assert.equal([reply.body.length, reply.headers.get('x-total-count')], [1, '1']);
      assert.is(reply.headers.get('link'), null, 'the addresses are too long for a header');
      assert.is((await client.call('listInstances', { query: { ids: [...ids, 'x'].join(',') } })).status, 400);
    }));

  test('B19 sorts and pages, with the total', () =>
    withJackpot(async (client) => {
      await openSecond(client);
      for (const sort_field of ['id', 'created', 'timestamp_start', 'last_updated'])
        assert.equal(await names(client, { sort_field, sort_direction: -1 }), ['Lunar', 'Tri star'], sort_field);
      for (const sort_field of ['name', 'timestamp_end', 'status'])
        assert.is((await names(client, { sort_field })).length, 2);
      assert.equal(await names(client, { sort_field: 'name' }), ['Lunar', 'Tri star']);
      const reply = await client.call('listInstances', { query: { limit: 1, page: 1, owner_id: 'northstar' } });
      assert.equal([reply.body[0].name, reply.headers.get('x-total-count')], ['Lunar', '2']);
      assert.match(reply.headers.get('link') ?? '', /owner_id=northstar[^>]*>; rel="prev"/);
    }));
});
