import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { WebSocket, WebSocketServer } from 'ws';
import { Round } from '../../../server/sockets/round.ts';
import { suite } from '../../support/suite.ts';

/** An update whose message has this many bytes with a number of one digit. */
const updateOf = (bytes: number, letter = 'x') => {
  const head = Buffer.from('{"seq":');
  const [before, after] = [',"text":"', '"}'];
  const left = bytes - head.length - 1 - before.length - after.length;
  const size = Buffer.byteLength(letter);
  const text = letter.repeat(Math.floor(left / size)) + '.'.repeat(left % size);
  return { head, tail: Buffer.from(`${before}${text}${after}`) };
};

/** The messages that a client reads from chunks. */
const readBy = async (chunks: readonly Buffer[], count: number): Promise<string[]> => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, () => {
      for (const chunk of chunks) socket.write(chunk);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const messages: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('message', (bytes) => {
      messages.push(String(bytes));
      if (messages.length === count) resolve();
    });
    client.on('error', reject);
    client.on('close', () => reject(new Error('the client closed the socket')));
  });
  client.terminate();
  server.close();
  return messages;
};

suite('server/sockets/round', (test) => {
  test('each update of a round is a message, whatever its length, letters and number', async () => {
    const round = new Round();
    const lengths = [125, 126, 127, 65_535, 65_536, 70_001];
    let bytes = 0;
    for (const length of lengths)
      for (const letter of ['x', 'é', '😀']) bytes += round.add(updateOf(length, letter), 7);
    bytes += round.add(updateOf(200), 9_007_199_254_740_991);
    const chunks = round.chunks();
    assert.is(
      chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      bytes,
    );
    const messages = await readBy(chunks, lengths.length * 3 + 1);
    assert.equal(
      messages.slice(0, -1).map((message) => Buffer.byteLength(message)),
      lengths.flatMap((length) => [length, length, length]),
    );
    assert.equal(
      messages.map((message) => JSON.parse(message).seq),
      [...lengths.flatMap(() => [7, 7, 7]), 9_007_199_254_740_991],
    );
    assert.match(messages[1] ?? '', /éé/);
  });

  test('a round leaves in one chunk up to 64 KiB, and in few beyond', () => {
    const round = new Round();
    assert.equal(round.chunks(), []);
    for (let count = 0; count < 100; count += 1) round.add(updateOf(500), 1);
    assert.is(round.chunks().length, 1);
    for (let count = 0; count < 300; count += 1) round.add(updateOf(500), 1);
    assert.equal(
      round.chunks().map(({ length }) => Math.floor(length / 1024)),
      [64, 64, 64, 3],
    );
  });
});
