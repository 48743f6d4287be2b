import * as assert from 'uvu/assert';
import { apply } from '../../../domain/jackpot/draft.ts';
import { openState } from '../../../domain/jackpot/open-state.ts';
import type { Outcome } from '../../../domain/jackpot/outcome.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import { ONE } from '../../../domain/money/fraction.ts';
import { decimalFromMicros } from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';
import { trigger } from './at-once.ts';
import { imbalance, inEuro, line, opened, play, story, threePots, units } from './sample-jackpot.ts';

// An example to follow with a pencil: 1.00 EUR each, a tenth for the house, three pots of 5, 50 and 500 EUR.
const afterThree = () => {
  const rules = threePots();
  return [1, 2, 3].reduce((state) => play(rules, state).state, opened(rules));
};

const won = (): Outcome => {
  const outcome = trigger(threePots(), afterThree(), 'minor', inEuro());
  assert.not('refused' in outcome);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome;
};

suite('the money model’s example', (test) => {
  test('opens with 555 of initial seeds', () => {
    const { state, entry } = openState(threePots());
    assert.equal(story([entry]), ['seed initialSeed -555 minor.seedValue 5 major.seedValue 50 mega.seedValue 500']);
    assert.is(imbalance(state), 0n);
  });

  test('after three contributions every balance is known', () => {
    const state = afterThree();
    assert.is(decimalFromMicros(state.house), '0.6');
    assert.is(line(state, 'minor'), 'v 5.63 cs 0.27 ss 0 of 0');
    assert.is(line(state, 'major'), 'v 50.45 cs 0.45 ss 0 of 0');
    assert.is(line(state, 'mega'), 'v 500.3 cs 0.3 ss 0 of 0');
    assert.is(imbalance(state), 0n);
  });

  test('minor pays 5.63 and is reseeded from 0.27 of its own and 4.73 of the house', () => {
    const { state, entries, wins } = won();
    assert.equal(wins, [
      {
        potId: 'minor',
        instanceCount: 1,
        value: units(5.63),
        amount: units(5.63),
        pay: { currency: 'EUR', amount: units(5.63), rate: ONE },
        fee: 0n,
        community: [],
        residue: 0n,
      },
    ]);
    assert.equal(story(entries), [
      'win minor.seedValue -5 minor.contributedAmount -0.63 withheld 5.63',
      'reseed minor.seedValue 5 minor.contributedSeed -0.27 house -4.73',
    ]);
    assert.is(decimalFromMicros(state.house), '-4.13');
    assert.is(decimalFromMicros(state.withheld), '5.63');
    assert.is(line(state, 'minor'), 'v 5 cs 0 ss 0 of 0');
    assert.is(imbalance(state), 0n);
  });

  test('paid, 552.37 are left', () => {
    const { state, entry } = settle(won().state, units(5.63));
    const stock = state.pots.reduce(
      (sum, p) => sum + p.seedValue + p.contributedAmount + p.contributedSeed,
      state.house,
    );
    assert.is(decimalFromMicros(stock + state.withheld), '552.37');
    assert.is(decimalFromMicros(state.withheld), '0');
    assert.is(decimalFromMicros(state.paid), '5.63');
    assert.equal(story([entry]), ['payment withheld -5.63 paid 5.63']);
    assert.is(imbalance(state), 0n);
  });

  test('conservation: the ledger leads to the same balances', () => {
    const rules = threePots();
    const { state, entries } = won();
    const replayed = entries.reduce((at, entry) => apply(at, entry.postings), afterThree());
    const balances = (of: typeof state) => ({ ...of, pots: of.pots.map(({ id }) => line(of, id)) });
    assert.equal(balances(replayed), balances(state));
    assert.is(rules.pots.length, state.pots.length);
  });
});
