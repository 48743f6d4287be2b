import { Agent, request } from 'node:http';
import type { WireReply } from './contract.ts';

/** A request as sent over the wire, with nothing normalised. */
export type WireRequest = {
  readonly method: string;
  /** Includes the query, percent-encoded by the caller. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer | undefined;
};

const agent = new Agent({ keepAlive: true });

/** Sends a request unchanged. */
export const exchange = (url: string, { method, path, headers = {}, body }: WireRequest): Promise<WireReply> =>
  new Promise((resolve, reject) => {
    const length =
      body === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(url, { method, path, agent, headers: { ...length, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(
            Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
              values.map((value): [string, string] => [name, value]),
            ),
          ),
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
