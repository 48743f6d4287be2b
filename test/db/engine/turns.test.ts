import * as assert from 'uvu/assert';
import { Turns } from '../../../db/engine/turns.ts';
import { suite } from '../../support/suite.ts';

const turnsOf = (names: string): Turns<string> => {
  const turns = new Turns<string>((name) => name[0] ?? '', 10);
  for (const name of names.split(' ')) turns.push(name);
  return turns;
};

const all = (turns: Turns<string>): string => {
  const names: string[] = [];
  for (let name = turns.shift(); name !== undefined; name = turns.shift()) names.push(name);
  return names.join(' ');
};

suite('db/engine/turns', (test) => {
  test('tenants take turns, and within a tenant the first come are the first served', () => {
    assert.is(all(turnsOf('a1 a2 a3 b1 b2 c1')), 'a1 b1 c1 a2 b2 a3');
  });

  test('a tenant that comes while another has many waiting is next, and then takes turns with it', () => {
    const turns = turnsOf('a1 a2 a3 a4');
    assert.is(turns.shift(), 'a1');
    for (const name of ['b1', 'b2']) turns.push(name);
    assert.is(turns.shift(), 'b1');
    assert.is(turns.shift(), 'a2');
    turns.push('c1');
    assert.is(all(turns), 'b2 c1 a3 a4');
  });

  test('a tenant that asks for one at a time waits for one turn of the others', () => {
    const turns = turnsOf('a1 a2 a3 a4');
    const order: (string | undefined)[] = [];
    for (const name of ['b1', 'b2', 'b3']) {
      turns.push(name);
      order.push(turns.shift(), turns.shift());
    }
    assert.equal(order, ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  test('what is looked at is what is taken', () => {
    const turns = turnsOf('a1 a2 a3 b1 b2 c1');
    assert.equal(turns.first(5), ['a1', 'b1', 'c1', 'a2', 'b2']);
    const begun = turnsOf('a1 a2 b1 b2 c1 c2');
    assert.equal(begun.take(2), ['a1', 'b1']);
    assert.equal(begun.first(4), ['c1', 'a2', 'b2', 'c2']);
    assert.is(all(begun), 'c1 a2 b2 c2');
    assert.equal(turns.first(9).length, 6);
    assert.equal(turns.take(4), ['a1', 'b1', 'c1', 'a2']);
    assert.is(turns.length, 2);
    assert.is(all(turns), 'b2 a3');
    assert.is(turns.length, 0);
  });

  test('what is put back is next, and before the rest of its tenant', () => {
    const turns = turnsOf('a1 a2 a3 b1 c1');
    const [, ...rest] = turns.take(3);
    turns.push('b2');
    turns.putBack(rest);
    assert.is(turns.length, 5);
    assert.is(all(turns), 'b1 c1 a2 b2 a3');
  });

  test('what is removed has no turn', () => {
    const turns = turnsOf('a1 b1 b2');
    assert.is(turns.remove('b1'), true);
    assert.is(turns.remove('b1'), false);
    assert.is(turns.remove('a1'), true);
    assert.is(
      turns.find((name) => name === 'b2'),
      'b2',
    );
    assert.is(turns.next, 'b');
    assert.is(all(turns), 'b2');
    assert.is(turns.next, undefined);
  });

  test('turns are counted while another tenant waits', () => {
    const alone = turnsOf('a1 a2 a3');
    all(alone);
    assert.is(alone.passed, 0);
    const shared = turnsOf('a1 a2 a3 b1');
    all(shared);
    assert.is(shared.passed, 2);
  });

  test('a tenant that may not go is passed over, and keeps its place', () => {
    const turns = turnsOf('a1 a2 b1 b2 c1');
    const notA = (tenant: string): boolean => tenant !== 'a';
    assert.equal(
      Array.from({ length: 4 }, () => turns.shift(notA)),
      ['b1', 'c1', 'b2', undefined],
    );
    assert.is(all(turns), 'a1 a2');
  });

  test('others are tenants that wait, in this round or the next', () => {
    const turns = turnsOf('a1 a2 b1');
    assert.ok(turns.hasOthers('a'));
    assert.equal(turns.take(2), ['a1', 'b1']);
    assert.not.ok(turns.hasOthers('a'));
    assert.ok(turns.hasOthers('b'));
  });

  test('a tenant is slow while its last turn was a long one', () => {
    const turns = turnsOf('a1');
    turns.took('a', 10);
    turns.took('b', 9);
    assert.equal(
      ['a', 'b'].map((tenant) => turns.isSlow(tenant)),
      [true, false],
    );
    turns.took('a', 1);
    assert.is(turns.isSlow('a'), false);
  });

  test('in each round, slow tenants come last', () => {
    const slow = (): Turns<string> => {
      const turns = turnsOf('a1 a2 a3 b1 b2 c1');
      turns.took('a', 10);
      return turns;
    };
    const order = 'b1 c1 a1 b2 a2 a3';
    assert.is(slow().first(6).join(' '), order);
    assert.is(slow().next, 'b');
    assert.is(all(slow()), order);
  });
});
