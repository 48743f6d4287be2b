import * as assert from 'uvu/assert';
import { Counter } from '../../../clients/typescript/src/elements/counter.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';

suite('clients/elements/counter', (test) => {
  test('it runs from what it shows to the last value, and stays there', () => {
    const counter = new Counter();
    counter.set(100, 0);
    assert.is(counter.at(0), 100, 'the first value is shown at once');
    counter.set(200, 2_000);
    assert.is(counter.at(2_000), 100);
    assert.is(counter.at(3_000), 150, 'at the pace at which values arrive');
    assert.is(counter.at(4_000), 200);
    assert.is(counter.at(90_000), 200);
    assert.is(counter.isRunning(3_999), true);
    assert.is(counter.isRunning(4_000), false);
  });

  test('a value below what it shows takes its place at once, and one above it is reached from there', () => {
    const counter = new Counter();
    counter.set(100, 0);
    counter.set(200, 2_000);
    assert.is(counter.set(120, 3_500), true, 'it showed 175');
    assert.is(counter.at(3_500), 120);
    counter.set(300, 4_000);
    assert.is(counter.set(200, 4_200), false, 'the pot fell below the last value, but not below what is shown');
    assert.ok(counter.at(4_300) >= 120 && counter.at(4_300) < 200);
    assert.is(counter.at(10_000), 200);
  });

  test('over any values, it is never above the last one, and never goes back unless the pot fell below it', () => {
    const random = seededDraw(20_261_129);
    const draw = (below: number): number => Number(random(BigInt(below)));
    const counter = new Counter();
    let nowMs = 0;
    let known = 0;
    let shown = 0;
    for (let step = 0; step < 20_000; step += 1) {
      nowMs += draw(900);
      if (draw(4) === 0) {
        known = draw(20) === 0 ? draw(500) : known + draw(5_000);
        const hasFallen = counter.set(known, nowMs);
        if (hasFallen) shown = 0;
      }
      const next = counter.at(nowMs);
      assert.ok(next <= known, `${next} of ${known}`);
      assert.ok(next >= shown, `${next} after ${shown}`);
      assert.ok(Number.isSafeInteger(next));
      shown = next;
    }
  });
});
