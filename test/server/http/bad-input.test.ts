import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { replies } from '../../../generated/built/server/replies.gen.mjs';
import { routes as declared } from '../../../generated/server/operations.gen.ts';
import { QUERY_PARAMETERS_MAX } from '../../../server/http/receive.ts';
import { damaged } from '../../support/arbitrary.ts';
import { checkReply } from '../../support/contract.ts';
import { addressOf, buildWorld, requests, type World } from '../../support/every-operation.ts';
import { exchange } from '../../support/exchange.ts';
import { faults } from '../../support/faults.ts';
import { inFull, isInFull, sampleOf } from '../../support/in-full.ts';
import { withoutNulls } from '../../support/nulls.ts';
import { accepts, operations, type Parameter, resolved, type Schema } from '../../support/schema.ts';
import { ADMINISTRATOR, type OperationId, type Parts, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { contents } from '../../support/tables.ts';
import { withPlayersWallet } from '../../support/with-players-wallet.ts';

type Route = (typeof declared)[number];
type ProblemBody = {
  readonly code: string;
  readonly instance: string;
  readonly errors?: readonly { readonly pointer: string }[];
};
type Answered = { readonly status: number; readonly problem: ProblemBody | undefined };

/** Sends an operation's request with some of it replaced, and checks that the spec declares the answer. */
type Send = (
  route: Route,
  changes?: { address?: string; body?: string | Buffer | undefined; headers?: Record<string, string | string[]> },
) => Promise<Answered>;

/** A world to send bad requests to; afterwards nothing in it may have changed. */
const withWorld = (work: (send: Send, requests: Readonly<Record<OperationId, Parts>>, world: World) => Promise<void>) =>
  withPlayersWallet(async (client, data) => {
    const world = await buildWorld(client);
    const token = await client.login();
    const good = requests(world);
    const send: Send = async (route, { address, body, headers = {} } = {}) => {
      const parts = good[route.operationId];
      const content = body ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
      const reply = await exchange(client.url, {
        method: route.method.toUpperCase(),
        path: address ?? addressOf(route, parts),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${parts.token ?? token}`, ...headers },
        body: content,
      });
      checkReply(replies, route.operationId, reply);
      const problem = reply.headers.get('content-type') === 'application/problem+json';
      return { status: reply.status, problem: problem ? (JSON.parse(reply.text) as ProblemBody) : undefined };
    };
    const before = contents(data);
    await work(send, good, world);
    assert.equal(contents(data), before, 'a refused request changes nothing');
  });

const routes = sampleOf(declared, 24);
const withBody = routes.filter(({ body }) => body !== null);
const [settingOperator] = declared.filter(({ operationId }) => operationId === 'setOperatorSettings');
if (settingOperator === undefined) throw new Error('there is no operation setOperatorSettings');
const operationOf = (route: Route) => {
  const operation = operations.find(({ operationId }) => operationId === route.operationId);
  if (operation === undefined) throw new Error(`the document has no operation ${route.operationId}`);
  return operation;
};

/** The replies of every operation that takes a body to one kind of request, without the expected ones. */
const unexpected = async (
  send: Send,
  expected: string,
  changes: NonNullable<Parameters<Send>[1]>,
): Promise<string[]> => {
  const found: string[] = [];
  for (const route of withBody) {
    const { status, problem } = await send(route, changes);
    if (`${status} ${problem?.code}` !== expected) found.push(`${route.operationId}: ${status} ${problem?.code}`);
  }
  return found;
};

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** The number of items of each list in the world. */
const LISTED = [
  ['listInstances', 4],
  ['listSources', 3],
  ['listTemplates', 3],
] as const;

suite('server/http/bad-input', (test) => {
  test('the requests that these tests damage are accepted as they are', () =>
    withPlayersWallet(async (client) => {
      const good = requests(await buildWorld(client));
      for (const { operationId, pending } of routes) {
        const { status } = await client.call(operationId, good[operationId]);
        assert.ok((pending ? [501] : [200, 202, 302]).includes(status), `${operationId}: ${status}`);
      }
    }));

  test('every single fault in a body is validation_failed with a pointer to it', () =>
    withWorld(async (send, good) => {
      let tried = 0;
      for (const route of withBody) {
        const { body: schema } = operationOf(route);
        if (schema === undefined) throw new Error(`${route.operationId} has no schema`);
        for (const { what, pointer, value } of faults(schema, good[route.operationId].body)) {
          // A null that counts as left out is no fault.
          if (accepts(schema, withoutNulls(schema, value))) continue;
          const { problem } = await send(route, { body: JSON.stringify(value) });
          const where = `${route.operationId}${pointer} ${what}: ${JSON.stringify(problem)}`;
          assert.is(problem?.code, 'validation_failed', where);
          assert.ok(
            problem?.errors?.some((error) => error.pointer.startsWith(pointer)),
            where,
          );
          tried += 1;
        }
      }
      assert.ok(tried > (isInFull ? 1500 : 50), `only ${tried} faults were tried`);
    }));

  inFull(test)('a field that an object has twice is malformed_body with a pointer to it', () =>
    withWorld(async (send, good) => {
      for (const route of withBody) {
        const { body } = good[route.operationId];
        const [name] = Object.keys(Array.isArray(body) ? {} : Object(body));
        const [pointer, twice] =
          name === undefined
            ? ['/0/a', '[{"a":1,"a":1}]']
            : [`/${name}`, `{"${name}":1,${JSON.stringify(body).slice(1)}`];
        const { status, problem } = await send(route, { body: twice });
        const faults = problem?.errors?.map((error) => error.pointer);
        assert.equal([status, problem?.code, faults], [400, 'malformed_body', [pointer]], route.operationId);
      }
    }),
  );

  test('every single fault in a parameter is validation_failed with a pointer to it', () =>
    withWorld(async (send, good) => {
      let tried = 0;
      for (const route of routes)
        for (const parameter of operationOf(route).parameters)
          for (const [text, changes] of badParameters(route, parameter, good[route.operationId])) {
            const { problem } = await send(route, changes);
            const where = `${route.operationId} ${parameter.name}=${JSON.stringify(text.slice(0, 80))}: ${JSON.stringify(problem)}`;
            assert.is(problem?.code, 'validation_failed', where);
            assert.is(problem?.errors?.[0]?.pointer, pointerOf(parameter), where);
            tried += 1;
          }
      assert.ok(tried > (isInFull ? 150 : 10), `only ${tried} faults were tried`);
    }));

  inFull(test)('an unknown query parameter is refused by every operation that is not open to those of others', () =>
    withWorld(async (send, good) => {
      for (const route of routes.filter((each) => !operationOf(each).openQuery)) {
        const address = addressOf(route, good[route.operationId]);
        const { problem } = await send(route, {
          address: `${address}${address.includes('?') ? '&' : '?'}unheard_of=1`,
        });
        assert.is(problem?.code, 'validation_failed', route.operationId);
        assert.is(problem?.errors?.[0]?.pointer, '/query/unheard_of', route.operationId);
      }
    }),
  );

  inFull(test)('a query that is not UTF-8 in percent-encoding is refused by every operation', () =>
    withWorld(async (send) => {
      for (const route of routes)
        for (const query of ['name=%zz', 'name=%', 'name=%ff', 'name=%ED%A0%80', '%zz']) {
          const { problem } = await send(route, { address: `${route.path.replaceAll(/\{\w+\}/g, 'x')}?${query}` });
          assert.is(problem?.code, 'validation_failed', `${route.operationId} ${query}`);
        }
    }),
  );

  inFull(test)('a query of too many parameters is refused by every operation, as the specs say', () =>
    withWorld(async (send) => {
      const asked = (route: Route, count: number) =>
        send(route, { address: `${route.path.replaceAll(/\{\w+\}/g, 'x')}?${'page=&'.repeat(count - 1)}page=x` });
      for (const route of routes) {
        const { problem } = await asked(route, QUERY_PARAMETERS_MAX + 1);
        assert.is(`${problem?.code} ${problem?.errors?.[0]?.pointer}`, 'validation_failed /query', route.operationId);
        const allowed = await asked(route, QUERY_PARAMETERS_MAX);
        assert.is.not(allowed.problem?.errors?.[0]?.pointer, '/query', route.operationId);
      }
      for (const section of new Set(routes.map((route) => route.section)))
        assert.match(
          readFileSync(join(import.meta.dirname, `../../../spec/${section}/openapi.yaml`), 'utf8'),
          new RegExp(`A query has at most ${QUERY_PARAMETERS_MAX} parameters`),
          section,
        );
    }),
  );

  test('a far page is empty, and a page beyond all is refused', () =>
    withServer(async (client) => {
      await buildWorld(client);
      for (const [operationId, total] of LISTED) {
        const far = await client.call(operationId, { query: { page: 2_147_483_647, limit: 500 } });
        assert.equal(far.body, [], operationId);
        assert.is(far.headers.get('x-total-count'), String(total), operationId);
        for (const page of ['2147483648', '9007199254740993', '-1', '1e3', '0x1', '1.0', ' 1', 'Infinity', 'abc']) {
          const { status, body } = await client.call(operationId, { query: { page } });
          assert.is(`${status} ${body.errors?.[0]?.pointer}`, '400 /query/page', `${operationId} ${page}`);
        }
        for (const limit of ['501', '-1', 'abc', '5.5'])
          assert.is((await client.call(operationId, { query: { limit } })).status, 400, `${operationId} ${limit}`);
        assert.equal((await client.call(operationId, { query: { limit: 0 } })).body, [], operationId);
      }
    }));

  test('parameters that are left empty count as left out', () =>
    withServer(async (client) => {
      await buildWorld(client);
      for (const [operationId, total] of LISTED) {
        const empty = operations
          .find((operation) => operation.operationId === operationId)
          ?.parameters.map(({ name }): [string, string] => [name, '']);
        const reply = await client.call(operationId, { query: Object.fromEntries(empty ?? []) });
        assert.is(reply.body.length, total, operationId);
      }
      assert.is((await client.call('listWinners', { query: { instance_id: '' } })).status, 400);
    }));

  const malformed: [title: string, body: string | Buffer][] = [
    ['no JSON', 'hello'],
    ['a broken document', '{"a":'],
    ['two documents', '{} {}'],
    ['a trailing comma', '[1,]'],
    ['single quotes', "{'a': 1}"],
    ['a comment', '{} // yes'],
    ['only blanks', '   '],
    ['a byte order mark', '\ufeff{}'],
    ['a bare NUL', '{"a": "\0"}'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['half of a surrogate pair', '{"username": "\\ud800", "password": "x"}'],
    ['the other half', '{"username": "\\uDFFF x", "password": "x"}'],
    ['a NUL in a text', '{"username": "ro\\u0000ot", "password": "x"}'],
    ['a NUL in a name', '{"user\\u0000name": "root"}'],
    ['33 levels', nested(33)],
    ['100,000 levels', nested(100_000)],
    ['UTF-16', Buffer.from('{}', 'utf16le')],
  ];
  test('a body that is not well-formed JSON is malformed_body for every operation', () =>
    withWorld(async (send) => {
      for (const [title, body] of malformed)
        assert.equal(await unexpected(send, '400 malformed_body', { body }), [], title);
    }));

  test('escapes of whole characters are no fault', () =>
    withServer(async (client) => {
      const raw = '[{"id": "fox", "name": "Fox \\ud83e\\udd8a \\\\ud800 \\u00e9"}]';
      assert.equal((await client.call('saveOperators', { raw })).body.success, ['fox']);
      const { body } = await client.call('getOperator', { path: { operator_id: 'fox' } });
      assert.is(body.name, 'Fox \u{1f98a} \\ud800 é');
    }));

  inFull(test)('a missing body is validation_failed, like JSON of another type', () =>
    withWorld(async (send) => {
      for (const body of ['null', '0', '""', 'true', '"[]"', nested(32)])
        assert.equal(await unexpected(send, '400 validation_failed', { body }), [], body);
      for (const route of withBody) {
        const { problem } = await send(route, { body: '', headers: { 'content-length': '0' } });
        assert.is(problem?.code, 'validation_failed', route.operationId);
        assert.equal(
          problem?.errors?.map(({ pointer }) => pointer),
          [''],
          route.operationId,
        );
      }
    }),
  );

  inFull(test)('a body that is not plain JSON is unsupported_media_type', () =>
    withWorld(async (send) => {
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/jsonp',
        'application/json; charset=utf-16',
      ];
      for (const type of types)
        assert.equal(
          await unexpected(send, '415 unsupported_media_type', { headers: { 'content-type': type } }),
          [],
          type,
        );
      for (const encoding of ['gzip', 'br', 'identity'])
        assert.equal(
          await unexpected(send, '415 unsupported_media_type', {
            headers: { 'content-encoding': encoding },
            body: gzipSync('{}'),
          }),
          [],
          encoding,
        );
    }),
  );

  inFull(test)('a body over 1 MiB is body_too_large, with any content', () =>
    withWorld(async (send) => {
      const body = ' '.repeat(1024 * 1024 + 1);
      assert.equal(await unexpected(send, '413 body_too_large', { body }), []);
      assert.equal(
        await unexpected(send, '413 body_too_large', { body, headers: { 'transfer-encoding': 'chunked' } }),
        [],
      );
    }),
  );

  test('a body of 1 MiB is read', () =>
    withServer(async (client) => {
      const raw = JSON.stringify([{ id: 'wide', name: 'Wide' }]).padEnd(1024 * 1024, ' ');
      assert.equal((await client.call('saveOperators', { raw })).body.success, ['wide']);
    }));

  inFull(test)('a path parameter may be any text that was encoded, and is judged by its schema', () =>
    withWorld(async (send) => {
      for (const route of routes.filter(({ path }) => path.includes('{')))
        for (const text of ['a%2Fb', '%2F', 'a%20b', '%00', '%C3%A9', 'x'.repeat(65), '%7B%7D', 'a%3Fb']) {
          const { status, problem } = await send(route, { address: route.path.replaceAll(/\{\w+\}/g, text) });
          assert.is(`${status} ${problem?.code}`, '400 validation_failed', `${route.path} ${text}`);
          assert.match(problem?.errors?.[0]?.pointer ?? '', /^\/path\//, `${route.path} ${text}`);
        }
    }),
  );

  inFull(test)('a path that is not UTF-8 in percent-encoding is refused by every operation', () =>
    withWorld(async (send) => {
      for (const route of routes.filter(({ path }) => path.includes('{')))
        for (const text of ['%zz', '%', '%ff', '%F0%9F', '%ED%A0%80']) {
          const { status, problem } = await send(route, { address: route.path.replaceAll(/\{\w+\}/g, text) });
          assert.is(`${status} ${problem?.code}`, '400 validation_failed', `${route.path} ${text}`);
        }
    }),
  );

  inFull(test)('a very long path or name is repeated as far as a problem may hold it, and never cut in an escape', () =>
    withWorld(async (send, good) => {
      // With any number of characters before it, an escape is cut at the limit.
      for (const before of ['', 'a', 'ab']) {
        for (const route of routes.filter(({ path }) => path.includes('{'))) {
          const address = route.path.replaceAll(/\{\w+\}/g, `${before}${'%F0%9F%8E%B0'.repeat(600)}`);
          const { status, problem } = await send(route, { address });
          assert.is(`${status} ${problem?.code}`, '400 validation_failed', route.path);
          assert.match(problem?.instance ?? '', /^[^%]*(%[0-9A-F]{2})+$/);
        }
        for (const name of ['~', '\u{1f3b0}'].map((text) => `${before}${text.repeat(2000)}`)) {
          const { problem } = await send(settingOperator, {
            body: JSON.stringify({ ...Object(good.setOperatorSettings.body), [name]: 1 }),
          });
          assert.is(problem?.code, 'validation_failed');
          assert.match(problem?.errors?.[0]?.pointer ?? '', /^\/[ab]*((~0)+|\u{1f3b0}+)$/u);
        }
      }
    }),
  );

  test('a good body with any single damage is refused before anything happens', () =>
    withWorld(async (send, good) => {
      for (const route of withBody) {
        const schema = operationOf(route).body ?? {};
        const bad = damaged(good[route.operationId].body).filter((body) => !accepts(schema, body));
        await fc.assert(
          fc.asyncProperty(bad, async (body) => {
            assert.is((await send(route, { body: JSON.stringify(body) })).problem?.code, 'validation_failed');
          }),
          { seed: 7, numRuns: 40 },
        );
      }
    }));

  test('a bad login is refused like any other, and its password is not repeated', () =>
    withServer(async (client) => {
      const body = { ...ADMINISTRATOR, otp: 'x' };
      const reply = await client.call('login', { body, token: null });
      assert.is(reply.body.code, 'validation_failed');
      assert.not.match(JSON.stringify(reply.body), ADMINISTRATOR.password);
    }));
});

/** Parses a text by the schema of its parameter. */
const asRead = (schema: Schema, text: string): unknown => {
  const { type } = resolved(schema);
  return type === 'integer' ? Number(text) : type === 'array' ? [text] : text;
};

const pointerOf = ({ in: where, name }: Parameter): string =>
  where === 'header' ? `/header/${name.toLowerCase()}` : `/${where}/${name}`;

/** Texts that a parameter does not take, and the request with each. */
const badParameters = (
  route: Route,
  parameter: Parameter,
  parts: Parts,
): [text: string, changes: NonNullable<Parameters<Send>[1]>][] => {
  const { name, in: where, required, schema } = parameter;
  const texts = faults(schema, undefined)
    .map(({ value }) => value)
    .filter((value) => (typeof value === 'string' ? value !== '' : typeof value === 'number'))
    .map(String)
    .filter((text) => !accepts(schema, asRead(schema, text)));
  if (where === 'path')
    return texts.map((text) => [
      text,
      { address: addressOf(route, { ...parts, path: { ...parts.path, [name]: text } }) },
    ]);
  if (where === 'header')
    return texts
      .filter((text) => /^[ -~]+$/.test(text))
      .concat(accepts(schema, '') ? [] : [''])
      .map((text) => [text, { headers: { [name]: text } }]);
  const { [name]: _, ...others } = parts.query ?? {};
  const without = addressOf(route, { ...parts, query: others });
  const join = without.includes('?') ? '&' : '?';
  const repeated = [`${name}=1&${name}=1`, `${name}=&${name}=x`];
  return [
    ...texts.map((text): [string, { address: string }] => [
      text,
      { address: addressOf(route, { ...parts, query: { ...others, [name]: text } }) },
    ]),
    // A repeated key is how a list is written, and nothing else.
    ...(resolved(schema).type === 'array'
      ? []
      : repeated.map((keys): [string, { address: string }] => [keys, { address: `${without}${join}${keys}` }])),
    ...(required === true ? [['', { address: without }] satisfies [string, object]] : []),
  ];
};
