import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Report } from '../config/refusal.ts';
import { countInDecimals } from '../document/count-in-decimals.ts';
import { type Document, deref, isObject, type Json, type JsonObject } from '../document/document.ts';
import { asValidated, byId, validatedComponents } from '../document/for-validators.ts';
import { mapDocument } from '../document/map-schema.ts';
import { isNested, typesIn } from '../document/types-in.ts';

/**
 * The document without defaults that their own schema refuses: validators would fill them in and then refuse every request without the
 * parameter. Usually it is a number written as text. A parameter of the query with `allowEmptyValue` also takes an empty text.
 */
export const withSoundDefaults = <Part extends Document & JsonObject>(document: Part, report: Report): Part => {
  const accepts = acceptorOf(document);
  const part = (parameter: JsonObject, at: string): Json => {
    const { schema } = parameter;
    if (typeof parameter.name !== 'string' || typeof parameter.in !== 'string' || !isObject(schema)) return parameter;
    const sound = withSoundDefault(parameter, schema, at);
    return parameter.in === 'query' && parameter.allowEmptyValue === true ? withEmpty(sound) : sound;
  };
  const withSoundDefault = (parameter: JsonObject, schema: JsonObject, at: string): JsonObject => {
    const { default: preset } = deref<JsonObject>(document, schema);
    if (preset === undefined || accepts(schema, preset)) return parameter;
    report.fault(
      `${at}/schema/default`,
      `the default of ${parameter.name}, ${JSON.stringify(preset)}, does not match its schema`,
      'Correct it, or remove it.',
      'parameter-default',
    );
    const { default: _default, ...rest } = schema;
    return { ...parameter, schema: rest.$ref === undefined ? rest : { allOf: [rest] } };
  };
  /** An empty list or object is written otherwise. */
  const withEmpty = (parameter: JsonObject): JsonObject => {
    const schema = parameter.schema as JsonObject;
    const { default: preset, ...rest } = schema;
    if (isNested(typesIn(document, schema)) || accepts(schema, '')) return parameter;
    const either = { anyOf: [rest, { type: 'string', enum: [''] }] };
    return { ...parameter, schema: preset === undefined ? either : { ...either, default: preset } };
  };
  return mapDocument(document, { schema: (schema) => schema, part });
};

/** Returns a function that reports whether a schema accepts a value. The validator is created on first use. */
const acceptorOf = (document: Document) => {
  const names = new Set(Object.keys(fullFormats));
  const answers = new Map<string, boolean>();
  let ajv: Ajv2020 | undefined;
  let hasComponents = false;
  const prepared = (isReferring: boolean): Ajv2020 => {
    if (ajv === undefined) {
      ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, inlineRefs: 6, formats: fullFormats });
      countInDecimals(ajv);
    }
    // Most schemas of parameters refer to no component.
    if (isReferring && !hasComponents) {
      hasComponents = true;
      ajv.addSchema(validatedComponents(document, Object.keys(document.components?.schemas ?? {}), 'request', names));
    }
    return ajv;
  };
  return (schema: JsonObject, value: Json): boolean => {
    let isReferring = false;
    const validated = byId(asValidated(document, schema, 'request', names), () => {
      isReferring = true;
    });
    const key = JSON.stringify([validated, value]);
    const known = answers.get(key) ?? prepared(isReferring).validate(validated as JsonObject, value) === true;
    answers.set(key, known);
    return known;
  };
};
