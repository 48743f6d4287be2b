import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { isObject, type Json } from '../../codegen/document.ts';
import { events, sockets } from '../../generated/server/events.gen.ts';
import { faultsOf } from '../support/frames.ts';
import { suite } from '../support/suite.ts';
import { messages, operations, spec } from './sections.ts';

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

suite('spec/events', (test) => {
  test('every example of every message is valid against its payload and its headers', () => {
    assert.ok(messages.length >= 20, `${messages.length}`);
    for (const { where, url, value } of messages) {
      const examples = listOf(value.examples);
      assert.ok(examples.length > 0, where);
      for (const example of examples) {
        assert.ok(isObject(example));
        assert.is(faultsOf(value.payload, url, example.payload), null, where);
        if (value.headers !== undefined) assert.is(faultsOf(value.headers, url, example.headers), null, where);
      }
    }
  });

  test('the examples of events have no field that is not described', () => {
    for (const { where, url, value } of messages)
      for (const example of listOf(value.examples)) {
        const payload = isObject(example) ? example.payload : undefined;
        if (!isObject(value.payload) || !isObject(payload) || payload.event_type === undefined) continue;
        assert.is(faultsOf({ ...value.payload, unevaluatedProperties: false }, url, payload), null, where);
        const data = { $ref: new URL(`schemas/${value.name}.yaml`, spec).href, unevaluatedProperties: false };
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

  test('every emitted event is sent somewhere, and others declare their cause', () => {
    const emitted = new Set(operations.flatMap(({ value }) => listOf(value['x-emits']).map(String)));
    const caused = new Set(
      messages.filter(({ value }) => value['x-cause'] !== undefined).map(({ value }) => value.name),
    );
    const sent = Object.keys(events);
    assert.equal(
      [...emitted].filter((name) => !sent.includes(name)),
      [],
      'emitted and never sent',
    );
    assert.equal(
      sent.filter((name) => !emitted.has(name) && !caused.has(name)),
      [],
      'sent and caused by nothing',
    );
  });

  test('subscriptions and destinations name exactly the events that are sent there', () => {
    const readSchema = (name: string) => parse(readFileSync(new URL(`schemas/${name}.yaml`, spec), 'utf8'));
    const sentTo = (place: 'service-socket' | 'player-socket' | 'webhook') => [
      '*',
      ...Object.entries(events)
        .filter(([, outlets]) => outlets.some((outlet) => outlet === place))
        .map(([name]) => name),
    ];
    const subscribed = readSchema('EventSelector').properties.event_type.enum.toSorted();
    assert.equal(subscribed, sentTo('service-socket'));
    assert.equal(subscribed, sentTo('player-socket'));
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
