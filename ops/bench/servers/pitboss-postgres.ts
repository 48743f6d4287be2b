// The platform on a database in PostgreSQL, with some active jackpots; a later server serves the same ones.
import { randomBytes } from 'node:crypto';
import { verifyInstance } from '../../../cli/verify/verify.ts';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { openDatabase } from '../../../server/start/database.ts';
import { start } from '../../../server/start/start.ts';
import { type Audit, serveBench } from '../child.ts';
import { AMOUNT_MICROS, BRAND, HOUSE_SHARE, OPERATOR, POTS } from '../workload.ts';

const [url = '', instances = '1', role = 'first', folder = '', key = '', knownToken = '', ...known] =
  process.argv.slice(2);

/** The statements sent to PostgreSQL, and those it refused because of another transaction. */
const counted = { statements: 0, collisions: 0 };
const { query } = PostgresSession.prototype;
PostgresSession.prototype.query = async function (this: PostgresSession, ...asked) {
  counted.statements += 1;
  try {
    return await query.apply(this, asked);
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^40/.test(String(error.code))) counted.collisions += 1;
    throw error;
  }
};

const admin = { username: 'bench', password: randomBytes(18).toString('base64url') };
const environment = {
  PITBOSS_DATABASE: url,
  PITBOSS_DATABASE_KEY: key,
  PITBOSS_LOG_LEVEL: 'warn',
  ...(role === 'first' && { PITBOSS_ADMIN_USERNAME: admin.username, PITBOSS_ADMIN_PASSWORD: admin.password }),
};
const running = await start(readConfig({ port: '0', data: folder }, environment));

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

const setUp = async (): Promise<{ readonly token: string; readonly ids: readonly string[] }> => {
  const { token = '' } = await post('/accounts/auth', '', admin);
  await post('/config/operators', token, [{ id: OPERATOR, name: 'Northstar' }]);
  await post(`/config/operators/${OPERATOR}/brands`, token, [{ id: BRAND, name: 'Luna' }]);
  await post('/templates', token, {
    ...{ id: 'three', name: 'Three', owner_id: OPERATOR, currency: 'EUR' },
    contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1' },
    house_hold_contribution: { Percentage: HOUSE_SHARE },
    pots: POTS.map(({ id, share, seedShare, seed }) => ({
      id,
      contribution: { Percentage: share },
      seed_contribution: { Percentage: seedShare },
      seed_strategy: {
        ...{ initial_seed_value: seed, min_reseed_value: seed },
        ...{ fund_strategy: 'CollectToMinReseed', reseed_strategy: 'Full' },
      },
      is_progressive: true,
      supports_external_trigger: true,
    })),
  });
  await post('/templates/publish', token, { owner_id: OPERATOR, template_id: 'three' });
  const ids: string[] = [];
  for (let number = 0; number < Number(instances); number += 1) {
    const { id = '' } = await post('/templates/instantiate', token, {
      ...{ template_owner_id: OPERATOR, template_id: 'three', instance_owner_id: OPERATOR },
      ...{ instance_name: `Three ${number}`, instance_game_code: `three-${number}` },
    });
    ids.push(id);
  }
  return { token, ids };
};
const { token, ids } = role === 'first' ? await setUp() : { token: knownToken, ids: known };

const audit = async (): Promise<Audit> => {
  const { store, keys, close } = await openDatabase(
    { url, key: [Buffer.from(key, 'hex')] },
    folder,
    undefined as never,
  );
  try {
    let difference: string | undefined;
    for (const id of ids) difference ??= (await store.read((tx) => verifyInstance(tx, keys.proof, id))).difference;
    const session = await PostgresSession.open({ url });
    const { rows } = await session.query("select count(*) from contributions where state = 'booked'");
    await session.close();
    const contributions = Number(rows[0]?.[0]);
    return { contributions, bookedMicros: String(BigInt(contributions) * AMOUNT_MICROS), difference };
  } finally {
    await close();
  }
};

serveBench(
  { url: running.url, token, instanceId: ids[0] ?? '', instanceIds: ids },
  audit,
  () => running.stop(),
  () => ({ ...counted }),
);
