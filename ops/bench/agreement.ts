// Changes on one of two servers what both must agree on, again and again, and prints how long it took at most until the other one acted on
// it, next to the limit. The servers share a PostgreSQL that the bench starts.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/start/database.ts';
import { newAccount } from '../../test/support/new-account.ts';
import { ADMINISTRATOR, Client, type OperationId, type Parts, type Reply } from '../../test/support/server.ts';
import { registerOwners } from '../../test/support/story.ts';
import { withEmptyDatabase } from '../../test/support/with-empty-database.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const LIMIT_MS = 1_000;
/** A server that has not followed by then never will. */
const GIVE_UP_MS = 20 * LIMIT_MS;
const POLL_MS = 5;
/** Longer than a server looks at the others more often after a change. */
const QUIET_MS = 1_500;
/** Failed logins of one username that block its network. */
const FAILURES_MAX = 5;
const LUNA = 'northstar:luna';
const PROGRAM = join(import.meta.dirname, '../../cli/pitboss.ts');

type Server = { readonly process: ChildProcess; readonly ended: Promise<unknown>; readonly client: Client };

const serve = async (env: NodeJS.ProcessEnv, data: string): Promise<Server> => {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--data', data, '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let url: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    url = /serves (http[^\s,]+)/.exec(line)?.[1];
    if (url !== undefined) break;
  }
  // Its output is not read from here on.
  child.stdout.resume();
  if (url === undefined) throw new Error('a server ended before it served');
  return { process: child, ended, client: new Client(url) };
};

const done = async (asked: Promise<Reply>): Promise<Reply['body']> => {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body;
};

const longest = new Map<string, number>();

/**
 * Measures from just before the request for a change until the other server acts on it.
 * @param prepare done before, but after it was looked whether it is so already.
 */
const measure = async (
  what: string,
  change: () => Promise<unknown>,
  hasFollowed: () => Promise<boolean>,
  prepare: () => Promise<unknown> = async () => {},
): Promise<void> => {
  if (await hasFollowed()) throw new Error(`${what}: it is so before it is changed`);
  await prepare();
  // Right after another change the servers look at each other more often.
  await sleep(QUIET_MS + 500 * Math.random());
  const sinceMs = performance.now();
  await change();
  while (!(await hasFollowed())) {
    if (performance.now() - sinceMs > GIVE_UP_MS) throw new Error(`${what}: the other server does not follow`);
    await sleep(POLL_MS);
  }
  longest.set(what, Math.max(longest.get(what) ?? 0, performance.now() - sinceMs));
};

/** @param rotate replaces the keys that sign, as `pitboss keys rotate --revoke` does. */
const round = async (number: number, one: Client, other: Client, rotate: () => Promise<unknown>): Promise<void> => {
  const ask = (operation: OperationId, parts: Parts) => done(one.call(operation, parts));
  const isRefused = (token: string) => async () => (await other.call('getOwnAccount', { token })).status === 401;

  const session = await new Client(one.url).login();
  await measure('an ended login', () => ask('logout', { token: session, body: {} }), isRefused(session));

  const person = { username: `person-${number}`, password: 'green-harbour-nineteen' };
  const { id } = await ask('createAccount', { body: newAccount(person) });
  const token = await new Client(one.url).login(person);
  await measure('a disabled account', () => ask('disableAccount', { path: { account_id: id } }), isRefused(token));

  // Each round comes from another network, since the other rounds may have blocked theirs.
  const headers = { 'x-forwarded-for': `10.${Math.floor(number / 250)}.${number % 250}.1` };
  const logIn = (at: Client, password: string) =>
    at.call('login', { body: { ...ADMINISTRATOR, password }, token: null, headers });
  await measure(
    'a reached rate limit',
    () => logIn(one, 'wrong'),
    // A server that does not know of the limit lets it in, which clears the failures: then it never follows.
    async () => (await logIn(other, ADMINISTRATOR.password)).status === 429,
    async () => {
      for (let failures = 1; failures < FAILURES_MAX; failures += 1) await logIn(one, 'wrong');
    },
  );

  const origin = `https://games-${number}.example`;
  await measure(
    'an allowed origin',
    () => ask('setCorsOrigins', { body: { cors_origin_list: [{ pattern: origin, match_mode: 'Exact' }] } }),
    async () => {
      const { headers: told } = await fetch(`${other.url}/frontend/sources?owner_id=northstar`, {
        headers: { origin },
      });
      return told.has('access-control-allow-origin');
    },
  );

  const source_id = `source-${number}`;
  const listed = async (): Promise<readonly { source_id: string }[]> => {
    const { status, body } = await other.call('listPublicSources', { query: { owner_id: LUNA }, token: null });
    // Of a brand that is disabled, there are none.
    return status < 300 ? body : [];
  };
  await measure(
    'a new source',
    () => ask('createSources', { body: [{ owner_id: LUNA, source_id, source_name: source_id }] }),
    async () => (await listed()).some((source) => source.source_id === source_id),
  );
  const brand = { operator_id: 'northstar', brand_id: 'luna' };
  const turn = (enabled: boolean) => () => ask('updateBrand', { path: brand, body: { enabled } });
  await measure('a disabled brand', turn(false), async () => (await listed()).length === 0);
  await measure('an enabled brand', turn(true), async () => (await listed()).length > 0);

  const before = await new Client(one.url).login();
  await measure('replaced keys', rotate, isRefused(before));
  for (const client of [one, other]) await client.login();
};

const data = mkdtempSync(join(tmpdir(), 'pitboss-agreement-'));
const servers: Server[] = [];
try {
  await withEmptyDatabase(async (url) => {
    const env = {
      PITBOSS_DATABASE: url,
      PITBOSS_LOG_LEVEL: 'silent',
      PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
      PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
      PITBOSS_TRUSTED_PROXIES: '127.0.0.1',
      // Polls without a pause.
      PITBOSS_PUBLIC_REQUESTS_PER_NETWORK: '100000',
    };
    try {
      for (let at = 0; at < 2; at += 1) servers.push(await serve(env, data));
      const [one, other] = servers.map(({ client }) => client);
      if (one === undefined || other === undefined) throw new Error('there are two');
      for (const client of [one, other]) await client.login();
      await registerOwners(one);
      await done(one.call('createOrganisation', { body: { id: 'northstar', units: [] } }));
      const opened = await openDatabase({ url }, data, () => {});
      const rotate = () => opened.shared.rotateSigning(Date.now(), Date.now());
      try {
        for (let number = 0; number < Number(values.rounds); number += 1)
          await (number % 2 === 0 ? round(number, one, other, rotate) : round(number, other, one, rotate));
      } finally {
        await opened.close();
      }
    } finally {
      for (const { process: left } of servers) left.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
    }
  });
} finally {
  rmSync(data, { recursive: true, force: true });
}
for (const [what, ms] of longest)
  process.stdout.write(`${what.padEnd(20)} ${(ms / 1000).toFixed(2)} s, limit ${LIMIT_MS / 1000} s\n`);
process.exitCode = [...longest.values()].some((ms) => ms > LIMIT_MS) ? 1 : 0;
