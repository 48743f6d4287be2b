import { _, type Format } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Config } from './config.ts';
import type { Document, JsonObject, Schema } from './document.ts';
import { type Fault, refuseAny } from './refusal.ts';

export type Formats = Readonly<Record<string, Format>>;

/** JavaScript statements that fill `exports` with validators, one per named schema, and read `formats` and `require` from their scope. */
export type ValidatorCode = string;

/**
 * Compiles schemas to code that needs no compiler at run time. `texts`: the values came as text (parameters, headers), so they are turned
 * into what their schema asks for, and defaults are filled in; a body is JSON and is never changed.
 *
 * Only the first fault is reported: to look for all of them would let one body of a megabyte cost hundreds of megabytes of faults.
 */
export const compile = (
  document: Document,
  formats: Formats,
  schemas: ReadonlyMap<string, Schema>,
  texts: boolean,
): ValidatorCode => {
  const ajv = new Ajv2020({
    code: { source: true, lines: true, optimize: 1, formats: _`formats` },
    strict: true,
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    allowUnionTypes: true,
    allErrors: false,
    useDefaults: texts,
    coerceTypes: texts ? 'array' : false,
  });
  for (const [name, format] of Object.entries({ ...fullFormats, ...TEXT_FORMATS, ...formats }))
    ajv.addFormat(name, format);
  ajv.addVocabulary(['components', 'example', 'discriminator', 'xml', 'externalDocs', ...extensionsIn(document)]);
  ajv.addSchema({ $id: DOCUMENT, components: { schemas: inDocument(document.components?.schemas ?? {}) } });
  for (const [name, schema] of schemas) ajv.addSchema({ $id: name, ...inDocument(schema) });
  refuseAny([...schemas.keys()].flatMap((name) => faultOf(ajv, name)));
  return standalone.default(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
};

/** A schema that says something which a validator does not know would accept more than it seems to. */
const faultOf = (ajv: Ajv2020, name: string): Fault[] => {
  try {
    ajv.getSchema(name);
    return [];
  } catch (error) {
    const rule = `its schema has no validator: ${error instanceof Error ? error.message : error}`;
    return [{ where: name, rule, mend: 'Mend the schema or one that it refers to.' }];
  }
};

/**
 * What a text must look like to be read as a number. JavaScript, and so the validator's coercion, would also take a blank, `0x1f` or
 * `Infinity`. The names are made to be read: they stand in the faults.
 */
export const TEXT_FORMATS = {
  'whole number': /^-?(0|[1-9][0-9]*)$/,
  'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/,
} as const;

/** The id under which validators know the document's own schemas. */
const DOCUMENT = 'document';

/** References into the document, made absolute: every validator is compiled as a schema of its own. */
const inDocument = (value: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    key === '$ref' && typeof part === 'string' && part.startsWith('#/') ? DOCUMENT + part : part,
  );

/** Vendor extensions mean nothing to a validator, which refuses keywords that it does not know. */
const extensionsIn = (document: Document): string[] => {
  const found = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key.startsWith('x-')) found.add(key);
    return value;
  });
  return [...found].sort();
};

/** What a validator looks like from outside. */
export const VALIDATE_TYPE = `import type { ErrorObject } from 'ajv';

export type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };`;

/**
 * A module of validators. Each group of code has a scope of its own, because each counts its names from the same start; what it requires
 * becomes an import, for the module is neither CommonJS nor bundled.
 */
export const validatorModule = (
  config: Config,
  formats: string,
  groups: Readonly<Record<string, ValidatorCode>>,
  body: string,
): string => {
  const imports = new Map<string, string>();
  const scopes = Object.entries(groups).map(([name, code]) => {
    const inlined = code.replace(/require\("([^"]+)"\)/g, (_match, id: string) => {
      const imported = imports.get(id) ?? `runtime${imports.size}`;
      imports.set(id, imported);
      return imported;
    });
    if (/\brequire\(/.test(inlined)) throw new Error('a validator requires a module in a way that is not known');
    return `const ${name} = (() => {\nconst exports = {};\n${inlined.replace('"use strict";', '').trim()}\nreturn exports;\n})();`;
  });
  return [
    `// ${config.notice}`,
    ...[...imports].map(([id, name]) => `import ${name} from '${id}.js';`),
    `import standardFormats from 'ajv-formats/dist/formats.js';`,
    `import { formats as ownFormats } from '${formats}';`,
    '',
    `const textFormats = { ${Object.entries(TEXT_FORMATS)
      .map(([name, format]) => `'${name}': ${format}`)
      .join(', ')} };`,
    'const formats = { ...standardFormats.fullFormats, ...textFormats, ...ownFormats };',
    '',
    ...scopes,
    '',
    body,
  ].join('\n');
};
