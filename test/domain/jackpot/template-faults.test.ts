import * as assert from 'uvu/assert';
import { apply } from '../../../domain/jackpot/draft.ts';
import type { Posting } from '../../../domain/jackpot/entry.ts';
import type {
  JackpotRules,
  PayoutRuleset,
  PotRules,
  PotTrigger,
  RaffleRules,
  Ramp,
} from '../../../domain/jackpot/rules.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import type { InstanceBalances, JackpotState } from '../../../domain/jackpot/state.ts';
import { templateFaults } from '../../../domain/jackpot/template-faults.ts';
import { fraction, fractionFromNumber, ONE, ZERO } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, AmountOutOfRange } from '../../../domain/money/micros.ts';
import { templateFault } from '../../../wire/field-fault.ts';
import { suite } from '../../support/suite.ts';
import { raffle, rafflePot, tier } from '../raffle/sample-raffle.ts';
import { fixed, holding, imbalance, jackpot, line, opened, part, pot, threePots, units } from './sample-jackpot.ts';

suite('domain/jackpot/template-faults', (test) => {
  const two = (first: Partial<PotRules>, second: Partial<PotRules>): PotRules[] => [
    pot({ id: 'one', ...first }),
    pot({ id: 'two', ...second }),
  ];

  const one = (given: Partial<PotRules>): Partial<JackpotRules> => ({ maxContribution: units(1), pots: [pot(given)] });

  const hitRate = (maxMagicNumber: bigint, costPerAttempt: number): PotTrigger => ({
    kind: 'HitRate',
    maxMagicNumber,
    costPerAttempt: units(costPerAttempt),
  });

  const payout = (main: number, fee: number, ...community: number[]): PayoutRuleset => ({
    main: fractionFromNumber(main),
    fee: fractionFromNumber(fee),
    community: community.map((share) => ({
      share: fractionFromNumber(share),
      rule: { kind: 'HighestLifetimeContributor' },
    })),
  });

  /** Equal parts for the winner and for each of these groups of active players. */
  const shared = (...maxPayouts: number[]): PayoutRuleset => ({
    main: fraction(1n, BigInt(maxPayouts.length + 1)),
    fee: ZERO,
    community: maxPayouts.map((max) => ({
      share: fraction(1n, BigInt(maxPayouts.length + 1)),
      rule: { kind: 'ActivePlayers', periodMs: 1, maxPayouts: max },
    })),
  });

  /** The same for the highest contributors, as many as each rule says. */
  const ranked = (maxPayouts: number, rules: number): PayoutRuleset => ({
    main: fraction(1n, BigInt(rules + 1)),
    fee: ZERO,
    community: Array.from({ length: rules }, () => ({
      share: fraction(1n, BigInt(rules + 1)),
      rule: { kind: 'HighestContributionPerWin', maxPayouts },
    })),
  });

  const WHEEL = '/pots/0/pot_types/0/Wheel/levels';
  const wheelOf = (ids: readonly string[], weight = 1n, cost = 1): PotTrigger => ({
    ...{ kind: 'Wheel', maxMagicNumber: 10n, costPerAttempt: units(cost) },
    levels: ids.map((potId) => ({ potId, weight })),
  });
  /** The first pot of two carries a wheel. */
  const onWheel = (second: Partial<PotRules>, ids = ['one', 'two'], weight = 1n, cost = 1): Partial<JackpotRules> => ({
    maxContribution: units(1),
    pots: two(
      { contribution: part(0.5), triggers: [wheelOf(ids, weight, cost)] },
      { contribution: part(0.5), ...second },
    ),
  });
  const criteria = (minBaseWager: number) => ({ minBaseWager: units(minBaseWager), minContribution: 0n });
  const mustHitBy = (hitBy: number) => ({ kind: 'MustHitBy', hitBy: units(hitBy) }) as const;
  const rising = (ramp: Partial<Ramp>): PotTrigger => ({
    ...{ kind: 'HitRate', maxMagicNumber: 10n, costPerAttempt: units(1) },
    ramp: { by: 'Value', from: units(6), to: units(7), maxMagicNumber: 2n, ...ramp },
  });

  const cases: [title: string, rules: Partial<JackpotRules>, pointers: string][] = [
    ['the example of three pots', threePots(), ''],
    [
      'house and percentages of exactly 1',
      { house: part(0.4), pots: two({ contribution: part(0.3) }, { contribution: part(0.3) }) },
      '',
    ],
    [
      'house and percentages above 1',
      { house: part(0.4), pots: two({ contribution: part(0.3) }, { contribution: part(0.300001) }) },
      '/pots/1/contribution',
    ],
    [
      '… of a percentage contribution too',
      {
        contribution: part(0.01),
        house: part(0.4),
        pots: two({ contribution: part(0.7) }, { contribution: part(0.1) }),
      },
      '/pots/0/contribution',
    ],
    [
      'fixed shares of exactly the fixed contribution',
      { house: fixed(0.4), pots: [pot({ contribution: fixed(0.6) })] },
      '',
    ],
    [
      'fixed shares above the fixed contribution',
      { house: fixed(0.4), pots: [pot({ contribution: fixed(0.600001) })] },
      '/pots/0/contribution',
    ],
    [
      'a fixed house above it',
      { house: fixed(1.01), pots: [pot({ contribution: part(0) })] },
      '/house_hold_contribution',
    ],
    [
      'fixed shares and percentages that together are above it',
      { house: part(0.5), pots: [pot({ contribution: fixed(0.6) })] },
      '/pots/0/contribution',
    ],
    [
      'fixed shares of a percentage contribution cannot be compared',
      { contribution: part(0.01), house: fixed(5), pots: [pot({ contribution: fixed(5) })] },
      '',
    ],
    ['a percentage of 30 for the house', { house: part(30) }, '/house_hold_contribution'],
    ['a percentage of 30 as contribution', { contribution: part(30) }, '/contribution_rules/contribution_type'],
    ['a percentage of 30 for a pot', { pots: [pot({ contribution: part(30) })] }, '/pots/0/contribution'],
    ['a percentage of 30 for a seed', { pots: [pot({ seedContribution: part(30) })] }, '/pots/0/seed_contribution'],
    [
      'a percentage of 30 for the operator',
      { operatorPercentage: fractionFromNumber(30) },
      '/contribution_rules/operator_contribution_percentage',
    ],
    ['a negative percentage', { house: part(-0.1) }, '/house_hold_contribution'],
    ['a negative fixed share', { house: fixed(-0.1) }, '/house_hold_contribution'],
    [
      'a contribution of nothing',
      { contribution: fixed(0), house: part(0), pots: [pot()] },
      '/contribution_rules/contribution_type',
    ],
    ['a maximum contribution of nothing', { maxContribution: 0n }, '/contribution_rules/max_contribution'],
    ['no pots', { pots: [] }, '/pots'],
    ['a currency that is no code', { currency: 'euro' }, '/currency'],
    [
      'two pots of one id',
      {
        pots: [
          pot({ id: 'a', contribution: part(0.1) }),
          pot({ id: 'b', contribution: part(0.1) }),
          pot({ id: 'a', contribution: part(0.1) }),
        ],
      },
      '/pots/2/id',
    ],
    ['seeds at the ceiling', one({ ceiling: units(5) }), ''],
    [
      'an initial seed above the ceiling',
      one({ ceiling: units(5), initialSeed: units(5.01) }),
      '/pots/0/seed_strategy/initial_seed_value',
    ],
    [
      'a next seed above the ceiling',
      one({ ceiling: units(5), minReseed: units(5.01) }),
      '/pots/0/seed_strategy/min_reseed_value',
    ],
    [
      'seeds above hit_by, which is a ceiling',
      one({ triggers: [mustHitBy(4)] }),
      '/pots/0/seed_strategy/initial_seed_value /pots/0/seed_strategy/min_reseed_value',
    ],
    ['a maximum value of exactly hit_by', one({ ceiling: units(10), triggers: [mustHitBy(10)] }), ''],
    ['a maximum value below hit_by', one({ ceiling: units(9.99), triggers: [mustHitBy(10)] }), '/pots/0/max_pot_value'],
    [
      'hit_by of nothing',
      one({ initialSeed: 0n, minReseed: 0n, triggers: [mustHitBy(0)] }),
      '/pots/0/pot_types/0/MustHitBy/hit_by',
    ],
    [
      'an amount from which to hit at the amount to hit by',
      one({ triggers: [{ ...mustHitBy(10), hitFrom: units(10) }] }),
      '/pots/0/pot_types/0/MustHitBy/hit_from',
    ],
    ['… and below it', one({ triggers: [{ ...mustHitBy(10), hitFrom: units(9.99) }] }), ''],
    ['odds that rise', one({ triggers: [rising({})] }), ''],
    ['… over no distance', one({ triggers: [rising({ to: units(6) })] }), '/pots/0/pot_types/0/HitRate/ramp/to'],
    [
      '… to where they are',
      one({ triggers: [rising({ maxMagicNumber: 10n })] }),
      '/pots/0/pot_types/0/HitRate/ramp/max_magic_number',
    ],
    [
      '… from the most that the pot can be worth',
      one({ ceiling: units(6), triggers: [rising({})] }),
      '/pots/0/pot_types/0/HitRate/ramp/from',
    ],
    ['… which time can be', one({ ceiling: units(6), triggers: [rising({ by: 'Time' })] }), ''],
    ['windows that are won by stake', one({ triggers: [{ kind: 'Time', targetMs: 1, weighting: 'Stake' }] }), ''],
    [
      '… beside another way to win',
      one({ triggers: [{ kind: 'Time', targetMs: 1, weighting: 'Stake' }, hitRate(9n, 1)] }),
      '/pots/0/pot_types/0/TimeFixed/weighting',
    ],
    ['a wheel', onWheel({}), ''],
    ['… without the pot that carries it', onWheel({}, ['two', 'two']), `${WHEEL} ${WHEEL}/1/pot_id`],
    ['… of a pot that does not exist', onWheel({}, ['one', 'three']), `${WHEEL}/1/pot_id`],
    ['… with a level that is none', onWheel({}, ['one', 'two'], 0n), `${WHEEL}/0/weight ${WHEEL}/1/weight`],
    ['… with a pot that hits by itself', onWheel({ triggers: [hitRate(9n, 1)] }), `${WHEEL}/1/pot_id`],
    ['… with a pot that others can win', onWheel({ criteria: criteria(1) }), `${WHEEL}/1/pot_id`],
    ['… with a pot that ends', onWheel({ maxInstantiationCount: 3 }), `${WHEEL}/1/pot_id`],
    [
      'two wheels for one pot',
      { ...onWheel({ triggers: [wheelOf(['two', 'one'])] }), maxContribution: units(1) },
      `${WHEEL}/0/pot_id ${WHEEL}/1/pot_id ${WHEEL}/1/pot_id /pots/1/pot_types/0/Wheel/levels/0/pot_id /pots/1/pot_types/0/Wheel/levels/1/pot_id /pots/1/pot_types/0/Wheel/levels/1/pot_id`,
    ],
    [
      'a wheel of which an attempt costs too little',
      onWheel({}, ['one', 'two'], 1n, 0.000001),
      '/pots/0/pot_types/0/Wheel/cost_per_attempt',
    ],
    [
      'a wheel without a maximum contribution',
      { pots: onWheel({}).pots ?? [] },
      '/contribution_rules/max_contribution',
    ],
    ['two amounts to hit by', one({ triggers: [mustHitBy(10), mustHitBy(10)] }), '/pots/0/pot_types/1/MustHitBy'],
    [
      'AllowedSeedDeficit with MustHitBy',
      one({ allowedSeedDeficit: 0n, triggers: [mustHitBy(10)] }),
      '/pots/0/win_constraints',
    ],
    [
      'AllowedSeedDeficit with TimeFixed',
      one({ allowedSeedDeficit: 0n, triggers: [{ kind: 'Time', targetMs: 1 }] }),
      '/pots/0/win_constraints',
    ],
    [
      'windows without a length',
      one({ triggers: [{ kind: 'Time', targetMs: 1, periodMs: 0 }] }),
      '/pots/0/pot_types/0/TimeFixed/repeat_period',
    ],
    [
      'two rows of windows',
      one({
        triggers: [
          { kind: 'Time', targetMs: 1, periodMs: 1 },
          { kind: 'Time', targetMs: 9 },
        ],
      }),
      '/pots/0/pot_types/1/TimeFixed',
    ],
    [
      'an amount to hit by without a rise',
      one({ progressive: false, triggers: [mustHitBy(10)] }),
      '/pots/0/is_progressive',
    ],
    ['HitRate without a rise', one({ progressive: false, triggers: [hitRate(10n, 1)] }), ''],
    ['a payout that adds up to 1', one({ payout: payout(0.7, 0.1, 0.15, 0.05) }), ''],
    ['a payout of all to the winner', one({ payout: payout(1, 0) }), ''],
    ['a payout of less', one({ payout: payout(0.7, 0.1, 0.199999) }), '/pots/0/payout_ruleset'],
    ['a payout of more', one({ payout: payout(0.7, 0.1, 0.200001) }), '/pots/0/payout_ruleset'],
    [
      'a payout of percentages instead of fractions',
      one({ payout: payout(70, 10, 20) }),
      '/pots/0/payout_ruleset/main_winner_percentage /pots/0/payout_ruleset/admin_fee /pots/0/payout_ruleset/payout_rules/0/payout_percentage',
    ],
    [
      'a negative share',
      one({ payout: payout(0.7, 0.4, -0.1) }),
      '/pots/0/payout_ruleset/payout_rules/0/payout_percentage',
    ],
    ['a payout to 10,000 players', one({ payout: shared(6_000, 4_000) }), ''],
    ['a payout to 10,000 of the highest contributors', one({ payout: ranked(1_000, 10) }), ''],
    ['a payout to more of them', one({ payout: ranked(1_001, 10) }), '/pots/0/payout_ruleset/payout_rules'],
    ['a payout to more players', one({ payout: shared(6_000, 4_001) }), '/pots/0/payout_ruleset/payout_rules'],
    [
      'payouts of several pots to more players together',
      {
        pots: two(
          { contribution: part(0.1), payout: shared(6_000) },
          { contribution: part(0.1), payout: shared(4_001) },
        ),
      },
      '/pots/1/payout_ruleset/payout_rules',
    ],
    ['nothing for the winner', one({ payout: payout(0, 0.1, 0.9) }), '/pots/0/payout_ruleset/main_winner_percentage'],
    ['AllowedSeedDeficit with HitRate', one({ allowedSeedDeficit: 0n, triggers: [hitRate(10n, 1)] }), ''],
    ['1,000 attempts for one contribution', one({ triggers: [hitRate(10n, 0.001)] }), ''],
    [
      'more than 1,000',
      one({ triggers: [mustHitBy(10), hitRate(10n, 0.000999)] }),
      '/pots/0/pot_types/1/HitRate/cost_per_attempt',
    ],
    [
      'attempts without a maximum contribution',
      { pots: [pot({ triggers: [hitRate(10n, 1), hitRate(9n, 1)] })] },
      '/contribution_rules/max_contribution',
    ],
    [
      'attempts that cost nothing',
      one({ triggers: [hitRate(10n, 0)] }),
      '/pots/0/pot_types/0/HitRate/cost_per_attempt',
    ],
    ['1 in 0', one({ triggers: [hitRate(0n, 1)] }), '/pots/0/pot_types/0/HitRate/max_magic_number'],
  ];
  for (const [title, given, pointers] of cases)
    test(`${title}: ${pointers || 'nothing wrong'}`, () => {
      const faults = templateFaults(jackpot(given)).map(templateFault);
      assert.is(faults.map((fault) => fault.pointer).join(' '), pointers);
    });

  test('a percentage above 1 is refused with a hint', () => {
    for (const [written, hint] of [
      [30, 'for 30 % write 0.3'],
      [1.1, 'for 1.1 % write 0.011'],
      [100, 'for 100 % write 1'],
      [400, 'for 30 % write 0.3'],
    ] as const)
      assert.match(templateFaults(jackpot({ house: part(written) }))[0]?.detail ?? '', hint);
  });

  test('all faults are reported together', () => {
    const rules = jackpot({ currency: 'x', house: part(2), pots: two({ id: 'a' }, { id: 'a', ceiling: units(1) }) });
    assert.equal(
      templateFaults(rules).map((fault) => templateFault(fault).pointer),
      [
        '/currency',
        '/house_hold_contribution',
        '/pots/1/id',
        '/pots/1/seed_strategy/initial_seed_value',
        '/pots/1/seed_strategy/min_reseed_value',
      ],
    );
  });
});

