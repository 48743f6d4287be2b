import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import * as assert from 'uvu/assert';
import type { Caller } from '../../../platform/unit/handler.ts';
import { readBody } from '../../../server/http/receive.ts';
import { LoopTurns } from '../../../server/operations/loop-turns.ts';
import { isOnPostgres } from '../../support/engine-store.ts';
import { bonusAward } from '../../support/freespins.ts';
import { type InProcessPlatform, type OperationId, openPlatform, type RequestParts } from '../../support/platform.ts';
import { someone } from '../../support/someone.ts';
import { suite } from '../../support/suite.ts';

suite('server/operations/turns', (test) => {
  const FLOOD = 40;

  /** On PostgreSQL several are read at one time, and go on while the other one is; test/db/engine/tenants.test.ts counts those that begin. */
  const READS = isOnPostgres ? FLOOD / 2 : 1;

  const of = (organisationId: string): Caller => ({
    ...someone(organisationId),
    accountId: organisationId,
    organisationId,
    tenant: organisationId,
  });

  const [FLOODS, QUIET] = [of('northstar'), of('southstar')];
  type Ask = readonly [OperationId, (owner: string, number: number) => RequestParts];

  const write: Ask = [
    'createSources',
    (owner_id, number) => ({ body: [{ owner_id, source_id: `s-${number}`, source_name: 'A game' }] }),
  ];

  const bulk: Ask = [
    'createSources',
    (owner_id, number) => ({
      body: Array.from({ length: 100 }, (_, at) => ({
        owner_id,
        source_id: `s-${number}-${at}`,
        source_name: 'A game',
      })),
    }),
  ];

  /** A handler of several units; other handlers run between them. */
  const chain: Ask = ['awardBonus', (operator_id) => ({ body: bonusAward({ operator_id }) })];

  const read: Ask = ['listSources', (owner_id) => ({ query: { owner_id } })];

  const withPlatform = async (work: (platform: InProcessPlatform) => Promise<void>): Promise<void> => {
    const platform = openPlatform({ draw: () => 0n, clock: () => 1_000 });
    try {
      const body = ['northstar', 'southstar'].map((id) => ({ id, name: id }));
      assert.is((await platform.call('saveOperators', { body })).status, 200);
      for (const { id: operator_id } of body)
        await platform.call('saveBrands', { path: { operator_id }, body: [{ id: 'luna', name: 'Luna' }] });
      await work(platform);
    } finally {
      await platform.close();
    }
  };

  /** The number of requests of a flood that are answered before a later one of another tenant. */
  const answeredBefore = async (platform: InProcessPlatform, flood: Ask, quiet: Ask): Promise<number> => {
    let answered = 0;
    const call = async ([operationId, partsOf]: Ask, caller: Caller, number: number): Promise<number> => {
      const { status } = await platform.call(operationId, partsOf(caller.organisationId, number), caller);
      assert.is(status, 200);
      answered += 1;
      return answered - 1;
    };
    const all = Array.from({ length: FLOOD }, (_, number) => call(flood, FLOODS, number));
    const before = await call(quiet, QUIET, 0);
    await Promise.all(all);
    return before;
  };

  for (const [name, flood, quiet, most] of [
    ['a write waits for one write of another tenant', write, write, 1],
    ['a write waits for one bulk of another tenant', bulk, write, 1],
    ['a read waits for one read of another tenant', read, read, READS],
    ['a handler of several units waits for one of another tenant', chain, chain, READS],
  ] as const)
    test(`${name}, however many came before it`, () =>
      withPlatform(async (platform) => {
        const before = await answeredBefore(platform, flood, quiet);
        assert.ok(before <= most, `${before} of ${FLOOD} were answered first`);
      }));

  test('a write does not wait for the reads of another tenant', () =>
    withPlatform(async (platform) => {
      const before = await answeredBefore(platform, read, write);
      assert.ok(before < FLOOD / 2, `${before} of ${FLOOD} were answered first`);
    }));
});

suite('server/operations/loop-turns', (test) => {
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
