// A competent team's first version on PostgreSQL: Fastify with the same JSON schemas, a pool, one transaction per request that locks the instance.
import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { formats } from '../../../codegen/pitboss/formats.ts';
import { type Audit, serveBench } from '../child.ts';
import {
  AMOUNT_MICROS,
  BRAND_PATH,
  type ContributionReply,
  HOUSE_SHARE,
  OPERATOR,
  PATH,
  POTS,
  replyOf,
} from '../workload.ts';
import { accounts, schemaOf, token } from './plain-setup.ts';
import type { Asked, Outcome } from './plain-store.ts';

const [url = '', instances = '1', role = 'first', ...known] = process.argv.slice(2);
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(type, Number);
const pool = new pg.Pool({ connectionString: url, max: 20 });

const SCHEMA = `
create table brands (path text primary key, enabled boolean not null);
create table instances (
  id text primary key, operator_id text not null, currency text not null, state text not null,
  house bigint not null, total_contributions bigint not null, updated_at_ms bigint not null
);
create table pots (
  instance_id text not null references instances (id), position integer not null, id text not null, enabled boolean not null,
  contributed_amount bigint not null, contributed_seed bigint not null, total_contributions bigint not null,
  primary key (instance_id, position)
);
create table contributions (
  id text primary key, instance_id text not null references instances (id), brand_path text not null, player_id text not null,
  gameround_id text, currency text not null, wager bigint not null, booked bigint not null, created_at_ms bigint not null
);
create index contributions_player on contributions (instance_id, brand_path, player_id, created_at_ms);
create table ledger_entries (
  id bigserial primary key, instance_id text not null references instances (id), kind text not null, actor text not null,
  reference text not null, at_ms bigint not null
);
create index ledger_entries_instance on ledger_entries (instance_id, id);
create table ledger_postings (
  entry_id bigint not null references ledger_entries (id), line integer not null, pot_id text not null, account text not null,
  amount bigint not null, balance_after bigint, primary key (entry_id, line)
);
create table idempotency_keys (
  scope text not null, key text not null, fingerprint text not null, contribution_id text not null, created_at_ms bigint not null,
  primary key (scope, key)
);`;

const AMOUNT = Number(AMOUNT_MICROS);
const TO_HOUSE = Math.round(AMOUNT * HOUSE_SHARE);
const SHARES = POTS.map(({ share, seedShare }) => {
  const whole = Math.round(AMOUNT * share);
  const seed = Math.round(whole * seedShare);
  return { amount: whole - seed, seed };
});

const ids = known.length > 0 ? known : Array.from({ length: Number(instances) }, () => randomUUID());
if (role === 'first') {
  await pool.query(SCHEMA);
  await pool.query('insert into brands values ($1, true)', [BRAND_PATH]);
  for (const id of ids) {
    await pool.query("insert into instances values ($1, $2, 'EUR', 'Active', 0, 0, $3)", [id, OPERATOR, Date.now()]);
    for (const [position, pot] of POTS.entries())
      await pool.query('insert into pots values ($1, $2, $3, true, 0, 0, 0)', [id, position, pot.id]);
  }
}

/** A statement that is prepared once per connection, as the guides of pg advise. */
const named = (name: string, text: string) => (client: pg.PoolClient, values: unknown[]) =>
  client.query({ name, text, values });
const findKey = named(
  'key',
  'select fingerprint, contribution_id, created_at_ms from idempotency_keys where scope = $1 and key = $2',
);
const findBrand = named('brand', 'select enabled from brands where path = $1');
const lockInstance = named('instance', 'select * from instances where id = $1 for update');
const findPots = named('pots', 'select * from pots where instance_id = $1 and enabled order by position');
const insertContribution = named(
  'contribution',
  'insert into contributions values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
);
const insertKey = named('new key', 'insert into idempotency_keys values ($1, $2, $3, $4, $5)');
const insertEntry = named(
  'entry',
  'insert into ledger_entries (instance_id, kind, actor, reference, at_ms) values ($1, $2, $3, $4, $5) returning id',
);
const insertPostings = named(
  'postings',
  `insert into ledger_postings values ${Array.from({ length: 2 + 2 * POTS.length }, (_, line) => `($1, ${line}, ${[2, 3, 4, 5].map((at) => `$${line * 4 + at}`).join(', ')})`).join(', ')}`,
);
const savePot = named(
  'pot',
  'update pots set contributed_amount = $1, contributed_seed = $2, total_contributions = total_contributions + 1 where instance_id = $3 and position = $4',
);
const saveInstance = named(
  'saved',
  'update instances set house = $1, total_contributions = total_contributions + 1, updated_at_ms = $2 where id = $3',
);

