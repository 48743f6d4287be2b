import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { type Adjustable, adjust } from '../../../domain/jackpot/adjust.ts';
import type { PotRules } from '../../../domain/jackpot/rules.ts';
import type { PotBalances } from '../../../domain/jackpot/state.ts';
import { type TransferRule, type TransferSide, transfer, transferFaults } from '../../../domain/jackpot/transfer.ts';
import { AmountOutOfRange, decimalFromMicros } from '../../../domain/money/micros.ts';
import { transferFault } from '../../../wire/field-fault.ts';
import { suite } from '../../support/suite.ts';
import { trigger } from './at-once.ts';
import { holding, imbalance, inEuro, jackpot, line, opened, part, pot, potOf, story, units } from './sample-jackpot.ts';

suite('domain/jackpot/adjust', (test) => {
  /** The pot holds 5 seed value, 3 contributed, 2 for its next seed and 1 surplus seed. */
  const BEFORE: Partial<PotBalances> = {
    contributedAmount: units(3),
    contributedSeed: units(2),
    surplusSeed: units(1),
    overflow: units(4),
  };

  const set = (what: Adjustable, target: number, given: Partial<PotRules> = {}) => {
    const rules = jackpot({ pots: [pot(given)] });
    return adjust(rules, holding(rules, BEFORE), 'main', what, units(target));
  };

  const cases: [what: Adjustable, target: number, verdict: string][] = [
    ['currentValue', 10, 'adjustment adjusted -2 main.contributedAmount 2'],
    ['currentValue', 7.999999, 'adjustment adjusted 0.000001 main.contributedAmount -0.000001'],
    ['currentValue', 5, 'adjustment adjusted 3 main.contributedAmount -3'],
    ['currentValue', 4.5, 'adjustment adjusted 3.5 main.contributedAmount -3 main.seedValue -0.5'],
    ['currentValue', 0, 'adjustment adjusted 8 main.contributedAmount -3 main.seedValue -5'],
    ['contributedSeed', 5.5, 'adjustment adjusted -3.5 main.contributedSeed 3.5'],
    ['contributedSeed', 0, 'adjustment adjusted 2 main.contributedSeed -2'],
    ['surplusSeed', 26, 'adjustment adjusted -25 main.surplusSeed 25'],
    ['surplusSeed', 0.5, 'adjustment adjusted 0.5 main.surplusSeed -0.5'],
    ['currentValue', 8, ''],
    ['contributedSeed', 2, ''],
    ['surplusSeed', 1, ''],
  ];
  for (const [what, target, verdict] of cases)
    test(`${what} to ${target}: ${verdict || 'no entry'}`, () => {
      const adjusted = set(what, target);
      if ('refused' in adjusted) throw new Error(adjusted.refused);
      assert.is(story(adjusted.entries).join('; '), verdict);
      assert.is(imbalance(adjusted.state), 0n);
      const after = potOf(adjusted.state, 'main');
      assert.is(what === 'currentValue' ? after.seedValue + after.contributedAmount : after[what], units(target));
      assert.is(after.overflow, units(4));
    });

  const ceilings: [title: string, target: number, given: Partial<PotRules>, verdict: string][] = [
    ['the maximum', 20, { ceiling: units(20) }, 'set'],
    ['more than the maximum', 20.000001, { ceiling: units(20) }, 'pot_ceiling_exceeded'],
    ['hit_by', 20, { triggers: [{ kind: 'MustHitBy', hitBy: units(20) }] }, 'set'],
    ['more than hit_by', 20.000001, { triggers: [{ kind: 'MustHitBy', hitBy: units(20) }] }, 'pot_ceiling_exceeded'],
  ];
  for (const [title, target, given, verdict] of ceilings)
    test(`the value to ${title}: ${verdict}`, () => {
      const adjusted = set('currentValue', target, given);
      assert.is('refused' in adjusted ? adjusted.refused : 'set', verdict);
    });

  test('the amount that a pot holds for its next seed has no ceiling', () => {
    assert.not('refused' in set('contributedSeed', 21, { ceiling: units(20) }));
    assert.not('refused' in set('surplusSeed', 21, { ceiling: units(20) }));
  });

  test('a disabled pot is set too', () => {
    const rules = jackpot();
    const state = holding(rules, BEFORE);
    const disabled = { ...state, pots: state.pots.map((p) => ({ ...p, enabled: false })) };
    const adjusted = adjust(rules, disabled, 'main', 'surplusSeed', 0n);
    assert.is('refused' in adjusted || potOf(adjusted.state, 'main').surplusSeed, 0n);
  });

  test('a negative target and a pot that is not there are bugs, and adjustments have no limit together', () => {
    assert.throws(() => set('surplusSeed', -0.01), 'cannot be set to -10000');
    assert.throws(() => adjust(jackpot(), holding(jackpot(), {}), 'other', 'surplusSeed', 0n), 'has no pot other');
    assert.ok(!('refused' in set('surplusSeed', 8e9)));
  });
});

