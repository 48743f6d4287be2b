// Measures the processor time of public reads: F7 with 3,000 sources, F8 and /healthz, alternating on its own platform.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../server/settings/config.ts';
import { start } from '../../server/start/start.ts';

const SOURCES = 3_000;
const BULK = 1_000;
const ROUNDS = 5;
const REQUESTS = 200;
const PASSWORD = 'a long password of the bench';

const data = mkdtempSync(join(import.meta.dirname, '../../.public-reads-'));
const environment = {
  PITBOSS_LOG_LEVEL: 'silent',
  PITBOSS_ADMIN_PASSWORD: PASSWORD,
  PITBOSS_PUBLIC_REQUESTS_PER_NETWORK: '1000000',
};
try {
  const { url, stop } = await start(readConfig({ port: '0', data }, environment));
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return (await reply.json()) as { readonly token?: string };
  };
  const { token } = await post('/accounts/auth', { username: 'admin', password: PASSWORD });
  await post('/config/operators', [{ id: 'northstar', name: 'Northstar' }], token);
  for (let first = 0; first < SOURCES; first += BULK) {
    const body = Array.from({ length: BULK }, (_, index) => {
      const id = `game-${first + index}`;
      return { owner_id: 'northstar', source_id: id, source_name: id };
    });
    await post('/sources', body, token);
  }
  const asked = {
    '/healthz': '/healthz',
    'F8, unknown': '/frontend/ticker?instance_id=unknown',
    'F7, a page of 50': '/frontend/sources?owner_id=northstar',
    'F7, by name': '/frontend/sources?owner_id=northstar&name=game-29&limit=50',
  };
  const costs = new Map<string, number[]>(Object.keys(asked).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, path] of Object.entries(asked)) {
      const before = process.cpuUsage();
      for (let each = 0; each < REQUESTS; each += 1) await (await fetch(`${url}${path}`)).text();
      const { user, system } = process.cpuUsage(before);
      // The first round is a warm-up.
      if (round > 0) costs.get(name)?.push((user + system) / REQUESTS);
    }
  await stop();
  process.stdout.write('CPU µs per request, caller included, median of rounds\n');
  const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const base = median(costs.get('/healthz') ?? []);
  for (const [name, values] of costs)
    process.stdout.write(
      `${name.padEnd(18)}${median(values).toFixed(0).padStart(8)}${(median(values) / base).toFixed(2).padStart(8)}\n`,
    );
} finally {
  rmSync(data, { recursive: true, force: true });
}
