import { connect, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import openapi from '../../../generated/built/openapi.json' with { type: 'json' };
import { replies } from '../../../generated/built/server/replies.gen.mjs';
import { requests as validators } from '../../../generated/built/server/requests.gen.mjs';
import { routes } from '../../../generated/server/operations.gen.ts';
import { fingerprint } from '../../../platform/unit/fingerprint.ts';
import { createLog } from '../../../server/base/log.ts';
import { parseNetwork } from '../../../server/http/client-address.ts';
import { decimalFields, untypedFields, writeDecimalsAsText } from '../../../server/http/decimal-fields.ts';
import { createPrefixReader, PREFIX_CHARACTERS_MAX } from '../../../server/http/incoming.ts';
import { repeatedMember } from '../../../server/http/parse-json.ts';
import { parseQuery } from '../../../server/http/receive.ts';
import { checkReply } from '../../support/contract.ts';
import { addressOf, NOTHING, requests } from '../../support/every-operation.ts';
import { exchange } from '../../support/exchange.ts';
import { freespinTemplate } from '../../support/freespins.ts';
import { LUNA, optIn, wish, withBrands } from '../../support/opting-in.ts';
import { operations, resolved, type Schema } from '../../support/schema.ts';
import { withServer } from '../../support/server.ts';
import { threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('server/http/csv-body', (test) => {
  const LINES = 'player_id,opt_in\np-1,true\n';
  const MEBIBYTE = 1024 * 1024;

  /** Sends a body of some content type, and says what came of it. */
  type Send = (body: string | Buffer, type: string, headers?: Record<string, string>) => Promise<string>;

  const withUpload = (work: (send: Send, data: string) => Promise<void>): Promise<void> =>
    withBrands(async (client, instance_id, data) => {
      const token = await client.login();
      const route = routes.find(({ operationId }) => operationId === 'saveOptIns');
      if (route === undefined) throw new Error('there is no operation saveOptIns');
      await work(async (body, type, headers = {}) => {
        const reply = await exchange(client.url, {
          method: 'POST',
          path: addressOf(route, { query: { instance_id, brand_id: LUNA } }),
          headers: { authorization: `Bearer ${token}`, 'content-type': type, ...headers },
          body,
        });
        checkReply(replies, 'saveOptIns', reply);
        return [reply.status, JSON.parse(reply.text).code].join(' ').trim();
      }, data);
    });

  test('CSV is taken where the spec names it, in UTF-8', () =>
    withUpload(async (send, data) => {
      for (const type of ['text/csv', 'text/csv; charset=utf-8', 'Text/CSV;charset="UTF-8"'])
        assert.is(await send(LINES, type), '200', type);
      assert.is(await send(LINES, 'text/csv', { 'transfer-encoding': 'chunked' }), '200');
      assert.equal(
        select(data, 'select player_id from participations').map(({ player_id }) => player_id),
        ['p-1'],
      );
      const before = contents(data);
      assert.is(await send(Buffer.from(`${LINES}p\u00e9,true`, 'latin1'), 'text/csv'), '400 malformed_body');
      assert.is(await send(Buffer.from(LINES, 'utf16le'), 'text/csv'), '400 validation_failed');
      assert.is(await send(LINES, 'application/json'), '400 malformed_body');
      assert.equal(contents(data), before);
    }));

  test('every other content type is unsupported_media_type', () =>
    withUpload(async (send, data) => {
      const before = contents(data);
      const types = [
        ...['', 'text/plain', 'application/csv', 'text/csv2', 'text/*', 'toString', 'text/csv, application/json'],
        ...['text/csv; charset=utf-16', 'text/csv; header=present', 'multipart/form-data; boundary=x'],
      ];
      for (const type of types) assert.is(await send(LINES, type), '415 unsupported_media_type', type);
      const zipped = gzipSync(LINES);
      assert.is(await send(zipped, 'text/csv', { 'content-encoding': 'gzip' }), '415 unsupported_media_type');
      assert.equal(contents(data), before);
    }));

  test('CSV of 10 MiB is read, and a byte more is body_too_large, as JSON is above 1 MiB', () =>
    withUpload(async (send) => {
      const full = LINES.padEnd(10 * MEBIBYTE, '\n');
      assert.is(await send(full, 'text/csv'), '200');
      assert.is(await send(`${full}\n`, 'text/csv'), '413 body_too_large');
      assert.is(await send(`${full}\n`, 'text/csv', { 'transfer-encoding': 'chunked' }), '413 body_too_large');
      assert.is(await send(' '.repeat(MEBIBYTE + 1), 'application/json'), '413 body_too_large');
    }));

  test('an operation that takes only JSON refuses CSV with unsupported_media_type', () =>
    withBrands(async (client) => {
      const token = await client.login();
      const good = requests(NOTHING);
      const others = routes.filter(({ operationId, body }) => {
        const { bodies }: { bodies?: object } = validators[operationId];
        return body !== null && bodies === undefined;
      });
      assert.ok(others.length > 30);
      for (const route of others) {
        const { token: own = token, ...parts } = good[route.operationId];
        const reply = await exchange(client.url, {
          method: route.method.toUpperCase(),
          path: addressOf(route, parts),
          headers: { authorization: `Bearer ${own}`, 'content-type': 'text/csv' },
          body: LINES,
        });
        checkReply(replies, route.operationId, reply);
        assert.is(JSON.parse(reply.text).code, 'unsupported_media_type', route.operationId);
      }
    }));
});

suite('server/http/decimal-fields', (test) => {
  const operations = Object.values(openapi.paths).flatMap((item) => Object.values(item) as object[]);

  const operationOf = (id: string): object => {
    const found = operations.find((operation) => Reflect.get(operation, 'operationId') === id);
    if (found === undefined) throw new Error(`there is no operation ${id}`);
    return found;
  };

  /** The types of all fields of a body that have one of these names. */
  const typesOf = (operation: object, names: ReadonlySet<string>): Set<string> => {
    const types = new Set<string>();
    const seen = new Set<unknown>();
    const visit = (given: unknown, name: string): void => {
      if (typeof given !== 'object' || given === null) return;
      const schema = resolved(given as Schema);
      if (names.has(name)) types.add(String(schema.type));
      if (seen.has(schema)) return;
      seen.add(schema);
      for (const [property, each] of Object.entries(Object(schema.properties))) visit(each, property);
      for (const list of [schema.allOf, schema.anyOf, schema.oneOf]) for (const each of list ?? []) visit(each, '');
      for (const each of [schema.items, schema.additionalProperties]) visit(each, '');
    };
    visit(Object(operation).requestBody?.content?.['application/json']?.schema, '');
    return types;
  };

  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

  test('the fields that may be text or a number are found in each body, and no other field of it has such a name', () => {
    assert.equal([...decimalFields(openapi, operationOf('setOptIn'))], ['contribution_value']);
    assert.equal([...decimalFields(openapi, operationOf('contributeToInstance'))], []);
    for (const operation of operations) {
      const names = decimalFields(openapi, operation);
      assert.equal([...typesOf(operation, names)], names.size === 0 ? [] : ['string,number'], [...names].join());
    }
  });

  test('numbers of these fields become text at any depth, and nothing else changes', () => {
    const body = { amount: 2.5, list: [{ amount: 1e-6, count: 3 }, { amount: '2.50' }], amounts: [1], none: null };
    writeDecimalsAsText(body, new Set(['amount']));
    const list = [{ amount: '0.000001', count: 3 }, { amount: '2.50' }];
    assert.equal(body, { amount: '2.5', list, amounts: [1], none: null });
  });

  test('under one idempotency key, a decimal as text and as a number is one request, and another decimal is another', () =>
    withJackpot(async (client, { id }) => {
      const budget = (amount: unknown) =>
        freespinTemplate({ type: 'Variable', count: undefined, amount }, { name: 'A budget' });
      const cap = (value: unknown) => {
        const [pot, ...others] = threePots().pots;
        return threePots({ id: 'capped', pots: [{ ...pot, max_pot_value: value }, ...others] });
      };
      const sent = {
        createTemplate: (value: unknown) => client.call('createTemplate', { body: cap(value), ...keyed('a') }),
        createFreespinTemplate: (value: unknown) =>
          client.call('createFreespinTemplate', { body: budget(value), ...keyed('b') }),
        setOptIn: (value: unknown) => optIn(client, id, { contribution_value: value }, keyed('c')),
      };
      for (const [name, send] of Object.entries(sent)) {
        const first = await send('250000.5');
        assert.is(outcome(first), '200', `${name} ${JSON.stringify(first.body)}`);
        const again = await send(250000.5);
        assert.equal([outcome(again), again.headers.get('idempotent-replayed')], ['200', 'true'], name);
        assert.equal(again.body, first.body);
        assert.is(outcome(await send(250000.25)), '422 idempotency_key_reused', name);
      }
    }));

  test('an opt-in of an earlier version, which hashed a number as one, is repeated in either form', () =>
    withJackpot(async (client, { id }, data) => {
      const send = (contribution_value: unknown) => optIn(client, id, { contribution_value }, keyed('d'));
      const printOf = (contribution_value: unknown) =>
        fingerprint('setOptIn', { path: {}, query: {}, body: wish(id, { contribution_value }) });
      assert.is(outcome(await send(2.5)), '200');
      assert.equal(select(data, 'select fingerprint from idempotency_keys'), [{ fingerprint: printOf('2.5') }]);
      change(data, `update idempotency_keys set fingerprint = '${printOf(2.5)}'`);
      assert.equal([outcome(await send(2.5)), outcome(await send('2.5'))], ['200', '200']);
      assert.is(outcome(await send(2.25)), '422 idempotency_key_reused');
    }));
});

suite('server/http/parse-query', (test) => {
  test('a repeated parameter is a list, and an empty one is absent', () => {
    assert.equal(parseQuery(''), {});
    assert.equal(parseQuery('a=1&b=&c=x%20y&a=2&a=3'), { a: ['1', '2', '3'], c: 'x y' });
  });

  test('a name that objects have is a parameter like any other', () => {
    assert.equal(Object.keys(parseQuery('__proto__=1&constructor=2')), ['__proto__', 'constructor']);
  });

  test('thousands of one parameter are a list of them all', () => {
    assert.is(parseQuery('a=1&'.repeat(100_000)).a?.length, 100_000);
  });
});

suite('server/http/prefix-reader', (test) => {
  /** The prefixes read from headers that a peer sends, one after the other, and the log. */
  const prefixesOf = (peer: string, ...given: readonly (string | undefined)[]) => {
    const logged: string[] = [];
    const network = parseNetwork('10.0.0.0/8');
    const prefixOf = createPrefixReader(
      createLog('info', { write: (line) => void logged.push(line) }),
      network === undefined ? [] : [network],
    );
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer });
    const prefixes = given.map((prefix) => prefixOf({ headers: { 'x-forwarded-prefix': prefix }, socket }));
    return { prefixes, logged };
  };

  const LONGEST = `/${'a'.repeat(PREFIX_CHARACTERS_MAX - 1)}`;

  for (const prefix of ['/pitboss', '/games/pit-boss_1.0~x', '/.well', '/a..b/c', LONGEST])
    test(`a trusted proxy serves the platform below ${prefix}`, () =>
      assert.equal(prefixesOf('10.1.2.3', prefix), { prefixes: [prefix], logged: [] }));

  for (const prefix of [
    ...[
      'pitboss',
      '/',
      '//',
      '//evil.example',
      '/pitboss/',
      '/a//b',
      '/..',
      '/a/../b',
      '/./a',
      '/a/.',
      '/a b',
      '/a%2fb',
    ],
    ...['https://evil.example', '/a,/b', '/a, /b', '/a>;', '/a"', '/a\\b', '/a?b', '/a#b', '/ä', '/a\n', `${LONGEST}a`],
  ])
    test(`${JSON.stringify(prefix)} of a trusted proxy is not used, and is logged once`, () => {
      const { prefixes, logged } = prefixesOf('10.1.2.3', prefix, prefix);
      assert.equal(prefixes, ['', '']);
      assert.is(logged.length, 1);
      assert.match(logged[0] ?? '', 'X-Forwarded-Prefix of a trusted proxy is not used');
    });

  test('no header, an empty one and one of another caller mean none', () => {
    assert.equal(prefixesOf('10.1.2.3', undefined, ''), { prefixes: ['', ''], logged: [] });
    assert.equal(prefixesOf('192.0.2.1', '/pitboss', '//x'), { prefixes: ['', ''], logged: [] });
  });
});

