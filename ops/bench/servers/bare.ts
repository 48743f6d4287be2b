// The upper bound on this machine: bare node:http. It reads and parses the body, sends the same JSON, and stores nothing.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveBench } from '../child.ts';
import { replyOf } from '../workload.ts';

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    const body = JSON.stringify(replyOf(JSON.parse(text)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serveBench(
    { url: `http://127.0.0.1:${port}`, token: 'none', instanceId: '0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11' },
    async () => ({ contributions: 0, bookedMicros: '0', difference: undefined }),
    async () => server.closeAllConnections(),
  );
});
