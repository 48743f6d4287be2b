import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { writeParts } from '../../../server/http/answer.ts';
import { suite } from '../../support/suite.ts';

const PART = 'x'.repeat(1_000_000);

/** Writes a reply of so many parts to a caller, who does with it what `take` does. */
const reply = async (
  count: number,
  take: (reply: NodeJS.ReadableStream & { destroy(): void }) => void,
): Promise<{ readonly response: ServerResponse; readonly made: number; readonly isClosed: boolean }> => {
  let made = 0;
  let isClosed = false;
  const parts = async function* (): AsyncGenerator<string> {
    try {
      for (; made < count; made += 1) yield PART;
    } finally {
      isClosed = true;
    }
  };
  const written = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => {
    writeParts(response, parts()).then(() => written.resolve(response), written.reject);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false }, take).on('error', () => {});
  try {
    const response = await written.promise;
    return { response, made, isClosed };
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

suite('server/http/write-parts', (test) => {
  test('a reply of many parts arrives whole, and leaves no listener for each of them', async () => {
    let bytes = 0;
    const { response, made } = await reply(30, (body) =>
      body.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      }),
    );
    assert.is(made, 30);
    assert.ok(response.listenerCount('close') < 5, `${response.listenerCount('close')} listeners`);
    assert.ok(response.listenerCount('error') < 5);
    assert.ok(bytes > 0);
  });

  test('it stops making parts for a caller who has gone', async () => {
    const { made, isClosed } = await reply(10_000, (body) => body.once('data', () => body.destroy()));
    assert.ok(made < 1_000, `${made} parts`);
    assert.ok(isClosed);
  });
});
