import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import {
  type Document,
  deref,
  isObject,
  type JsonObject,
  listPlaces,
  type Response,
} from '../../codegen/read/document/document.ts';
import { suite } from '../support/suite.ts';
import { MAY_LACK, REPLIES, RESOURCES, SECRETS } from './interface-replies.ts';

/** A shape in the interface's notation. */
type Shape = { readonly of: 'value' } | Several | Fields;
type Several = { readonly of: 'list'; readonly each: Shape } | { readonly of: 'map'; readonly each: Shape };
type Fields = { readonly of: 'fields'; readonly fields: readonly Field[]; readonly name: string };
type Field = { readonly name: string; readonly isOptional: boolean; readonly shape: Shape };

/** Parses the notation of the table. `name` is the name of its fields' owner. */
const parse = (text: string, name: string): Shape => {
  const tokens = text.match(/[\w]+\??|[[\]{}<>:]/g) ?? [];
  const next = (): string => tokens.shift() ?? '';
  const until = (end: string, each: Shape, of: 'list' | 'map'): Shape => {
    assert.is(next(), end, text);
    return { of, each };
  };
  const shape = (at: string): Shape => {
    const token = next();
    if (token === '[') return until(']', shape(at), 'list');
    if (token === '<') return until('>', tokens[0] === '>' ? { of: 'value' } : shape(at), 'map');
    if (token !== '{') return parse(RESOURCES[token] ?? 'a resource that the table lacks', token);
    const fields: Field[] = [];
    while (tokens[0] !== '}') {
      const written = next();
      const field = written.replace('?', '');
      const isTyped = tokens[0] === ':' && next() === ':';
      const inner: Shape = isTyped ? shape(`${at}.${field}`) : { of: 'value' };
      fields.push({ name: field, isOptional: written.endsWith('?'), shape: inner });
    }
    next();
    return { of: 'fields', fields, name: at };
  };
  return shape(name);
};

type Part = { readonly properties: JsonObject; readonly required: readonly string[] };

/** Every object schema that a value may match. */
const objectsIn = (document: Document, schema: JsonObject): Part[] => {
  const { properties, required, allOf, oneOf, anyOf } = deref<JsonObject>(document, schema);
  const inner = [allOf, oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? list : [])).filter(isObject);
  const own = isObject(properties)
    ? [{ properties, required: Array.isArray(required) ? required.map(String) : [] }]
    : [];
  return [...own, ...inner.flatMap((part) => objectsIn(document, part))];
};

const innerOf = (document: Document, schema: JsonObject, key: 'items' | 'additionalProperties'): JsonObject => {
  const inner = deref<JsonObject>(document, schema)[key];
  return isObject(inner) ? inner : {};
};

/** Guarantees of the interface that a schema lacks, one sentence each. */
const missing = (document: Document, shape: Shape, schema: JsonObject): string[] => {
  if (shape.of === 'value') return [];
  if (shape.of === 'list') return missing(document, shape.each, innerOf(document, schema, 'items'));
  if (shape.of === 'map') return missing(document, shape.each, innerOf(document, schema, 'additionalProperties'));
  const parts = objectsIn(document, schema);
  return shape.fields.flatMap(({ name, isOptional, shape: inner }) => {
    const where = `${shape.name}.${name}`;
    const part = parts.find(({ properties }) => Object.hasOwn(properties, name));
    if (SECRETS.includes(where)) return part === undefined ? [] : [`${where} is a secret`];
    if (part === undefined) return [`${where} is not declared`];
    const property = part.properties[name];
    const isPromised = isOptional || Object.hasOwn(MAY_LACK, where) || part.required.includes(name);
    return [
      ...(isPromised ? [] : [`${where} is not required`]),
      ...missing(document, inner, isObject(property) ? property : {}),
    ];
  });
};

const documents = ['openapi', 'wallet'].map(
  (name): Document => JSON.parse(readFileSync(new URL(`../../generated/built/${name}.json`, import.meta.url), 'utf8')),
);

suite('spec/replies', (test) => {
  const answered = documents.flatMap((document) =>
    listPlaces(document).flatMap(({ operation }) =>
      [operation['x-requirement'] ?? []].flat().map((label) => ({ document, label: String(label), operation })),
    ),
  );

  test('every reply guarantees each field that the interface writes without a question mark', () => {
    const faults = answered.flatMap(({ document, label, operation }) => {
      const reply = deref<Response>(document, operation.responses?.['200'] ?? { description: '' });
      const schema = reply.content?.['application/json']?.schema;
      const expected = REPLIES[label];
      if (expected === undefined) return schema === undefined ? [] : [`${label} answers nothing`];
      if (schema === undefined) return [`${label} has no reply`];
      return missing(document, parse(expected, label), schema).map((fault) => `${label}: ${fault}`);
    });
    assert.equal(faults, []);
  });

  test('the table names no unknown operation and no unneeded exception', () => {
    const labels = new Set(answered.map(({ label }) => label));
    assert.equal(
      Object.keys(REPLIES).filter((label) => !labels.has(label)),
      [],
    );
    const fields = (shape: Shape): string[] => {
      if (shape.of === 'value') return [];
      if (shape.of !== 'fields') return fields(shape.each);
      return shape.fields.flatMap(({ name, shape: inner }) => [`${shape.name}.${name}`, ...fields(inner)]);
    };
    const named = new Set(Object.entries(REPLIES).flatMap(([label, text]) => fields(parse(text, label))));
    assert.equal(
      [...SECRETS, ...Object.keys(MAY_LACK)].filter((field) => !named.has(field)),
      [],
    );
  });
});
