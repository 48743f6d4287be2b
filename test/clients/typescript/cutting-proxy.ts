import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can drop a reply: the platform has acted, but its caller never hears of it. */
export const withCuttingProxy = async (
  target: string,
  check: (proxy: { url: string; cutNextReply(): void; cuts(): number }) => Promise<void>,
): Promise<void> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let armed = false;
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far);
    far.on('data', (bytes) => {
      if (!armed) return void near.write(bytes);
      armed = false;
      cuts += 1;
      near.resetAndDestroy();
      far.destroy();
    });
    far.on('end', () => near.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await check({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      cutNextReply: () => {
        armed = true;
      },
      cuts: () => cuts,
    });
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
};
