// A long proof: it installs Bun, Deno and the edge runtime of Cloudflare Workers, which take 350 MB.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { VERSION } from '../../../clients/typescript/src/version.ts';
import { suite } from '../../support/suite.ts';
import { openJackpot } from './open-jackpot.ts';
import { runProgram, withProject } from './project.ts';
import { PASSWORD, USERNAME, withPlatform } from './with-platform.ts';

const ARM = process.arch === 'arm64';
/** Packages of npm with the binaries for this processor. */
const RUNTIMES = [
  ARM ? '@oven/bun-linux-aarch64@1.4.5' : '@oven/bun-linux-x64@1.4.5',
  ARM ? '@deno/linux-arm64-glibc@2.9.6' : '@deno/linux-x64-glibc@2.9.6',
  ARM ? '@cloudflare/workerd-linux-arm64@1.20261117.1' : '@cloudflare/workerd-linux-64@1.20261117.1',
];
const nameOf = (index: number) => (RUNTIMES[index] ?? '').replace(/@[^@]*$/, '');

/** A program that logs in, reads pages, is refused, retries, follows events, and verifies a webhook. */
const PROGRAM = `
import { ApiError, ConnectionError, createPitboss, paginate, verifyWebhook } from 'pitboss-client';

export const run = async ({ url, closed, username, password, webhook }) => {
  const attempts = [];
  const retries = [];
  const pitboss = createPitboss({
    baseUrl: url,
    username,
    password,
    userAgent: 'lobby/2.1',
    intercept: (attempt, next) => {
      attempts.push(attempt.operationId + ' ' + attempt.headers['user-agent']);
      return next({ ...attempt, headers: { ...attempt.headers, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' } });
    },
  });
  const names = [];
  for await (const instance of paginate(pitboss.listInstances)) names.push(instance.name);
  const refused = await pitboss
    .publishTemplate({ body: { owner_id: 'northstar', template_id: 'none' } })
    .catch((error) => error);
  const nowhere = createPitboss({
    baseUrl: closed,
    retries: 1,
    onRetry: ({ operationId, error, delayMs }) => retries.push([operationId, error instanceof ConnectionError, delayMs > 0]),
  });
  const lost = await nowhere.getTicker({ query: { instance_id: 'x' } }).catch((error) => error);
  const seen = [];
  const subscription = pitboss.subscribe({
    events: ['JackpotUpdate'],
    onEvent: ({ event_type }) => {
      seen.push(event_type);
      subscription.close();
    },
  });
  await subscription.ended;
  const { event } = await verifyWebhook(webhook.body, webhook.headers, { secret: webhook.secret });
  return {
    names,
    refused: [refused instanceof ApiError, refused.code],
    lost: lost instanceof ConnectionError,
    retries,
    seen,
    event: event.event_type,
    attempts: [...new Set(attempts)],
  };
};
`;

const MAIN = `
import { run } from './program.mjs';
const settings = JSON.parse((globalThis.Deno?.env ?? { get: (name) => process.env[name] }).get('SETTINGS'));
console.log(JSON.stringify(await run(settings)));
`;

const WORKER = `
import { run } from './program.mjs';
export default {
  fetch: async (request) => {
    try {
      return Response.json(await run(await request.json()));
    } catch (error) {
      return new Response(String(error?.stack ?? error), { status: 500 });
    }
  },
};
`;

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-01-01",
      globalOutbound = "local",
    )),
    (name = "local", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

/** Starts the worker on a free port, which it reports on a pipe, and returns its answer to the settings. */
const askWorker = async (folder: string, settings: object): Promise<unknown> => {
  const child = spawn(
    join(folder, 'node_modules', nameOf(2), 'bin/workerd'),
    ['serve', '--control-fd=3', join(folder, 'config.capnp')],
    { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  );
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let text = '';
      child.on('exit', (code) => reject(new Error(`workerd ended with ${code}`)));
      child.stdio[3]?.on('data', (chunk: Buffer) => {
        text += chunk;
        const found = /"port":\s*(\d+)/.exec(text);
        if (found) resolve(Number(found[1]));
      });
    });
    const reply = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: JSON.stringify(settings) });
    const text = await reply.text();
    assert.is(reply.status, 200, text);
    return JSON.parse(text);
  } finally {
    child.kill('SIGKILL');
  }
};

suite('SDK/runtimes', (test) => {
  test('it does the same in Node, Bun, Deno and an edge worker', () =>
    withPlatform(async ({ url, pitboss }) => {
      await openJackpot(pitboss);
      await withProject(async (folder) => {
        await runProgram(folder, 'npm', ['install', '--no-save', '--no-audit', '--no-fund', ...RUNTIMES]);
        for (const [file, text] of [
          ['program.mjs', PROGRAM],
          ['main.mjs', MAIN],
          ['entry.mjs', WORKER],
          ['config.capnp', CONFIG],
        ] as const)
          writeFileSync(join(folder, file), text);
        await build({
          entryPoints: [join(folder, 'entry.mjs')],
          bundle: true,
          format: 'esm',
          outfile: join(folder, 'worker.js'),
        });
        const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
        const body = JSON.stringify({ event_type: 'WinEvent', data: {} });
        const at = new Date();
        const headers = {
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
        };
        // The discard port, which nothing listens on.
        const settings = {
          url,
          closed: 'http://127.0.0.1:9',
          username: USERNAME,
          password: PASSWORD,
          webhook: { body, headers, secret },
        };
        const agent = `lobby/2.1 pitboss-client/${VERSION}`;
        const expected = {
          names: ['One'],
          refused: [true, 'template_not_found'],
          lost: true,
          retries: [['getTicker', true, true]],
          seen: ['JackpotUpdate'],
          event: 'WinEvent',
          attempts: [`login ${agent}`, `listInstances ${agent}`, `publishTemplate ${agent}`],
        };
        const environment = { SETTINGS: JSON.stringify(settings) };
        const main = join(folder, 'main.mjs');
        const programs = [
          [process.execPath, main],
          [join(folder, 'node_modules', nameOf(0), 'bin/bun'), 'run', main],
          [join(folder, 'node_modules', nameOf(1), 'deno'), 'run', '--allow-all', '--no-lock', main],
        ] as const;
        for (const [program, ...words] of programs)
          assert.equal(JSON.parse(await runProgram(folder, program, words, environment)), expected, program);
        assert.equal(await askWorker(folder, settings), expected);
      });
    }));
});
