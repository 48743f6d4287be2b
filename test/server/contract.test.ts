import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { replies } from '../../generated/built/server/replies.gen.mjs';
import { routes } from '../../generated/server/operations.gen.ts';
import { damaged, type Known, named } from '../support/arbitrary.ts';
import { checkReply } from '../support/contract.ts';
import { addressOf, buildWorld, requests } from '../support/every-operation.ts';
import { exchange } from '../support/exchange.ts';
import { bonusAward, budgetUse, freespinAward, freespinInstance, freespinTemplate } from '../support/freespins.ts';
import { Harvest } from '../support/harvest.ts';
import { isInFull } from '../support/in-full.ts';
import { withoutNulls } from '../support/nulls.ts';
import { checkPointers } from '../support/pointers.ts';
import { accepts, type Operation, operations, type Parameter } from '../support/schema.ts';
import type { Client, Parts } from '../support/server.ts';
import { contribution, instantiation, openJackpot, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { change } from '../support/tables.ts';
import { withPlayersWallet } from '../support/with-players-wallet.ts';

/** The number of requests of each kind to every operation; every reply is checked against the spec, which no reply may leave. */
const { PITBOSS_CONTRACT_SEED: seedText, PITBOSS_CONTRACT_ROUNDS: roundsText = isInFull ? '12' : '2' } = process.env;
const seed = seedText === undefined ? randomInt(2 ** 31) : Number(seedText);
const rounds = Number(roundsText);

type Route = (typeof routes)[number];

/** The number of values made to find an acceptable one. */
const TRIES = 20;

/** Codes that a valid request may not be refused with: a handler refuses for what it finds, never for the request's form. */
const FORM =
  /"code":"(malformed_body|validation_failed|token_missing|token_invalid|permission_denied|unsupported_media_type|body_too_large|internal_error)"/;

/** A place in a list is only known from the list's own reply, and refused if it is made up. */
const UNKNOWABLE: readonly string[] = ['Idempotency-Key', 'after'];

const valuesOf = (operation: Operation, place: string, known: Known) =>
  fc.record(
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && !UNKNOWABLE.includes(parameter.name))
        .map((parameter) => [parameter.name, named(parameter.name, parameter.schema, known)]),
    ),
    { requiredKeys: operation.parameters.filter(isRequiredIn(place)).map(({ name }) => name), noNullPrototype: true },
  );

const isRequiredIn = (place: string) => (parameter: Parameter) => parameter.in === place && parameter.required === true;

/** A request before its parameters are written as texts. */
type Made = { readonly path: Values; readonly query: Values; readonly body?: unknown };
type Values = Readonly<Record<string, unknown>>;

