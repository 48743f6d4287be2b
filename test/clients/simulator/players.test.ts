import * as assert from 'uvu/assert';
import { playersFromText, readPlayers } from '../../../clients/simulator/players.ts';
import { suite } from '../../support/suite.ts';

const ONE = { numerator: 1n, denominator: 1n };
const faultsOf = (given: unknown): string[] => {
  const read = readPlayers(given, 'EUR');
  return 'faults' in read ? read.faults.map(({ pointer, detail }) => `${pointer} ${detail}`) : [];
};

suite('clients/simulator/players', (test) => {
  test('the short form says how many players wager how much', () => {
    assert.equal(playersFromText('80x0.50, 20x5', 'EUR'), [
      { players: 80, rounds: 1, wagers: [{ amount: 500_000n, weight: 1 }], currency: 'EUR', rate: ONE },
      { players: 20, rounds: 1, wagers: [{ amount: 5_000_000n, weight: 1 }], currency: 'EUR', rate: ONE },
    ]);
    for (const wrong of ['', '80', '0x1', '80x', '80x1,', '80x0.1234567', '-1x5', '80x9000000000'])
      assert.is(playersFromText(wrong, 'EUR'), undefined, wrong);
  });

  test('a file has groups with weights, currencies and preferences', () => {
    const given = [
      { players: 80, wagers: [{ amount: 0.5, weight: 3 }, { amount: 1 }] },
      { players: 5, rounds: 4, wagers: [{ amount: 100 }], currency: 'SEK', rate: 0.09, preferred_contribution: 2 },
    ];
    assert.equal(readPlayers(given, 'EUR'), {
      groups: [
        {
          ...{ players: 80, rounds: 1, currency: 'EUR', rate: ONE },
          wagers: [
            { amount: 500_000n, weight: 3 },
            { amount: 1_000_000n, weight: 1 },
          ],
        },
        {
          ...{ players: 5, rounds: 4, currency: 'SEK', rate: { numerator: 9n, denominator: 100n } },
          wagers: [{ amount: 100_000_000n, weight: 1 }],
          preference: { numerator: 2_000_000n, denominator: 1n },
        },
      ],
    });
  });

  test('every fault has a pointer', () => {
    assert.equal(faultsOf({}), [' must be a list of 1 to 1000 groups of players']);
    assert.equal(
      faultsOf([{ players: 0, round: 2, wagers: [{ amount: -1 }, { amount: 1, weight: 0.5 }], currency: 'SEK' }, 7]),
      [
        '/0/round is not a field of a group',
        "/0/rate say how many EUR a unit of the players' currency is worth",
        '/0/players must be a whole number from 1 to 1000000',
        '/0/wagers/0/amount must be an amount with at most six decimal places',
        '/0/wagers/1/weight must be a whole number from 1 to 1000000',
        '/1 must be an object with players and wagers',
        '/1/wagers must be a list of 1 to 100 wagers',
        '/1/players must be a whole number from 1 to 1000000',
      ],
    );
    assert.equal(
      faultsOf([
        { players: 600_000, wagers: [{ amount: 1 }] },
        { players: 600_000, wagers: [{ amount: 1 }], rate: 2 },
      ]),
      ["/1/rate EUR is the jackpot's own currency, so its rate is 1", ' must have at most 1000000 players together'],
    );
  });
});
