import * as assert from 'uvu/assert';
import { drawContribution } from '../../../domain/jackpot/draw-contribution.ts';
import { drawWindow, type Entrants } from '../../../domain/jackpot/draw-window.ts';
import { payHits } from '../../../domain/jackpot/pay-hits.ts';
import type { Payee } from '../../../domain/jackpot/player.ts';
import type { JackpotRules, PotRules, PotTrigger } from '../../../domain/jackpot/rules.ts';
import { enabledPots, type JackpotState } from '../../../domain/jackpot/state.ts';
import { windowAt, windowDue, windowFrom } from '../../../domain/jackpot/window.ts';
import type { TimeTrigger } from '../../../domain/jackpot/window-series.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { decimalFromMicros } from '../../../domain/money/micros.ts';
import { scriptedDraw, seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { kolmogorovSmirnov } from '../statistics.ts';
import { contribute, trigger } from './at-once.ts';
import { imbalance, inEuro, jackpot, opened, part, pot, potOf, quoteFor, units } from './sample-jackpot.ts';

// Small times: windows of 100 ms ending at 1100, 1200, …, in an instance that starts at 1000.
const START_MS = 1000;

const WEEKLY: TimeTrigger = { kind: 'Time', targetMs: 1100, periodMs: 100 };

const ALWAYS: PotTrigger = { kind: 'HitRate', maxMagicNumber: 1n, costPerAttempt: units(1) };

const ONCE: TimeTrigger = { kind: 'Time', targetMs: 1100 };

const timed = (given: Partial<PotRules> = {}, more: Partial<JackpotRules> = {}): JackpotRules =>
  jackpot({ startsAtMs: START_MS, pots: [pot({ triggers: [WEEKLY], ...given })], ...more });

/** A contribution of 1.00 EUR at a given time, with the draws' outcomes, all of which must be used. */
const at = (rules: JackpotRules, state: JackpotState, atMs: number, ...outcomes: bigint[]) => {
  const draw = scriptedDraw(...outcomes);
  const context = { ...inEuro(draw), atMs };
  const hits = drawContribution(rules, state, quoteFor(rules, enabledPots(state)), context);
  const outcome = payHits(rules, hits, context);
  assert.is(draw.ranges.length, outcomes.length, 'everything was drawn');
  assert.is(imbalance(outcome.state), 0n);
  return { ...outcome, ranges: draw.ranges, won: outcome.wins.map(({ potId }) => potId).join(' ') };
};

const ann: Payee = { brandPath: 'north:star', playerId: 'ann', currency: 'EUR', rate: ONE };

const bob: Payee = { ...ann, playerId: 'bob' };

/** Ann's contributions add up to 3, Bob's to 1, in that order. */
const entrants = (): Entrants & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    total: async ({ startMs, endMs }) => {
      asked.push(`total ${startMs}–${endMs}`);
      return units(4);
    },
    at: async ({ startMs, endMs }, point) => {
      asked.push(`at ${decimalFromMicros(point)} of ${startMs}–${endMs}`);
      return point < units(3) ? ann : bob;
    },
  };
};

const drawnAt = (rules: JackpotRules, state: JackpotState, atMs: number, point: bigint, who: Entrants = entrants()) =>
  drawWindow(rules, state, 'main', who, { atMs, draw: scriptedDraw(point) });