const contribute = async (client: pg.PoolClient, asked: Asked): Promise<Outcome> => {
  const scope = `operator:${asked.brand_id.split(':', 1)[0]}`;
  const { idempotency_key: key, instance_id: instanceId } = asked;
  const request = [instanceId, asked.brand_id, asked.player_id, asked.gameround_id, asked.base_wager];
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  // First, so that of two requests with one key the second one sees what the first has done.
  const instance = (await lockInstance(client, [instanceId])).rows[0];
  const earlier = (await findKey(client, [scope, key])).rows[0];
  if (earlier !== undefined)
    return earlier.fingerprint === fingerprint
      ? { id: earlier.contribution_id, atMs: earlier.created_at_ms, repeated: true }
      : { refused: 422, reason: 'the key was used for a different contribution' };
  if ((await findBrand(client, [asked.brand_id])).rows[0]?.enabled !== true)
    return { refused: 404, reason: 'no such brand' };
  if (instance === undefined) return { refused: 404, reason: 'no such instance' };
  if (instance.state !== 'Active') return { refused: 409, reason: 'the instance is not active' };
  if (instance.currency !== asked.currency) return { refused: 422, reason: 'no rate for the currency' };
  const [id, atMs, wager] = [randomUUID(), Date.now(), Math.round(asked.base_wager * 1e6)];
  const { brand_id, player_id, gameround_id = null, currency } = asked;
  await insertContribution(client, [id, instanceId, brand_id, player_id, gameround_id, currency, wager, AMOUNT, atMs]);
  await insertKey(client, [scope, key, fingerprint, id, atMs]);
  const entry = (await insertEntry(client, [instanceId, 'contribution', 'service-account', id, atMs])).rows[0].id;
  const house = instance.house + TO_HOUSE;
  const postings: unknown[] = ['', 'operator_paid', -AMOUNT, null, '', 'house', TO_HOUSE, house];
  for (const pot of (await findPots(client, [instanceId])).rows) {
    const share = SHARES[pot.position] ?? { amount: 0, seed: 0 };
    const [amount, seed] = [pot.contributed_amount + share.amount, pot.contributed_seed + share.seed];
    postings.push(pot.id, 'contributed_amount', share.amount, amount, pot.id, 'contributed_seed', share.seed, seed);
    await savePot(client, [amount, seed, instanceId, pot.position]);
  }
  await insertPostings(client, [entry, ...postings]);
  await saveInstance(client, [house, atMs, instanceId]);
  return { id, atMs, repeated: false };
};

const inTransaction = async (asked: Asked): Promise<Outcome> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const outcome = await contribute(client, asked);
    await client.query('refused' in outcome ? 'rollback' : 'commit');
    return outcome;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

const app = Fastify({
  logger: false,
  ajv: { customOptions: { formats: { ...formats }, coerceTypes: false, removeAdditional: false, strictSchema: false } },
});

app.post<{ Body: Asked; Reply: ContributionReply | { error: string } | null }>(
  PATH,
  {
    schema: { body: schemaOf('ContributionToInstance'), response: { 200: schemaOf('ContributionResponse') } },
    onRequest: async (request, reply) => {
      const account = accounts.get(request.headers.authorization ?? '');
      if (account === undefined) return reply.code(401).send({ error: 'token_invalid' });
    },
  },
  async (request, reply) => {
    const outcome = await inTransaction(request.body);
    if ('refused' in outcome) return reply.code(outcome.refused).send({ error: outcome.reason });
    reply.header('contribution-id', outcome.id);
    if (outcome.repeated) return reply.code(204).send(null);
    const { instance_id, gameround_id = '', currency } = request.body;
    return { ...replyOf({ instance_id, gameround_id, currency }), timestamp: outcome.atMs };
  },
);

const audit = async (): Promise<Audit> => {
  const of = async (text: string): Promise<number> =>
    Number((await pool.query<unknown[]>({ text, rowMode: 'array' })).rows[0]?.[0]);
  const contributions = await of('select count(*) from contributions');
  const sum = await of('select coalesce(sum(amount), 0) from ledger_postings');
  const booked = await of("select coalesce(sum(-amount), 0) from ledger_postings where account = 'operator_paid'");
  return {
    contributions,
    bookedMicros: String(booked),
    difference: sum === 0 ? undefined : `the postings sum to ${sum}`,
  };
};

const at = await app.listen({ port: 0, host: '127.0.0.1' });
serveBench({ url: at, token, instanceId: ids[0] ?? '', instanceIds: ids }, audit, async () => {
  app.server.closeAllConnections();
  await app.close();
  await pool.end();
});
