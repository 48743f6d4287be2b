import * as assert from 'uvu/assert';
import { quote } from '../../../domain/jackpot/quote.ts';
import { fraction, ONE, ZERO } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS } from '../../../domain/money/micros.ts';
import { changeOptIn, copyOptIn } from '../../../domain/opt-in/change-opt-in.ts';
import {
  countContribution,
  mayContribute,
  NO_PARTICIPATION,
  type Participation,
  type Preference,
  preferenceFor,
} from '../../../domain/opt-in/participation.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, opened, part, play, pot, quoteFor, threePots, units } from '../jackpot/sample-jackpot.ts';

const booking = (rules = threePots(), ids = ['minor', 'major', 'mega']) => {
  const [entry] = play(rules, opened(rules)).entries;
  if (entry === undefined) throw new Error('nothing was booked');
  return { entry, quote: quoteFor(rules, ids) };
};

suite('domain/opt-in/change-opt-in', (test) => {
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

suite('domain/opt-in/count-contribution', (test) => {
  test('three contributions of 1.00 are what B25 answers', () => {
    const { entry, quote } = booking();
    let player: Participation = NO_PARTICIPATION;
    for (let n = 0; n < 3; n += 1) player = countContribution(player, quote, entry);
    assert.is(player.contributionCount, 3);
    assert.is(player.contributionValue, units(3));
    assert.equal(player.pots, [
      { pot: 'minor', contributionCount: 3, contributionValue: units(0.9) },
      { pot: 'major', contributionCount: 3, contributionValue: units(0.9) },
      { pot: 'mega', contributionCount: 3, contributionValue: units(0.6) },
    ]);
    assert.is(player.optedIn, null, 'a contribution is no opt-in');
  });

  test('a pot receives seeds, overflow and surplus too', () => {
    const given = { seedContribution: part(0.25), minReseed: units(9), ceiling: units(5.5) };
    for (const progressive of [true, false]) {
      const { entry, quote } = booking(jackpot({ pots: [pot({ ...given, progressive })] }), ['main']);
      const { pots } = countContribution(NO_PARTICIPATION, quote, entry);
      assert.equal(pots, [{ pot: 'main', contributionCount: 1, contributionValue: units(1) }]);
    }
  });

  test('a pot that was out counts nothing and is left out', () => {
    const rich = { criteria: { minBaseWager: units(5), minContribution: 0n } };
    const pots = [pot({ id: 'in', contribution: part(0.5) }), pot({ id: 'out', contribution: part(0.5), ...rich })];
    const { entry, quote } = booking(jackpot({ pots }), ['in', 'out']);
    const player = countContribution(NO_PARTICIPATION, quote, entry);
    assert.equal(
      player.pots.map(({ pot: id }) => id),
      ['in'],
    );
    assert.is(player.contributionValue, units(0.5));
  });

  test('values have no limit, and neither have counts', () => {
    const { entry, quote } = booking();
    const before = { ...NO_PARTICIPATION, contributionCount: 7, contributionValue: AMOUNT_MAX_MICROS };
    const after = countContribution(before, quote, entry);
    assert.is(after.contributionValue, AMOUNT_MAX_MICROS + quote.booked);
    assert.is(after.contributionCount, 8);
  });
});

suite('domain/opt-in/copy-opt-in', (test) => {
  const preferences = [{ currency: 'EUR', amount: units(2) }];
  const source = { ...NO_PARTICIPATION, optedIn: true, preferences, contributionCount: 9, contributionValue: units(9) };
  const counted = { ...NO_PARTICIPATION, contributionCount: 1, contributionValue: units(1) };

  test('B27 status and preferences are copied, counters are not', () => {
    assert.equal(copyOptIn(source, counted), { ...counted, optedIn: true, preferences });
    assert.equal(copyOptIn({ ...source, optedIn: false }, NO_PARTICIPATION), {
      ...NO_PARTICIPATION,
      optedIn: false,
      preferences,
    });
  });

  test('B27 a player with a status in the target keeps it', () => {
    assert.is(copyOptIn(source, { ...counted, optedIn: false }), undefined);
  });

  test('B27 a player who only contributed has no status to copy', () => {
    assert.is(copyOptIn({ ...source, optedIn: null }, counted), undefined);
  });
});

suite('domain/opt-in/participation', (test) => {
  const RATE = fraction(10n, 11n);

  const player = (optedIn: boolean | null, preferences: { [currency: string]: number }): Participation => ({
    ...NO_PARTICIPATION,
    optedIn,
    preferences: Object.entries(preferences).map(([currency, amount]) => ({ currency, amount: units(amount) })),
  });

  const inDollars = (participation: Participation) =>
    preferenceFor(participation, { currency: 'USD', jackpotCurrency: 'EUR', rate: RATE });

  test('a contribution uses the preference in its own currency, exactly converted', () => {
    assert.equal(inDollars(player(true, { EUR: 7, USD: 2.5 })), fraction(25_000_000n, 11n));
  });

  test('… else the one in the jackpot’s currency', () => {
    assert.equal(inDollars(player(true, { EUR: 7, GBP: 2 })), fraction(units(7)));
  });

  test('… and no other', () => {
    assert.is(inDollars(player(true, { GBP: 2 })), undefined);
  });

  test('who is not opted in has none', () => {
    assert.is(inDollars(player(false, { USD: 2.5 })), undefined);
    assert.is(inDollars(player(null, { USD: 2.5 })), undefined);
  });

  test('a player who chose 2.50 is debited 2.50 at any rate', () => {
    const rules = jackpot({ operatorPercentage: ZERO });
    for (const rate of [ONE, RATE, fraction(7n, 9n), fraction(1n, 3n), fraction(1_234_567n, 891_011n)]) {
      const preference = preferenceFor(player(true, { USD: 250 }), { currency: 'USD', jackpotCurrency: 'EUR', rate });
      const wager = { wager: 0n, currency: 'USD', rate, preference };
      assert.is(quote(rules, { ...wager, enabledPots: ['main'] }).playerDebit, units(250));
    }
  });
});
