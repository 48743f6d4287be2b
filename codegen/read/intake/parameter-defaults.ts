import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Report } from '../config/refusal.ts';
import { countInDecimals } from '../document/count-in-decimals.ts';
import { type Document, deref, isObject, type Json, type JsonObject } from '../document/document.ts';
import { asValidated, byId, schemaId } from '../document/for-validators.ts';
import { mapDocument } from '../document/map-schema.ts';

/**
 * The document without defaults that their own schema refuses: validators would fill them in and then refuse every request without the
 * parameter. Usually it is a number written as text.
 */
export const withSoundDefaults = <Part extends Document & JsonObject>(document: Part, report: Report): Part => {
  const accepts = acceptorOf(document);
  const part = (parameter: JsonObject, at: string): Json => {
    const { schema } = parameter;
    if (typeof parameter.name !== 'string' || typeof parameter.in !== 'string' || !isObject(schema)) return parameter;
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
  return mapDocument(document, { schema: (schema) => schema, part });
};

/** Returns a function that reports whether a schema accepts a value. The validator is created on first use. */
const acceptorOf = (document: Document) => {
  const names = new Set(Object.keys(fullFormats));
  const answers = new Map<string, boolean>();
  let ajv: Ajv2020 | undefined;
  const prepared = (): Ajv2020 => {
    if (ajv) return ajv;
    ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false, inlineRefs: 6, formats: fullFormats });
    countInDecimals(ajv);
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      const validated = byId(asValidated(document, schema, 'request', names));
      ajv.addSchema({ ...(isObject(validated) ? validated : {}), $id: schemaId(name) });
    }
    return ajv;
  };
  return (schema: JsonObject, value: Json): boolean => {
    const validated = byId(asValidated(document, schema, 'request', names));
    const key = JSON.stringify([validated, value]);
    const known = answers.get(key) ?? prepared().validate(validated as JsonObject, value) === true;
    answers.set(key, known);
    return known;
  };
};