suite('domain/jackpot/raffle-faults', (test) => {
  const AT = '/raffle_rules/prize_distribution';
  const cases: [title: string, rules: Partial<RaffleRules>, pot: Partial<PotRules>, pointers: string][] = [
    ['a raffle', {}, {}, ''],
    ['tiers of exactly 1', { tiers: [tier(0.7, 1), tier(0.3, 9_999)] }, {}, ''],
    ['tiers above 1', { tiers: [tier(0.7, 1), tier(0.300001, 2), tier(0.1, 1)] }, {}, `${AT}/1/prize_percentage`],
    [
      'tiers in percent',
      { tiers: [tier(0.7, 1), tier(30, 1), tier(20, 1)] },
      {},
      `${AT}/1/prize_percentage ${AT}/2/prize_percentage`,
    ],
    ['a tier of nothing', { tiers: [tier(0, 1)] }, {}, `${AT}/0/prize_percentage`],
    ['a tier without winners', { tiers: [tier(1, 0)] }, {}, `${AT}/0/number_of_winners`],
    ['a tier with too many winners', { tiers: [tier(1, 10_001)] }, {}, `${AT}/0/number_of_winners`],
    ['tiers with too many winners', { tiers: [tier(0.7, 1), tier(0.3, 10_000)] }, {}, AT],
    ['no tier', { tiers: [] }, {}, AT],
    ['too many tiers', { tiers: Array.from({ length: 101 }, () => tier(0.001, 1)) }, {}, AT],
    ['a ticket for nothing', { costPerTicket: 0n }, {}, '/raffle_rules/cost_per_ticket'],
    ['a period without length', { durationMs: 0 }, {}, '/raffle_rules/duration'],
    [
      'a pot type',
      {},
      { ceiling: units(10), triggers: [{ kind: 'MustHitBy', hitBy: units(10) }] },
      '/pots/0/pot_types',
    ],
    ['an external trigger', {}, { externalTrigger: true }, '/pots/0/supports_external_trigger'],
    ['a payout ruleset', {}, { payout: { main: ONE, fee: ZERO, community: [] } }, '/pots/0/payout_rules'],
    ['a limit of the seed deficit', {}, { allowedSeedDeficit: units(1) }, '/pots/0/win_constraints'],
  ];
  for (const [title, rules, pot, pointers] of cases)
    test(`B43 ${title}: ${pointers === '' ? 'no fault' : pointers}`, () => {
      const faults = templateFaults(raffle(rules, { pots: [rafflePot(pot)] })).map(templateFault);
      assert.is(faults.map(({ pointer }) => pointer).join(' '), pointers);
    });

  test('B43 the winners of all pots are counted together', () => {
    const faultsWith = (winners: number) => {
      const pots = ['day', 'week'].map((id) => rafflePot({ id, contribution: part(0.5) }));
      return templateFaults(raffle({ tiers: [tier(1, winners)] }, { pots })).map(
        (fault) => templateFault(fault).pointer,
      );
    };
    assert.equal([faultsWith(5_000), faultsWith(5_001)], [[], [AT]]);
  });
});