suite('domain/jackpot/reseed', (test) => {
  const win = (given: Partial<PotRules>, before: Partial<PotBalances> & { house?: bigint } = {}) => {
    const rules = jackpot({ pots: [pot(given)] });
    const outcome = trigger(rules, holding(rules, before), 'main', inEuro());
    if ('refused' in outcome) throw new Error(outcome.refused);
    return { rules, ...outcome };
  };

  // A pot of 5 EUR is won; its next seed is at least 5.
  const cases: [title: string, given: Partial<PotRules>, cs: number, of: number, ss: number, verdict: string][] = [
    ['Full: the house pays what nothing else covers', {}, 0, 0, 0, 'v 5 cs 0 ss 0 of 0 house -5'],
    ['Full: contributed seed first', {}, 2, 0, 0, 'v 5 cs 0 ss 0 of 0 house -3'],
    ['Full: then the overflow, then the surplus', {}, 2, 1, 1, 'v 5 cs 0 ss 0 of 0 house -1'],
    ['Full: the overflow before the surplus', {}, 2, 4, 4, 'v 5 cs 0 ss 4 of 1 house 0'],
    ['Full: the surplus last, and only as far as needed', {}, 2, 1, 4, 'v 5 cs 0 ss 2 of 0 house 0'],
    ['Full: more contributed seed makes a larger seed', {}, 8, 1, 1, 'v 8 cs 0 ss 1 of 1 house 0'],
    [
      'Full: an overflow that is diverted is not used',
      { diversion: { flushThreshold: units(9) } },
      2,
      1,
      1,
      'v 5 cs 0 ss 0 of 1 house -2',
    ],
    [
      'Full: what is above the ceiling goes to the overflow',
      { ceiling: units(6) },
      8,
      1,
      0,
      'v 6 cs 0 ss 0 of 3 house 0',
    ],
    [
      'MinReseed: contributed seed beyond it waits',
      { reseedStrategy: 'MinReseed' },
      8,
      1,
      1,
      'v 5 cs 3 ss 1 of 1 house 0',
    ],
    ['MinReseed: the house pays the rest', { reseedStrategy: 'MinReseed' }, 2, 1, 1, 'v 5 cs 0 ss 0 of 0 house -1'],
    ['Available: only what there is', { reseedStrategy: 'Available' }, 2, 0, 1, 'v 3 cs 0 ss 0 of 0 house 0'],
    [
      'Available: the overflow does not raise the target',
      { reseedStrategy: 'Available' },
      2,
      2,
      1,
      'v 3 cs 0 ss 1 of 1 house 0',
    ],
    ['Available: at most the minimum', { reseedStrategy: 'Available' }, 4, 0, 4, 'v 5 cs 0 ss 3 of 0 house 0'],
    ['Available: nothing is there', { reseedStrategy: 'Available' }, 0, 3, 0, 'v 0 cs 0 ss 0 of 3 house 0'],
  ];
  for (const [title, given, cs, of, ss, verdict] of cases)
    test(title, () => {
      const before = { contributedSeed: units(cs), overflow: units(of), surplusSeed: units(ss) };
      const { state } = win(given, before);
      assert.is(`${line(state)} house ${decimalFromMicros(state.house)}`, verdict);
      assert.is(potOf(state, 'main').seedValue, units(Number(verdict.split(' ')[1])));
      assert.is(imbalance(state), 0n);
    });

  test('the amount above the ceiling is queued at once when it reaches the threshold', () => {
    const { state, entries } = win(
      { ceiling: units(6), diversion: { flushThreshold: units(2) } },
      { contributedSeed: units(8) },
    );
    assert.equal(story(entries), [
      'win main.seedValue -5 withheld 5',
      'reseed main.seedValue 6 main.contributedSeed -8 main.overflow 2',
      'flush main.overflow -2 diverting 2',
    ]);
    assert.is(line(state), 'v 6 cs 0 ss 0 of 0');
  });

  test('a pot without a seed moves nothing, and lives on', () => {
    const { state, entries } = win({ minReseed: 0n });
    assert.equal(story(entries), ['win main.seedValue -5 withheld 5']);
    assert.equal([potOf(state, 'main').instanceCount, potOf(state, 'main').enabled], [2, true]);
  });

  const lives: [limit: number | undefined, count: number, verdict: string][] = [
    [undefined, 1, 'life 2, enabled'],
    [0, 7, 'life 8, enabled'],
    [2, 1, 'life 2, enabled'],
    [2, 2, 'life 2, disabled'],
    [1, 1, 'life 1, disabled'],
  ];
  for (const [limit, count, verdict] of lives)
    test(`a win in life ${count} of ${limit ?? 'any number'} leads to ${verdict}`, () => {
      const rules = jackpot({ pots: [pot(limit === undefined ? {} : { maxInstantiationCount: limit })] });
      const start = holding(rules, { contributedSeed: units(1), surplusSeed: units(2), overflow: units(3) });
      const state = { ...start, pots: start.pots.map((p) => ({ ...p, instanceCount: count })) };
      const outcome = trigger(rules, state, 'main', inEuro());
      if ('refused' in outcome) throw new Error(outcome.refused);
      const after = potOf(outcome.state, 'main');
      assert.is(`life ${after.instanceCount}, ${after.enabled ? 'enabled' : 'disabled'}`, verdict);
      // A disabled pot keeps its money for a transfer or an adjustment.
      if (!after.enabled) assert.is(line(outcome.state), 'v 0 cs 1 ss 2 of 3');
      assert.is(outcome.wins[0]?.instanceCount, count);
      assert.is(imbalance(outcome.state), 0n);
    });
});

suite('domain/jackpot/transfer', (test) => {
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

  test('the amount that a pot cannot hold goes to its overflow', () => {
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
