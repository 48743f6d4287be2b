import fc from 'fast-check';
import * as assert from 'uvu/assert';
import document from '../../../generated/built/openapi.json' with { type: 'json' };
import { requests as validators } from '../../../generated/built/server/requests.gen.mjs';
import { routes } from '../../../generated/server/operations.gen.ts';
import { serveInterface } from '../../../server/http/direct.ts';
import { listenHttp } from '../../../server/http/http-server.ts';
import { arbitrary, replaced } from '../../support/arbitrary.ts';
import { errorLog } from '../../support/error-log.ts';
import { addressOf, NOTHING, requests } from '../../support/every-operation.ts';
import { exchange } from '../../support/exchange.ts';
import { isInFull, sampleOf } from '../../support/in-full.ts';
import { optionalIn, type Site, sitesIn } from '../../support/nulls.ts';
import { accepts, type Operation, operations, type Schema } from '../../support/schema.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const EXAMPLES = requests(NOTHING);
const BODIES_MAX = 4_000;

type Outcome = { readonly status: number; readonly body: unknown };
type Ask = (operation: Operation, body: unknown) => Promise<Outcome>;

/** Serves every operation to everybody; each answers the body that its handler would be given. */
const withEcho = async (work: (ask: Ask) => Promise<void>): Promise<void> => {
  const api = {
    document,
    routes,
    requests: validators,
    anonymous: 'nobody',
    authenticate: { account: async () => 'somebody', player: async () => 'a player' },
    permit: () => undefined,
    run: async (_: unknown, { body }: { readonly body: unknown }) => ({ status: 200, body: { body } }),
  };
  const listener = await serveInterface(api, { log: errorLog() });
  const server = await listenHttp(listener, { port: 0, host: '127.0.0.1' });
  try {
    await work(async (operation, body) => {
      const example = EXAMPLES[operation.operationId as keyof typeof EXAMPLES];
      const { status, text } = await exchange(`http://127.0.0.1:${server.port}`, {
        method: operation.method.toUpperCase(),
        path: addressOf(operation, example),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status, body: JSON.parse(text) };
    });
  } finally {
    await server.stop();
  }
};

const without = (value: unknown, name: string) =>
  Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== name));

const dotted = ({ path }: Site): string => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
const pointerOf = ({ path }: Site): string => path.map((key) => `/${key}`).join('');

/** A place of each kind once for every way in which the schema leads there, with a body that has it. */
const placesFor = (schema: Schema, examples: readonly unknown[]): Map<string, { site: Site; body: unknown }> => {
  const places = new Map<string, { site: Site; body: unknown }>();
  const wanted = new Set(optionalIn(schema));
  const look = (body: unknown): void => {
    if (!accepts(schema, body)) return;
    for (const site of sitesIn(schema, body)) {
      const key = `${site.kind} ${dotted(site)}`;
      if (!places.has(key)) places.set(key, { site, body });
      if (site.kind === 'optional') wanted.delete(dotted(site));
    }
  };
  examples.forEach(look);
  for (let seed = 1; wanted.size > 0 && seed < BODIES_MAX / 50; seed += 1)
    fc.sample(arbitrary(schema), { seed, numRuns: 50 }).forEach(look);
  assert.equal([...wanted], [], 'no body has these fields');
  return places;
};

suite('server/http/nulls', (test) => {
  const all = operations.flatMap((operation) => (operation.body ? [{ operation, schema: operation.body }] : []));
  const asked = sampleOf(all, 30);

  test('null counts as left out in every optional field, and is refused with its pointer in every other place', () =>
    withEcho(async (ask) => {
      const seen = { optional: 0, refused: 0 };
      for (const { operation, schema } of asked) {
        const example = EXAMPLES[operation.operationId as keyof typeof EXAMPLES].body;
        for (const [key, { site, body }] of placesFor(schema, [example, operation.bodyExample])) {
          const where = `${operation.operationId} ${key}`;
          const told = await ask(operation, replaced(body, site.path, null));
          if (site.kind === 'optional') {
            assert.equal(told, await ask(operation, replaced(body, site.path, undefined)), where);
            seen.optional += 1;
          } else {
            const { errors = [] } = told.body as { readonly errors?: readonly { readonly pointer: string }[] };
            assert.is(told.status, 400, where);
            assert.ok(
              errors.some(({ pointer }) => pointer === pointerOf(site)),
              `${where} ${JSON.stringify(errors)}`,
            );
            seen.refused += 1;
          }
        }
      }
      assert.ok(
        isInFull ? seen.optional > 150 && seen.refused > 200 : seen.optional > 20 && seen.refused > 20,
        JSON.stringify(seen),
      );
    }));

  test('Errors 2: a contribution that is repeated with null for what was left out is the same', () =>
    withJackpot(async (client, { id }, data) => {
      const contribute = (more: object) => client.call('contributeToInstance', { body: contribution(id, more) });
      const key = { idempotency_key: 'k', metadata: { table: null } };
      const first = await contribute(key);
      assert.equal(first.body.metadata, { table: null });
      const again = await contribute({ ...key, gameround_id: null, callback: null, event_metadata: null });
      assert.equal([again.status, again.headers.get('contribution-id')], [204, first.headers.get('contribution-id')]);
      assert.is(outcome(await contribute({ ...key, metadata: {} })), '422 idempotency_key_reused');
      assert.is(select(data, 'select * from contributions').length, 1);
    }));

  test('null next to the chosen alternative counts as absent', () =>
    withEcho(async (ask) => {
      const bodies = [
        ['createTemplate', '/contribution_rules/contribution_type', { Fixed: 1 }, { Percentage: null }],
        ['createTemplate', '/pots/0/seed_contribution', { Percentage: 0.1 }, { Fixed: null }],
        ['setSourcePriorities', '', {}, { segment_id: null, source_id: 's' }],
      ] as const;
      for (const [operationId, pointer, meant, more] of bodies) {
        const operation = operations.find((each) => each.operationId === operationId);
        const whole = EXAMPLES[operationId].body as object;
        if (operation === undefined) throw new Error(`no ${operationId}`);
        const path = pointer
          .split('/')
          .slice(1)
          .map((key) => (key === '0' ? 0 : key));
        const put = (value: object) => (path.length === 0 ? { ...whole, ...value } : replaced(whole, path, value));
        const told = await ask(operation, put({ ...meant, ...more }));
        const left = Object.fromEntries(Object.entries({ ...meant, ...more }).filter(([, value]) => value !== null));
        const expected = await ask(operation, path.length === 0 ? without(put(left), 'segment_id') : put(left));
        assert.is(expected.status, 200, JSON.stringify(expected));
        assert.equal(told, expected, `${operationId} ${pointer}`);
      }
    }));

  test('a write that is repeated under its key with null for what was left out is the same', () =>
    withOwners(async (client) => {
      const create = (more: object) =>
        client.call('createOrganisation', {
          body: { id: 'casino', name: 'Casino', units: [], ...more },
          headers: { 'idempotency-key': 'k' },
        });
      const first = await create({});
      const again = await create({ parent_id: null, base_currency: null });
      assert.equal([again.status, again.headers.get('idempotent-replayed')], [200, 'true']);
      assert.equal(again.body, first.body);
    }));
});
