import * as assert from 'uvu/assert';
import openapi from '../../../generated/built/openapi.json' with { type: 'json' };
import { fingerprint } from '../../../platform/unit/fingerprint.ts';
import { decimalFields, writeDecimalsAsText } from '../../../server/http/decimal-fields.ts';
import { freespinTemplate } from '../../support/freespins.ts';
import { optIn, wish } from '../../support/opting-in.ts';
import { resolved, type Schema } from '../../support/schema.ts';
import { threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

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

suite('server/http/decimal-fields', (test) => {
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

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
