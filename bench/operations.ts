// Measures the processor time of operations that people wait for, alternating on a platform of its own: contributions that the operator pays
// and that the player pays, over a wallet that answers in a millisecond, one instance (B30), winners (C8), a ticker (F8), and logins.
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { callerAt } from '../cli/demo-caller.ts';
import { BRAND, type ExampleJackpot, quickHit, threePots } from '../cli/demo-example.ts';
import { seed } from '../cli/demo-seed.ts';
import { readConfig } from '../server/settings/config.ts';
import { start } from '../server/start/start.ts';
import { median } from './table.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const WALLET_MS = 1;
const AT_ONCE = 16;
const REQUESTS = 192;
/** A login hashes a password, which costs as much as a hundred reads. */
const LOGINS = 4;
const PASSWORD = 'a long password of the bench';
const PLAYER = 'p-00001';

const playerPays: ExampleJackpot = {
  ...threePots,
  template: {
    ...threePots.template,
    id: 'player-pays',
    contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '0' },
  },
};

/** Accepts everything, as late as it is told. */
const wallet = createServer((request, response) => {
  request.resume().on('end', () => {
    const isSession = request.url?.endsWith('/authenticate') === true;
    const body = isSession
      ? {
          id: PLAYER,
          token: PLAYER,
          currency: 'EUR',
          balance: 1e6,
          operator_id: 'northstar',
          brand_id: 'luna',
          country: 'MT',
        }
      : { balance: 1e6 };
    setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)), WALLET_MS);
  });
});
await new Promise<void>((done) => wallet.listen(0, '127.0.0.1', done));

mkdirSync(join(import.meta.dirname, '../dist'), { recursive: true });
const data = mkdtempSync(join(import.meta.dirname, '../dist/bench-'));
const environment = {
  PITBOSS_LOG_LEVEL: 'silent',
  PITBOSS_ADMIN_PASSWORD: PASSWORD,
  PITBOSS_PUBLIC_REQUESTS_PER_NETWORK: '1000000',
  PITBOSS_WALLET_SECRET: 'a secret of the bench, on both sides',
};
const walletUrl = `http://127.0.0.1:${(wallet.address() as AddressInfo).port}`;
try {
  const { url, stop } = await start(readConfig({ port: '0', data, 'wallet-url': walletUrl }, environment));
  const login = () => callerAt(url)('login', { body: { username: 'admin', password: PASSWORD } });
  const first = await login();
  if (!first.done) throw new Error(first.detail);
  const call = callerAt(url, first.body.token);
  const [operator = '', player = '', chance = ''] = await seed(call, [threePots, playerPays, quickHit]);
  const contribute = (instance_id: string) =>
    call('contributeToInstance', {
      body: {
        ...{ instance_id, token: PLAYER, brand_id: BRAND.path, player_id: PLAYER, player_country: 'MT' },
        ...{ gameround_id: randomUUID(), base_wager: 10, currency: 'EUR', idempotency_key: randomUUID() },
      },
    });
  const rows: Readonly<Record<string, readonly [requests: number, ask: () => Promise<{ readonly done: boolean }>]>> = {
    '/healthz': [REQUESTS, () => call('getHealth', {})],
    'C6, paid by the operator': [REQUESTS, () => contribute(operator)],
    'C6, paid by the player': [REQUESTS, () => contribute(player)],
    'C6, by both, wins one in five': [REQUESTS, () => contribute(chance)],
    'B30, an instance': [REQUESTS, () => call('getInstance', { path: { instance_id: chance } })],
    'C8, 50 winners': [REQUESTS, () => call('listWinners', { query: { instance_id: chance, limit: 50 } })],
    'F8, a ticker': [REQUESTS, () => call('getTicker', { query: { instance_id: chance } })],
    'a login': [LOGINS, login],
  };
  const costs = new Map<string, number[]>(Object.keys(rows).map((name) => [name, []]));
  for (let round = 0; round <= Number(values.rounds); round += 1)
    for (const [name, [requests, ask]] of Object.entries(rows)) {
      const before = process.cpuUsage();
      for (let asked = 0; asked < requests; asked += AT_ONCE) {
        const answers = await Promise.all(Array.from({ length: Math.min(AT_ONCE, requests - asked) }, ask));
        const refused = answers.find(({ done }) => !done);
        if (refused !== undefined) throw new Error(`${name}: ${JSON.stringify(refused)}`);
      }
      const { user, system } = process.cpuUsage(before);
      // The first round is a warm-up.
      if (round > 0) costs.get(name)?.push((user + system) / requests);
    }
  await stop();
  const base = median(costs.get('/healthz') ?? []);
  process.stdout.write('CPU µs per request, caller and wallet included, median of rounds, and its ratio to /healthz\n');
  for (const [name, found] of costs)
    process.stdout.write(
      `${name.padEnd(32)}${median(found).toFixed(0).padStart(8)}${(median(found) / base).toFixed(2).padStart(10)}\n`,
    );
} finally {
  wallet.close();
  wallet.closeAllConnections();
  rmSync(data, { recursive: true, force: true });
}
