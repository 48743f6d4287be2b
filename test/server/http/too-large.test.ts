import { connect } from 'node:net';
import * as assert from 'uvu/assert';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const BYTES = 8 * 1024 * 1024;

/** Sends a body as a proxy does that has all of it: it reads the reply once everything is written. */
const sendWhole = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let reply = '';
    socket.on('error', reject);
    socket.pause();
    socket.write(
      `POST /accounts/auth HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${BYTES}\r\n\r\n`,
    );
    socket.write(Buffer.alloc(BYTES, 0x20), () => {
      socket.setEncoding('utf8').on('data', (text) => {
        reply += text;
      });
      socket.on('end', () => resolve(reply));
      socket.resume();
    });
  });

suite('http/too large', (test) => {
  test('a sender that writes all of a body that is refused reads why, and is not cut off', () =>
    withServer(async ({ url }) => {
      for (let time = 0; time < 10; time++)
        assert.match(await sendWhole(url), /^HTTP\/1\.1 413 [\s\S]*"body_too_large"/);
    }));
});
