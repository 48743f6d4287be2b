import { isObject, type Json, type JsonObject, pointer, type Schema } from '../document/document.ts';
import { derefMessage, listIn } from './async-document.ts';
import type { Complain } from './resume.ts';

/**
 * A message of a channel: an event in the envelope, whose data has the schema of the same name, or a payload, which refers to a schema unless it
 * is a text or may be anything.
 */
export type Message = {
  readonly name: string;
  readonly payload: Schema;
  /** Optional fields of the envelope that this event always has; null when the message is not an event. */
  readonly envelope: readonly string[] | null;
  /** The name of the payload's type, if it differs from its schema's. */
  readonly typeName?: string;
};

/** A message that a channel refers to. A payload that is neither an event nor a text becomes one of the schemas, so that it has a type. */
export const readMessage = (
  root: JsonObject,
  reference: Json,
  schemas: Record<string, Json>,
  fault: Complain,
): Message => {
  const message = derefMessage(root, reference);
  const key = isObject(reference) && typeof reference.$ref === 'string' ? (reference.$ref.split('/').at(-1) ?? '') : '';
  const name = String(message.name ?? key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const payload = payloadOf(root, message.payload);
  const [envelope, event] = listIn(payload.allOf);
  if (!isObject(envelope) || envelope.$ref !== ENVELOPE || !isObject(event))
    return { name, payload: named(payload, name, schemas), envelope: null };
  const { event_type: type, data } = isObject(event.properties) ? event.properties : {};
  if (!isObject(type) || type.const !== name)
    fault(`the event ${name} has a different event_type`, `Write event_type: { const: ${name} }.`);
  if (!isObject(data) || data.$ref !== pointer('components', 'schemas', name))
    fault(`the data of ${name} has a different schema`, `Refer to the schema ${name}.`);
  return { name, payload, envelope: listIn(event.required).map(String) };
};

/** The payload's schema: `{}` for one in a language other than JSON Schema. */
const payloadOf = (root: JsonObject, payload: Json | undefined): Schema => {
  if (!isObject(payload)) return {};
  if (isObject(payload.schema) && typeof payload.schemaFormat === 'string')
    return /json|yaml/.test(payload.schemaFormat) && !/avro|raml/.test(payload.schemaFormat)
      ? payloadOf(root, payload.schema)
      : {};
  if (typeof payload.$ref !== 'string' || payload.$ref.startsWith(SCHEMAS)) return payload;
  return payloadOf(root, derefMessage(root, payload));
};

/** The payload as a reference to a schema, which is added if it has no name yet. */
const named = (payload: Schema, name: string, schemas: Record<string, Json>): Schema => {
  const isText = payload.type === 'string' && payload.enum === undefined && payload.const === undefined;
  if (payload.$ref !== undefined || isText || Object.keys(payload).length === 0) return payload;
  const words = name.split(/[^A-Za-z0-9]+/).map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
  const base = words.join('').replace(/^(?=\d)/, 'Message') || 'Message';
  const text = JSON.stringify(payload);
  for (let attempt = 0; ; attempt += 1) {
    const key = attempt === 0 ? base : `${base}Message${attempt === 1 ? '' : attempt}`;
    if (schemas[key] !== undefined && JSON.stringify(schemas[key]) !== text) continue;
    schemas[key] = payload;
    return { $ref: pointer('components', 'schemas', key) };
  }
};

const SCHEMAS = '#/components/schemas/';

const ENVELOPE = pointer('components', 'schemas', 'EventEnvelope');
