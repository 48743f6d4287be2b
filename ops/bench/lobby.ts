// Measures a lobby of 20 jackpots under 2,000 visitors a second, half of whom have the last list, beside a plain server that sends the same bytes. Values change
// all the time. Prints the share of a processor that each takes, and how long visitors wait.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readConfig } from '../../server/settings/config.ts';
import { start } from '../../server/start/start.ts';

const JACKPOTS = 20;
const PER_SECOND = 2_000;
const SECONDS = 10;
const ROUNDS = 3;
const STEP_MS = 10;
const PASSWORD = 'a long password of the bench';
const PATH = '/frontend/lobby?brand_id=northstar:luna&currency=EUR&language=en';

type Ready = { readonly url: string };
type Sent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

const template = (id: string) => ({
  ...{ id, name: id, owner_id: 'northstar', currency: 'EUR' },
  contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1' },
  house_hold_contribution: { Percentage: 0.1 },
  pots: ['minor', 'major', 'mega'].map((pot) => ({
    ...{ id: pot, contribution: { Percentage: 0.3 }, seed_contribution: { Percentage: 0.3 } },
    seed_strategy: {
      ...{ initial_seed_value: 50, min_reseed_value: 50 },
      ...{ fund_strategy: 'CollectToMinReseed', reseed_strategy: 'Full' },
    },
    supports_external_trigger: true,
  })),
});

/** The platform, whose jackpots grow with each message that it receives. */
const servePlatform = async (): Promise<void> => {
  const data = mkdtempSync(join(import.meta.dirname, '../../.lobby-'));
  const { url, stop } = await start(
    readConfig(
      { port: '0', data },
      {
        PITBOSS_LOG_LEVEL: 'silent',
        PITBOSS_ADMIN_PASSWORD: PASSWORD,
        PITBOSS_PUBLIC_REQUESTS_PER_NETWORK: '1000000',
      },
    ),
  );
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    const text = await reply.text();
    return JSON.parse(text || '{}') as { readonly token: string; readonly id: string };
  };
  const { token } = await post('/accounts/auth', { username: 'admin', password: PASSWORD });
  await post('/config/operators', [{ id: 'northstar', name: 'Northstar' }], token);
  await post('/config/operators/northstar/brands', [{ id: 'luna', name: 'Luna' }], token);
  const ids: string[] = [];
  for (let index = 0; index < JACKPOTS; index += 1) {
    const id = `jackpot-${index}`;
    await post('/templates', template(id), token);
    await post('/templates/publish', { owner_id: 'northstar', template_id: id }, token);
    const opened = {
      ...{ template_owner_id: 'northstar', template_id: id, instance_owner_id: 'northstar' },
      ...{ instance_name: id, instance_game_code: id },
    };
    ids.push((await post('/templates/instantiate', opened, token)).id);
  }
  let round = 0;
  const playing = setInterval(() => {
    round += 1;
    const instance_id = ids[round % ids.length];
    const player = { player_id: 'p-1', token: 'none', brand_id: 'northstar:luna', player_country: 'MT' };
    void post('/operator/contributions/instance', { instance_id, ...player, base_wager: 1, currency: 'EUR' }, token);
  }, 50);
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.once('disconnect', async () => {
    clearInterval(playing);
    await stop();
    rmSync(data, { recursive: true, force: true });
    process.exit(0);
  });
  process.send?.({ url } satisfies Ready);
};

/** A server that has nothing to do but to send the last list, or to say that it is still the same. */
const servePlain = (): void => {
  let sent: Sent | undefined;
  const server = createServer((request, response) => {
    const isKnown = request.headers['if-none-match'] === sent?.headers.etag;
    response.writeHead(isKnown ? 304 : 200, sent?.headers).end(isKnown ? undefined : sent?.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.on('message', (message) => {
      if (message !== 'cpu') sent = message as Sent;
      process.send?.(process.cpuUsage());
    });
    process.once('disconnect', () => process.exit(0));
    process.send?.({ url: `http://127.0.0.1:${port}` } satisfies Ready);
  });
};

/** Sends visitors for some seconds, and returns how long they waited. */
const visit = async (url: string): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const waitedMs: number[] = [];
  let etag = '';
  let sent = 0;
  const asked: Promise<void>[] = [];
  const one = (): Promise<void> => {
    const startedMs = performance.now();
    sent += 1;
    const headers = sent % 2 === 0 ? { 'if-none-match': etag } : {};
    return new Promise((resolve, reject) => {
      get(`${url}${PATH}`, { agent, headers }, (response) => {
        etag = String(response.headers.etag ?? etag);
        response.resume().once('end', () => {
          waitedMs.push(performance.now() - startedMs);
          if (response.statusCode === 200 || response.statusCode === 304) resolve();
          else reject(new Error(`${response.statusCode}`));
        });
      }).once('error', reject);
    });
  };
  const startedMs = performance.now();
  while (performance.now() - startedMs < SECONDS * 1_000) {
    const due = ((performance.now() - startedMs) / 1_000) * PER_SECOND;
    while (sent < due) asked.push(one());
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  await Promise.all(asked);
  agent.destroy();
  return waitedMs.sort((a, b) => a - b);
};

const child = async (role: string) => {
  const process_ = fork(import.meta.filename, [role], { execArgv: [] });
  const [{ url }] = (await once(process_, 'message')) as [Ready];
  const ask = async (question: unknown): Promise<NodeJS.CpuUsage> => {
    process_.send(question as object);
    return ((await once(process_, 'message')) as [NodeJS.CpuUsage])[0];
  };
  return { url, ask, end: () => process_.disconnect() };
};

const compare = async (): Promise<void> => {
  const platform = await child('platform');
  const plain = await child('plain');
  process.stdout.write(`${JACKPOTS} jackpots, ${PER_SECOND} visitors a second, ${SECONDS} s\n`);
  process.stdout.write('                     share of a processor   median ms   99 % ms\n');
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { url, ask }] of Object.entries({ platform, plain })) {
      const list = await fetch(`${platform.url}${PATH}`);
      const [type, control, etag] = ['content-type', 'cache-control', 'etag'].map((key) => list.headers.get(key) ?? '');
      const headers = { 'content-type': type ?? '', 'cache-control': control ?? '', etag: etag ?? '' };
      await plain.ask({ body: await list.text(), headers } satisfies Sent);
      const before = await ask('cpu');
      const startedMs = performance.now();
      const waitedMs = await visit(url);
      const after = await ask('cpu');
      const usedMs = (after.user + after.system - before.user - before.system) / 1_000;
      const share = usedMs / (performance.now() - startedMs);
      const at = (part: number): string => (waitedMs[Math.floor(waitedMs.length * part)] ?? 0).toFixed(1).padStart(10);
      process.stdout.write(`${name.padEnd(20)}${(share * 100).toFixed(0).padStart(19)} %${at(0.5)}${at(0.99)}\n`);
    }
  platform.end();
  plain.end();
};

const [role] = process.argv.slice(2);
if (role === 'platform') await servePlatform();
else if (role === 'plain') servePlain();
else await compare();