/** Rules in the specs' prose for parameters that repeat other ones. */
const AGREES: Partial<Record<string, (made: Made) => boolean>> = {
  listPlayerOptIns: ({ query: { opted_id, opted_in } }) => !opted_id || !opted_in || opted_id === opted_in,
  saveOptIns: ({ query, body }) =>
    Object.entries(query).every(([name, value]) => Reflect.get(Object(body), name) === value),
  // A mode is that of its pattern, a port one that a browser writes (no port at all is), and what is in brackets an IPv6 address.
  setCorsOrigins: ({ body }) =>
    (Object(body).cors_origin_list as readonly { pattern: string; match_mode: string }[]).every(
      ({ pattern, match_mode }) =>
        /^https?:\/\/\*/.test(pattern) === (match_mode === 'Wildcard') && !/:\d+$|\[/.test(pattern),
    ),
  listWins: ({ query }) => areAmountsOfCurrency(query),
  listWinTotals: ({ query }) => areAmountsOfCurrency(query),
  createSegments: ({ body }) => areAssignedByOwners(body),
  createSources: ({ body }) => areAssignedByOwners(body),
  createFreespinTemplate: ({ body }) => isCounted(Reflect.get(Object(body), 'freespin_type')),
  updateFreespinTemplate: ({ body }) => isCounted(Reflect.get(Object(body), 'freespin_type')),
  awardBonus: ({ body }) => isCounted(Reflect.get(Object(body), 'bonus')),
};

/** Fixed freespins have a count, and Variable ones have none. */
const isCounted = (freespins: unknown): boolean =>
  freespins === undefined ||
  (Reflect.get(Object(freespins), 'type') === 'Fixed') === (Reflect.get(Object(freespins), 'count') !== undefined);

type Assigning = { readonly owner_id: string; readonly jackpots?: readonly { readonly owner_id: string }[] };

/** An assignment has the owner of its source or segment. */
const areAssignedByOwners = (items: unknown): boolean =>
  (items as readonly Assigning[]).every(({ owner_id, jackpots = [] }) =>
    jackpots.every((jackpot) => jackpot.owner_id === owner_id),
  );

/** The key of a request: the one that its body names, else one of the operation. */
const keyOf = (route: Route, body: unknown, round: number): string =>
  String(Reflect.get(Object(body), 'request_id') ?? `${route.operationId}-${round >> 1}`);

/** Amounts are compared within one currency. */
const areAmountsOfCurrency = ({ payout_currency, payout_amount_min, payout_amount_max }: Made['query']): boolean =>
  Boolean(payout_currency) || (payout_amount_min === undefined && payout_amount_max === undefined);

/** Reports whether the spec accepts a request. A path has no empty part, and no part that a client resolves by itself. */
const isValid = (operation: Operation, { path, query, body }: Made): boolean =>
  (operation.body === undefined || accepts(operation.body, body)) &&
  (AGREES[operation.operationId]?.({ path, query, body }) ?? true) &&
  operation.parameters.every(({ name, in: place, schema }) => {
    const value = place === 'path' ? path[name] : place === 'query' ? query[name] : undefined;
    return value === undefined || (accepts(schema, value) && (place !== 'path' || !/^(\.{1,2})?$/.test(String(value))));
  });

/** A request: one that is known to do something, with some of its fields replaced, or all of it made up; mostly a valid one. */
const anyRequest = (operation: Operation, good: Made, known: Known): fc.Arbitrary<Made> => {
  const madeUp = operation.body && named('', operation.body, known);
  const bodies =
    madeUp &&
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(good.body) },
      { weight: 2, arbitrary: madeUp.map((body) => mixed(good.body, body)) },
      { weight: 1, arbitrary: madeUp },
    );
  const values = (place: string, own: Values): fc.Arbitrary<Values> =>
    fc.oneof(
      fc.constant(own),
      valuesOf(operation, place, known).map((made) => ({ ...own, ...made })),
    );
  const parts = { path: values('path', good.path), query: values('query', good.query) };
  return bodies ? fc.record({ ...parts, body: bodies }) : fc.record(parts);
};

const asTexts = (values: Values): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );

/** The good body with one field taken from the one that was made up. */
const mixed = (good: unknown, other: unknown): unknown => {
  if (Array.isArray(good) && Array.isArray(other)) return [...good.slice(1), ...other];
  if (typeof good !== 'object' || good === null || typeof other !== 'object' || other === null) return other;
  const names = Object.keys(other);
  const name = names[names.length >> 1];
  return name === undefined ? good : { ...good, [name]: Reflect.get(other, name) };
};

/** With the caller's own id where a body confirms by it who calls: with any other it is refused before all else. */
const confirmed = (body: unknown, own: unknown): unknown =>
  typeof own === 'object' && own !== null && 'user_id' in own ? { ...(body as object), user_id: own.user_id } : body;

/** A player always calls with their own token. */
const sessionOf = ({ security }: Route, { token }: Parts): Pick<Parts, 'token'> =>
  security === 'player' && token !== undefined ? { token } : {};

const operationOf = (route: Route): Operation => {
  const operation = operations.find(({ operationId }) => operationId === route.operationId);
  if (operation === undefined) throw new Error(`the document has no operation ${route.operationId}`);
  return operation;
};

