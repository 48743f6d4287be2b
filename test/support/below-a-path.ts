import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that serves a platform below a path, which it strips and names; anything else of its host is 418. */
export const withPlatformBelow = async (
  prefix: string,
  platform: string,
  work: (host: string) => Promise<void>,
): Promise<void> => {
  const proxy = createServer((incoming, outgoing) => {
    const { url = '', method = '', headers } = incoming;
    if (!url.startsWith(`${prefix}/`)) return void outgoing.writeHead(418).end();
    const sent = request(
      platform + url.slice(prefix.length),
      { method, headers: { ...headers, 'x-forwarded-prefix': prefix } },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(outgoing);
      },
    );
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
};
