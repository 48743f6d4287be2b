import * as assert from 'uvu/assert';
import { apply } from '../../../domain/jackpot/draft.ts';
import type { Posting } from '../../../domain/jackpot/entry.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import type { InstanceBalances, JackpotState } from '../../../domain/jackpot/state.ts';
import { AMOUNT_MAX_MICROS, AmountOutOfRange } from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';
import { holding, imbalance, jackpot, line, opened, units } from './sample-jackpot.ts';

const rules = jackpot();
const start = holding(rules, { contributedSeed: units(1), surplusSeed: units(1), overflow: units(1) });
const house = (amount: number): Posting => ({ pot: null, account: 'house', amount: units(amount) });
const of = (account: keyof InstanceBalances, amount: number): Posting => ({
  pot: null,
  account,
  amount: units(amount),
});

suite('domain/jackpot/draft', (test) => {
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
