import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy of connections: each goes to one of the servers that are there, by chance. */
export type Balancer = { readonly url: string; readonly ports: Set<number>; stop(): void };

export const startBalancer = async (): Promise<Balancer> => {
  const ports = new Set<number>();
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const all = [...ports];
    const port = all[Math.floor(Math.random() * all.length)];
    if (port === undefined) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => {});
      one.once('close', () => {
        open.delete(one);
        // Received data is passed on first: a close code is the last thing that a server sends.
        other.destroySoon();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ports,
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