suite('domain/jackpot/draft', (test) => {
  const rules = jackpot();
  const start = holding(rules, { contributedSeed: units(1), surplusSeed: units(1), overflow: units(1) });
  const house = (amount: number): Posting => ({ pot: null, account: 'house', amount: units(amount) });

  const of = (account: keyof InstanceBalances, amount: number): Posting => ({
    pot: null,
    account,
    amount: units(amount),
  });

  test('moves money between accounts', () => {
    const after = apply(start, [house(-2), { pot: 'main', account: 'contributedAmount', amount: units(2) }]);
    assert.is(line(after), 'v 7 cs 1 ss 1 of 1');
    assert.is(after.house, units(-2));
    assert.is(imbalance(after), 0n);
  });

  test('leaves the state that was handed in', () => {
    const copy = structuredClone(start);
    apply(start, [house(-2), { pot: 'main', account: 'contributedAmount', amount: units(2) }]);
    assert.equal(start, copy);
  });

  const refused: [title: string, postings: Posting[], verdict: string][] = [
    ['conservation: postings that do not sum to zero', [house(1), of('playerPaid', -2)], 'sum to -1000000 micros'],
    ['a pot that is not there', [house(1), { pot: 'other', account: 'overflow', amount: units(-1) }], 'no pot other'],
    ...(['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const).map(
      (account): [string, Posting[], string] => [
        `sign: ${account} below 0`,
        [house(9), { pot: 'main', account, amount: units(-9) }],
        `${account} of main would be`,
      ],
    ),
    ...(['withheld', 'diverting', 'paid', 'diverted', 'transferredOut'] as const).map(
      (account): [string, Posting[], string] => [`sign: ${account} below 0`, [house(1), of(account, -1)], 'wrong sign'],
    ),
    ...(['playerPaid', 'operatorPaid', 'transferredIn'] as const).map((account): [string, Posting[], string] => [
      `sign: ${account} above 0, since it is where money comes from`,
      [house(-1), of(account, 1)],
      'wrong sign',
    ]),
  ];
  for (const [title, postings, verdict] of refused)
    test(`${title}: refused`, () => assert.throws(() => apply(start, postings), verdict));

  for (const [account, amount] of [
    ['house', 1],
    ['house', -1],
    ['adjusted', 1],
    ['adjusted', -1],
  ] as const)
    test(`sign: ${account} may be ${amount > 0 ? 'above' : 'below'} 0`, () => {
      const fresh = opened(rules);
      const other = account === 'house' ? 'adjusted' : 'house';
      assert.is(apply(fresh, [of(account, amount), of(other, -amount)])[account], units(amount));
    });

  test('unit: a balance of 8e9 units is the last that is accepted', () => {
    const full: JackpotState = { ...opened(rules), house: AMOUNT_MAX_MICROS - 1n };
    const by = (amount: bigint): Posting[] => [
      { pot: null, account: 'house', amount },
      { pot: null, account: 'playerPaid', amount: -amount },
    ];
    assert.is(apply(full, by(1n)).house, AMOUNT_MAX_MICROS);
    assert.throws(
      () => apply(full, by(2n)),
      (error: unknown) =>
        error instanceof AmountOutOfRange && error.what === 'house' && error.amount === AMOUNT_MAX_MICROS + 1n,
    );
  });

  test('settle books what was acknowledged, and not more than is withheld', () => {
    const owed = apply(start, [house(-3), of('withheld', 3)]);
    const { state } = settle(owed, units(2));
    assert.equal([state.withheld, state.paid], [units(1), units(2)]);
    assert.is(imbalance(state), 0n);
    assert.throws(() => settle(state, units(1.01)), 'withheld would be');
    for (const nothing of [0n, -1n]) assert.throws(() => settle(state, nothing), 'cannot be acknowledged');
  });
});
