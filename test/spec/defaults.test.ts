import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { deref, isObject, type Json, type JsonObject } from '../../codegen/read/document/document.ts';
import { requests } from '../../generated/built/server/requests.gen.mjs';
import { withServer } from '../support/server.ts';
import { registerOwners, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { outcome } from '../support/with-jackpot.ts';
import { schemas, spec } from './sections.ts';

const merged = JSON.parse(readFileSync(new URL('../generated/built/openapi.json', spec), 'utf8'));

/** Every part of a schema that has a default, through references. */
const presetsIn = (schema: Json, seen: Set<string> = new Set()): JsonObject[] => {
  if (Array.isArray(schema)) return schema.flatMap((part) => presetsIn(part, seen));
  if (!isObject(schema)) return [];
  const { $ref } = schema;
  const target: Json[] = [];
  if (typeof $ref === 'string' && !seen.has($ref)) {
    seen.add($ref);
    target.push(deref<JsonObject>(merged, { $ref }));
  }
  const own = 'default' in schema && !isObject(schema.default) ? [schema] : [];
  return [...own, ...[...target, ...Object.values(schema)].flatMap((part) => presetsIn(part, seen))];
};

/** The property of a schema whose text says which constant is used when it is left out. */
const CONSTANT = /[Dd]efaults? to (true|false|empty|`[^`]+`|[\d,]+)\b|\(default\)/;

suite('spec/defaults', (test) => {
  test('a field of a request whose text names a constant default has it as default, for forms', () => {
    const missing = [...schemas].flatMap(([schemaName, { schema }]) => {
      const { properties, additionalProperties } = schema;
      // A change leaves what is not sent as it is.
      if (!isObject(properties) || additionalProperties !== false || schemaName.endsWith('Changes')) return [];
      return Object.entries(properties).flatMap(([name, property]) =>
        isObject(property) && CONSTANT.test(String(property.description)) && !('default' in property)
          ? [`${schemaName} ${name}`]
          : [],
      );
    });
    assert.equal(missing, []);
  });

  test('no body of a partial update has a default: what is not sent stays as it is', () => {
    let bodies = 0;
    for (const item of Object.values<JsonObject>(merged.paths)) {
      const { patch } = item;
      if (!isObject(patch) || !isObject(patch.requestBody)) continue;
      bodies += 1;
      assert.equal(presetsIn(patch.requestBody), [], String(patch.operationId));
    }
    assert.ok(bodies > 5);
    assert.ok(presetsIn(merged.paths['/templates'].post.requestBody).length > 8, 'defaults are found');
  });

  test('validators fill nothing in: a body without a field stays without it', () => {
    const body = threePots();
    const before = structuredClone(body);
    assert.ok(requests.createTemplate.body?.(body));
    assert.equal(body, before);
  });

  test('the body as sent is stored and compared under an idempotency key; the shown one has the defaults', () =>
    withServer(async (client, data) => {
      await registerOwners(client);
      const sent = threePots();
      const headers = { 'idempotency-key': 'k-1' };
      const { status, body } = await client.call('createTemplate', { body: sent, headers });
      assert.is(status, 200);
      const { id: _id, ...stored } = sent;
      const document = JSON.parse(String(select(data, 'select document from templates')[0]?.document));
      assert.equal({ ...document, id: undefined }, { ...stored, id: undefined });
      const spelledOut = { ...sent, win_selector_strategy: 'Highest' };
      assert.is(
        (await client.call('createTemplate', { body: sent, headers })).headers.get('idempotent-replayed'),
        'true',
      );
      const other = await client.call('createTemplate', { body: spelledOut, headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
      const schemas = merged.components.schemas;
      for (const [schema, given, shown] of [
        [schemas.NewJackpotTemplate, sent, body],
        [schemas.NewContributionRules, sent.contribution_rules, body.contribution_rules],
        [schemas.NewPotTemplate, sent.pots[0], body.pots[0]],
      ])
        for (const [name, property] of Object.entries<JsonObject>(schema.properties))
          if ('default' in property && name in shown && !(name in Object(given)))
            assert.equal(shown[name], property.default, name);
    }));
});
