import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import * as assert from 'uvu/assert';
import { readBody } from '../../../server/http/receive.ts';
import { LoopTurns } from '../../../server/operations/loop-turns.ts';
import { suite } from '../../support/suite.ts';

const READING = { types: ['application/json'], untyped: [], validators: {} } as const;

/** A request with a JSON body of so many bytes. */
const requestOf = (bytes: number): IncomingMessage => {
  const body = JSON.stringify('x'.repeat(bytes - 2));
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  request.push(body);
  request.push(null);
  return request;
};

suite('server/operations/loop-turns', (test) => {
  test('the first one goes on at once, the others one in each turn of the loop, and tenants take turns', async () => {
    const turns = new LoopTurns();
    const order: string[] = [];
    let turn = 0;
    const at = new Map<string, number>();
    let isCounting = true;
    const tick = (): void => {
      turn += 1;
      if (isCounting) setImmediate(tick);
    };
    tick();
    const take = async (name: string): Promise<void> => {
      await turns.take(name[0] ?? '');
      order.push(name);
      at.set(name, turn);
    };
    await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map(take));
    isCounting = false;
    assert.equal(order, ['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
    assert.is(at.get('a1'), 1);
    assert.is(new Set(at.values()).size, order.length);
    assert.is(turns.passed, 3);
  });

  test('a loop that nothing waits for is free again', async () => {
    const turns = new LoopTurns();
    await turns.take('a');
    await new Promise((resolve) => setImmediate(resolve));
    let isTaken = false;
    void turns.take('a').then(() => {
      isTaken = true;
    });
    await Promise.resolve();
    assert.is(isTaken, true);
  });

  test('a large body is parsed in its turn, and a small one at once', async () => {
    const turns = new LoopTurns();
    const order: string[] = [];
    const read = async (name: string, bytes: number): Promise<void> => {
      const body = await readBody(requestOf(bytes), READING, () => turns.take(name[0] ?? ''));
      assert.is('requestBody' in body, true);
      order.push(name);
    };
    // Someone has just had a turn.
    const taken = turns.take('x');
    const large = ['a1', 'a2', 'a3', 'b1'].map((name) => read(name, 40_000));
    await Promise.all([taken, ...large, read('small', 100)]);
    assert.is(order.indexOf('b1') <= order.indexOf('a2'), true, order.join(' '));
    assert.is(order.indexOf('small') < order.indexOf('a3'), true, order.join(' '));
  });
});
