import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as assert from 'uvu/assert';
import { formats } from '../../codegen/pitboss/formats.ts';
import { isObject, type Json, type JsonObject } from '../../codegen/read/document/document.ts';
import { messages, schemas } from '../spec/sections.ts';

const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
addFormats.default(ajv);
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
ajv.addVocabulary(['example', 'x-extensible-enum']);
for (const { reference, schema } of schemas.values()) ajv.addSchema(schema, reference);

const compiled = new Map<string, ReturnType<Ajv2020['compile']>>();

/** The faults of a value against a schema in a spec file. */
export const faultsOf = (schema: Json | undefined, url: URL, value: Json | undefined): string | null => {
  const text = JSON.stringify(isObject(schema) ? schema : {}, (key, item: unknown) =>
    key === '$ref' && typeof item === 'string' ? new URL(item, url).href : item,
  );
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
};

const nameOf = (frame: JsonObject): Json | undefined => {
  if (frame.msg_type === 'Error') return 'PlayerRequestRefused';
  return frame.event_type ?? frame.msg_name ?? Object.keys(frame)[0];
};

/** Fails unless the AsyncAPI documents describe the frame and all its fields. */
export const checkFrame = (frame: Json): void => {
  const name = isObject(frame) ? nameOf(frame) : 'JackpotStatus';
  const message = messages.find(({ value }) => value.name === name);
  const { payload } = message?.value ?? {};
  if (message === undefined || !isObject(payload)) throw new Error(`there is no message ${name}`);
  const { url } = message;
  const data = schemas.get(String(name))?.reference ?? '';
  const closed = { unevaluatedProperties: false };
  const faults =
    isObject(frame) && frame.event_type !== undefined
      ? (faultsOf({ ...payload, ...closed }, url, frame) ?? faultsOf({ $ref: data, ...closed }, url, frame.data))
      : faultsOf({ ...payload, ...closed }, url, frame);
  assert.is(faults, null, JSON.stringify(frame));
};
