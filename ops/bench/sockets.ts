// Holds open sockets that receive the status of jackpots (C2), until it receives the message to close them.
import { WebSocket } from 'ws';

export type Sockets = {
  readonly url: string;
  /** Of several accounts, each of which may have 100. */
  readonly tokens: readonly string[];
  readonly count: number;
};

/** The number of sockets that have received a status, and why one was closed early. */
export type Opened = { readonly open: number; readonly failure: string | undefined };

/** Opened together. */
const AT_ONCE = 50;

let sockets: WebSocket[] = [];

const open = async ({ url, tokens, count }: Sockets): Promise<Opened> => {
  let failure: string | undefined;
  for (let opened = 0; opened < count && failure === undefined; opened += AT_ONCE)
    await Promise.all(
      Array.from(
        { length: Math.min(AT_ONCE, count - opened) },
        (_, index) =>
          new Promise<void>((resolve) => {
            const socket = new WebSocket(`${url.replace('http', 'ws')}/operator/jackpot-status`);
            sockets.push(socket);
            const end = (why: string): void => {
              failure ??= why;
              resolve();
            };
            const token = tokens[(opened + index) % tokens.length];
            socket.on('open', () => socket.send(JSON.stringify({ Authenticate: { token } })));
            socket.once('message', () => resolve());
            socket.on('close', (code, why) => end(`${code} ${why}`));
            socket.on('error', ({ message }) => end(message));
          }),
      ),
    );
  return { open: sockets.length, failure };
};

const close = (): void => {
  for (const socket of sockets) socket.removeAllListeners('close').terminate();
  sockets = [];
};

process.on('message', async (asked) => {
  const order = asked as Sockets;
  if (order.count === 0) close();
  process.send?.(order.count === 0 ? { open: 0, failure: undefined } : await open(order));
});
process.on('disconnect', () => process.exit(0));
