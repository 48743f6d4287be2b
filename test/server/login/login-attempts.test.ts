import * as assert from 'uvu/assert';
import { toNetwork } from '../../../server/http/incoming.ts';
import { createLoginAttempts, createResetRequests } from '../../../server/login/login-attempts.ts';
import { suite } from '../../support/suite.ts';

const times = async (count: number, work: (n: number) => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < count; n += 1) await work(n);
};

suite('server/login/login-attempts', (test) => {
  test('five failures block one username from one network, and nothing else', async () => {
    const attempts = createLoginAttempts();
    await times(4, () => attempts.failed('ada', '203.0.113.7'));
    assert.is(await attempts.admit('ada', '203.0.113.7'), undefined);
    await attempts.failed('ADA', '203.0.113.99');
    const { waitSeconds = 0, ...limit } = (await attempts.admit('Ada', '203.0.113.8')) ?? {};
    assert.equal(limit, { name: 'login', quota: 5, windowSeconds: 900 });
    assert.ok(waitSeconds > 0 && waitSeconds <= 900);
    assert.is(await attempts.admit('ada', '203.0.114.7'), undefined);
    assert.is(await attempts.admit('bea', '203.0.113.7'), undefined);
    await attempts.succeeded('ada', '203.0.113.7');
    assert.is(await attempts.admit('ada', '203.0.113.7'), undefined);
  });

  test('a hundred failures block every username from one network, despite successes in between', async () => {
    const attempts = createLoginAttempts();
    const failAs = async (username: string, address: string) => {
      if ((await attempts.admit(username, address)) === undefined) await attempts.failed(username, address);
    };
    // One username fails five times there, however often it tries.
    await times(200, () => failAs('clumsy', '203.0.113.7'));
    await times(94, async (n) => {
      await failAs(`guess-${n}`, `203.0.113.${n}`);
      await attempts.succeeded('ada', '203.0.113.7');
    });
    assert.is(await attempts.admit('ada', '203.0.113.7'), undefined);
    await failAs('guess', '203.0.113.7');
    await attempts.succeeded('ada', '203.0.113.7');
    const { waitSeconds = 0, ...limit } = (await attempts.admit('ada', '203.0.113.200')) ?? {};
    assert.equal(limit, { name: 'login-network', quota: 100, windowSeconds: 900 });
    assert.ok(waitSeconds > 0 && waitSeconds <= 900);
    assert.is(await attempts.admit('ada', '203.0.114.7'), undefined);
  });

  test('after a hundred failures in a day from wherever, each try for the username waits, and none is refused', async () => {
    const waits: number[] = [];
    const attempts = createLoginAttempts(async (delayMs) => waits.push(delayMs));
    await times(99, (n) => attempts.failed('ada', `198.51.${n}.1`));
    await attempts.admit('ada', '192.0.2.1');
    assert.equal(waits, []);
    await attempts.failed('ada', '198.51.200.1');
    assert.is(await attempts.admit('ada', '192.0.2.1'), undefined);
    assert.equal(waits, [5000]);
    await attempts.succeeded('ada', '192.0.2.1');
    await attempts.admit('ada', '192.0.2.1');
    await attempts.admit('bea', '192.0.2.1');
    assert.equal(waits, [5000, 5000]);
  });

  test('three requests for a one-time password an hour from one network, ten a day from everywhere', async () => {
    const requests = createResetRequests();
    const hour = { name: 'password-reset', quota: 3, windowSeconds: 3600 };
    const day = { name: 'password-reset-day', quota: 10, windowSeconds: 86_400 };
    const take = async (address: string) => {
      const { waitSeconds: _, ...limit } = (await requests.take('ada', address)) ?? { waitSeconds: 0 };
      return limit;
    };
    await times(3, async () => assert.equal(await take('203.0.113.7'), {}));
    // Requests refused to one network do not use up the day.
    await times(20, async () => assert.equal(await take('203.0.113.7'), hour));
    await times(7, async (n) => assert.equal(await take(`198.51.${n}.1`), {}));
    assert.equal(await take('192.0.2.1'), day);
  });

  test('requests at the same time are counted one by one', async () => {
    const requests = createResetRequests();
    const taken = await Promise.all(Array.from({ length: 20 }, () => requests.take('ada', '203.0.113.7')));
    assert.is(taken.filter((hit) => hit === undefined).length, 3);
  });

  test('a network is the /24 of IPv4 and the /64 of IPv6, however it is written', () => {
    const cases: [address: string, network: string][] = [
      ['203.0.113.7', '203.0.113'],
      ['::ffff:203.0.113.7', '203.0.113'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
      ['2001:db8:1:2::9', '2001:db8:1:2'],
      ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
      ['2001:db8::1', '2001:db8:0:0'],
      ['::1', '0:0:0:0'],
      ['fe80::1%eth0', 'fe80:0:0:0'],
    ];
    for (const [address, network] of cases) assert.is(toNetwork(address), network, address);
  });
});
