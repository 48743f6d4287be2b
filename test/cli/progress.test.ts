import { Writable } from 'node:stream';
import * as assert from 'uvu/assert';
import { createProgress } from '../../cli/progress.ts';
import { suite } from '../support/suite.ts';

/** A stream that keeps what is written, and a clock that stands still. */
const stage = (isTTY: boolean, isJson = false) => {
  const seen = { text: '', nowMs: 0 };
  const stream = Object.assign(
    new Writable({
      write: (chunk, _encoding, done) => {
        seen.text += chunk;
        done();
      },
    }),
    { isTTY, columns: 100, cursorTo: () => true, clearLine: () => true, moveCursor: () => true },
  );
  return { seen, ...createProgress({ unit: 'entries', isJson, stream, clock: () => seen.nowMs }) };
};

suite('cli/progress', (test) => {
  test('a log gets one line a minute: share, counts, rate and time left', () => {
    const { seen, progress, end } = stage(false);
    for (seen.nowMs = 0; seen.nowMs < 150_000; seen.nowMs += 10_000) progress(seen.nowMs / 10, 60_000);
    end();
    assert.equal(seen.text.split('\n'), [
      '10%  6,000 of 60,000 entries  100/s  9 min left',
      '20%  12,000 of 60,000 entries  100/s  8 min left',
      '',
    ]);
  });

  test('with --json the line is an object, on a terminal too', () => {
    const { seen, progress } = stage(true, true);
    seen.nowMs = 60_000;
    progress(0, 600);
    seen.nowMs = 120_000;
    progress(60, 600);
    assert.equal(
      seen.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
      [
        { progress: { unit: 'entries', done: 0, of: 600, rate: 0, seconds_left: null } },
        { progress: { unit: 'entries', done: 60, of: 600, rate: 1, seconds_left: 1080 } },
      ],
    );
  });

  test('a terminal shows a bar once the work takes a second, and lines above it', () => {
    const { seen, progress, above, end } = stage(true);
    seen.nowMs = 900;
    progress(900, 36_000);
    assert.is(seen.text, '');
    seen.nowMs = 2_000;
    progress(2_000, 36_000);
    assert.match(seen.text, /\[=+-+\] 5% {2}2,000 of 36,000 entries {2}1,000\/s {2}34 s left/);
    seen.text = '';
    above(() => {
      seen.text += 'a line\n';
    });
    assert.match(seen.text, /a line\n$/);
    seen.text = '';
    progress(3_000, 36_000);
    assert.match(seen.text, /8% {2}3,000 of 36,000/);
    end();
  });

  test('nothing to do is 100%', () => {
    const { seen, progress } = stage(false);
    seen.nowMs = 60_000;
    progress(0, 0);
    assert.is(seen.text, '100%  0 of 0 entries  0/s  time left unknown\n');
  });

  test('the time left follows from what is whole, and is unknown while too little is, or once it is over', () => {
    const { seen, progress } = stage(false, true);
    const lefts: unknown[] = [];
    const at = (nowMs: number, ...count: [done: number, of: number, whole: number]): void => {
      seen.text = '';
      seen.nowMs = nowMs;
      progress(...count);
      if (seen.text !== '') lefts.push(JSON.parse(seen.text).progress.seconds_left);
    };
    // Its entries are read within a minute, and comparing its rows takes four more.
    at(60_000, 900, 1_000, 0);
    at(290_000, 950, 1_000, 0);
    at(300_000, 950, 1_000, 500);
    at(360_000, 960, 1_000, 500);
    at(660_000, 960, 1_000, 500);
    assert.equal(lefts, [null, null, 240, null]);
  });
});
