import * as assert from 'uvu/assert';
import type { JackpotState } from '../../../domain/jackpot/state.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { kolmogorovSmirnov } from '../statistics.ts';
import { contribute } from './at-once.ts';
import { inEuro, jackpot, opened, pot, quoteFor } from './sample-jackpot.ts';

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
      const outcome = contribute(rules, state, quoteFor(rules, ['main']), { ...inEuro(draw), atMs: startMs + moment });
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

suite('the odds in windows of time', (test) => {
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
