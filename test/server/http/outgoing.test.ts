import * as assert from 'uvu/assert';
import { AddressRefused, guardedSend, isCallable, isPublic } from '../../../server/http/outgoing.ts';
import { Receiver } from '../../support/receiver.ts';
import { suite } from '../../support/suite.ts';

const request = { method: 'POST', headers: {}, body: '{}', timeoutMs: 2000, replyBytesMax: 1000 };

const refused = async (send: Promise<unknown>): Promise<void> => {
  const outcome = await send.then(
    () => 'sent',
    (error: unknown) => error,
  );
  assert.ok(outcome instanceof AddressRefused, String(outcome));
};

suite('server/http/outgoing', (test) => {
  for (const [address, expected] of [
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['127.0.0.1', false],
    ['127.8.8.8', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['192.0.2.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['240.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['ff02::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:93.184.216.34', true],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2002:5db8:d822::', false],
    ['64:ff9b::5db8:d822', false],
    ['64:ff9b:1::7f00:1', false],
    ['2001:0:7f00:1::', false],
    ['::127.0.0.1', false],
    ['::7f00:1', false],
    ['::a9fe:a9fe', false],
    ['::5db8:d822', false],
    ['::ffff:0:7f00:1', false],
    ['2606:2800:220:1:0:5efe:7f00:1', false],
    ['2606:2800:220:1:200:5efe:7f00:1', false],
    ['fec0::1', false],
    ['4000::1', false],
    ['not an address', false],
  ] as const)
    test(`${address} is ${expected ? '' : 'not '}public`, () => {
      assert.is(isPublic(address), expected);
    });

  for (const [url, expected] of [
    ['https://hooks.example/a?b=c', true],
    ['https://hooks.example:8443/', true],
    ['https://93.184.216.34/', true],
    ['https://[2606:2800:220:1::1]/', true],
    ['https://localhost.example/', true],
    ['http://hooks.example/', false],
    ['https://localhost/', false],
    ['https://LOCALHOST./', false],
    ['https://a.localhost/', false],
    ['https://printer.local/', false],
    ['https://id.corp.internal/', false],
    ['https://id.corp.internal./', false],
    ['https://127.1/', false],
    ['https://0x7f000001/', false],
    ['https://[::ffff:10.0.0.1]/', false],
    ['https://[::127.0.0.1]/', false],
    ['https://[::169.254.169.254]/', false],
    ['https://[64:ff9b::10.0.0.1]/', false],
    ['https://hooks.example:0/', false],
    ['https://hooks.example:22/', false],
    ['https://hooks.example:25/', false],
    ['https://hooks.example:5432/', false],
    ['https://hooks.example:11211/', false],
    ['https://mail.corp.example:25/', true],
    ['https://mail.corp.example:587/', false],
    ['http://10.1.2.3:6379/', false],
    ['https://169.254.169.254/', false],
    ['https://hooks.example:99999/', false],
    ['http://id.corp.internal:8081/', true],
    ['https://id.corp.internal:8082/', false],
    ['http://10.1.2.3:9000/', true],
  ] as const)
    test(`${url} ${expected ? 'may' : 'may not'} be registered`, () =>
      assert.is(isCallable(['id.corp.internal:8081', '10.1.2.3', 'mail.corp.example:25'])(url), expected));

  test('a name with one address that is not public is refused, even if the others are public', async () => {
    const send = guardedSend([], async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
    await refused(send({ ...request, url: 'https://rebinding.example/' }));
  });

  test('a name that resolves to an IPv4 address inside an IPv6 address is refused', async () => {
    for (const address of ['::7f00:1', '::a9fe:a9fe', '64:ff9b::a00:1', '2002:a00:1::']) {
      const send = guardedSend([], async () => [{ address, family: 6 }]);
      await refused(send({ ...request, url: 'https://embedded.example/' }));
    }
  });

  test('a name that does not resolve takes no longer than the request may', async () => {
    // The limit's own timer does not keep the process alive; in the platform its sockets do.
    const alive = setInterval(() => {}, 1_000);
    try {
      const outcome = guardedSend(
        [],
        () => new Promise(() => {}),
      )({
        ...request,
        url: 'https://silent.example/',
        timeoutMs: 1,
      });
      assert.is(await outcome.catch(({ name }: Error) => name), 'TimeoutError');
    } finally {
      clearInterval(alive);
    }
  });

  test('the address that was checked is the one that is connected to', async () => {
    const receiver = await Receiver.start();
    try {
      const port = new URL(receiver.url).port;
      let asked = 0;
      const send = guardedSend(['hooks.example'], async () => {
        asked += 1;
        return [{ address: '127.0.0.1', family: 4 }];
      });
      const { status } = await send({ ...request, url: `http://hooks.example:${port}/` });
      assert.is(status, 204);
      assert.is(asked, 1);
      assert.is(receiver.received[0]?.headers.host, `hooks.example:${port}`);
    } finally {
      await receiver.stop();
    }
  });

  test('addresses written in other ways are refused too', async () => {
    const send = guardedSend([], async () => [{ address: '127.0.0.1', family: 4 }]);
    for (const url of [
      'https://127.1/',
      'https://0x7f000001/',
      'https://2130706433/',
      'https://[::1]/',
      'https://[::ffff:7f00:1]/',
    ])
      await refused(send({ ...request, url }));
    await refused(send({ ...request, url: 'http://93.184.216.34/' }));
  });
});
