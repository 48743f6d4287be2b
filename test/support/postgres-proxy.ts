import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PostgresProxy = {
  /** Changes what PostgreSQL answers. */
  change: (chunk: Buffer, end: () => void) => Buffer;
  /** Called with what it is sent. */
  sent: (chunk: Buffer) => void;
  /** True if it takes no connections. */
  isDown: boolean;
  /** True if it takes connections but passes nothing on, in either direction. */
  isSilent: boolean;
  /** From now on passes nothing on that comes on a connection that is open, which stays open. */
  hush(): void;
  /** Ends all connections. */
  cut(): void;
};

/** PostgreSQL behind a socket of our own, so that what it answers can be changed. */
export const withProxy = async (
  url: string,
  work: (url: string, proxy: PostgresProxy) => Promise<void>,
): Promise<void> => {
  const real = new URL(url.replace('@/', '@x/')).searchParams.get('host') ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-proxy-'));
  const sockets = new Set<Socket>();
  const hushed = new WeakSet<Socket>();
  const proxy: PostgresProxy = {
    change: (chunk) => chunk,
    sent: () => {},
    isDown: false,
    isSilent: false,
    hush: () => {
      for (const each of sockets) hushed.add(each);
    },
    cut: () => {
      for (const each of sockets) each.destroy();
    },
  };
  const server = createServer((client) => {
    if (proxy.isDown) return void client.destroy();
    const host = createConnection(`${real}/.s.PGSQL.5432`);
    sockets.add(client).add(host);
    const isHushed = (): boolean => proxy.isSilent || hushed.has(client);
    client
      .on('data', (chunk: Buffer) => {
        if (isHushed()) return;
        proxy.sent(chunk);
        host.write(chunk);
      })
      .on('error', () => {})
      .on('close', () => host.destroy());
    host
      .on('data', (chunk: Buffer) => {
        if (!isHushed()) client.write(proxy.change(Buffer.from(chunk), () => client.end()));
      })
      .on('error', () => {})
      .on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(`${folder}/.s.PGSQL.5432`, resolve));
  try {
    await work(url.replace(real, folder).replace(encodeURIComponent(real), folder), proxy);
  } finally {
    proxy.cut();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A message of PostgreSQL's protocol. */
export const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
