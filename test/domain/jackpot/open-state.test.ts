import * as assert from 'uvu/assert';
import { openState } from '../../../domain/jackpot/open-state.ts';
import { enabledPots } from '../../../domain/jackpot/state.ts';
import { AmountOutOfRange } from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';
import { imbalance, jackpot, pot, potOf, story, threePots, units } from './sample-jackpot.ts';

suite('domain/jackpot/open-state', (test) => {
  test('every pot starts enabled in its first life, with its initial seed', () => {
    const { state } = openState(threePots());
    assert.equal(
      state.pots.map(({ id, enabled, due, instanceCount, totalContributions, seedValue }) => [
        id,
        enabled,
        due,
        instanceCount,
        totalContributions,
        seedValue,
      ]),
      [
        ['minor', true, false, 1, 0, units(5)],
        ['major', true, false, 1, 0, units(50)],
        ['mega', true, false, 1, 0, units(500)],
      ],
    );
    assert.equal(enabledPots(state), ['minor', 'major', 'mega']);
    assert.is(imbalance(state), 0n);
  });

  test('a pot without a seed starts at 0', () => {
    const { state, entry } = openState(jackpot({ pots: [pot({ initialSeed: 0n })] }));
    assert.is(potOf(state, 'main').seedValue, 0n);
    assert.equal(story([entry]), ['seed']);
  });

  test('unit: seeds that together are beyond 8e9 units are refused', () => {
    const pots = ['a', 'b'].map((id) => pot({ id, initialSeed: units(5e9) }));
    assert.throws(
      () => openState(jackpot({ pots })),
      (error: unknown) => error instanceof AmountOutOfRange && error.what === 'initialSeed',
    );
  });
});
