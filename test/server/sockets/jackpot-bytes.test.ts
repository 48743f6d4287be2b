import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { addJackpots } from '../../support/many-jackpots.ts';
import { suite } from '../../support/suite.ts';
import { robot, type SocketWorld, withSockets } from '../../support/with-sockets.ts';

const JACKPOTS = 5_000;
const TICK_MS = 250;

type Received = { readonly socket: WebSocket; bytes: number; messages: number; readonly paced: { jackpots: number }[] };

/** A client that counts what it gets: reading and checking each of thousands of messages takes longer than all the rest. */
const counting = async (url: string, selector: object): Promise<Received> => {
  const socket = new WebSocket(url.replace('http', 'ws'));
  const received: Received = { socket, bytes: 0, messages: 0, paced: [] };
  socket.on('message', (bytes: Buffer) => {
    received.bytes += bytes.length;
    received.messages += 1;
    if (bytes.includes('JackpotUpdatesPaced')) received.paced.push(JSON.parse(String(bytes)).data);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ SubscribeRequest: { events: [{ source: 'pitboss', event_type: '*', ...selector }] } }));
  return received;
};

/** Resolves when a client has read all that was sent. */
const settled = async ({ socket }: Received): Promise<void> => {
  for (let times = 0; times < 2; times += 1) {
    socket.ping();
    await new Promise((resolve) => socket.once('pong', resolve));
  }
};

/** Lets time pass on an idle platform; returns the bytes per second of each client. */
const rates = async (world: SocketWorld, clients: readonly Received[], seconds: number): Promise<number[]> => {
  const before = clients.map(({ bytes }) => bytes);
  for (let ms = 0; ms < seconds * 1_000; ms += TICK_MS) {
    await world.advance(TICK_MS);
    await Promise.all(clients.map(settled));
  }
  return clients.map(({ bytes }, index) => (bytes - (before[index] ?? 0)) / seconds);
};

suite('server/sockets/jackpot-bytes', (test) => {
  test('F3, F4 of 5,000 idle jackpots, 20 named take less than 5 kB a second of a socket, and all less than 70 kB', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const first = await world.openJackpot('northstar', 'a');
      const ids = addJackpots(world.platform.file, first, JACKPOTS - 1);
      const player = world.playerUrl('session-p-1');
      const clients = [
        await counting(player, { instance_ids: ids.slice(0, 20) }),
        await counting(player, {}),
        await counting(await world.serviceUrl(service), {}),
        await counting(await world.serviceUrl(service), { event_type: 'JackpotUpdate' }),
      ] as const;
      try {
        const [named] = clients;
        while (clients.some(({ messages }) => messages === 0)) await new Promise((resolve) => setImmediate(resolve));
        await rates(world, clients, 3);
        const [ofNamed = 0, ...ofAll] = await rates(world, clients, 60);
        assert.ok(ofNamed > 0 && ofNamed < 5_000, `${ofNamed}`);
        for (const rate of ofAll) assert.ok(rate > 60_000 && rate < 70_000, `${rate}`);
        // At once, and every 3 of 63 seconds.
        assert.is(named.messages, 20 * 22);
        assert.equal(
          clients.map(({ paced }) => paced.map(({ jackpots }) => jackpots)),
          [[], [JACKPOTS], [JACKPOTS], []],
        );
      } finally {
        for (const { socket } of clients) socket.terminate();
      }
    }));
});
