import * as assert from 'uvu/assert';
import { type Queued, ReadQueue } from '../../../db/engine/read-queue.ts';
import { suite } from '../../support/suite.ts';

type Named = Queued & { readonly name: string };

/** Reads such as `n-a1`, the first one of the account a of the tenant n. */
const readsOfTenants = (names: string): Named[] =>
  names.split(' ').map((name) => ({ name, tenant: name[0], account: name.slice(0, 3), isDeep: false }));

const reads = (names: string, isDeep = false): Named[] =>
  names.split(' ').map((name) => ({ name, account: name === 'platform' ? undefined : name[0], isDeep }));

/** Starts what may start, and answers the names in order. */
const begin = (queue: ReadQueue<Named>, atMost = 100): string => {
  const names: string[] = [];
  for (let { next } = queue; next !== undefined && names.length < atMost; { next } = queue) {
    queue.begin(next);
    names.push(next.name);
  }
  return names.join(' ');
};

const queueOf = (places: number, ...waiting: readonly Named[]): ReadQueue<Named> => {
  const queue = new ReadQueue<Named>(places);
  for (const read of waiting) queue.add(read);
  return queue;
};

suite('db/engine/read-queue', (test) => {
  test('accounts take turns, and within an account the first come are the first served', () => {
    const queue = queueOf(100, ...reads('a1 a2 a3 b1 b2 c1'));
    assert.is(begin(queue), 'a1 b1 c1 a2 b2 a3');
  });

  test('tenants take turns, however many accounts they have, and so do the accounts of each', () => {
    const queue = queueOf(100, ...readsOfTenants('n-a1 n-a2 n-b1 n-c1 s-a1 s-a2'));
    assert.is(begin(queue), 'n-a1 s-a1 n-b1 s-a2 n-c1 n-a2');
  });

  test('a tenant holds at most half of the places, however many accounts it has', () => {
    const queue = queueOf(4, ...readsOfTenants('n-a1 n-b1 n-c1 n-d1 n-e1'));
    assert.is(begin(queue), 'n-a1 n-b1');
    for (const read of readsOfTenants('s-a1')) queue.add(read);
    assert.is(begin(queue), 's-a1');
  });

  test('of too many, the last one of the tenant with the most is refused', () => {
    const queue = queueOf(1, ...readsOfTenants('n-a1 n-b1 n-b2 s-a1 s-a2'));
    assert.is(queue.leastUrgent?.name, 'n-b2');
  });

  test('an account that has just had its turn waits for the others, though its first read has ended', () => {
    const [a1, ...others] = reads('a1 a2 b1') as [Named, ...Named[]];
    const queue = queueOf(1, a1);
    assert.is(begin(queue), 'a1');
    for (const read of others) queue.add(read);
    queue.remove(a1);
    assert.is(begin(queue, 1), 'b1');
  });

  test('an account holds at most half of the places, and the platform as many as it needs', () => {
    const waiting = reads('a1 a2 a3 platform platform platform');
    const queue = queueOf(4, ...waiting);
    assert.is(begin(queue), 'a1 platform a2 platform platform');
    const [first] = waiting;
    if (first) queue.remove(first);
    assert.is(begin(queue), 'a3');
  });

  test('one deep read runs at a time, and those that wait hold up no other', () => {
    const [deep, ...others] = [...reads('a1 b1', true), ...reads('a2 b2')] as [Named, ...Named[]];
    const queue = queueOf(8, deep, ...others);
    assert.is(begin(queue), 'a1 b2 a2');
    queue.remove(deep);
    assert.is(begin(queue), 'b1');
  });

  test('an account with frequent short reads gets its turn for a deep one, though another asks for nothing else', () => {
    const queue = queueOf(4, ...reads('c1 c2 c3 c4 c5', true));
    assert.is(begin(queue), 'c1');
    for (const read of reads('b-deep', true)) queue.add(read);
    const began: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const [short] = reads('b-short') as [Named];
      queue.add(short);
      assert.is(begin(queue), 'b-short');
      queue.remove(short);
      for (const read of queue.running) if (read.isDeep) queue.remove(read);
      began.push(begin(queue));
    }
    assert.equal(began, ['b-deep', 'c2', 'c3']);
  });

  test('when too many wait, the last one of the account with the most is refused', () => {
    const queue = queueOf(1, ...reads('b1 a1 a2 a3 c1'));
    assert.is(queue.leastUrgent?.name, 'a3');
    queue.remove(queue.leastUrgent as Named);
    queue.remove(queue.leastUrgent as Named);
    assert.is(queue.leastUrgent?.name, 'c1', 'of equal accounts, the one that came last');
    assert.is(queueOf(1).leastUrgent, undefined);
  });
});
