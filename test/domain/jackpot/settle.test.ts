import * as assert from 'uvu/assert';
import { acknowledgeDiversion } from '../../../domain/jackpot/acknowledge-diversion.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import { suite } from '../../support/suite.ts';
import { imbalance, jackpot, opened, story, units } from './sample-jackpot.ts';

/** 6 are withheld and 4 are being diverted. */
const waiting = () => ({ ...opened(jackpot()), withheld: units(6), diverting: units(4), adjusted: units(-10) });

suite('domain/jackpot, money that leaves', (test) => {
  test('a credit that the wallet acknowledged is a payment, one that was paid elsewhere a settlement', () => {
    const paid = settle(waiting(), units(2));
    const settled = settle(paid.state, units(4), 'settlement');
    assert.equal(story([paid.entry, settled.entry]), ['payment withheld -2 paid 2', 'settlement withheld -4 paid 4']);
    assert.equal([settled.state.withheld, settled.state.paid], [0n, units(6)]);
    assert.is(imbalance(settled.state), 0n);
  });

  test('a diversion that the external account acknowledged has left', () => {
    const { state, entry } = acknowledgeDiversion(waiting(), units(4));
    assert.equal(story([entry]), ['diversion diverting -4 diverted 4']);
    assert.equal([state.diverting, state.diverted, state.withheld], [0n, units(4), units(6)]);
    assert.is(imbalance(state), 0n);
  });

  for (const [name, acknowledge] of [
    ['payment', (amount: bigint) => settle(waiting(), amount)],
    ['settlement', (amount: bigint) => settle(waiting(), amount, 'settlement')],
    ['diversion', (amount: bigint) => acknowledgeDiversion(waiting(), amount)],
  ] as const)
    test(`sign: a ${name} of nothing, of less, or of more than there is, is a bug`, () => {
      for (const amount of [0n, -1n]) assert.throws(() => acknowledge(amount), 'cannot be acknowledged');
      assert.throws(() => acknowledge(units(6.000001)), 'wrong sign');
    });
});
