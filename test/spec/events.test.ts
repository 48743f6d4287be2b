import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { isObject, type Json } from '../../codegen/read/document/document.ts';
import { events, sockets } from '../../generated/server/events.gen.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { faultsOf } from '../support/frames.ts';
import { suite } from '../support/suite.ts';
import { messages, operations, schemas, spec, events as written } from './sections.ts';

const merged = JSON.parse(readFileSync(new URL('../generated/built/openapi.json', spec), 'utf8'));

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

suite('spec/events', (test) => {
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
