import * as assert from 'uvu/assert';
import {
  type BonusGames,
  bonusStateAt,
  type Freespins,
  isForGame,
  namesTooMany,
  spinsUsed,
  takenBy,
  totalBudget,
} from '../../../domain/bonus/freespins.ts';
import { suite } from '../../support/suite.ts';

suite('domain/bonus/freespins', (test) => {
  const FIXED: Freespins = { type: 'Fixed', currency: 'EUR', count: 20, amount: 200_000n };
  const VARIABLE: Freespins = { type: 'Variable', currency: 'EUR', count: 1, amount: 5_000_000n };

  test('a budget is the value of all spins', () => {
    assert.is(totalBudget(FIXED), 4_000_000n);
    assert.is(totalBudget(VARIABLE), 5_000_000n);
  });

  test('spins are counted; a budget is used when nothing is left of it', () => {
    const cases = [
      [FIXED, 0n, 0],
      [FIXED, 200_000n, 1],
      [FIXED, 4_000_000n, 20],
      [VARIABLE, 0n, 0],
      [VARIABLE, 4_999_999n, 0],
      [VARIABLE, 5_000_000n, 1],
    ] as const;
    for (const [freespins, used, spins] of cases)
      assert.is(spinsUsed(freespins, used), spins, `${freespins.type} ${used}`);
  });

  test('a use names a count of Fixed freespins or an amount of Variable ones, and nothing else', () => {
    const cases = [
      [FIXED, { count: 3 }, 600_000n],
      [FIXED, { amount: 200_000n }, undefined],
      [FIXED, { count: 1, amount: 200_000n }, undefined],
      [FIXED, {}, undefined],
      [VARIABLE, { amount: 7n }, 7n],
      [VARIABLE, { count: 1 }, undefined],
      [VARIABLE, { count: 1, amount: 7n }, undefined],
      [VARIABLE, {}, undefined],
    ] as const;
    for (const [freespins, use, taken] of cases) assert.is(takenBy(freespins, use), taken, freespins.type);
  });
});

suite('domain/bonus/bonus-games', (test) => {
  const GAMES: BonusGames = [
    { provider_id: 'starforge', game_ids: ['comet-rush'] },
    { provider_id: 'aurora', game_ids: [] },
    { provider_id: 'starforge', game_ids: ['moon'] },
  ];

  test('an empty list means every game, and no game ids every game of the provider', () => {
    const cases = [
      [[], 'anybody', 'anything', true],
      [GAMES, 'starforge', 'comet-rush', true],
      [GAMES, 'starforge', 'moon', true],
      [GAMES, 'starforge', 'sun', false],
      [GAMES, 'aurora', 'sun', true],
      [GAMES, 'nebula', 'comet-rush', false],
    ] as const;
    for (const [games, provider, game, expected] of cases)
      assert.is(isForGame([...games], provider, game), expected, `${provider} ${game}`);
  });

  test('providers count like their games', () => {
    const games = (count: number) => [{ provider_id: 'starforge', game_ids: Array.from({ length: count }, String) }];
    assert.is(namesTooMany([]), false);
    assert.is(namesTooMany(games(99)), false);
    assert.is(namesTooMany(games(100)), true);
    assert.is(namesTooMany([...games(49), ...games(49)]), false);
    assert.is(namesTooMany([...games(49), ...games(50)]), true);
  });
});

suite('domain/bonus/bonus-state', (test) => {
  test('a bonus is expired from its end on; Consumed and Expired are final even if the clock is set back', () => {
    const cases = [
      ['Available', 999, 'Available'],
      ['Available', 1000, 'Expired'],
      ['Available', 1001, 'Expired'],
      ['Consumed', 1001, 'Consumed'],
      ['Expired', 0, 'Expired'],
    ] as const;
    for (const [state, nowMs, expected] of cases)
      assert.is(bonusStateAt({ state, expiresAtMs: 1000 }, nowMs), expected);
  });
});