suite('server/contract', (test) => {
  test(`every operation answers as declared, to any request (PITBOSS_CONTRACT_SEED=${seed})`, () =>
    withPlayersWallet(async (client) => {
      const goods = requests(await buildWorld(client));
      const token = await client.login();
      const harvest = new Harvest();
      const seen = new Set<string>();
      const tried = new Set<string>();
      const known: Known = (name) => harvest.of(name);
      let drawn = seed;
      /** A value that is accepted; undefined where that happens too seldom. */
      const draw = <Value>(values: fc.Arbitrary<Value>, accept: (value: Value) => boolean): Value | undefined => {
        for (let tries = 0; tries < TRIES; tries += 1) {
          drawn = (drawn + 1) % 2 ** 31;
          const [value] = fc.sample(values, { numRuns: 1, seed: drawn });
          if (value !== undefined && accept(value)) return value;
        }
        return undefined;
      };
      const ask = async (route: Route, parts: Parts, headers: Readonly<Record<string, string>>) => {
        const reply = await exchange(client.url, {
          method: route.method.toUpperCase(),
          path: addressOf(route, parts),
          headers: {
            ...(route.security === 'none' ? {} : { authorization: `Bearer ${parts.token ?? token}` }),
            ...(route.body === null ? {} : { 'content-type': 'application/json' }),
            ...parts.headers,
            ...headers,
          },
          body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
        });
        checkReply(replies, route.operationId, reply);
        if (reply.status >= 400) {
          const { code, errors } = JSON.parse(reply.text);
          checkPointers(route.operationId, code, errors, parts);
        }
        seen.add(`${route.operationId} ${reply.status}`);
        const schema = operationOf(route).replies[reply.status];
        if (schema !== undefined) harvest.gather(schema, JSON.parse(reply.text));
        return reply;
      };
      for (let round = 0; round < rounds; round += 1)
        for (const route of routes) {
          // It takes nothing but a token, which it ends: a second one would be the caller's.
          if (route.operationId === 'logout' && round > 0) continue;
          const operation = operationOf(route);
          const own = goods[route.operationId];
          // The first round asks what is known to succeed, so that there is something to find and to refer to.
          const good: Made = { path: {}, query: {}, ...own };
          const made =
            round === 0 ? undefined : draw(anyRequest(operation, good, known), (any) => isValid(operation, any));
          const parts =
            made === undefined
              ? own
              : {
                  path: asTexts(made.path) as Record<string, string>,
                  query: asTexts(made.query),
                  body: confirmed(made.body, own.body),
                  ...sessionOf(route, own),
                };
          if (made !== undefined) tried.add(route.operationId);
          const headers: Record<string, string> = route.idempotent
            ? { 'idempotency-key': keyOf(route, parts.body, round) }
            : {};
          const where = `${route.operationId} ${JSON.stringify(parts)} ${JSON.stringify(headers)}`;
          // A request that brings its own token ends it on the first call.
          for (let times = 0; times < 2; times += 1) {
            const reply = await ask(route, parts, headers);
            if (parts.token === undefined || route.security === 'player' || times === 0)
              assert.not.match(reply.text, FORM, where);
            if (route.pending) assert.is(reply.status, 501, `${where}: ${reply.text}`);
            const etag = reply.headers.get('etag');
            // Caches ask again with what they have.
            if (etag !== null && reply.headers.get('cache-control') !== 'no-store')
              await ask(route, parts, { 'if-none-match': etag });
          }
          if (operation.body !== undefined) {
            const { body: schema } = operation;
            const bad = draw(damaged(parts.body), (body) => !accepts(schema, withoutNulls(schema, body)));
            const { token: _ended, ...rest } = parts;
            const { status, text } = await ask(route, { ...rest, ...sessionOf(route, parts), body: bad }, headers);
            assert.is(status, 400, `${where} damaged to ${JSON.stringify(bad)}: ${text}`);
          }
          if (route.security !== 'none') {
            const { status } = await ask(route, parts, {
              authorization: round % 2 === 0 ? 'Bearer' : 'Basic cm9vdDpyb290',
            });
            assert.is(status, 401, `${where} without a token`);
          }
        }
      for (const [operationId, parts] of await largeAmounts(client)) {
        const route = routes.find((each) => each.operationId === operationId);
        assert.ok(route);
        await ask(route, parts, { 'idempotency-key': `second-${operationId}` });
      }
      // Of a pending operation, that it is pending; of every other one, each way in which it succeeds.
      const declared = routes.flatMap(({ operationId, pending }) =>
        Object.keys(replies[operationId])
          .filter((status) => (pending ? status === '501' : /^[23]/.test(status)))
          .map((status) => `${operationId} ${status}`),
      );
      const asked = routes.filter((route) => route.body !== null).map(({ operationId }) => operationId);
      assert.equal(
        asked.filter((operationId) => !tried.has(operationId)),
        [],
        'no request could be made up',
      );
      assert.ok(declared.length >= routes.length);
      assert.equal(
        declared.filter((each) => !seen.has(each)),
        [],
        'declared and never seen',
      );
    }));
});

