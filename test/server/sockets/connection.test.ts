import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import * as assert from 'uvu/assert';
import type { WebSocket } from 'ws';
import { Connection } from '../../../server/sockets/connection.ts';
import { suite } from '../../support/suite.ts';
import { robot, withSockets } from '../../support/with-sockets.ts';

const KIB = 1024;
/** The number of messages of that size that are handed to the network at a time: 64 KiB, and the one that goes beyond. */
const HANDED = 65;

/** A socket whose network takes messages when the test says so. */
class StuckSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly sent: string[] = [];
  readonly closings: string[] = [];
  readonly #waiting: { readonly bytes: number; readonly taken: () => void }[] = [];

  get bufferedAmount(): number {
    return this.#waiting.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  send(text: string, taken: () => void): void {
    this.sent.push(text);
    this.#waiting.push({ bytes: Buffer.byteLength(text), taken });
  }

  take(count: number): void {
    for (const { taken } of this.#waiting.splice(0, count)) taken();
  }

  ping(): void {
    this.emit('pong');
  }

  close(code: number, reason: string): void {
    this.closings.push(`${code} ${reason}`);
    this.readyState = 2;
  }
}

const connectionOf = (socket: StuckSocket): Connection =>
  new Connection(
    socket as EventEmitter as WebSocket,
    new Writable({ write: (bytes, _, taken) => socket.send(bytes, taken) }),
    0,
  );

suite('server/sockets/connection', (test) => {
  test('a message that waits for a second shows that the client is behind, one that waits for ten ends it', () => {
    const socket = new StuckSocket();
    const connection = connectionOf(socket);
    connection.send('first');
    connection.check(250);
    assert.not(connection.isBehind(1_249));
    assert.ok(connection.isBehind(1_250));
    connection.check(10_249);
    assert.equal(socket.closings, []);
    connection.check(10_250);
    assert.equal(socket.closings, ['4429 The client reads too slowly.']);
    connection.send('after the end');
    connection.check(20_500);
    assert.equal([socket.sent.length, socket.closings.length], [1, 1]);
  });

  test('a client that keeps up with what was sent is not slow, however much is always under way', () => {
    const socket = new StuckSocket();
    const connection = connectionOf(socket);
    for (let nowMs = 0; nowMs < 60_000; nowMs += 250) {
      connection.send('one');
      connection.send('two');
      connection.check(nowMs);
      assert.not(connection.isBehind(nowMs));
      socket.take(nowMs < 500 ? 0 : 2);
    }
    assert.equal(socket.closings, []);
  });

  test('more than 8 MiB that wait end a socket at once', () => {
    const socket = new StuckSocket();
    const connection = connectionOf(socket);
    for (let bytes = 0; bytes < 8 * 1024 * 1024; bytes += KIB) connection.send('é'.repeat(KIB / 2));
    assert.equal(socket.closings, []);
    connection.send('x');
    assert.equal(socket.closings, ['4429 The client reads too slowly.']);
    assert.is(socket.sent.length, HANDED, 'its end comes after what was handed to the network, and before the rest');
    socket.take(HANDED);
    assert.is(socket.sent.length, HANDED);
  });

  test('waiting messages are handed over in their order as the network takes them, and before any other end', () => {
    const socket = new StuckSocket();
    const connection = connectionOf(socket);
    const messages = Array.from({ length: 1_000 }, (_, index) => `${index} `.padEnd(KIB, 'x'));
    for (const message of messages) connection.send(message);
    assert.is(socket.sent.length, HANDED);
    socket.take(HANDED - 1);
    assert.is(socket.sent.length, HANDED);
    socket.take(1);
    assert.is(socket.sent.length, 2 * HANDED);
    connection.close({ code: 1001, reason: 'The platform is shutting down.' });
    assert.equal(socket.sent, messages);
    assert.equal(socket.closings, ['1001 The platform is shutting down.']);
  });

  test('it is pinged in time also when the clock was set back', () => {
    const socket = new StuckSocket();
    const connection = connectionOf(socket);
    let pings = 0;
    socket.on('pong', () => {
      pings += 1;
    });
    connection.check(3_600_000);
    assert.is(pings, 1);
    connection.check(1_000);
    assert.is(pings, 1);
    connection.check(31_000);
    assert.is(pings, 2);
    assert.equal(socket.closings, []);
  });

  test('a reason fits into a close frame, with any characters', () => {
    for (const letter of ['x', 'é', '€', '😀'])
      for (let before = 0; before < 4; before += 1) {
        const socket = new StuckSocket();
        connectionOf(socket).close({ code: 4400, reason: 'x'.repeat(before) + letter.repeat(200) });
        assert.ok(Buffer.byteLength(socket.closings[0] ?? '') <= 123 + '4400 '.length, socket.closings[0]);
      }
  });

  test('F3 closes 4429 a client that does not read, and the others go on', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      await world.openJackpot('northstar', 'a');
      const url = await world.serviceUrl(service);
      const [slow, quick] = [await world.connect(url, '*'), await world.connect(url, '*')];
      await Promise.all([slow.next(), quick.next()]);
      slow.socket.pause();
      const count = 8_000;
      for (let id = 1_000; id < 1_000 + count; id += 1) {
        await world.sockets.publish({
          id,
          instanceId: '',
          eventType: 'WinEvent',
          operatorId: 'northstar',
          brandId: 'northstar:luna',
          playerId: 'p-1',
          data: {
            win_id: 'a-win',
            instance_id: 'an-instance',
            game_code: 'tri-star',
            win_pot_id: 'minor',
            instance_count: 1,
            win_amount: 5,
            jackpot_currency: 'EUR',
            payout_amount: 5,
            payout_currency: 'EUR',
            player_id: 'p-1',
            brand_id: 'northstar:luna',
            source_id: 'comet-rush',
            event_metadata: { text: 'x'.repeat(3_000) },
            timestamp: world.now(),
          },
          createdAtMs: world.now(),
          deliveredAtMs: null,
        });
        if (id % 100 === 0) await quick.until(({ seq }) => seq === id - 1_000 + 2);
      }
      slow.socket.resume();
      assert.equal(await slow.closed, { code: 4429, reason: 'The client reads too slowly.' });
      const seen = quick.frames.length;
      assert.ok(slow.frames.length < count, `${slow.frames.length}`);
      await world.advance(3_000);
      await quick.settled();
      assert.ok(quick.frames.length > seen);
    }));
});
