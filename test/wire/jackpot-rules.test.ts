import * as assert from 'uvu/assert';
import { findInstance, type Instance, type RulesSource } from '../../db/jackpots/instances.ts';
import type { WinRecord } from '../../generated/server/types.gen.ts';
import { jackpotRules } from '../../wire/jackpot-rules.ts';
import { readRules, readSchedule, readTemplateCopy } from '../../wire/read-rules.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { succeed, ticking, withPublished } from '../support/published.ts';
import { community, contribution, instantiation, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { dailyPot, withTimed } from '../support/timed.ts';

suite('wire/jackpot-rules', (test) => {
  type Template = StoredTemplate;
  type Pot = Template['pots'][number];

  const POT: Pot = {
    id: 'main',
    contribution: { Percentage: 0.3 },
    seed_contribution: { Fixed: 0.1 },
    seed_strategy: {
      initial_seed_value: 5.63,
      min_reseed_value: 5,
      fund_strategy: 'None',
      reseed_strategy: 'Available',
    },
  };

  const TEMPLATE: Template = {
    name: 'One pot',
    owner_id: 'northstar',
    currency: 'EUR',
    contribution_rules: { contribution_type: { Fixed: 1 } },
    house_hold_contribution: { Percentage: 0.1 },
    pots: [POT],
  };

  /** Micros and fractions as a person writes them, so that a verdict can be read. */
  const shown = (value: unknown): string =>
    JSON.stringify(value, (_, part: unknown) => {
      if (typeof part === 'bigint') return `${part}`;
      const { numerator, denominator } = Object(part) as { numerator?: bigint; denominator?: bigint };
      return numerator === undefined ? part : `${numerator}/${denominator}`;
    }).replaceAll('"', '');

  const RULESET = {
    main_winner_percentage: 0.5,
    admin_fee: 0.1,
    payout_rules: [
      {
        payout_percentage: 0.2,
        rule: { ActivePlayers: { period_before_win: 60_000, max_number_of_payouts: 7 } },
      },
      { payout_percentage: 0.15, rule: { HighestLifetimeContributor: {} } },
      { payout_percentage: 0.05, rule: { HighestContributionPerWin: { max_number_of_payouts: 9 } } },
    ],
  };

  const RAFFLE: Required<Template>['raffle_rules'] = {
    cost_per_ticket: '2.50',
    cost_source: 'BaseWager',
    duration: { Days: 7 },
    prize_distribution: [
      { prize_percentage: '0.6', number_of_winners: 1 },
      { prize_percentage: '0.3', number_of_winners: 10 },
    ],
  };

  const ofTemplate: [
    says: string,
    given: Partial<Template>,
    field: keyof ReturnType<typeof jackpotRules>,
    is: string,
  ][] = [
    ['a fixed contribution', {}, 'contribution', '{fixed:1000000}'],
    ['a house that takes a part', {}, 'house', '{percentage:1/10}'],
    ['no selector', {}, 'selector', 'Highest'],
    ['no word of opting in', {}, 'optInRequired', 'false'],
    [
      'that players opt in',
      { contribution_rules: { contribution_type: { Fixed: 1 }, opt_in_required: true } },
      'optInRequired',
      'true',
    ],
    [
      'a raffle',
      { jackpot_type: 'Raffle', raffle_rules: RAFFLE },
      'raffle',
      '{costPerTicket:2500000,costSource:BaseWager,durationMs:604800000,' +
        'tiers:[{percentage:3/5,winners:1},{percentage:3/10,winners:10}]}',
    ],
  ];
  for (const [says, given, field, is] of ofTemplate)
    test(`a template with ${says}: ${field} is ${is}`, () =>
      assert.is(shown(jackpotRules({ ...TEMPLATE, ...given })[field]), is));

  test('raffle rules of a jackpot, and a ruleset without Community, are not read', () => {
    const rules = jackpotRules({ ...TEMPLATE, raffle_rules: RAFFLE, pots: [{ ...POT, payout_ruleset: RULESET }] });
    assert.equal(['raffle' in rules, rules.pots.some((pot) => 'payout' in pot)], [false, false]);
  });

  const ofPot: [
    says: string,
    given: Partial<Pot>,
    field: keyof ReturnType<typeof jackpotRules>['pots'][number],
    is: string,
  ][] = [
    ['a share', {}, 'contribution', '{percentage:3/10}'],
    ['a fixed part for the seed', {}, 'seedContribution', '{fixed:100000}'],
    ['a first seed', {}, 'initialSeed', '5630000'],
    ['no maximum', {}, 'ceiling', '8000000000000000'],
    ['a maximum', { max_pot_value: '99.5' }, 'ceiling', '99500000'],
    ['no pot types', {}, 'triggers', '[]'],
    [
      'a window of time',
      { pot_types: [{ TimeFixed: { target_datetime: 1_767_268_800_000 } }] },
      'triggers',
      '[{kind:Time,targetMs:1767268800000}]',
    ],
    ...([{ Seconds: 172_800 }, { Minutes: 2_880 }, { Hours: 48 }, { Days: 2 }] as const).map(
      (repeat_period): [string, Partial<Pot>, 'triggers', string] => [
        `windows of ${shown(repeat_period)}`,
        { pot_types: [{ TimeFixed: { target_datetime: 5, repeat_period } }] },
        'triggers',
        '[{kind:Time,targetMs:5,periodMs:172800000}]',
      ],
    ),
    [
      'odds and an amount to hit by',
      {
        pot_types: [{ HitRate: { max_magic_number: 1000, cost_per_attempt: 0.5 } }, { MustHitBy: { hit_by: 100 } }],
      },
      'triggers',
      '[{kind:HitRate,maxMagicNumber:1000,costPerAttempt:500000},{kind:MustHitBy,hitBy:100000000}]',
    ],
    [
      'two deficits that are allowed',
      { win_constraints: [{ AllowedSeedDeficit: '7' }, { AllowedSeedDeficit: '3' }] },
      'allowedSeedDeficit',
      '3000000',
    ],
    [
      'a community',
      { payout_rules: 'Community', payout_ruleset: RULESET },
      'payout',
      '{main:1/2,fee:1/10,community:[{share:1/5,rule:{kind:ActivePlayers,periodMs:60000,maxPayouts:7}},' +
        '{share:3/20,rule:{kind:HighestLifetimeContributor}},{share:1/20,rule:{kind:HighestContributionPerWin,maxPayouts:9}}]}',
    ],
    [
      'diversion rules',
      {
        diversion_rules: {
          target: { External: { endpoint: 'https://bank.example/in', account_id: 'a-1' } },
          flush_threshold: '10',
        },
      },
      'diversion',
      '{flushThreshold:10000000}',
    ],
  ];
  for (const [says, given, field, is] of ofPot)
    test(`a pot with ${says}: ${field} is ${is}`, () => {
      const [pot] = jackpotRules({ ...TEMPLATE, pots: [{ ...POT, ...given }] }).pots;
      assert.is(shown(pot?.[field]), is);
    });
});

suite('wire/read-rules', (test) => {
  const SOURCE: RulesSource = {
    countsFromMs: null,
    rules: JSON.stringify(threePots()),
    startsAtMs: null,
    createdAtMs: 1000,
    recurrence: null,
  };

  const INSTANCE = { rulesSource: SOURCE };
  const changed = (changes: Partial<RulesSource>) => ({ rulesSource: { ...SOURCE, ...changes } });
  const time = (hour: number, minute = 0, sec = 0) => ({ hour, minute, sec });

  const HOURS = [
    [time(8), time(11, 59, 59)],
    [time(22), time(1, 30, 5)],
  ];

  const SPANS = '[{firstSec:28800,lastSec:43199},{firstSec:79200,lastSec:5405}]';

  const starts: [startsAtMs: number | null, verdict: number][] = [
    [null, 1000],
    [5000, 5000],
  ];
  for (const [startsAtMs, verdict] of starts)
    test(`an instance that was created at 1000 to start at ${startsAtMs} runs from ${verdict}`, () => {
      const instance = changed({ startsAtMs });
      assert.equal([readRules(instance).startsAtMs, readSchedule(instance).countsFromMs], [verdict, verdict]);
    });

  test('intervals are counted from a start that had passed when the instance was made', () =>
    assert.is(readSchedule(changed({ countsFromMs: 7 })).countsFromMs, 7));

  const recurrences: [frequency: object, verdict: string][] = [
    [{ Daily: { hours: HOURS } }, `{kind:Daily,spans:${SPANS},interval:3}`],
    [{ Weekly: { days: [1, 7], hours: HOURS } }, `{kind:Weekly,days:[1,7],spans:${SPANS},interval:3}`],
    [{ Monthly: { days: [31, 1, 31], hours: HOURS } }, `{kind:Monthly,days:[31,1],spans:${SPANS},interval:3}`],
  ];
  for (const [frequency, verdict] of recurrences)
    test(`${Object.keys(frequency)} hours are read as ${verdict}`, () => {
      const recurrence = JSON.stringify([{ frequency, interval: 3 }]);
      const [rule] = readSchedule(changed({ recurrence })).recurrences;
      assert.is(JSON.stringify(rule).replaceAll('"', ''), verdict);
    });

  test('without recurrence rules nothing closes an instance', () =>
    assert.equal(readSchedule(INSTANCE), { countsFromMs: 1000, recurrences: [] }));

  test('the rules of an instance are parsed once for all units; another instance has its own', () =>
    withPublished(threePots(), { clock: ticking(), draw: (n) => n - 1n }, async (platform) => {
      const open = async (changes?: object) =>
        (await succeed(platform, 'instantiateTemplate', { body: instantiation(changes) })) as { readonly id: string };
      const [{ id }, other] = [await open(), await open({ instance_game_code: 'other' })];
      const found = async (wanted: string): Promise<Instance> => {
        const instance = await platform.store.read((tx) => findInstance(tx, wanted));
        assert.ok(instance);
        return instance;
      };
      const written = await platform.store.write((tx) => findInstance(tx, id));
      assert.ok(written);
      assert.is(readRules(await found(id)), readRules(written));
      assert.is(readTemplateCopy(await found(id)), readTemplateCopy(written));
      assert.is.not(readRules(await found(other.id)), readRules(written));
    }));
});

suite('wire/win-record', (test) => {
  test('a payee of another brand sees nothing of the contribution that won', () =>
    withTimed(
      dailyPot(
        { pot_types: [{ HitRate: { max_magic_number: 2, cost_per_attempt: 1 } }], ...community() },
        {
          contribution_rules: {
            contribution_type: { Fixed: 1 },
            max_contribution: '1',
            operator_contribution_percentage: '1',
          },
        },
      ),
      async ({ platform, instanceId, contribute, chance }) => {
        await platform.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'sol', name: 'Sol' }] });
        const body = contribution(instanceId, { brand_id: 'northstar:sol', player_id: 's-1' });
        await platform.call('contributeToInstance', { body });
        await contribute('l-1');
        chance.draw = () => 0n;
        await platform.call('contributeToInstance', { body: contribution(instanceId, { gameround_id: 'round-1' }) });
        const listed = (await platform.call('listWins', {})).body as WinRecord[];
        const told = new Map(
          listed.map(({ player_id, contribution_id, gameround_id }) => [
            player_id,
            [contribution_id !== undefined, gameround_id],
          ]),
        );
        assert.equal(told.get('p-1'), [true, 'round-1']);
        assert.equal(told.get('l-1'), [true, 'round-1']);
        assert.equal(told.get('s-1'), [false, undefined]);
      },
    ));
});
