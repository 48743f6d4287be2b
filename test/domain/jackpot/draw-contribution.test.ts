import * as assert from 'uvu/assert';
import type { JackpotRules, PotRules } from '../../../domain/jackpot/rules.ts';
import type { JackpotState, PotBalances } from '../../../domain/jackpot/state.ts';
import { fractionFromNumber } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, AmountOutOfRange, decimalFromMicros } from '../../../domain/money/micros.ts';
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

const withHouse = (state: JackpotState): string => `house ${decimalFromMicros(state.house)} ${line(state)}`;

suite('domain/jackpot/draw-contribution', (test) => {
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

  test('one entry tells who paid and where it went', () => {
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

  test('unit: a balance beyond 8e9 units is refused by name', () => {
    const rules = jackpot();
    const state = { ...opened(rules), operatorPaid: -AMOUNT_MAX_MICROS };
    assert.throws(
      () => play(rules, state),
      (error: unknown) => error instanceof AmountOutOfRange && error.what === 'operatorPaid',
    );
  });
});