suite('domain/jackpot/window', (test) => {
  const windows: [trigger: TimeTrigger, startsAtMs: number, atMs: number, verdict: string][] = [
    [WEEKLY, 1000, 999, 'none'],
    [WEEKLY, 1000, 1000, '1000–1100'],
    [WEEKLY, 1000, 1099, '1000–1100'],
    [WEEKLY, 1000, 1100, '1100–1200'],
    [WEEKLY, 1000, 1950, '1900–2000'],
    // The first window is one period long; before it there is none.
    [WEEKLY, 500, 999, 'none'],
    [WEEKLY, 500, 1000, '1000–1100'],
    // A window that began before the instance starts with it.
    [WEEKLY, 1030, 1050, '1030–1100'],
    [WEEKLY, 1530, 1550, '1530–1600'],
    [ONCE, 500, 600, '500–1100'],
    [ONCE, 500, 1100, 'none'],
    [ONCE, 1100, 1100, 'none'],
  ];
  for (const [trigger, startsAtMs, atMs, verdict] of windows)
    test(`${trigger.periodMs === undefined ? 'once' : 'repeated'}, from ${startsAtMs}: ${atMs} lies in ${verdict}`, () => {
      const window = windowAt({ ...timed(), startsAtMs }, trigger, atMs);
      assert.is(window === undefined ? 'none' : `${window.startMs}–${window.endMs}`, verdict);
    });

  const upcoming: [trigger: TimeTrigger, startsAtMs: number, atMs: number, verdict: string][] = [
    [WEEKLY, 1000, 1050, '1000–1100'],
    [WEEKLY, 1000, 3, '1000–1100'],
    [WEEKLY, 1530, 1000, '1530–1600'],
    [WEEKLY, 500, 600, '1000–1100'],
    [ONCE, 500, 3, '500–1100'],
    [ONCE, 500, 1100, 'none'],
    [ONCE, 1100, 3, 'none'],
  ];
  for (const [trigger, startsAtMs, atMs, verdict] of upcoming)
    test(`${trigger.periodMs === undefined ? 'once' : 'repeated'}, from ${startsAtMs}: from ${atMs} on it is ${verdict}`, () => {
      const window = windowFrom({ ...timed(), startsAtMs }, trigger, atMs);
      assert.is(window === undefined ? 'none' : `${window.startMs}–${window.endMs}`, verdict);
    });

  test('a contribution hits with the part of the window that has passed since the one before', () => {
    const rules = timed();
    const first = at(rules, opened(rules), 1010, 10n);
    const second = at(rules, first.state, 1040, 30n);
    const third = at(rules, second.state, 1099, 58n);
    assert.equal([first.ranges, second.ranges, third.ranges], [[100n], [90n], [60n]]);
    assert.equal([first.won, second.won, third.won], ['', '', 'main']);
  });

  test('the draw is recorded with the contribution', () => {
    const rules = timed();
    assert.equal(at(rules, opened(rules), 1010, 9n).entries[0]?.decisions, [
      {
        pot: 'main',
        trigger: 'Time',
        armed: true,
        draws: [{ range: 100n, outcome: 9n }],
        hit: true,
        selected: true,
      },
    ]);
  });

  test('at the start, in the same millisecond and by a clock that was set back nothing has passed, so nothing is drawn', () => {
    const rules = timed();
    const start = at(rules, opened(rules), 1000);
    const once = at(rules, start.state, 1050, 99n);
    const again = at(rules, once.state, 1050);
    const before = at(rules, again.state, 1020);
    assert.equal(at(rules, before.state, 1060, 49n).ranges, [50n]);
  });

  test('a window is won once; the next begins at its end', () => {
    const rules = timed();
    const won = at(rules, opened(rules), 1050, 0n);
    const later = at(rules, won.state, 1090);
    assert.equal([won.won, later.won], ['main', '']);
    const next = at(rules, later.state, 1120, 20n);
    assert.equal(next.ranges, [100n]);
    assert.equal(at(rules, next.state, 1160, 39n).ranges, [80n]);
  });

  test('before the first window and after the only one nothing is drawn', () => {
    const early = timed({}, { startsAtMs: 500 });
    assert.equal(at(early, opened(early), 900).state.pots[0]?.timing, undefined);
    const once = timed({ triggers: [ONCE] });
    const won = at(once, opened(once), 1050, 0n);
    assert.is(at(once, won.state, 1100).won, '');
  });

  test('a win from outside, or by another trigger, is the one of its window', async () => {
    const rules = timed();
    const outside = trigger(rules, at(rules, opened(rules), 1010, 99n).state, 'main', { ...inEuro(), atMs: 1020 });
    if ('refused' in outside) throw new Error(outside.refused);
    assert.is(at(rules, outside.state, 1090).won, '');
    assert.is(await drawnAt(rules, outside.state, 1100, 0n), undefined);
    const hit: PotTrigger = { kind: 'HitRate', maxMagicNumber: 2n, costPerAttempt: units(1) };
    const both = timed({ triggers: [hit, WEEKLY] });
    const chance = at(both, opened(both), 1010, 0n, 99n);
    assert.is(chance.won, 'main');
    assert.is(at(both, chance.state, 1020, 1n).won, '');
  });

  test('a win by a clock that was set back opens no later window that was won', () => {
    const rules = timed();
    const won = at(rules, opened(rules), 1150, 49n);
    const before = trigger(rules, won.state, 'main', { ...inEuro(), atMs: 1050 });
    if ('refused' in before) throw new Error(before.refused);
    assert.equal([won.won, at(rules, before.state, 1160).won], ['main', '']);
  });

  test('a hit that the selector passes over is due at the next contribution of the window', () => {
    const big = pot({ id: 'big', contribution: part(0), initialSeed: units(100), triggers: [ALWAYS] });
    const rules = timed({ contribution: part(1) }, {});
    const two = { ...rules, pots: [big, ...rules.pots] };
    const passed = at(two, opened(two), 1010, 0n, 0n);
    assert.equal([passed.won, potOf(passed.state, 'main').due], ['big', true]);
    const single = at({ ...two, selector: 'Lowest' }, passed.state, 1011, 0n);
    assert.equal([single.won, potOf(single.state, 'main').due], ['big', true], 'big is back at 5, main has 7');
    const none = at({ ...two, selector: 'None' }, single.state, 1012, 0n);
    assert.equal([none.won, potOf(none.state, 'main').due], ['big main', false]);
  });

  test('a hit that is still due at the end of the window falls to its drawing', async () => {
    const rules = timed();
    const state = at(rules, opened(rules), 1010, 99n).state;
    const due = { ...state, pots: state.pots.map((p) => ({ ...p, due: true })) };
    const drawing = await drawnAt(rules, due, 1100, 0n);
    assert.is(drawing && payHits(rules, drawing, drawing.context).state.pots[0]?.due, false);
  });

  test('a decision about a time window requires the time and the start of the instance', () => {
    const rules = timed();
    const quote = quoteFor(rules, ['main']);
    assert.throws(() => drawContribution(rules, opened(rules), quote, inEuro()), 'without the time');
    const { startsAtMs: _, ...template } = rules;
    assert.throws(
      () => drawContribution(template, opened(rules), quote, { ...inEuro(), atMs: 1 }),
      'start of the instance',
    );
  });
});

