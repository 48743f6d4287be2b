import fc from 'fast-check';
import * as assert from 'uvu/assert';
import type { PotRules } from '../../../domain/jackpot/rules.ts';
import type { PotBalances } from '../../../domain/jackpot/state.ts';
import { type TransferRule, type TransferSide, transfer, transferFaults } from '../../../domain/jackpot/transfer.ts';
import { AmountOutOfRange } from '../../../domain/money/micros.ts';
import { transferFault } from '../../../wire/field-fault.ts';
import { suite } from '../../support/suite.ts';
import { holding, imbalance, jackpot, line, opened, part, pot, potOf, story, units } from './sample-jackpot.ts';

const HOLDS = {
  contributedAmount: units(2),
  contributedSeed: units(1),
  surplusSeed: units(0.5),
  overflow: units(0.25),
};

/** An instance of pots with these names; the first holds what is given, the others their seed of 5. */
const side = (
  ids: string,
  balances: Partial<PotBalances> & { house?: bigint } = {},
  given: Partial<PotRules> = {},
): TransferSide => {
  const rules = jackpot({ pots: [...ids].map((id) => pot({ id, contribution: part(0.1), ...given })) });
  return { rules, state: holding(rules, balances) };
};

const to = (...rules: string[]): TransferRule[] =>
  rules.map((rule) => ({ sourcePot: rule.charAt(0), targetPot: rule.charAt(1) }));

