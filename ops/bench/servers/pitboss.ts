// The platform as in production, on its own folder, with one active jackpot; with the word `wins`, every fifth contribution wins.

import { randomBytes } from 'node:crypto';
import { readConfig } from '../../../server/settings/config.ts';
import { start } from '../../../server/start/start.ts';
import { type ReadyPlatform, serveBench } from '../child.ts';
import { BRAND, HOUSE_SHARE, OPERATOR, POTS } from '../workload.ts';
import { auditOf } from './audit-of.ts';

const [folder = '', wins] = process.argv.slice(2);
const admin = { username: 'bench', password: randomBytes(18).toString('base64url') };
const config = readConfig(
  { port: '0', data: folder },
  {
    PITBOSS_ADMIN_USERNAME: admin.username,
    PITBOSS_ADMIN_PASSWORD: admin.password,
    PITBOSS_LOG_LEVEL: 'warn',
  },
);
const running = await start(config);

/** Odds of one in five for a contribution of 1 EUR. */
const EVERY_FIFTH = { HitRate: { max_magic_number: 5, cost_per_attempt: 1 } };

const post = async (path: string, token: string, body: unknown): Promise<Record<string, string>> => {
  const response = await fetch(running.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text}`);
  return text === '' ? {} : JSON.parse(text);
};

const { token = '' } = await post('/accounts/auth', '', admin);
await post('/config/operators', token, [{ id: OPERATOR, name: 'Northstar' }]);
await post(`/config/operators/${OPERATOR}/brands`, token, [{ id: BRAND, name: 'Luna' }]);
await post('/templates', token, {
  id: 'three',
  name: 'Three',
  owner_id: OPERATOR,
  currency: 'EUR',
  contribution_rules: {
    contribution_type: { Fixed: 1 },
    operator_contribution_percentage: '1',
    ...(wins !== undefined && { max_contribution: '1' }),
  },
  house_hold_contribution: { Percentage: HOUSE_SHARE },
  pots: POTS.map(({ id, share, seedShare, seed }) => ({
    id,
    contribution: { Percentage: share },
    seed_contribution: { Percentage: seedShare },
    seed_strategy: {
      initial_seed_value: seed,
      min_reseed_value: seed,
      fund_strategy: 'CollectToMinReseed',
      reseed_strategy: 'Full',
    },
    is_progressive: true,
    supports_external_trigger: true,
    ...(wins !== undefined && id === 'minor' && { pot_types: [EVERY_FIFTH] }),
  })),
});
await post('/templates/publish', token, { owner_id: OPERATOR, template_id: 'three' });
const { id: instanceId = '' } = await post('/templates/instantiate', token, {
  template_owner_id: OPERATOR,
  template_id: 'three',
  instance_owner_id: OPERATOR,
  instance_name: 'Three',
  instance_game_code: 'three',
});

serveBench<ReadyPlatform>(
  { url: running.url, token, instanceId, admin },
  () => auditOf(folder, [instanceId]),
  () => running.stop(),
);
