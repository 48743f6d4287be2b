import { readdirSync, readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { isObject, type Json } from '../../codegen/read/document/document.ts';
import { events, sockets } from '../../generated/server/events.gen.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { faultsOf } from '../support/frames.ts';
import { mayHaveField } from '../support/pointers.ts';
import { operations as documented } from '../support/schema.ts';
import { suite } from '../support/suite.ts';
import {
  channels,
  messages,
  operations,
  readSchema,
  schemas,
  spec,
  type Written,
  events as written,
} from './sections.ts';

suite('spec/access', (test) => {
  const { properties } = Object(readSchema('ResourcePermission'));
  const { description, 'x-extensible-enum': listed } = properties.resource_id;

  test('the listed resources are those for which an operation or a socket requires a permission', () => {
    const asked = [...routes, ...Object.values(sockets)].flatMap(({ permission }) =>
      permission === null || permission === 'self' ? [] : [permission.resource],
    );
    assert.equal([...new Set<string>(asked)].sort(), listed.toSorted());
  });

  test('readers find each of them in the description', () => {
    assert.ok(description.endsWith(` one of ${listed.join(', ')}.`), description);
  });
});

suite('spec/labels', (test) => {
  /** The number of operations in each group of the interface. */
  const GROUPS = { A: 21, B: 45, C: 16, D: 8, E: 5, F: 8 };

  const labels = Object.entries(GROUPS).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
  );

  /** Labels of websockets. */
  const SOCKETS = ['C2', 'F3', 'F4'];

  const labelsOf = (written: readonly Written[]): string[] =>
    written.flatMap(({ value }) => [value['x-requirement'] ?? []].flat().map(String));

  const countOf = (all: readonly string[], label: string) => all.filter((one) => one === label).length;

  const requested = labelsOf(operations);
  const connected = labelsOf(channels);

  test('there are 103 labels', () => {
    assert.is(labels.length, 103);
  });

  test('every label is fulfilled once, B6 by two paths and A1 by two names', () => {
    const expected = (label: string) => (label === 'A1' || label === 'B6' ? 2 : 1);
    const all = [...requested, ...connected];
    const wrong = labels.filter((label) => countOf(all, label) !== expected(label));
    assert.equal(
      wrong.map((label) => `${label}: ${countOf(all, label)}`),
      [],
    );
  });

  test('no unknown label is used', () => {
    const unknown = [...requested, ...connected].filter((label) => !labels.includes(label));
    assert.equal(unknown, []);
  });

  test('the websockets are channels, and no other labels are', () => {
    assert.equal(connected.toSorted(), SOCKETS);
  });

  test('the alias of login is deprecated', () => {
    const logins = operations.filter(({ value }) => value['x-requirement'] === 'A1');
    assert.equal(
      logins.filter(({ value }) => value.deprecated === true).map(({ value }) => value.operationId),
      ['loginAdmin'],
    );
  });
});

suite('spec/problems', (test) => {
  const spec = new URL('../../spec/', import.meta.url);
  type Problem = { status: number; title: string; action: string; fields?: string[] };
  type PathItem = Record<string, { operationId: string; 'x-problems': string[] }>;
  const registry: Record<string, Problem> = parse(readFileSync(new URL('problems.yaml', spec), 'utf8'));

  const operations = ['accounts', 'jackpots', 'operator', 'bonuses', 'frontend', 'wallet'].flatMap((section) => {
    const folder = new URL(`${section}/paths/`, spec);
    return readdirSync(folder).flatMap((name) => {
      const item: PathItem = parse(readFileSync(new URL(name, folder), 'utf8'));
      return Object.values(item);
    });
  });

  /** Problems returned before an operation is found, and those that only pending operations return. */
  const OUTSIDE = [
    'malformed_request',
    'request_timeout',
    'headers_too_large',
    'route_not_found',
    'method_not_allowed',
    'upgrade_required',
    'not_implemented',
  ];

  test('every code has a status, a unique title and a sentence that says what to do', () => {
    const titles = new Set(Object.values(registry).map(({ title }) => title));
    assert.is(titles.size, Object.keys(registry).length);
    for (const [code, { status, title, action }] of Object.entries(registry)) {
      assert.match(code, /^[a-z]+(_[a-z]+)*$/);
      assert.ok(status >= 400 && status < 600, code);
      assert.not.match(title, /\.$/, code);
      assert.match(action, /^[A-Z].*\.$/, code);
    }
  });

  test('every code is returned by an operation or by the server', () => {
    const given = new Set([...OUTSIDE, ...operations.flatMap((operation) => operation['x-problems'])]);
    assert.equal(
      Object.keys(registry).filter((code) => !given.has(code)),
      [],
    );
  });

  test('a problem about a field is returned only by operations with that field', () => {
    const requests = new Map(documented.map((operation) => [operation.operationId, operation]));
    const stray = operations.flatMap(({ operationId, 'x-problems': codes }) => {
      const request = requests.get(operationId);
      if (request === undefined) return [];
      return codes
        .filter((code) => {
          const fields = registry[code]?.fields ?? [];
          return fields.length > 0 && !fields.some((name) => mayHaveField(request, name));
        })
        .map((code) => `${operationId} ${code}`);
    });
    assert.equal(stray, []);
  });
});

