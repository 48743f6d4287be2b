// Measures whether the time of a refused login reveals that an account exists: alternates wrong passwords for existing and unknown
// usernames on its own platform, and prints both distributions.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createAdministratorWith } from '../server/login/administrator.ts';
import { readConfig } from '../server/settings/config.ts';
import { openDataFolder } from '../server/start/data-folder.ts';
import { start } from '../server/start/start.ts';

const ROUNDS = 320;
/** Several names of each kind, because a username is slowed down after a hundred failures. */
const NAMES = 4;
const KINDS = ['known', 'stranger'] as const;
const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95];

/** The time of one login with a wrong password. Each comes from its own network, because five failures block a network. */
const timeOf = (url: string, username: string, round: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = process.hrtime.bigint();
    const sent = request(
      `${url}/accounts/auth`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        localAddress: `127.${1 + (round >> 8)}.${round & 255}.1`,
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 401) resolve(Number(process.hrtime.bigint() - began) / 1e6);
          else reject(new Error(`answered ${response.statusCode}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ username, password: 'not the password' }));
  });

const row = (name: string, timesMs: readonly number[]): string => {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2).padStart(8);
  return `${name.padEnd(10)}${SHARES.map(at).join('')}`;
};

// On the project's disk, because commits to a memory disk are free.
const data = mkdtempSync(join(import.meta.dirname, '../.login-times-'));
try {
  const folder = openDataFolder(data, (error) => {
    throw error;
  });
  for (let name = 0; name < NAMES; name += 1)
    await createAdministratorWith(folder.store, { username: `known-${name}`, password: 'a long password' }, Date.now());
  await folder.close();
  const { url, stop } = await start(readConfig({ port: '0', data }, { PITBOSS_LOG_LEVEL: 'silent' }));
  const times = { known: [] as number[], stranger: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    // Alternates which kind goes first, so that what one leaves behind does not bias the other.
    for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed())
      times[kind].push(await timeOf(url, `${kind}-${round % NAMES}`, round));
  await stop();
  process.stdout.write(`ms        ${SHARES.map((share) => `p${share * 100}`.padStart(8)).join('')}\n`);
  for (const [kind, timesMs] of Object.entries(times)) process.stdout.write(`${row(kind, timesMs)}\n`);
} finally {
  rmSync(data, { recursive: true, force: true });
}
