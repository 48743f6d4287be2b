import * as assert from 'uvu/assert';
import { changeOptIn } from '../../../domain/opt-in/change-opt-in.ts';
import {
  mayContribute,
  NO_PARTICIPATION,
  type Participation,
  type Preference,
} from '../../../domain/opt-in/participation.ts';
import { suite } from '../../support/suite.ts';
import { units } from '../jackpot/sample-jackpot.ts';

const prefers = (currency: string, amount: number): Preference => ({ currency, amount: units(amount) });
const player = (optedIn: boolean | null, ...preferences: Preference[]): Participation => ({
  ...NO_PARTICIPATION,
  optedIn,
  preferences,
});
const IN = true;
const OUT = false;
const EUR_2 = prefers('EUR', 2);
const USD_3 = prefers('USD', 3);

/** `in EUR 2000000` with what became of it. */
const verdictOf = (before: Participation, optedIn: boolean, preference?: Preference): string => {
  const { participation, changed, announced } = changeOptIn(before, optedIn, preference);
  const preferences = participation.preferences.map(({ currency, amount }) => `${currency} ${amount / 1_000_000n}`);
  const what = [participation.optedIn ? 'in' : 'out', ...preferences].join(', ');
  return `${what}: ${changed ? 'stored' : 'as before'}${announced ? ' and announced' : ''}`;
};

suite('domain/opt-in/change-opt-in', (test) => {
  const cases: [
    title: string,
    before: Participation,
    optedIn: boolean,
    set: Preference | undefined,
    verdict: string,
  ][] = [
    ['a first opt-in', NO_PARTICIPATION, IN, undefined, 'in: stored and announced'],
    ['a first opt-out gives a status, and is no change', NO_PARTICIPATION, OUT, undefined, 'out: stored'],
    ['a repeated opt-in', player(IN), IN, undefined, 'in: as before'],
    ['a repeated opt-out', player(OUT), OUT, undefined, 'out: as before'],
    ['an opt-out keeps the preferences', player(IN, EUR_2), OUT, undefined, 'out, EUR 2: stored and announced'],
    ['an opt-in keeps them too', player(OUT, EUR_2), IN, undefined, 'in, EUR 2: stored and announced'],
    ['a preference of a player who is opted in', player(IN), IN, EUR_2, 'in, EUR 2: stored and announced'],
    ['a preference of a player who is opted out', player(OUT), OUT, EUR_2, 'out, EUR 2: stored'],
    ['a preference in another currency', player(IN, EUR_2), IN, USD_3, 'in, EUR 2, USD 3: stored and announced'],
    [
      'one in the same currency',
      player(IN, EUR_2, USD_3),
      IN,
      prefers('EUR', 4),
      'in, USD 3, EUR 4: stored and announced',
    ],
    ['the one that was set last, again', player(IN, USD_3, EUR_2), IN, EUR_2, 'in, USD 3, EUR 2: as before'],
    [
      'an earlier one again: it is the last now',
      player(IN, EUR_2, USD_3),
      IN,
      EUR_2,
      'in, USD 3, EUR 2: stored and announced',
    ],
    ['0 removes it', player(IN, EUR_2, USD_3), IN, prefers('EUR', 0), 'in, USD 3: stored and announced'],
    ['0 where there is none', player(IN, EUR_2), IN, prefers('USD', 0), 'in, EUR 2: as before'],
  ];
  for (const [title, before, optedIn, set, verdict] of cases)
    test(`B23 ${title}: ${verdict}`, () => {
      assert.is(verdictOf(before, optedIn, set), verdict);
    });

  test('B23 of more than 200 currencies, the one that was set longest ago gives way', () => {
    const many = Array.from({ length: 200 }, (_, n) => prefers(`C${n}`, 1));
    const { participation } = changeOptIn(player(IN, ...many), IN, EUR_2);
    assert.is(participation.preferences.length, 200);
    assert.is(participation.preferences[0]?.currency, 'C1');
    assert.is(participation.preferences.at(-1)?.currency, 'EUR');
  });

  test('B23 counters stay as they are', () => {
    const counted = { ...player(OUT), contributionCount: 3, contributionValue: units(3) };
    assert.equal(changeOptIn(counted, IN).participation, { ...counted, optedIn: IN });
  });

  test('only who opted in takes part where that is required, else everybody', () => {
    assert.equal(
      [null, OUT, IN].map((optedIn) => mayContribute(true, player(optedIn))),
      [false, false, true],
    );
    assert.equal(
      [null, OUT, IN].map((optedIn) => mayContribute(false, player(optedIn))),
      [true, true, true],
    );
  });
});
