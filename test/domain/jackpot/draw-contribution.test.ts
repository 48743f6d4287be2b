import * as assert from 'uvu/assert';
import {
  admitsBrand,
  admitsCountry,
  COUNTRY_PATTERN,
  canonicalCountry,
  isCountry,
} from '../../../domain/jackpot/admission.ts';
import { drawSample } from '../../../domain/jackpot/draws.ts';
import { openState } from '../../../domain/jackpot/open-state.ts';
import { payTerms } from '../../../domain/jackpot/player.ts';
import { quote } from '../../../domain/jackpot/quote.ts';
import type { JackpotRules, PotRules } from '../../../domain/jackpot/rules.ts';
import { enabledPots, type JackpotState, type PotBalances } from '../../../domain/jackpot/state.ts';
import { templateFaults } from '../../../domain/jackpot/template-faults.ts';
import {
  type Fraction,
  fraction,
  fractionFromNumber,
  ONE,
  textFromFraction,
  ZERO,
} from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, AmountOutOfRange, decimalFromMicros } from '../../../domain/money/micros.ts';
import { readSchema } from '../../spec/sections.ts';
import { scriptedDraw, seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { contribute } from './at-once.ts';
import {
  fixed,
  holding,
  imbalance,
  inEuro,
  jackpot,
  line,
  opened,
  part,
  play,
  pot,
  potOf,
  quoteFor,
  story,
  threePots,
  units,
} from './sample-jackpot.ts';

suite('domain/jackpot/draw-contribution', (test) => {
  const withHouse = (state: JackpotState): string => `house ${decimalFromMicros(state.house)} ${line(state)}`;

  const shares: [title: string, rules: Partial<JackpotRules>, verdict: string][] = [
    [
      'a pot takes its share, the house the rest',
      { pots: [pot({ contribution: part(0.3) })] },
      'house 0.7 v 5.3 cs 0 ss 0 of 0',
    ],
    [
      'the house has a share and the rest',
      { house: part(0.1), pots: [pot({ contribution: part(0.3) })] },
      'house 0.7 v 5.3 cs 0 ss 0 of 0',
    ],
    [
      'a share rounds down to the micro',
      { pots: [pot({ contribution: part(0.33333337) })] },
      'house 0.666667 v 5.333333 cs 0 ss 0 of 0',
    ],
    ['a fixed share is its amount', { pots: [pot({ contribution: fixed(0.25) })] }, 'house 0.75 v 5.25 cs 0 ss 0 of 0'],
    [
      'a fixed share is at most the base',
      { contribution: part(0.1), pots: [pot({ contribution: fixed(0.25) })] },
      'house 0 v 5.1 cs 0 ss 0 of 0',
    ],
    [
      'the house comes first, and a pot takes at most what is left',
      { contribution: part(0.5), house: fixed(0.4), pots: [pot({ contribution: fixed(0.4) })] },
      'house 0.4 v 5.1 cs 0 ss 0 of 0',
    ],
  ];
  for (const [title, given, verdict] of shares)
    test(title, () => {
      const rules = jackpot(given);
      assert.is(withHouse(play(rules, opened(rules)).state), verdict);
    });

  const parts: [title: string, given: Partial<PotRules>, before: Partial<PotBalances>, verdict: string][] = [
    ['the seed part comes first', { seedContribution: part(0.3) }, {}, 'v 5.7 cs 0.3 ss 0 of 0'],
    ['a fixed seed part is at most the share', { seedContribution: fixed(2) }, {}, 'v 5 cs 1 ss 0 of 0'],
    [
      'CollectToMinReseed stops at the next seed',
      { seedContribution: part(0.5) },
      { contributedSeed: units(4.8) },
      'v 5.8 cs 5 ss 0 of 0',
    ],
    [
      '… and takes nothing above it',
      { seedContribution: part(0.5) },
      { contributedSeed: units(6) },
      'v 6 cs 6 ss 0 of 0',
    ],
    [
      'CollectAlways goes on',
      { seedContribution: part(0.5), fundStrategy: 'CollectAlways' },
      { contributedSeed: units(6) },
      'v 5.5 cs 6.5 ss 0 of 0',
    ],
    ['None collects no seed', { seedContribution: part(0.5), fundStrategy: 'None' }, {}, 'v 6 cs 0 ss 0 of 0'],
    ['the value rises to the ceiling, the rest is overflow', { ceiling: units(5.4) }, {}, 'v 5.4 cs 0 ss 0 of 0.6'],
    ['at the ceiling all of it is overflow', { ceiling: units(5) }, { overflow: units(2) }, 'v 5 cs 0 ss 0 of 3'],
    [
      'a pot that is not progressive keeps its value',
      { progressive: false, seedContribution: part(0.3) },
      {},
      'v 5 cs 0.3 ss 0.7 of 0',
    ],
  ];
  for (const [title, given, before, verdict] of parts)
    test(title, () => {
      const rules = jackpot({ pots: [pot(given)] });
      const { state } = play(rules, holding(rules, before));
      assert.is(line(state), verdict);
      assert.is(imbalance(state), 0n);
    });

  const flushes: [title: string, threshold: number, overflow: number, verdict: string[]][] = [
    ['below the threshold the overflow stays', 3, 1.5, []],
    ['at the threshold the whole overflow is queued', 3, 2, ['flush main.overflow -3 diverting 3']],
    ['above it too', 3, 7, ['flush main.overflow -8 diverting 8']],
    ['a threshold of 0 queues every overflow', 0, 0, ['flush main.overflow -1 diverting 1']],
  ];
  for (const [title, threshold, overflow, verdict] of flushes)
    test(title, () => {
      const rules = jackpot({ pots: [pot({ ceiling: units(5), diversion: { flushThreshold: units(threshold) } })] });
      const { state, entries } = play(rules, holding(rules, { overflow: units(overflow) }));
      assert.equal(story(entries).slice(1), verdict);
      assert.is(imbalance(state), 0n);
    });

  test('a threshold of 0 queues no empty overflow', () => {
    const rules = jackpot({ pots: [pot({ diversion: { flushThreshold: 0n } })] });
    assert.is(play(rules, opened(rules)).entries.length, 1);
  });

  test('one entry says who paid and where it went', () => {
    const rules = { ...threePots(), operatorPercentage: fractionFromNumber(0.25) };
    assert.equal(story(play(rules, opened(rules)).entries), [
      'contribution playerPaid -0.75 operatorPaid -0.25 minor.contributedSeed 0.09 minor.contributedAmount 0.21 ' +
        'major.contributedSeed 0.15 major.contributedAmount 0.15 mega.contributedSeed 0.1 mega.contributedAmount 0.1 house 0.2',
    ]);
  });

  test('counts contributions per instance, and per pot that was in', () => {
    const rules = threePots();
    const first = play(rules, opened(rules)).state;
    const second = contribute(rules, first, quoteFor(rules, ['minor']), inEuro()).state;
    assert.equal([second.totalContributions, ...second.pots.map((p) => p.totalContributions)], [2, 2, 1, 1]);
    assert.is(line(second, 'major'), line(first, 'major'));
    assert.is(imbalance(second), 0n);
  });

  test('a quote that does not qualify changes nothing', () => {
    const rules = threePots();
    const state = opened(rules);
    assert.equal(contribute(rules, state, quoteFor(rules, []), inEuro()), { state, entries: [], wins: [] });
  });

  test('a quote that counts on a pot which is disabled by now is refused as a bug', () => {
    const rules = jackpot();
    const state = opened(rules);
    const disabled = { ...state, pots: state.pots.map((p) => ({ ...p, enabled: false })) };
    assert.throws(
      () => contribute(rules, disabled, quoteFor(rules, ['main']), inEuro()),
      'the pot main, which is disabled',
    );
  });

  test('idempotence: the state handed in stays as it was, so the same call gives the same outcome', () => {
    const rules = threePots();
    const state = opened(rules);
    const copy = structuredClone(state);
    const first = play(rules, state);
    assert.equal(state, copy);
    assert.equal(play(rules, state), first);
  });

  test('a caller’s own fields of instance and pots are kept', () => {
    const rules = jackpot();
    const state = opened(rules);
    const named = { ...state, name: 'Star', pots: state.pots.map((p) => ({ ...p, position: 7 })) };
    const { state: after } = play(rules, named);
    assert.is(Reflect.get(after, 'name'), 'Star');
    assert.is(Reflect.get(potOf(after, 'main'), 'position'), 7);
  });

  test('unit: what flows through has no limit', () => {
    const rules = jackpot();
    const flowed = { ...opened(rules), operatorPaid: -1_000n * AMOUNT_MAX_MICROS };
    assert.is(play(rules, flowed).state.operatorPaid < flowed.operatorPaid, true);
  });
});

suite('domain/jackpot/draws', (test) => {
  /** Every sequence of outcomes that the draws of a sample can have. */
  const allOutcomes = (population: number, size: number): bigint[][] => {
    let sequences: bigint[][] = [[]];
    for (let last = population - size; last < population; last += 1)
      sequences = sequences.flatMap((before) =>
        Array.from({ length: last + 1 }, (_, outcome) => [...before, BigInt(outcome)]),
      );
    return sequences;
  };

  for (const [population, size] of [
    [4, 1],
    [5, 2],
    [5, 4],
    [6, 3],
  ] as const)
    test(`odds: over all draws each ${size} of ${population} are taken equally often`, () => {
      const times = new Map<string, number>();
      const sequences = allOutcomes(population, size);
      for (const outcomes of sequences) {
        const draw = scriptedDraw(...outcomes);
        const taken = drawSample(population, size, draw).join(' ');
        assert.is(draw.ranges.at(-1), BigInt(population));
        times.set(taken, (times.get(taken) ?? 0) + 1);
      }
      let subsets = 1;
      for (let index = 0; index < size; index += 1) subsets = (subsets * (population - index)) / (index + 1);
      assert.is(times.size, subsets);
      for (const count of times.values()) assert.is(count, sequences.length / subsets);
    });

  for (const [population, size] of [
    [0, 3],
    [2, 3],
    [3, 3],
  ] as const)
    test(`all of ${population} are taken when there is room for ${size}, and nothing is drawn`, () => {
      assert.equal(drawSample(population, size, scriptedDraw()), [0, 1, 2].slice(0, population));
    });

  test('10,000 of 100 million are taken with 10,000 draws, ascending and each once', () => {
    const draw = seededDraw(5);
    let draws = 0;
    const taken = drawSample(100_000_000, 10_000, (range) => {
      draws += 1;
      return draw(range);
    });
    assert.is(draws, 10_000);
    assert.is(taken.length, 10_000);
    for (const [index, place] of taken.entries()) assert.ok(place > (taken[index - 1] ?? -1) && place < 100_000_000);
  });
});

suite('domain/jackpot/attempts', (test) => {
  // A player's debit is rounded up to the minor unit of the player's currency, which may be worth far more than the charge.
  const cases: [
    jackpotCurrency: string,
    amount: number,
    cost: number,
    payer: string,
    rate: Fraction,
    verdict: 'refused' | 'taken',
  ][] = [
    ['EUR', 0.001, 0.000001, 'EUR', ONE, 'refused'],
    ['IDR', 1, 0.001, 'USD', fraction(16000n), 'refused'],
    ['JPY', 1, 0.001, 'EUR', fraction(170n), 'refused'],
    ['EUR', 1, 0.001, 'EUR', ONE, 'taken'],
    ['EUR', 0.01, 0.00001, 'EUR', ONE, 'taken'],
  ];
  for (const [currency, amount, cost, payer, rate, verdict] of cases)
    test(`a contribution of ${amount} ${currency} in ${payer} at ${cost} an attempt, which publishing allows, is ${verdict}`, () => {
      const trigger = { kind: 'HitRate', maxMagicNumber: 1000n, costPerAttempt: units(cost) } as const;
      const rules = jackpot({
        currency,
        contribution: fixed(amount),
        maxContribution: units(amount),
        operatorPercentage: ZERO,
        pots: [pot({ triggers: [trigger] })],
      });
      assert.equal(templateFaults(rules), []);
      const input = { wager: units(10), currency: payer, rate, enabledPots: enabledPots(openState(rules).state) };
      if (verdict === 'taken') assert.ok(quote(rules, input).base / trigger.costPerAttempt <= 1000n);
      else
        assert.throws(
          () => quote(rules, input),
          (error: Error) => error instanceof AmountOutOfRange,
        );
    });
});

suite('domain/jackpot/admission', (test) => {
  const brands: [ownerId: string, allowedBrands: string[], brandPath: string, admitted: boolean][] = [
    ['north', [], 'north:luna', true],
    ['north', [], 'south:luna', false],
    ['north:luna', [], 'north:luna', true],
    ['north:luna', [], 'north:star', false],
    ['north', ['north:luna'], 'north:luna', true],
    ['north', ['north:luna'], 'north:star', false],
    ['north:star', ['north:luna'], 'north:luna', true],
    ['north:star', ['north:luna'], 'north:star', false],
    // A list cannot let in the brands of another operator.
    ['north', ['south:luna'], 'south:luna', false],
  ];
  for (const [ownerId, allowedBrands, brandPath, admitted] of brands)
    test(`an instance of ${ownerId} with [${allowedBrands}] ${admitted ? 'admits' : 'excludes'} ${brandPath}`, () => {
      assert.is(admitsBrand({ ownerId, allowedBrands }, brandPath), admitted);
    });

  const countries: [blackList: string[], whiteList: string[], country: string, admitted: boolean][] = [
    [[], [], 'MT', true],
    [['MT'], [], 'MT', false],
    [['CA'], [], 'CA-QC', false],
    [['CA-QC'], [], 'CA-QC', false],
    [['CA-QC'], [], 'CA-ON', true],
    [['CA-QC'], [], 'CA', true],
    [[], ['CA'], 'CA-QC', true],
    [[], ['CA-QC'], 'CA', false],
    [[], ['CA'], 'MT', false],
    [['CA-QC'], ['CA'], 'CA-QC', false],
    [['MT'], ['MT'], 'MT', false],
    [['GB'], [], 'UK', false],
    [['GB'], [], 'UK-SCT', false],
    [[], ['GB'], 'UK', true],
    [[], ['GB-SCT'], 'UK-SCT', true],
    // No country, from a request that an earlier version accepted.
    [['GB'], [], 'ZZ', false],
    [[], ['GB'], 'ZZ', false],
    [[], [], 'ZZ', true],
  ];
  for (const [blackList, whiteList, country, admitted] of countries)
    test(`black [${blackList}], white [${whiteList}]: ${country} is ${admitted ? 'admitted' : 'excluded'}`, () => {
      assert.is(admitsCountry({ blackList, whiteList }, country), admitted);
    });
});

suite('domain/jackpot/country', (test) => {
  const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

  /** Codes of `Intl` that are no countries: exceptional reservations, withdrawn codes, its private codes, and UK, which it reads as GB. */
  const NO_COUNTRIES =
    'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(' ');

  test('the 249 countries are those that Intl names, less what it names besides, and UK', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const named = PAIRS.filter((code) => names.of(code) !== undefined && !NO_COUNTRIES.includes(code));
    const countries = PAIRS.filter(isCountry);
    assert.is(countries.length, 250);
    assert.equal(
      countries.filter((code) => code !== 'UK'),
      named,
    );
    assert.ok(isCountry('UK'));
  });

  test('the schema of requests has the same codes', () => {
    assert.is(Object(readSchema('Country')).pattern, COUNTRY_PATTERN);
  });

  test('a subdivision has the form of ISO 3166-2, and nothing else is a country', () => {
    for (const code of ['GB-SCT', 'UK-SCT', 'ES-CT', 'FR-75', 'US-1']) assert.ok(isCountry(code), code);
    for (const code of ['', 'gb', 'GBR', 'GB-', 'GB-SCOT', 'GB-sct', 'ZZ-AB', 'GB\n', ' GB', '826'])
      assert.not.ok(isCountry(code), code);
  });

  test('UK is GB, alone and before a subdivision', () => {
    const read = ['UK', 'UK-SCT', 'GB', 'UA', 'MT-01'].map(canonicalCountry);
    assert.equal(read, ['GB', 'GB-SCT', 'GB', 'UA', 'MT-01']);
  });
});

suite('domain/jackpot/player', (test) => {
  const currencies = { base: 'EUR', multipliers: new Map([['USD', fraction(11n, 10n)]]) };

  const cases: [title: string, last: string | undefined, verdict: string][] = [
    ['the currency of the last contribution', 'USD', 'USD 10/11'],
    ['… also when it is the jackpot’s', 'EUR', 'EUR 1/1'],
    ['the jackpot’s without a contribution', undefined, 'EUR 1/1'],
    ['the jackpot’s when a multiplier is missing', 'SEK', 'EUR 1/1'],
  ];
  for (const [title, last, verdict] of cases)
    test(`is paid in ${title}`, () => {
      const { currency, rate } = payTerms(last, 'EUR', currencies);
      assert.is(`${currency} ${textFromFraction(rate)}`, verdict);
    });

  test('a jackpot in a currency without a multiplier pays in it all the same', () => {
    assert.equal(payTerms('USD', 'SEK', currencies), { currency: 'SEK', rate: ONE });
  });
});