suite('spec/events', (test) => {
  const merged = JSON.parse(readFileSync(new URL('../generated/built/openapi.json', spec), 'utf8'));
  const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

  test('every example of every message is valid against its payload and its headers', () => {
    assert.ok(messages.length >= 18, `${messages.length}`);
    for (const { where, url, value } of messages) {
      const examples = listOf(value.examples);
      assert.ok(examples.length > 0, where);
      for (const example of examples) {
        assert.ok(isObject(example));
        assert.is(faultsOf(value.payload, url, example.payload), null, where);
        // Headers are for webhooks; an example without them is for sockets.
        if (value.headers !== undefined && example.headers !== undefined)
          assert.is(faultsOf(value.headers, url, example.headers), null, where);
      }
      if (value.headers !== undefined)
        assert.ok(
          examples.some((example) => isObject(example) && example.headers !== undefined),
          `${where} has an example with headers`,
        );
    }
  });

  test('the examples of events have no field that is not described', () => {
    for (const { where, url, value } of messages)
      for (const example of listOf(value.examples)) {
        const payload = isObject(example) ? example.payload : undefined;
        if (!isObject(value.payload) || !isObject(payload) || payload.event_type === undefined) continue;
        assert.is(faultsOf({ ...value.payload, unevaluatedProperties: false }, url, payload), null, where);
        const data = { $ref: schemas.get(String(value.name))?.reference ?? '', unevaluatedProperties: false };
        assert.is(faultsOf(data, url, payload.data), null, where);
      }
  });

  test('the data of example events matches their envelope', () => {
    for (const { where, value } of messages)
      for (const example of listOf(value.examples)) {
        const payload = isObject(example) && isObject(example.payload) ? example.payload : {};
        if (payload.event_type === undefined) continue;
        assert.is(payload.event_type, value.name, where);
        const data = isObject(payload.data) ? payload.data : {};
        if (data.player_id !== undefined) assert.is(payload.player_id, data.player_id, where);
        if (data.timestamp !== undefined) assert.is(payload.timestamp, data.timestamp, where);
      }
  });

  test('spec/events.yaml has every event, each with the operations that emit it or another cause', () => {
    assert.equal(written.map(({ value }) => value.name).toSorted(), Object.keys(events));
    for (const { where, value } of written) {
      const emittedBy = listOf(value['x-emitted-by']);
      assert.ok(emittedBy.length > 0 || value['x-cause'] !== undefined, `${where} is caused by nothing`);
      for (const id of emittedBy)
        assert.ok(
          routes.find(({ operationId }) => operationId === id)?.emits.some((name) => name === value.name),
          where,
        );
    }
    assert.equal(
      operations.flatMap(({ where, value }) => (value['x-emits'] === undefined ? [] : [where])),
      [],
      'name the operation in x-emitted-by of the event instead',
    );
  });

  test('subscriptions and destinations name exactly the events that are sent there', () => {
    const readSchema = (name: string) => merged.components.schemas[name];
    const sentTo = (place: 'service-socket' | 'player-socket' | 'webhook') => [
      '*',
      ...Object.entries(events)
        .filter(([, outlets]) => outlets.some((outlet) => outlet === place))
        .map(([name]) => name),
    ];
    const subscribed = readSchema('EventSelector').properties.event_type.enum.toSorted();
    assert.equal(subscribed, sentTo('service-socket'));
    // Players get no events that only concern the operator.
    assert.equal(
      sentTo('player-socket').filter((event) => !subscribed.includes(event)),
      [],
    );
    assert.equal(readSchema('DeliverableEvent').enum.toSorted(), sentTo('webhook'));
  });

  test('a one-time password never reaches a socket', () => {
    assert.equal(events.PasswordResetRequested, ['webhook']);
  });

  test('the sockets are at the interface’s addresses', () => {
    assert.equal(
      Object.values(sockets).map(({ requirement: [label], path }) => [label, path]),
      [
        ['C2', '/operator/jackpot-status'],
        ['F3', '/events/service'],
        ['F4', '/events/{operator_id}/{brand_id}'],
      ],
    );
  });
});
