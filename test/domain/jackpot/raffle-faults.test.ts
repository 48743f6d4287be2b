import * as assert from 'uvu/assert';
import type { PotRules, RaffleRules } from '../../../domain/jackpot/rules.ts';
import { templateFaults } from '../../../domain/jackpot/template-faults.ts';
import { ONE, ZERO } from '../../../domain/money/fraction.ts';
import { templateFault } from '../../../wire/field-fault.ts';
import { suite } from '../../support/suite.ts';
import { raffle, rafflePot, tier } from '../raffle/sample-raffle.ts';
import { part, units } from './sample-jackpot.ts';

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
