import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import * as assert from 'uvu/assert';
import WebSocket from 'ws';
import { readCertificate } from '../../../server/http/certificate.ts';
import { checkConfig, readConfig } from '../../../server/settings/config.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { CERTIFICATES, writeCertificate } from '../../support/certificates.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { suite } from '../../support/suite.ts';

const trusted = [CERTIFICATES.one.cert, CERTIFICATES.two.cert];

type Got = { readonly status: number | undefined; readonly name: string; readonly hsts: string | undefined };

const get = (url: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ ca: trusted });
    request(`${url}/healthz`, { agent }, (response) => {
      const { socket } = response;
      const name = 'getPeerCertificate' in socket ? Object(socket).getPeerCertificate().subject.CN : '';
      response
        .resume()
        .once('end', () =>
          resolve({ status: response.statusCode, name, hsts: response.headers['strict-transport-security'] }),
        );
    })
      .once('error', reject)
      .end();
  });

const YEAR = 'max-age=31536000';

const withTls = (work: (url: string, folder: string, look: () => void) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const { certificateFile, keyFile } = writeCertificate(folder, 'one');
    const environment = { PITBOSS_LOG_LEVEL: 'silent', PITBOSS_TLS_CERT: certificateFile, PITBOSS_TLS_KEY: keyFile };
    const config = readConfig({ port: '0', data: join(folder, 'data') }, environment);
    const running = await start(config, undefined, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
    try {
      await work(running.url, folder, running.lookAtFiles);
    } finally {
      await running.stop();
    }
  });

suite('server/http/certificate', (test) => {
  test('requests and websockets are served over TLS, and a certificate that is replaced is used for the next connection', () =>
    withTls(async (url, folder, look) => {
      assert.match(url, /^https:\/\/127\.0\.0\.1:\d+$/);
      assert.equal(await get(url), { status: 200, name: 'one', hsts: YEAR });
      // A client that stays connected is not disturbed.
      const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', ca: trusted });
      await new Promise((resolve) => socket.once('secureConnect', resolve));
      expectErrors(/the certificate cannot be read: the one before stays in force/);
      writeFileSync(join(folder, 'cert.pem'), CERTIFICATES.two.cert);
      look();
      assert.equal(
        await get(url),
        { status: 200, name: 'one', hsts: YEAR },
        'a certificate without its key changes nothing',
      );
      writeCertificate(folder, 'two');
      look();
      assert.equal(await get(url), { status: 200, name: 'two', hsts: YEAR });
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      assert.match(String(Buffer.concat(await socket.toArray())), /^HTTP\/1\.1 200 OK/);
      rmSync(join(folder, 'key.pem'));
      look();
      assert.is((await get(url)).name, 'two');
      const client = new WebSocket(`${url.replace('https', 'wss')}/events/service?token=none`, {
        ca: trusted,
        origin: url,
      });
      client.on('error', () => {});
      const [code] = await new Promise<[number]>((resolve) => client.once('close', (ended) => resolve([ended])));
      assert.is(code, 4401, 'a page of its own origin gets as far as its token');
    }));

  test('a client that speaks no TLS, or never shakes hands, is cut and delays no stop', () =>
    withTls(async (url) => {
      const port = Number(new URL(url).port);
      const plain = connectPlain(port, '127.0.0.1');
      plain.on('error', () => {});
      plain.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      assert.not.match(String(Buffer.concat(await plain.toArray().catch(() => []))), 'HTTP/1.1 200');
      assert.is((await get(url)).status, 200);
    }));

  test('a certificate that cannot be used is refused with its file, and so is one without a key', () =>
    withFolder(async (folder) => {
      const files = writeCertificate(folder, 'one');
      assert.is(String(readCertificate(files).cert), CERTIFICATES.one.cert);
      writeFileSync(files.keyFile, CERTIFICATES.two.key);
      assert.throws(() => readCertificate(files), /cert\.pem cannot be used with the key .*key\.pem: .*mismatch/);
      writeFileSync(files.keyFile, 'nothing');
      assert.throws(() => readCertificate(files), /cannot be used/);
      assert.throws(
        () => readCertificate({ ...files, certificateFile: join(folder, 'none') }),
        `Cannot read ${join(folder, 'none')} (ENOENT), which the settings of TLS name.`,
      );
      assert.equal(checkConfig({}, { PITBOSS_TLS_KEY: files.keyFile }).faults, [
        'TLS needs both PITBOSS_TLS_CERT and PITBOSS_TLS_KEY.',
      ]);
      assert.ok(readFileSync(files.keyFile));
    }));
});
