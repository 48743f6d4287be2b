// A long proof: it needs Caddy and nginx.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { root } from '../../cli/program.ts';
import { withPlatform } from '../../clients/typescript/with-platform.ts';
import { blocksFor } from '../../docs/blocks.ts';
import { contentOf, served } from '../../docs/pages.ts';
import { withPrograms } from '../../support/not-run.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const blocks = blocksFor('docs/guides/install.md', import.meta.filename);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Text with each of these parts replaced; every one must be there. */
const replaced = (text: string, parts: readonly (readonly [part: string, by: string])[]): string =>
  parts.reduce((before, [part, by]) => {
    if (!before.includes(part)) throw new Error(`the file no longer has “${part}”`);
    return before.replaceAll(part, by);
  }, text);

/** The place of a proxy in a test: its folder, its port, and the address of the platform behind it. */
type Place = { readonly folder: string; readonly port: number; readonly platform: string };

/** A proxy: the program, the words that start it with our file in a place, and where it logs requests. */
type Proxy = { readonly program: string; words(place: Place): readonly string[]; readonly log: string };

const caddy: Proxy = {
  program: 'caddy',
  words: ({ folder, port, platform }) => {
    const site = replaced(read('ops/deploy/Caddyfile'), [
      ['pitboss.example {', `https://localhost:${port} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`],
      ['127.0.0.1:8080', platform],
    ]);
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
  log: 'output',
};

const nginx: Proxy = {
  program: 'nginx',
  words: ({ folder, port, platform }) => {
    const site = replaced(read('ops/deploy/nginx.conf'), [
      ['pitboss.example;', 'localhost;'],
      ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
      ['listen [::]:443 ssl;', ''],
      ['127.0.0.1:8080', platform],
      ['/etc/ssl/certs/pitboss.example.pem', `${folder}/certificate.pem`],
      ['/etc/ssl/private/pitboss.example.key', `${folder}/key.pem`],
      ['/var/log/nginx/pitboss.log', `${folder}/access.log`],
    ]);
    writeFileSync(join(folder, 'pitboss.conf'), site);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const user = process.getuid?.() === 0 ? 'user root;\n' : '';
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user}daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\ninclude ${folder}/pitboss.conf;\n}\n`,
    );
    return ['-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  },
  log: 'access.log',
};

/** Runs a proxy in front of a platform; what it logged is in its folder in the end. */
const withProxy = async (
  { program, words }: Proxy,
  place: Place,
  work: (url: string, certificate: string) => Promise<void>,
): Promise<void> => {
  const { folder, port } = place;
  const certificate = join(folder, 'certificate.pem');
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  const child = spawn(program, words(place), {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    const untilMs = performance.now() + PATIENCE_MS;
    while (!(await accepts(port))) {
      if (child.exitCode !== null || performance.now() > untilMs)
        throw new Error(`${program} does not serve: ${output}`);
      await sleep(50);
    }
    await work(`https://localhost:${port}`, certificate);
  } finally {
    child.kill('SIGTERM');
    await ended;
    writeFileSync(join(folder, 'output'), output);
  }
};

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

const THROUGH = join(import.meta.dirname, 'through-proxy.ts');

suite('ops/deploy/proxies', (test) => {
  for (const proxy of [caddy, nginx])
    test(`${proxy.program} passes on calls, sockets, bodies, paths and the caller's address, and logs no token`, () =>
      withPrograms(proxy.program, [proxy.program, 'openssl'], () =>
        withFolder(async (folder) => {
          mkdirSync(folder, { recursive: true });
          await withPlatform(
            async ({ url }) => {
              const place = { folder, port: await freePort(), platform: new URL(url).host };
              await withProxy(proxy, place, async (address, certificate) => {
                const { stdout } = await promisify(execFile)(process.execPath, [THROUGH, address], {
                  env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
                  timeout: PATIENCE_MS,
                });
                const redoc = served().get('/docs/redoc.js');
                assert.equal(JSON.parse(stdout), {
                  event: 'JackpotUpdate',
                  login: 200,
                  address: '127.0.0.5',
                  small: '400 validation_failed',
                  large: Array(20).fill('413 body_too_large'),
                  escaped: '404 route_not_found',
                  hsts: 'max-age=31536000',
                  pageBytes: redoc === undefined ? 0 : Buffer.byteLength(contentOf(redoc)),
                });
              });
            },
            { PITBOSS_TRUSTED_PROXIES: '127.0.0.1' },
          );
          const log = readFileSync(join(folder, proxy.log), 'utf8');
          assert.match(log, '/events/service', 'the socket is in the log');
          // A token starts like this: it is a JSON object in base64.
          for (const name of [proxy.log, 'output'].filter((file) => existsSync(join(folder, file))))
            assert.not.match(readFileSync(join(folder, name), 'utf8'), 'eyJ', name);
        }),
      ));

  test('a socket is pinged more often than a proxy ends what is silent, and connections end there first', () => {
    const [, pingMs = ''] = /PING_MS = ([\d_]+)/.exec(read('server/sockets/connection.ts')) ?? [];
    const [, keptMs = ''] = /keepAliveTimeout: ([\d_]+)/.exec(read('server/http/http-server.ts')) ?? [];
    const ms = (digits: string): number => Number(digits.replaceAll('_', ''));
    const seconds = (file: string, pattern: RegExp): number => Number(pattern.exec(read(file))?.[1]);
    assert.ok(seconds('ops/deploy/nginx.conf', /proxy_read_timeout (\d+)s/) * 1000 >= 2 * ms(pingMs));
    for (const kept of [
      seconds('ops/deploy/nginx.conf', /keepalive_timeout (\d+)s/),
      seconds('ops/deploy/Caddyfile', /keepalive (\d+)s/),
    ])
      assert.ok(kept > 0 && kept * 1000 < ms(keptMs), String(kept));
  });

  test('the guide puts the files that are tested here where each proxy looks for them', () => {
    const commands = blocks.take('Behind a proxy').map(({ text }) => text);
    assert.match(commands.join(''), 'deploy/nginx.conf /etc/nginx/conf.d/pitboss.conf');
    assert.equal(blocks.left(), []);
  });
});
