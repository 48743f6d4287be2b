import * as assert from 'uvu/assert';
import type { Client, Reply } from '../../support/server.ts';
import { community, instantiation, raffle, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, START_MS, withTimed } from '../../support/timed.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

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
  ['a raffle with a trigger', withRafflePot({ supports_external_trigger: true }), '/pots/0/supports_external_trigger'],
  ['a raffle for the community', withRafflePot(community()), '/pots/0/payout_rules'],
  ['a raffle that a deficit holds back', withRafflePot(DEFICIT), '/pots/0/win_constraints'],
];

/** Publishes a template and answers the code and the places of its faults. */
const faultsOf = async (client: Client, template: object): Promise<unknown[]> => {
  const { body } = await client.call('createTemplate', { body: { ...template, id: undefined } });
  const reply = await publish(client, { template_id: body.id });
  return [reply.body?.code, ...(reply.body?.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)];
};

suite('handlers/jackpots/publish-template', (test) => {
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
});
