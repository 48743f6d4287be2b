import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { routes } from '../../generated/server/operations.gen.ts';
import { replies } from '../../generated/server/replies.gen.mjs';
import { damaged, type Known, named } from '../support/arbitrary.ts';
import { checkReply } from '../support/contract.ts';
import { addressOf, buildWorld, requests } from '../support/every-operation.ts';
import { exchange } from '../support/exchange.ts';
import { Harvest } from '../support/harvest.ts';
import { accepts, type Operation, operations, type Parameter } from '../support/schema.ts';
import { type Parts, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';

/** How often each operation is asked in each way; every reply is held against the spec, which no reply may leave. */
const { PITBOSS_CONTRACT_SEED: seedText, PITBOSS_CONTRACT_ROUNDS: roundsText = '12' } = process.env;
const seed = seedText === undefined ? randomInt(2 ** 31) : Number(seedText);
const rounds = Number(roundsText);

type Route = (typeof routes)[number];

/** What a valid request may not be refused with: a handler refuses for what it finds, never for the request's form. */
const FORM =
  /"code":"(malformed_body|validation_failed|token_missing|token_invalid|permission_denied|unsupported_media_type|body_too_large|internal_error)"/;

const valuesOf = (operation: Operation, place: string, known: Known) =>
  fc.record(
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && parameter.name !== 'Idempotency-Key')
        .map((parameter) => [
          parameter.name,
          named(parameter.name, parameter.schema, known).filter(sendable(parameter)),
        ]),
    ),
    { requiredKeys: operation.parameters.filter(isRequiredIn(place)).map(({ name }) => name), noNullPrototype: true },
  );

const isRequiredIn = (place: string) => (parameter: Parameter) => parameter.in === place && parameter.required === true;

/** A path has no empty part, and no part that a client resolves by itself. */
const sendable = (parameter: Parameter) => (value: unknown) =>
  accepts(parameter.schema, value) && (parameter.in !== 'path' || !/^(\.{1,2})?$/.test(String(value)));

/** A valid request: one that is known to do something, with up to two of its fields replaced, or all of it made up. */
const validRequest = (operation: Operation, good: Parts, known: Known): fc.Arbitrary<Parts> => {
  const schema = operation.body;
  const madeUp = schema && named('', schema, known).filter((body) => accepts(schema, body));
  const bodies =
    madeUp &&
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(good.body) },
      { weight: 2, arbitrary: madeUp.map((body) => mixed(good.body, body)).filter((body) => accepts(schema, body)) },
      { weight: 1, arbitrary: madeUp },
    );
  const texts = (place: string, own: object) =>
    fc.oneof(
      fc.constant(own),
      valuesOf(operation, place, known).map((values) => ({ ...own, ...asTexts(values) })),
    );
  return fc.record({
    path: texts('path', good.path ?? {}),
    query: texts('query', good.query ?? {}),
    ...(bodies ? { body: bodies } : {}),
  }) as fc.Arbitrary<Parts>;
};

const asTexts = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** The good body with one field taken from the one that was made up. */
const mixed = (good: unknown, other: unknown): unknown => {
  if (Array.isArray(good) && Array.isArray(other)) return [...good.slice(1), ...other];
  if (typeof good !== 'object' || good === null || typeof other !== 'object' || other === null) return other;
  const names = Object.keys(other);
  const name = names[names.length >> 1];
  return name === undefined ? good : { ...good, [name]: Reflect.get(other, name) };
};

const operationOf = (route: Route): Operation => {
  const operation = operations.find(({ operationId }) => operationId === route.operationId);
  if (operation === undefined) throw new Error(`the document has no operation ${route.operationId}`);
  return operation;
};

suite('server/contract', (test) => {
  test(`every operation answers as declared, whatever it is asked (PITBOSS_CONTRACT_SEED=${seed})`, () =>
    withServer(async (client) => {
      const good = requests(await buildWorld(client));
      const token = await client.login();
      const harvest = new Harvest();
      const seen = new Set<string>();
      const known: Known = (name) => harvest.of(name);
      let drawn = seed;
      const draw = <Value>(values: fc.Arbitrary<Value>): Value => {
        drawn = (drawn + 1) % 2 ** 31;
        const [value] = fc.sample(values, { numRuns: 1, seed: drawn });
        return value as Value;
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
        seen.add(`${route.operationId} ${reply.status}`);
        const schema = operationOf(route).replies[reply.status];
        if (schema !== undefined) harvest.gather(schema, JSON.parse(reply.text));
        return reply;
      };
      for (let round = 0; round < rounds; round += 1)
        for (const route of routes) {
          const operation = operationOf(route);
          const own = good[route.operationId];
          // The first round asks what is known to succeed, so that there is something to find and to refer to.
          const parts = round === 0 ? own : draw(validRequest(operation, own, known));
          const headers: Record<string, string> = route.idempotent
            ? { 'idempotency-key': `${route.operationId}-${round >> 1}` }
            : {};
          const where = `${route.operationId} ${JSON.stringify(parts)} ${JSON.stringify(headers)}`;
          // Who brings a token of their own ends it with the first request.
          for (let times = 0; times < 2; times += 1) {
            const reply = await ask(route, parts, headers);
            if (parts.token === undefined || times === 0) assert.not.match(reply.text, FORM, where);
            if (route.pending) assert.is(reply.status, 501, `${where}: ${reply.text}`);
          }
          if (operation.body !== undefined) {
            const { body: schema } = operation;
            const bad = draw(damaged(parts.body).filter((body) => !accepts(schema, body)));
            const { token: _ended, ...rest } = parts;
            const { status, text } = await ask(route, { ...rest, body: bad }, headers);
            assert.is(status, 400, `${where} damaged to ${JSON.stringify(bad)}: ${text}`);
          }
          if (route.security !== 'none') {
            const { status } = await ask(route, parts, {
              authorization: round % 2 === 0 ? 'Bearer' : 'Basic cm9vdDpyb290',
            });
            assert.is(status, 401, `${where} without a token`);
          }
        }
      // Of a pending operation, that it is pending; of every other one, each way in which it succeeds.
      const declared = routes.flatMap(({ operationId, pending }) =>
        Object.keys(replies[operationId])
          .filter((status) => (pending ? status === '501' : /^[23]/.test(status)))
          .map((status) => `${operationId} ${status}`),
      );
      assert.ok(declared.length >= routes.length);
      assert.equal(
        declared.filter((each) => !seen.has(each)),
        [],
        'declared and never seen',
      );
    }));
});
