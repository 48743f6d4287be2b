import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readConfig } from '../../server/settings/config.ts';
import { STOP_LIMITS } from '../../server/start/start.ts';
import { writeCertificate } from '../support/certificates.ts';
import { DRAINS_AT_ONCE } from '../support/drains-at-once.ts';
import { startOnEngine, withFolder, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { sentenceOf } from './program.ts';
import { runHere } from './run-here.ts';

/** Some machines of containers have none. */
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

type Settings = Readonly<Record<string, string>>;

/** Serves a data folder with these settings; the work gets the port, as a setting. */
const serving = async (data: string, settings: Settings, work: (port: Settings) => Promise<void>): Promise<void> => {
  const options = settings.PITBOSS_SOCKET === undefined ? { data, port: '0' } : { data };
  const config = readConfig(options, { PITBOSS_LOG_LEVEL: 'silent', ...settings });
  const running = await startOnEngine(config, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
  try {
    await work(running.url.startsWith('unix:') ? {} : { PITBOSS_PORT: new URL(running.url).port });
  } finally {
    await running.stop();
  }
};

suite('cli/health', (test) => {
  test('a platform that is alive says so, also below a path', () =>
    withServer(async ({ url }) => {
      for (const address of [url, `${url}/`]) {
        const { status, stdout } = await runHere(['health', '--url', address]);
        assert.equal([status, stdout], [0, '{"status":"ok"}\n']);
      }
      const { stdout } = await runHere(['health', '--url', url, '--json']);
      assert.equal(JSON.parse(stdout), { url: `${url}/healthz`, answer: '{"status":"ok"}' });
    }));

  test('a platform that does not answer, or answers with an error, is one line and status 1', async () => {
    const server = createServer((_request, response) => response.writeHead(503).end('not now'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const refused = await runHere(['health', '--url', url]);
    assert.is(refused.status, 1);
    assert.match(sentenceOf(refused), `${url}/healthz answers 503: not now`);
    await new Promise((resolve) => server.close(resolve));
    const gone = await runHere(['health', '--url', url]);
    assert.is(gone.status, 1);
    assert.match(sentenceOf(gone), /does not answer: .*ECONNREFUSED/);
  });

  test('--wait repeats the check until the platform answers', async () => {
    const server = createServer((_request, response) => response.end('ok'));
    let calls = 0;
    server.on('connection', (socket) => {
      calls += 1;
      if (calls < 3) socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const { status, stdout } = await runHere(['health', '--url', url, '--wait', '60']);
    server.close();
    assert.equal([status, stdout, calls], [0, 'ok\n', 3]);
  });

  test('without --url it calls the address in the settings: a port, all addresses, IPv6, a socket', () =>
    withFolder(async (folder) => {
      const places: Settings[] = [
        { PITBOSS_HOST: '0.0.0.0' },
        ...(hasIpv6 ? [{ PITBOSS_HOST: '::1' }, { PITBOSS_HOST: '::' }] : []),
        { PITBOSS_SOCKET: join(folder, 'pitboss.sock') },
      ];
      for (const place of places)
        await serving(join(folder, 'data'), place, async (port) => {
          const alive = await runHere(['health'], { environment: { ...place, ...port } });
          assert.equal(alive, { status: 0, stdout: '{"status":"ok"}\n', stderr: '' }, JSON.stringify(place));
          const { PITBOSS_PORT: option = '' } = port;
          if (option === '') return;
          assert.is((await runHere(['health', '--port', option], { environment: place })).status, 0);
          const file = join(folder, 'data/pitboss.yaml');
          writeFileSync(file, `host: '${place.PITBOSS_HOST}'\nport: ${option}\nwallet_timeout_ms: soon\n`);
          const read = await runHere(['health', '--data', join(folder, 'data')]);
          assert.equal([read.status, read.stderr], [0, ''], 'a fault elsewhere does not count');
          writeFileSync(file, '');
        });
      const gone = await runHere(['health', '--json'], { environment: places.at(-1) ?? {} });
      assert.is(gone.status, 1);
      assert.match(sentenceOf(gone), `unix:${folder}/pitboss.sock does not answer: `);
      const any = sentenceOf(await runHere(['health'], { environment: { PITBOSS_PORT: '0' } }));
      assert.match(any, 'PITBOSS_PORT is 0, so the platform has chosen its port. Give its address with --url.');
    }));

  test('a socket can be named', () =>
    withFolder(async (folder) => {
      const socket = join(folder, 'pitboss.sock');
      await serving(join(folder, 'data'), { PITBOSS_SOCKET: socket }, async () => {
        const { stdout } = await runHere(['health', '--url', `unix:${socket}`, '--json']);
        assert.equal(JSON.parse(stdout), { url: `unix:${socket}`, answer: '{"status":"ok"}' });
      });
    }));

  test('with TLS, the platform must present the certificate of the settings, from any issuer and for any name', () =>
    withFolder(async (folder) => {
      const [own, other] = [join(folder, 'own'), join(folder, 'other')];
      for (const each of [own, other]) mkdirSync(each);
      const { certificateFile, keyFile } = writeCertificate(own, 'one');
      writeCertificate(other, 'two');
      const tls = {
        PITBOSS_HOST: hasIpv6 ? '::1' : '127.0.0.1',
        PITBOSS_TLS_CERT: certificateFile,
        PITBOSS_TLS_KEY: keyFile,
      };
      await serving(join(folder, 'data'), tls, async (port) => {
        const environment = { ...tls, ...port };
        const alive = await runHere(['health', '--json'], { environment });
        const url = `https://${hasIpv6 ? '[::1]' : '127.0.0.1'}:${port.PITBOSS_PORT}/healthz`;
        assert.equal([alive.status, alive.stderr], [0, '']);
        assert.equal(JSON.parse(alive.stdout), { url, answer: '{"status":"ok"}' });
        const elsewhere = { ...environment, PITBOSS_TLS_CERT: join(other, 'cert.pem') };
        const refused = await runHere(['health'], { environment: elsewhere });
        assert.is(refused.status, 1);
        assert.match(sentenceOf(refused), `${url} presents another certificate than ${other}/cert.pem has.`);
        const renewed = join(folder, 'renewed.pem');
        copyFileSync(join(other, 'cert.pem'), renewed);
        const waiting = runHere(['health', '--wait', '60'], {
          environment: { ...environment, PITBOSS_TLS_CERT: renewed },
        });
        copyFileSync(certificateFile, renewed);
        assert.is((await waiting).status, 0);
        const missing = { ...environment, PITBOSS_TLS_CERT: join(folder, 'nothing.pem') };
        assert.match(
          sentenceOf(await runHere(['health'], { environment: missing })),
          'which PITBOSS_TLS_CERT names: ENOENT',
        );
      });
    }));

  test('an invalid URL or number of seconds is refused', async () => {
    assert.match(sentenceOf(await runHere(['health', '--url', 'here'])), '--url must be a URL');
    assert.match(sentenceOf(await runHere(['health', '--wait', 'long'])), '--wait must be a number of seconds');
  });
});
