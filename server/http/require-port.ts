import { createServer } from 'node:net';

/** Resolves if the port is free right now; port 0 always is. @throws the system's error, such as EADDRINUSE. */
export const requirePort = async ({ port, host }: { readonly port: number; readonly host: string }): Promise<void> => {
  if (port === 0) return;
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
};
