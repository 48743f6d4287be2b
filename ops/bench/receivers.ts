// Holds open sockets of players that subscribe, and counts the bytes that they get: parsing frames would take longer than all the rest.
import { connect, type Socket } from 'node:net';
import { playerOf } from './workload.ts';

/** Opens this many more, each with the message that it sends first. */
export type Opening = { readonly url: string; readonly count: number; readonly message: object };

/** Bytes since the last question, and why a socket ended, if one did. */
export type Counted = { readonly open: number; readonly bytes: number; readonly failure: string | undefined };

/** Opened together. */
const AT_ONCE = 50;

/** Every client answers the server's pings so often, a hundredth of them at a time. */
const PONG_MS = 25_000;
const PONG_PARTS = 100;

let sockets: Socket[] = [];
let bytes = 0;
let failure: string | undefined;

/** A text frame of a client; a mask of zeros changes nothing. */
const frameOf = (message: object): Buffer => {
  const payload = Buffer.from(JSON.stringify(message));
  const header = Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([header, payload]);
};

const openOne = ({ url, message }: Opening, number: number): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.push(socket);
    const end = (why: string): void => {
      failure ??= why;
      resolve();
    };
    socket.on('error', ({ message: why }) => end(why));
    socket.on('close', () => end('a socket was closed'));
    socket.write(
      [
        `GET /events/northstar/luna?token=${playerOf(number)}&currency=EUR HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        ...['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
        ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''],
      ].join('\r\n'),
    );
    socket.once('data', (data) => {
      if (!data.toString('latin1').startsWith('HTTP/1.1 101')) return end(data.toString('latin1').slice(0, 200));
      socket.on('data', (more) => {
        bytes += more.length;
      });
      socket.write(frameOf(message));
      resolve();
    });
  });

const open = async (opening: Opening): Promise<void> => {
  for (let opened = 0; opened < opening.count && failure === undefined; opened += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, opening.count - opened) }, (_, index) => openOne(opening, opened + index)),
    );
};

const close = (): void => {
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  sockets = [];
};

/** An empty pong; it need not follow the ping that it answers. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
let part = 0;
setInterval(() => {
  part = (part + 1) % PONG_PARTS;
  for (let at = part; at < sockets.length; at += PONG_PARTS) sockets[at]?.write(PONG);
}, PONG_MS / PONG_PARTS);

process.on('message', async (asked: Opening | 'close' | 'count') => {
  if (asked === 'close') close();
  else if (asked !== 'count') await open(asked);
  process.send?.({ open: sockets.length, bytes, failure } satisfies Counted);
  bytes = 0;
});
process.on('disconnect', () => process.exit(0));
