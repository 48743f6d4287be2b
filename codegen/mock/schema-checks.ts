import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Document, Json, Schema } from '../document.ts';
import { type Formats, TEXT_FORMATS } from '../validators.ts';

/** The faults of a value against a schema of the document; empty if it is valid. */
export type FaultsIn = (schema: Schema, value: Json | undefined) => readonly ErrorObject[];

/** Validates values against schemas of a document, resolving references to its components. */
export const faultsInDocument = (document: Document, formats: Formats): FaultsIn => {
  const ajv = plainAjv(formats, {});
  ajv.addSchema({ $id: 'document', components: absolute(document.components ?? {}) });
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(absolute(schema));
      compiled.set(schema, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []);
  };
};

/** A JSON Schema 2020-12 validator with the project's formats. Keywords are checked by the generator, so Ajv is not strict. */
export const plainAjv = (
  formats: Formats,
  options: { readonly coerceTypes?: 'array'; readonly useDefaults?: boolean },
) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...options });
  for (const [name, format] of Object.entries({ ...fullFormats, ...TEXT_FORMATS, ...formats }))
    ajv.addFormat(name, format);
  return ajv;
};

const absolute = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    key === '$ref' && typeof part === 'string' && part.startsWith('#/') ? `document${part}` : part,
  );