suite('server/http/repeated-member', (test) => {
  const found = (text: string) => repeatedMember(text, JSON.parse(text));

  test('a repeated field is found at any depth, however its name is written', () => {
    for (const [text, pointer] of [
      ['{"a":1,"a":2}', '/a'],
      ['{"a":1,\n "a" :1}', '/a'],
      ['{"a":1,"\\u0061":2}', '/a'],
      ['{"a":":x\\":","a":{"c":1}}', '/a'],
      ['{"b":{"c":[1,{"d/~":1},{"d/~":1,"d/~":3}]}}', '/b/c/2/d~1~0'],
      ['[{"x":[{}]},{"x":[{},{"":1,"":2}]}]', '/1/x/1/'],
      ['{"__proto__":1,"__proto__":2}', '/__proto__'],
      [`{"a":":${'\\n'.repeat(100_000)}","a":1}`, '/a'],
    ] as const)
      assert.is(found(text), pointer, text.slice(0, 80));
  });

  test('equal names in different objects, and colons and quotes in texts, repeat nothing', () => {
    for (const text of [
      '{"a":{"a":{"a":1}},"b":{"a":[{"a":1},{"a":1}]}}',
      '{"a":":","b":"\\":","c":"\\\\","d":"\\"a\\":1,\\"a\\":1"}',
      '": ":'.slice(0, -1),
      '[":",":"]',
      'null',
    ])
      assert.is(found(text), undefined, text);
  });

  test('no JSON that JavaScript writes repeats a field, and with a field twice it does', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', ' ', '\n\t'), fc.string(), (value, space, name) => {
        const text = JSON.stringify(value, null, space);
        assert.is(found(text), undefined);
        const field = `${JSON.stringify(name)}${space}:${text}`;
        assert.is.not(found(`[${text},{${field},"other":":",${field}}]`), undefined);
      }),
      { numRuns: 300 },
    ));
});

