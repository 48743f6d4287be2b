// Kills a platform again and again while contributions arrive, each under its own key, and counts what was acknowledged and is lost, or was
// taken twice. A contribution without an answer is sent again after the restart, as callers do. At the end `pitboss verify` checks the store.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { callerAt } from '../../cli/demo-caller.ts';
import { BRAND, threePots } from '../../cli/demo-example.ts';
import { seed } from '../../cli/demo-seed.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } });
const AT_ONCE = 32;
const LIVES_MS = [50, 800] as const;
const PASSWORD = 'a long password of the bench';
const PROGRAM = join(import.meta.dirname, '../../cli/pitboss.ts');

mkdirSync(join(import.meta.dirname, '../../dist'), { recursive: true });
const data = mkdtempSync(join(import.meta.dirname, '../../dist/bench-'));
const env = { ...process.env, PITBOSS_LOG_LEVEL: 'silent', PITBOSS_ADMIN_PASSWORD: PASSWORD };

type Platform = { readonly url: string; readonly process: ChildProcess; readonly ended: Promise<unknown> };

const serve = async (): Promise<Platform> => {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--data', data, '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /serves (http:\S+?),/.exec(line) ?? [];
    if (url !== undefined) return { url, process: child, ended };
  }
  throw new Error('the platform ended before it served');
};

const loggedIn = async (url: string) => {
  const reply = await callerAt(url)('login', { body: { username: 'admin', password: PASSWORD } });
  if (!reply.done) throw new Error(reply.detail);
  return { call: callerAt(url, reply.body.token), token: reply.body.token ?? '' };
};

/** By key: the id of the contribution that was acknowledged. */
const acknowledged = new Map<string, string>();
const unanswered = new Set<string>();
let doubled = 0;
let number = 0;

/** Sends contributions one after another until the platform is gone. */
const contribute = async ({ url }: Platform, token: string, instance_id: string): Promise<void> => {
  for (;;) {
    const [again] = unanswered;
    const key = again ?? `k-${++number}`;
    unanswered.delete(key);
    try {
      const response = await fetch(`${url}/operator/contributions/instance`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          ...{ instance_id, token: 'session', brand_id: BRAND.path, player_country: 'MT' },
          ...{ base_wager: 10, currency: 'EUR', idempotency_key: key },
          // The same request under the same key, each time it is sent.
          player_id: `p-${key}`,
        }),
      });
      await response.arrayBuffer();
      if (response.status === 503) {
        unanswered.add(key);
        continue;
      }
      if (!response.ok) throw new Error(`${key}: ${response.status}`, { cause: 'refused' });
      const id = response.headers.get('contribution-id') ?? '';
      if (acknowledged.has(key) && acknowledged.get(key) !== id) doubled += 1;
      acknowledged.set(key, id);
    } catch (error) {
      unanswered.add(key);
      if (error instanceof Error && error.cause === 'refused') throw error;
      return;
    }
  }
};

try {
  let platform = await serve();
  let { call, token } = await loggedIn(platform.url);
  const [instanceId = ''] = await seed(call, [threePots]);
  for (let kills = 0; kills < Number(values.kills); kills += 1) {
    const senders = Array.from({ length: AT_ONCE }, () => contribute(platform, token, instanceId));
    await sleep(randomInt(...LIVES_MS));
    platform.process.kill('SIGKILL');
    await Promise.all([...senders, platform.ended]);
    platform = await serve();
    ({ call, token } = await loggedIn(platform.url));
  }
  platform.process.kill('SIGTERM');
  await platform.ended;
  const store = new Database(join(data, 'pitboss.db'), { readonly: true });
  const booked = store
    .prepare<[], { id: string; key: string }>("select id, key from contributions where state = 'booked'")
    .all();
  store.close();
  const idOf = new Map(booked.map(({ id, key }) => [key, id]));
  const lost = [...acknowledged].filter(([key, id]) => idOf.get(key) !== id).length;
  doubled += booked.length - idOf.size;
  const verified = spawnSync(process.execPath, [PROGRAM, 'verify', '--data', data], { encoding: 'utf8' });
  process.stdout.write(
    `${values.kills} kills, ${acknowledged.size} contributions acknowledged, ${booked.length} booked: ${lost} lost, ${doubled} doubled\n${verified.stdout}`,
  );
  if (lost > 0 || doubled > 0 || verified.status !== 0) process.exitCode = 1;
} finally {
  rmSync(data, { recursive: true, force: true });
}