suite('domain/jackpot/draw-window', (test) => {
  const contributed = (rules = timed()) => at(rules, opened(rules), 1010, 99n).state;

  test('nothing is due before the end, in a window without contributions, or in one that was won', async () => {
    const rules = timed();
    const state = contributed(rules);
    assert.equal(windowDue(rules, pot({ triggers: [WEEKLY] }), potOf(state, 'main')), { startMs: 1000, endMs: 1100 });
    assert.is(await drawnAt(rules, state, 1099, 0n), undefined);
    assert.is(await drawnAt(rules, opened(rules), 1500, 0n), undefined);
    assert.is(await drawnAt(rules, at(rules, opened(rules), 1010, 0n).state, 1100, 0n), undefined);
    const disabled = { ...state, pots: state.pots.map((p) => ({ ...p, enabled: false })) };
    assert.is(await drawnAt(rules, disabled, 1100, 0n), undefined);
  });

  for (const [point, winner] of [
    [0, 'ann'],
    [2.999999, 'ann'],
    [3, 'bob'],
    [3.999999, 'bob'],
  ] as const)
    test(`the winner is weighted by what was booked: at ${point} of 4 it is ${winner}`, async () => {
      const rules = timed();
      const who = entrants();
      const drawing = await drawnAt(rules, contributed(rules), 1100, units(point), who);
      assert.equal(drawing?.winner, { brandPath: 'north:star', playerId: winner });
      assert.equal(who.asked, ['total 1000–1100', `at ${point} of 1000–1100`]);
      assert.equal(drawing?.hits[0]?.decisions, [
        {
          pot: 'main',
          trigger: 'WindowEnd',
          armed: true,
          draws: [{ range: units(4), outcome: units(point) }],
          hit: true,
          selected: true,
        },
      ]);
      const outcome = drawing && payHits(rules, drawing, drawing.context);
      assert.is(outcome?.wins[0]?.amount, units(6));
      assert.is(await drawnAt(rules, outcome?.state ?? opened(rules), 1100, 0n), undefined, 'and it is drawn once');
    });

  test('the winner is paid in their own currency, or in the jackpot’s when its smallest unit is worth more', async () => {
    const rules = timed();
    const paidIn = async (rate: bigint) => {
      const payee = { ...ann, currency: 'JPY', rate: fraction(rate) };
      const drawing = await drawnAt(rules, contributed(rules), 1100, 0n, { ...entrants(), at: async () => payee });
      const [win] = drawing === undefined ? [] : payHits(rules, drawing, drawing.context).wins;
      return `${decimalFromMicros(win?.pay.amount ?? 0n)} ${win?.pay.currency}`;
    };
    assert.is(await paidIn(6n), '1 JPY');
    assert.is(await paidIn(7n), '6 EUR');
  });

  test('a contribution at the very end of a window that waits is one of the next', async () => {
    const rules = timed();
    const drawing = await drawnAt(rules, at(rules, contributed(rules), 1100).state, 1100, 0n);
    if (drawing === undefined) throw new Error('the window was due');
    const { state } = payHits(rules, drawing, drawing.context);
    assert.is((await drawnAt(rules, state, 1200, 0n))?.winner?.playerId, 'ann');
  });

  test('a pot that is not armed is not drawn: its window passes, and the ledger says so', async () => {
    const rules = timed({ initialSeed: units(0.009), minReseed: 0n, contribution: part(0) });
    const { state } = at(rules, opened(rules), 1010);
    const due = { ...state, pots: state.pots.map((p) => ({ ...p, due: true })) };
    const drawing = await drawnAt(rules, due, 1100, 0n);
    assert.is(drawing?.state.pots[0]?.due, false);
    assert.equal(
      drawing?.entries.map(({ kind, postings, decisions }) => [kind, postings.length, decisions[0]?.armed]),
      [['draw', 0, false]],
    );
    assert.equal([drawing?.hits, drawing?.winner], [[], undefined]);
    assert.is(await drawnAt(rules, drawing?.state ?? opened(rules), 1100, 0n), undefined);
  });

  test('while a window waits for its drawing the next is not drawn, and its contributions count for it afterwards', async () => {
    const rules = timed();
    const start = at(rules, contributed(rules), 1100);
    const late = at(rules, start.state, 1130);
    assert.equal([start.won, late.won], ['', '']);
    const drawing = await drawnAt(rules, late.state, 1140, 0n);
    if (drawing === undefined) throw new Error('the window was due');
    const { state } = payHits(rules, drawing, drawing.context);
    const next = at(rules, state, 1150, 20n);
    assert.equal(next.ranges, [70n], 'the chance goes on where the late contribution came');
    const due = entrants();
    assert.is((await drawnAt(rules, state, 1200, 0n, due))?.winner?.playerId, 'ann');
    assert.is(due.asked[0], 'total 1100–1200');
  });

  test('waiting windows are drawn in order, even if the clock was set back meanwhile', async () => {
    const rules = timed();
    let state = contributed(rules);
    // The clock runs ahead to the fifth window and is set back to the second.
    for (const atMs of [1430, 1150, 1160, 1250]) state = at(rules, state, atMs).state;
    const drawn: string[] = [];
    for (let due = true; due; ) {
      const who = entrants();
      const drawing = await drawnAt(rules, state, 1500, 0n, who);
      due = drawing !== undefined;
      if (drawing !== undefined) state = payHits(rules, drawing, drawing.context).state;
      drawn.push(...who.asked.filter((asked) => asked.startsWith('total')));
    }
    assert.equal(drawn, ['total 1000–1100', 'total 1100–1200', 'total 1200–1300', 'total 1400–1500']);
  });

  test('a contribution while the clock ran ahead leaves the chances of the windows before as they are', () => {
    const rules = timed();
    const ahead = at(rules, opened(rules), 1430, 99n);
    const back = at(rules, ahead.state, 1010, 99n);
    assert.equal(back.ranges, [100n]);
    assert.equal(at(rules, back.state, 1040, 89n).ranges, [90n]);
  });
});

