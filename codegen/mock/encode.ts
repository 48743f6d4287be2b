import { isObject, type Json, type Schema } from '../read/document/document.ts';
import { stringifyExactly } from '../runtime/shared/integers.ts';
import { isJson, toMediaType } from './mock-answer.ts';

/** A sequence of items: server-sent events, or JSON values. */
export const sequenceText = (type: string, items: readonly Json[]): string => {
  if (toMediaType(type) === 'text/event-stream') return items.map(eventText).join('');
  const mark = toMediaType(type) === 'application/json-seq' ? '\u001e' : '';
  return items.map((item) => `${mark}${JSON.stringify(item)}\n`).join('');
};

const EVENT_FIELDS = ['event', 'data', 'id', 'retry', 'comment'];

/** An object of these fields is an event, as in OpenAPI 3.2; anything else is an event's data. */
const eventText = (item: Json): string => {
  const isEvent = isObject(item) && 'data' in item && Object.keys(item).every((name) => EVENT_FIELDS.includes(name));
  const fields = Object.entries(isEvent ? item : { data: item }).flatMap(([name, value]) =>
    textOf(value)
      .split(/\r\n|\r|\n/)
      .map((line) => `${name === 'comment' ? '' : name}: ${line}\n`),
  );
  return `${fields.join('')}\n`;
};

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value in its content type. Types other than JSON, XML and forms are written as text, or as JSON, which is also YAML. */
export const encoded = (type: string, schema: Schema, value: Json): string => {
  if (isJson(type)) return stringifyExactly(value);
  if (typeof value === 'string') return value;
  if (/[/+]xml$/.test(toMediaType(type)))
    return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(schema, value, 'root')}`;
  if (toMediaType(type) === 'application/x-www-form-urlencoded' && isObject(value))
    return new URLSearchParams(
      Object.entries(value).flatMap(([name, part]) => [part].flat().map((one) => [name, textOf(one)])),
    ).toString();
  return JSON.stringify(value);
};

/** XML by the names of the schema's `xml` objects; attributes and wrapped lists too, namespaces not. */
const xmlOf = (schema: Json | undefined, value: Json, name: string): string => {
  const { xml, properties, items } = isObject(schema) ? schema : {};
  const own = isObject(xml) && typeof xml.name === 'string' ? xml.name : name;
  if (Array.isArray(value)) {
    const inner = isObject(items) && isObject(items.xml) && typeof items.xml.name === 'string' ? items.xml.name : own;
    const all = value.map((one) => xmlOf(items, one, inner)).join('');
    return isObject(xml) && xml.wrapped === true ? `<${own}>${all}</${own}>` : all;
  }
  if (!isObject(value)) return `<${own}>${escaped(value)}</${own}>`;
  const schemaOf = (key: string): Json | undefined => (isObject(properties) ? properties[key] : undefined);
  const isAttribute = (key: string) => {
    const { xml: one } = isObject(schemaOf(key)) ? (schemaOf(key) as Schema) : {};
    return isObject(one) && (one.attribute === true || one.nodeType === 'attribute');
  };
  const attributes = Object.entries(value).filter(([key]) => isAttribute(key));
  const elements = Object.entries(value).filter(([key]) => !isAttribute(key));
  const head = [own, ...attributes.map(([key, one]) => `${key}="${escaped(one)}"`)].join(' ');
  return `<${head}>${elements.map(([key, one]) => xmlOf(schemaOf(key), one, key)).join('')}</${own}>`;
};

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (value: Json): string =>
  value === null ? '' : textOf(value).replaceAll(/[<>&"]/g, (letter) => ESCAPES[letter] ?? letter);
