// The platform as in production, with a jackpot that the operator pays for, one that players pay for over the wallet, and one that wins.
import { randomUUID } from 'node:crypto';
import { callerAt } from '../../../cli/demo-caller.ts';
import { BRAND, type ExampleJackpot, quickHit, threePots } from '../../../cli/demo-example.ts';
import { seed } from '../../../cli/demo-seed.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { start } from '../../../server/start/start.ts';
import { type ReadyJobs, serveBench } from '../child.ts';
import { playerOf } from '../workload.ts';
import { auditOf } from './audit-of.ts';

const [folder = '', walletUrl = '', walletSecret = ''] = process.argv.slice(2);
const login = { username: 'bench', password: 'a long password for a short run' };
/** One in five wins. */
const CONTRIBUTIONS = 400;

const paidBy = ({ template, about }: ExampleJackpot, id: string, operatorShare: string): ExampleJackpot => ({
  about,
  template: {
    ...template,
    id,
    contribution_rules: { ...template.contribution_rules, operator_contribution_percentage: operatorShare },
  },
});

const running = await start(
  readConfig(
    { port: '0', data: folder, 'wallet-url': walletUrl },
    {
      PITBOSS_ADMIN_USERNAME: login.username,
      PITBOSS_ADMIN_PASSWORD: login.password,
      PITBOSS_LOG_LEVEL: 'warn',
      PITBOSS_PUBLIC_REQUESTS_PER_NETWORK: '1000000',
      PITBOSS_WALLET_SECRET: walletSecret,
    },
  ),
);
const first = await callerAt(running.url)('login', { body: login });
if (!first.done) throw new Error(first.detail);
const { token } = first.body;
const call = callerAt(running.url, token);
const [instanceId = '', playerPaysId = '', readsId = ''] = await seed(call, [
  threePots,
  paidBy(threePots, 'player-pays', '0'),
  paidBy(quickHit, 'wins', '1'),
]);
for (let number = 0; number < CONTRIBUTIONS; number += 1) {
  const player = playerOf(number);
  const body = {
    ...{ instance_id: readsId, token: player, brand_id: BRAND.path, player_id: player, player_country: 'MT' },
    ...{ gameround_id: randomUUID(), base_wager: 10, currency: 'EUR', idempotency_key: randomUUID() },
  };
  const contributed = await call('contributeToInstance', { body });
  if (!contributed.done) throw new Error(contributed.detail);
}

serveBench<ReadyJobs>(
  { url: running.url, token, instanceId, playerPaysId, readsId, login },
  () => auditOf(folder, [instanceId, playerPaysId]),
  () => running.stop(),
);