suite('http/too large', (test) => {
  const BYTES = 8 * 1024 * 1024;

  /** Sends a body as a proxy does that has all of it: it reads the reply once everything is written. */
  const sendWhole = (url: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      let reply = '';
      socket.on('error', reject);
      socket.pause();
      socket.write(
        `POST /accounts/auth HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${BYTES}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(BYTES, 0x20), () => {
        socket.setEncoding('utf8').on('data', (text) => {
          reply += text;
        });
        socket.on('end', () => resolve(reply));
        socket.resume();
      });
    });

  test('a sender that writes all of a body that is refused reads why, and is not cut off', () =>
    withServer(async ({ url }) => {
      for (let time = 0; time < 10; time++)
        assert.match(await sendWhole(url), /^HTTP\/1\.1 413 [\s\S]*"body_too_large"/);
    }));
});

suite('server/http/untyped-fields', (test) => {
  const operationOf = (id: string): object => {
    const found = Object.values(openapi.paths)
      .flatMap((item) => Object.values(item))
      .find((operation) => 'operationId' in operation && operation.operationId === id);
    if (found === undefined) throw new Error(`there is no operation ${id}`);
    return found;
  };

  /** Counts the values in a body, at any depth, that may be anything. */
  const countUntyped = (schema: unknown): number => {
    if (typeof schema !== 'object' || schema === null) return schema === true ? 1 : 0;
    const {
      properties = {},
      additionalProperties,
      items,
      allOf = [],
      anyOf = [],
      oneOf = [],
      ...rest
    } = Object(resolved(schema as Schema));
    const values = [...Object.values(properties), additionalProperties, items].filter((value) => value !== undefined);
    // One that only requires fields adds no value.
    const shapes = [...allOf, ...anyOf, ...oneOf].filter((each) => Object.keys(each).join() !== 'required');
    const isTyped = ['type', 'enum', 'const', 'not'].some((name) => name in rest);
    return [...values, ...shapes].reduce((sum, each) => sum + countUntyped(each), isTyped || shapes.length > 0 ? 0 : 1);
  };

  test('every untyped value of every body is found, so its numbers keep their digits', () => {
    for (const { operationId, body } of operations)
      assert.is(untypedFields(openapi, operationOf(operationId)).length, countUntyped(body), operationId);
    assert.equal(untypedFields(openapi, operationOf('contributeToInstance')), ['metadata', 'event_metadata']);
  });
});
