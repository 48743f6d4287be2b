// A plain WebSocket server: sends each client as many messages of a size as its words say, at an interval, once it has heard from the client.
// With the word `joined`, all clients get the same bytes, each in one write: what sending costs at least.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Ready, serveBench } from '../child.ts';

const [messages = '', bytes = '', everyMs = '', joined] = process.argv.slice(2);
const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const listening = new Map<WebSocket, Duplex>();
const text = 'x'.repeat(Number(bytes) - '{"seq":,"text":""}'.length - 3);
let seq = 100;
const messageOf = (number: number): string => `{"seq":${number},"text":"${text}"}`;

server.on('upgrade', (request, network, head) =>
  sockets.handleUpgrade(request, network, head, (socket) => {
    socket.once('message', () => listening.set(socket, network));
    socket.on('close', () => listening.delete(socket));
  }),
);

/** The frame of a message that takes two bytes for its length. */
const frameOf = (message: string): Buffer => {
  const payload = Buffer.from(message);
  return Buffer.concat([Buffer.from([0x81, 126, payload.length >> 8, payload.length & 0xff]), payload]);
};
const round = Buffer.concat(Array.from({ length: Number(messages) }, () => frameOf(messageOf(seq))));

setInterval(() => {
  seq = 100 + ((seq - 99) % 900);
  for (const [socket, network] of listening)
    if (joined !== undefined) network.write(round);
    else for (let count = 0; count < Number(messages); count += 1) socket.send(messageOf(seq));
}, Number(everyMs));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serveBench<Ready>(
    { url: `http://127.0.0.1:${port}`, token: '', instanceId: '' },
    async () => ({ contributions: 0, bookedMicros: '0', difference: undefined }),
    async () => {},
  );
});