suite('domain/jackpot/transfer', (test) => {
  test('all that a pot holds arrives as what it was, its value as contributed', () => {
    const moved = transfer(side('a', HOLDS), side('x'), to('ax'));
    assert.equal(story(moved.source.entries), [
      'transfer_out a.seedValue -5 a.contributedAmount -2 a.contributedSeed -1 a.surplusSeed -0.5 a.overflow -0.25 transferredOut 8.75',
    ]);
    assert.equal(story(moved.target.entries), [
      'transfer_in transferredIn -8.75 x.contributedAmount 7 x.contributedSeed 1 x.surplusSeed 0.5 x.overflow 0.25',
    ]);
    assert.is(line(moved.source.state, 'a'), 'v 0 cs 0 ss 0 of 0');
    assert.is(line(moved.target.state, 'x'), 'v 12 cs 1 ss 0.5 of 0.25');
  });

  test('several pots may be emptied into one, and each into its own', () => {
    const moved = transfer(side('abc', HOLDS), side('xy'), to('ax', 'cx', 'by'));
    assert.is(line(moved.target.state, 'x'), 'v 17 cs 1 ss 0.5 of 0.25');
    assert.is(line(moved.target.state, 'y'), 'v 10 cs 0 ss 0 of 0');
  });

  test('the house, withheld wins and diversions stay with the source', () => {
    const source = side('a', { house: units(-3) });
    const moved = transfer(source, side('x', { house: units(1) }), to('ax'));
    assert.equal([moved.source.state.house, moved.target.state.house], [units(-3), units(1)]);
  });

  test('all source pots are disabled and no longer due, also those that are empty and have no rule', () => {
    const { rules, state } = side('ab', HOLDS);
    const pots = state.pots.map((p) => (p.id === 'b' ? { ...p, seedValue: 0n, due: true } : p));
    const source = { rules, state: { ...state, pots, adjusted: state.adjusted + units(5) } };
    const moved = transfer(source, side('x'), to('ax'));
    assert.equal(
      moved.source.state.pots.map(({ enabled, due }) => [enabled, due]),
      [
        [false, false],
        [false, false],
      ],
    );
    assert.equal(moved.target.state.pots[0]?.enabled, true);
  });

  test('what a pot cannot hold goes to its overflow', () => {
    const target = side('x', {}, { ceiling: units(9) });
    const moved = transfer(side('ab', HOLDS), target, to('ax', 'bx'));
    assert.is(line(moved.target.state, 'x'), 'v 9 cs 1 ss 0.5 of 8.25');
  });

  test('hit_by is a ceiling too', () => {
    const target = side('x', {}, { triggers: [{ kind: 'MustHitBy', hitBy: units(6) }] });
    assert.is(line(transfer(side('a'), target, to('ax')).target.state, 'x'), 'v 6 cs 0 ss 0 of 4');
  });

  test('an overflow that reaches the threshold is flushed, once', () => {
    const target = side('xy', {}, { ceiling: units(5), diversion: { flushThreshold: units(7) } });
    const moved = transfer(side('ab', HOLDS), target, to('ax', 'by'));
    assert.equal(story(moved.target.entries).slice(1), ['flush x.overflow -7.25 diverting 7.25']);
    assert.is(line(moved.target.state, 'y'), 'v 5 cs 0 ss 0 of 5');
  });

  test('a transfer of nothing is recorded all the same', () => {
    const rules = jackpot({ pots: [pot({ id: 'a', initialSeed: 0n })] });
    const moved = transfer({ rules, state: opened(rules) }, side('x'), []);
    assert.equal([story(moved.source.entries), story(moved.target.entries)], [['transfer_out'], ['transfer_in']]);
  });

  const disabledTarget = (): TransferSide => {
    const { rules, state } = side('x');
    return { rules, state: { ...state, pots: state.pots.map((p) => ({ ...p, enabled: false })) } };
  };
  const inYen = (): TransferSide => ({ ...side('x'), rules: { ...side('x').rules, currency: 'JPY' } });
  const raffle = ({ rules, state }: TransferSide): TransferSide => ({
    rules: { ...rules, raffle: { costPerTicket: units(1), costSource: 'Contribution', durationMs: 1, tiers: [] } },
    state,
  });
  const cases: [title: string, source: TransferSide, target: TransferSide, rules: TransferRule[], verdict: string][] = [
    ['a rule for each pot that holds money', side('ab'), side('x'), to('ax', 'bx'), ''],
    ['a pot that holds money without a rule', side('ab'), side('x'), to('ax'), 'transfer_invalid /pot_rules'],
    [
      'a source pot that is named twice',
      side('a'),
      side('xy'),
      to('ax', 'ay'),
      'transfer_invalid /pot_rules/1/source_pot',
    ],
    ['a source pot that is not there', side('a'), side('x'), to('ax', 'bx'), 'pot_not_found /pot_rules/1/source_pot'],
    ['a target pot that is not there', side('a'), side('x'), to('ay'), 'pot_not_found /pot_rules/0/target_pot'],
    ['a disabled target pot', side('a'), disabledTarget(), to('ax'), 'pot_disabled /pot_rules/0/target_pot'],
    [
      'raffles',
      raffle(side('a')),
      raffle(side('x')),
      to('ax'),
      'transfer_invalid /source_instance_id, transfer_invalid /target_instance_id',
    ],
    ['another currency', side('a'), inYen(), to('ax'), 'transfer_invalid /target_instance_id'],
  ];
  for (const [title, source, target, rules, verdict] of cases)
    test(`${title}: ${verdict || 'nothing wrong'}`, () => {
      const faults = transferFaults(source, target, rules);
      assert.is(faults.map((fault) => `${fault.code} ${transferFault(fault).pointer}`).join(', '), verdict);
      if (verdict !== '') assert.throws(() => transfer(source, target, rules), 'cannot be transferred');
    });

  test('any money of a pot wants a rule: a value, seeds, an overflow', () => {
    for (const account of ['contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'] as const) {
      const source = side('a', { seedValue: 0n, [account]: 1n });
      assert.is(transferFaults(source, side('x'), []).length, 1, account);
    }
  });

  test('a target that would hold more than the platform counts refuses', () => {
    const source = side('a', { seedValue: 0n, overflow: units(8e9 - 10) });
    assert.throws(
      () => transfer(source, side('x', { overflow: units(11) }), to('ax')),
      (error: unknown) => error instanceof AmountOutOfRange,
    );
  });

  test('conservation: what leaves one side arrives at the other, and both balance', () => {
    const balances = fc.record({
      seedValue: fc.bigInt({ min: 0n, max: units(9) }),
      contributedAmount: fc.bigInt({ min: 0n, max: units(9) }),
      contributedSeed: fc.bigInt({ min: 0n, max: units(9) }),
      surplusSeed: fc.bigInt({ min: 0n, max: units(9) }),
      overflow: fc.bigInt({ min: 0n, max: units(9) }),
    });
    const targets = fc.array(fc.constantFrom('x', 'y', 'z'), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(
        balances,
        balances,
        targets,
        fc.bigInt({ min: units(18), max: units(30) }),
        (out, held, into, ceiling) => {
          const source = side('abc', out);
          const target = side('xyz', held, { ceiling, diversion: { flushThreshold: units(20) } });
          const frozen = JSON.stringify([source, target], (_, value) =>
            typeof value === 'bigint' ? `${value}` : value,
          );
          const moved = transfer(source, target, to(`a${into[0]}`, `b${into[1]}`, `c${into[2]}`));
          assert.equal([imbalance(moved.source.state), imbalance(moved.target.state)], [0n, 0n]);
          assert.is(moved.source.state.transferredOut, -moved.target.state.transferredIn);
          for (const p of moved.target.state.pots) assert.ok(p.seedValue + p.contributedAmount <= ceiling);
          assert.is(
            JSON.stringify([source, target], (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
            frozen,
          );
          assert.is(potOf(moved.source.state, 'a').contributedAmount, 0n);
        },
      ),
      { seed: 20_260_105, numRuns: 300 },
    );
  });
});
