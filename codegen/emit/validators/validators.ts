import { _, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { refuseAny, type SpecFault } from '../../read/config/refusal.ts';
import { countInDecimals } from '../../read/document/count-in-decimals.ts';
import type { Document, Schema } from '../../read/document/document.ts';
import { addCountingKeywords, hasUnevaluated } from '../../read/document/for-unevaluated.ts';
import { byId, type Direction, identified, validatedComponents } from '../../read/document/for-validators.ts';
import { READING_KEYWORDS } from '../../read/document/readers.ts';
import { SELECTING_KEYWORD } from '../../read/document/selects.ts';
import { WIDE_KEYWORD } from '../../read/document/wide-keyword.ts';
import type { ProjectFormats } from '../../read/project/specs.ts';
import { type Module, writeModuleCode } from './standalone.ts';

/**
 * The formats of numbers as text. JavaScript, and so Ajv's coercion, would also accept a blank, `0x1f` or `Infinity`. People read the
 * names in fault messages.
 */
export const TEXT_FORMATS = {
  'whole number': /^-?(0|[1-9][0-9]*)$/,
  'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/,
} as const;

/** Every format that a validator knows. */
export const formatNames = (formats: ProjectFormats): ReadonlySet<string> =>
  new Set(Object.keys({ ...fullFormats, ...TEXT_FORMATS, ...formats }));

/** A pattern that is not valid with the flag u, from another regex dialect, is compiled without it. */
const lenient = Object.assign(
  (pattern: string, flags: string): RegExp => {
    try {
      return new RegExp(pattern, flags);
    } catch {
      return new RegExp(pattern);
    }
  },
  { code: 'new RegExp' },
);

/**
 * Compiles named schemas to code that needs no compiler at run time. Each component's schema is one function, shared by all references.
 * Keywords in the schemas parse text values; nothing else is modified.
 * Only the first fault is reported, or, for a server that reports all of them, a limited number: without a limit, a body of one
 * megabyte could cause hundreds of megabytes of faults.
 */
export const compile = (
  document: Document,
  formats: ProjectFormats,
  direction: Direction,
  schemas: ReadonlyMap<string, Schema>,
  tellsAll = false,
): Module => {
  const ajv = compileSchemas(document, formats, direction, schemas, {
    // The code is written and not run, so it needs no parsing.
    code: { source: true, lines: true, optimize: 1, formats: _`formats`, regExp: lenient, process: () => NOT_RUN },
    allErrors: tellsAll,
  });
  const module = writeModuleCode(ajv, [...schemas.keys()]);
  return tellsAll ? { ...module, statements: module.statements.map(withLimit) } : module;
};

const NOT_RUN = 'return () => { throw new Error("a validator is written, and not run") }';

/** References are ids, which need no resolution. */
const IDS: NonNullable<Options['uriResolver']> = {
  parse: (path) => ({ path }),
  serialize: ({ path = '' }) => path,
  resolve: (_base, path) => path,
};

/**
 * An Ajv that has compiled named schemas: for `compile`, which writes their code, and for callers that run them in this process.
 * @throws SpecRefusal with the faults that the earlier checks missed.
 */
export const compileSchemas = (
  document: Document,
  formats: ProjectFormats,
  direction: Direction,
  schemas: ReadonlyMap<string, Schema>,
  options: Options = {},
): Ajv2020 => {
  const used = new Set<string>();
  const roots = [...schemas].map(([name, schema]) =>
    identified(
      name,
      byId(schema, (one) => used.add(one)),
    ),
  );
  const ajv = createAjv(document, formats, direction, options, used);
  ajv.addSchema(roots);
  refuseAny([...schemas.keys()].flatMap((name) => faultOf(ajv, name)));
  return ajv;
};

/**
 * An Ajv with the components of a document, or the `used` ones and what they refer to, ready for schemas of one direction; `byId` makes
 * their references match.
 */
export const createAjv = (
  document: Document,
  formats: ProjectFormats,
  direction: Direction,
  options: Options,
  used: Iterable<string> = Object.keys(document.components?.schemas ?? {}),
): Ajv2020 => {
  const known = { ...fullFormats, ...TEXT_FORMATS, ...formats };
  const ajv = new Ajv2020({
    code: { regExp: lenient },
    // Schemas are already checked; strict mode would check them again for every reference.
    strict: false,
    validateSchema: false,
    logger: false,
    inlineRefs: 6,
    useDefaults: true,
    uriResolver: IDS,
    ...options,
  });
  // Without these keywords validators need not track evaluated properties or dynamic anchors.
  const unevaluated = hasUnevaluated(document);
  Object.assign(ajv.opts, { unevaluated, dynamicRef: false });
  if (unevaluated) addCountingKeywords(ajv);
  for (const [name, format] of Object.entries(known)) ajv.addFormat(name, format);
  countInDecimals(ajv);
  for (const keyword of [...READING_KEYWORDS, SELECTING_KEYWORD, WIDE_KEYWORD]) ajv.addKeyword(keyword);
  ajv.addSchema(validatedComponents(document, used, direction, formatNames(formats)));
  return ajv;
};

/** As many faults are kept; the rest are only counted. */
const FAULTS_MAX = 100;

/**
 * Limits the faults that a validator keeps. Ajv counts faults in `errors` and keeps them in `vErrors`, and expects as many there; so the
 * count no longer follows from the list.
 */
const withLimit = (statement: string): string => {
  const limited = statement
    .replaceAll(/vErrors\.push\((err\d+)\);/g, `if(vErrors.length < ${FAULTS_MAX}){vErrors.push($1);}`)
    .replaceAll(
      /vErrors = vErrors === null \? ([\w.]+) : vErrors\.concat\(\1\);\s*errors = vErrors\.length;/g,
      `errors += $1.length;vErrors = vErrors === null ? $1 : vErrors.length < ${FAULTS_MAX} ? vErrors.concat($1).slice(0, ${FAULTS_MAX}) : vErrors;`,
    )
    .replaceAll(/vErrors\.length = (_errs\d+);/g, 'vErrors.length = Math.min(vErrors.length, $1);');
  if (/errors = vErrors\.length|vErrors\.push\(.*vErrors\.push/.test(limited))
    throw new Error('Ajv writes its faults in a way that is not known, so they cannot be limited');
  return limited;
};

/** Faults that the earlier checks missed. */
const faultOf = (ajv: Ajv2020, name: string): SpecFault[] => {
  try {
    ajv.getSchema(name);
    return [];
  } catch (error) {
    const rule = `its schema cannot be compiled: ${error instanceof Error ? error.message : error}`;
    return [{ where: name, rule, mend: 'Fix the schema or one that it refers to.' }];
  }
};

/** The type of a validator. */
export const VALIDATE_TYPE = `import type { ErrorObject } from 'ajv';

export type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };`;

/** Schemas by their first suggested name, with duplicates shared: most operations have the same problems. */
export class Pool {
  readonly schemas = new Map<string, Schema>();
  private readonly names = new Map<string, string>();

  /** Adds a schema; returns its name. */
  add(schema: Schema, suggested: string): string {
    const text = JSON.stringify(schema);
    const name = this.names.get(text) ?? suggested;
    this.names.set(text, name);
    this.schemas.set(name, schema);
    return name;
  }
}
