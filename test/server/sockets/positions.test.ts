import * as assert from 'uvu/assert';
import { Positions } from '../../../server/sockets/positions.ts';
import { suite } from '../../support/suite.ts';

const SECRET = Buffer.alloc(32, 7);

suite('server/sockets/positions', (test) => {
  test('a place is read as it was written, and is written the same each time', () => {
    const positions = new Positions(SECRET, 'one');
    for (const place of [
      { id: 0, createdAtMs: 0 },
      { id: 1, createdAtMs: 1_767_268_790_000 },
      { id: 2 ** 40, createdAtMs: 2 ** 47 },
    ]) {
      const position = positions.write(place);
      assert.match(position, /^[A-Za-z0-9_-]{22}$/);
      assert.is(new Positions(SECRET, 'one').write(place), position);
      assert.equal(positions.read(position), place);
    }
  });

  test('another timeline, another key and other texts read nothing', () => {
    const position = new Positions(SECRET, 'one').write({ id: 5, createdAtMs: 6 });
    assert.is(new Positions(SECRET, 'two').read(position), undefined);
    assert.is(new Positions(Buffer.alloc(32, 8), 'one').read(position), undefined);
    const positions = new Positions(SECRET, 'one');
    for (const text of ['', 'now', position.slice(1), `${position}A`, `B${position.slice(1)}`, '_'.repeat(22)])
      assert.is(positions.read(text), undefined, text);
  });

  test('positions of successive events have nothing in common', () => {
    const positions = new Positions(SECRET, 'one');
    const [first = '', second = ''] = [1, 2].map((id) => positions.write({ id, createdAtMs: 9 }));
    const same = [...first].filter((letter, index) => second[index] === letter);
    assert.ok(same.length < 8, `${first} ${second}`);
  });
});
