import * as assert from 'uvu/assert';
import { type BonusGames, isForGame, namesTooMany } from '../../../domain/bonus/freespins.ts';
import { suite } from '../../support/suite.ts';

const GAMES: BonusGames = [
  { provider_id: 'starforge', game_ids: ['comet-rush'] },
  { provider_id: 'aurora', game_ids: [] },
  { provider_id: 'starforge', game_ids: ['moon'] },
];

suite('domain/bonus/bonus-games', (test) => {
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
