// Measures what other users notice while one network logs in as fast as it can: 12 connections send passwords for random usernames, then
// the right password of one account over and over. The others log in once each, each from another network. Runs its own platform.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createAdministratorWith } from '../../server/login/administrator.ts';
import { readConfig } from '../../server/settings/config.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { start } from '../../server/start/start.ts';

const CONNECTIONS = 12;
const OTHERS = 4;
const LOGINS = 25;
const RIGHT = { username: 'root', password: 'a long password' };

type Credentials = { readonly username: string; readonly password: string };

/** Logs in from an address; returns the status and the time it took. */
const login = (
  url: string,
  from: { readonly address: string; readonly agent: Agent },
  credentials: Credentials,
): Promise<{ status: number; tookMs: number }> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(
      `${url}/accounts/auth`,
      {
        method: 'POST',
        agent: from.agent,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from.address },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, tookMs: performance.now() - began }));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(credentials));
  });

/** Logs in from one network until stopped; counts the replies by status. */
const spray = (url: string, address: string, credentials: () => Credentials) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answered = new Map<number, number>();
  let isOn = true;
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    while (isOn) {
      const { status } = await login(url, { address, agent }, credentials());
      answered.set(status, (answered.get(status) ?? 0) + 1);
    }
  });
  return async () => {
    isOn = false;
    await Promise.all(connections);
    agent.destroy();
    return [...answered].map(([status, count]) => `${count} × ${status}`).join(', ');
  };
};

const random = (): Credentials => ({ username: `guess-${Math.random()}`, password: 'not the password' });

const CASES: readonly [name: string, sprayed: (() => Credentials) | undefined][] = [
  ['quiet', undefined],
  ['wrong passwords', random],
  ['right password', () => RIGHT],
];

// On the project's disk, because commits to a memory disk are free.
const data = mkdtempSync(join(import.meta.dirname, '../../.login-spray-'));
try {
  const folder = openDataFolder(data, (error) => {
    throw error;
  });
  await createAdministratorWith(folder, RIGHT, Date.now());
  await folder.close();
  const environment = { PITBOSS_LOG_LEVEL: 'silent', PITBOSS_TRUSTED_PROXIES: '127.0.0.1' };
  const { url, stop } = await start(readConfig({ port: '0', data }, environment));
  process.stdout.write(`${"others' logins".padEnd(18)}succeeded  p50 ms  p95 ms  the network's own\n`);
  for (const [at, [name, sprayed]] of CASES.entries()) {
    const end = sprayed === undefined ? undefined : spray(url, `203.0.${at}.7`, sprayed);
    const agent = new Agent({ keepAlive: true });
    const each = Array.from({ length: OTHERS }, async (_, other) => {
      const logins: { status: number; tookMs: number }[] = [];
      for (let round = 0; round < LOGINS; round += 1)
        logins.push(await login(url, { address: `198.${18 + other}.${at}.${round}`, agent }, RIGHT));
      return logins;
    });
    const all = (await Promise.all(each)).flat();
    agent.destroy();
    const own = (await end?.()) ?? '';
    const times = all.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
    const timeAt = (share: number): string => (times[Math.floor(share * times.length)] ?? 0).toFixed(0).padStart(8);
    const share = (100 * all.filter(({ status }) => status === 200).length) / all.length;
    process.stdout.write(
      `${name.padEnd(18)}${`${share.toFixed(0)} %`.padStart(9)}${timeAt(0.5)}${timeAt(0.95)}  ${own}\n`,
    );
  }
  await stop();
} finally {
  rmSync(data, { recursive: true, force: true });
}