suite('the odds in windows of time', (test) => {
  const WINDOW_MS = 1_000_000;

  const rules = jackpot({
    startsAtMs: 0,
    pots: [pot({ triggers: [{ kind: 'Time', targetMs: WINDOW_MS, periodMs: WINDOW_MS }] })],
  });

  /**
   * The positions of the hits in their windows, from 0 to 1, according to the draws. Each window has contributions at given times and one
   * just before its end, so hardly any is left to its drawing.
   */
  const hitPositions = (windows: number, momentsMs: () => readonly number[]): number[] => {
    const draw = seededDraw(17);
    const positions: number[] = [];
    let state: JackpotState = opened(rules);
    for (let window = 0; window < windows; window += 1) {
      const startMs = window * WINDOW_MS;
      let wins = 0;
      let before = 0;
      for (const moment of [...momentsMs(), WINDOW_MS - 1]) {
        const outcome = contribute(rules, state, quoteFor(rules, ['main']), {
          ...inEuro(draw),
          atMs: startMs + moment,
        });
        state = outcome.state;
        wins += outcome.wins.length;
        const decision = outcome.entries[0]?.decisions.find(({ hit }) => hit);
        const drawn = decision?.draws[0];
        if (drawn !== undefined) {
          assert.is(Number(drawn.range), WINDOW_MS - before);
          positions.push((before + Number(drawn.outcome)) / WINDOW_MS);
        }
        before = moment;
      }
      assert.is(wins, 1, `window ${window} is won once`);
    }
    return positions;
  };

  const draw = seededDraw(18);
  const between = (count: number, firstMs: number, lastMs: number) => (): number[] =>
    Array.from({ length: count }, () => firstMs + Number(draw(BigInt(lastMs - firstMs)))).sort((a, b) => a - b);
  const crowds: [title: string, momentsMs: () => readonly number[]][] = [
    ['contributions at any time', between(8, 0, WINDOW_MS)],
    ['a crowd at the beginning', between(8, 0, 50_000)],
    ['a crowd at the end', between(8, 990_000, WINDOW_MS)],
    ['only the last', () => []],
  ];
  for (const [title, momentsMs] of crowds)
    test(`odds: Time hits uniformly in its window with ${title} (KS)`, () => {
      assert.ok(kolmogorovSmirnov(hitPositions(1_500, momentsMs)) < 1.95);
    });
});
