import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that a receiver got. */
export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A receiver's reply: a status, or none. */
export type Behaviour = (received: Received) => number | 'silence' | Promise<number>;

/** A server on loopback that records what it receives. */
export class Receiver {
  readonly received: Received[] = [];
  behaviour: Behaviour;
  readonly #server: Server;
  #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  private constructor(behaviour: Behaviour) {
    this.behaviour = behaviour;
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', async () => {
        const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
        this.received.push(received);
        const ready = this.#waiting.filter(({ count }) => this.received.length >= count);
        this.#waiting = this.#waiting.filter((each) => !ready.includes(each));
        const status = await this.behaviour(received);
        if (status !== 'silence')
          response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
        for (const { resolve } of ready) resolve();
      });
    });
  }

  static async start(behaviour: Behaviour = () => 204): Promise<Receiver> {
    const receiver = new Receiver(behaviour);
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get url(): string {
    return `http://${this.host}/hook`;
  }

  /** Resolves when this many messages have arrived in total. */
  arrived(count: number): Promise<void> {
    if (this.received.length >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