/** Requests that another account has to approve: for two jackpots of an operator that wants two people for any amount. */
const largeAmounts = async (client: Client): Promise<[operationId: string, parts: Parts][]> => {
  const operator_id = 'weststar';
  await client.call('saveOperators', { body: [{ id: operator_id, name: 'Weststar' }] });
  const open = async (id: string): Promise<string> => {
    const template = threePots({ id, owner_id: operator_id });
    const owners = { template_owner_id: operator_id, instance_owner_id: operator_id, instance_game_code: id };
    return (await openJackpot(client, template, instantiation(owners))).id;
  };
  const [instance_id, target_instance_id] = [await open('west-1'), await open('west-2')];
  await client.call('saveBrands', { path: { operator_id }, body: [{ id: 'casino', name: 'Casino' }] });
  const { body: spins } = await client.call('createFreespinTemplate', { body: freespinTemplate({}, { operator_id }) });
  const { body: freespins } = await client.call('createFreespinInstance', { body: freespinInstance(spins.id) });
  const of = { operator_id, brand_id: 'casino' };
  const winner = { brand_id: 'weststar:casino', player_id: 'p-1', source_id: 'west-1' };
  await client.call('createTemplate', { body: threePots({ id: 'west-3', owner_id: operator_id }) });
  const { body: awarded } = await client.call('awardBonus', { body: bonusAward({ ...of, request_id: 'west-bonus' }) });
  const used = budgetUse(awarded[0].id, '1', { ...of, request_id: 'second-giveBack' });
  await client.call('reportFreespinUse', { body: used });
  // As of an earlier day, so that the platform's multipliers are others than at the start of this one.
  change(
    client.data,
    `insert into brand_currency_changes (operator_id, brand_id, at_ms, account_id, base_currency, multipliers)
     values ('weststar', 'casino', 1, 'another-account', 'SEK', '{}')`,
  );
  const money_out = { currency: 'EUR', approval: 0 };
  const settings = { review_threshold: {}, approval_threshold: { EUR: 0 }, money_out };
  await client.call('setOperatorSettings', { path: { operator_id }, body: settings });
  const { id: user_id } = (await client.call('getOwnAccount')).body;
  const correction = { instance_id, pot_id: 'minor', adjustment: 7, reason: 'A correction.' };
  // Which gives the house something to sweep.
  const { brand_id } = winner;
  await client.call('contributeToInstance', { body: contribution(instance_id, { brand_id }) });
  // Of an account that no request before has met.
  change(
    client.data,
    `insert into accounts (id, type, username, username_key, password_hash, organisation_id, unit_id, org_bound, permissions, contacts,
       enabled, trusted, epoch, created_at_ms, last_logged_in_at_ms)
     select 'asker', 'System', 'asker', 'asker', '', organisation_id, unit_id, org_bound, permissions, contacts, 1, 0, 1, 1, 0
     from accounts where id = ?`,
    user_id,
  );
  // Its effect has grown from a millionth.
  change(
    client.data,
    `insert into approvals (id, operation, owner_id, target_id, amount, currency, request, fingerprint, basis, state, requested_by, requested_by_username, requested_at_ms, expires_at_ms)
     select 'grown', 'setPotContributedSeed', owner_id, id, 1, currency, ?, 'grown', '{"version":' || version || ',"life":1}', 'pending', 'asker', 'asker', 1, 8640000000000000
     from instances where id = ?`,
    ...[JSON.stringify(correction), instance_id],
  );
  const opened = { template_owner_id: operator_id, instance_owner_id: operator_id, template_id: 'west-1' };
  const pot_rules = ['minor', 'major', 'mega'].map((pot) => ({ source_pot: pot, target_pot: pot }));
  const moved = { source_instance_id: instance_id, target_instance_id, user_id, transfer_optins: false, pot_rules };
  return [
    ['setPotCurrentValue', { body: correction }],
    ['setPotContributedSeed', { body: correction }],
    ['setPotSurplusSeed', { body: correction }],
    ['boostSeed', { body: { instance_id, pot_id: 'minor', amount: 7, reason: 'A campaign.' } }],
    ['sweepHouse', { body: { instance_id, reason: 'The margin of a month.' } }],
    ['triggerWin', { body: { instance_id, pot_id: 'minor', ...winner } }],
    ['awardBonus', { body: bonusAward({ ...of, request_id: 'second-awardBonus' }) }],
    ['awardFreespins', { body: freespinAward(freespins.id, { ...of, request_id: 'second-awardFreespins' }) }],
    ['awardListed', { body: freespinAward(freespins.id, { ...of, request_id: 'second-awardListed' }) }],
    ['transferPots', { body: { ...moved, reason: 'One jackpot replaces another.' } }],
    ['setOperatorSettings', { path: { operator_id }, body: { review_threshold: {}, approval_threshold: { EUR: 1 } } }],
    ['publishTemplate', { body: { owner_id: operator_id, template_id: 'west-3' } }],
    ['giveBack', { body: { operator_id, request_id: 'second-giveBack', reason: 'Voided.' } }],
    ['instantiateTemplate', { body: instantiation({ ...opened, instance_game_code: 'west-4' }) }],
    ['setBrandCurrencies', { path: { brand_id }, body: { base_currency: 'EUR', multipliers: { SEK: 1 } } }],
    ['clearBrandCurrencies', { path: { brand_id } }],
    ['approveRequest', { path: { approval_request_id: 'grown' } }],
  ];
};
