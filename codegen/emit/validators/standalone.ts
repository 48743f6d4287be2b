import type { Ajv2020 } from 'ajv/dist/2020.js';

/** Compiled validators as source text. */
export type Module = {
  /** Runtime modules of the validators, by their name in the code. */
  readonly imports: ReadonlyMap<string, string>;
  /** Statements, sorted so that each comes after what it uses. */
  readonly statements: readonly string[];
  /** The function of each requested schema, by schema name. */
  readonly functions: ReadonlyMap<string, string>;
};

type Validate = NonNullable<ReturnType<Ajv2020['getSchema']>>;
type Source = NonNullable<Validate['source']>;
type Value = Source['scopeValues'][string] extends Iterable<infer Name> | undefined ? Name : never;

/**
 * The code of validators and everything that they call, each function once. Ajv can write such modules too, but in quadratic time, and with
 * a copy of every schema, most of which are never used.
 */
export const writeModuleCode = (ajv: Ajv2020, names: readonly string[]): Module => {
  const imports = new Map<string, string>();
  const statements: string[] = [];
  const written = new Set<string>();

  const imported = (code: string): string =>
    code.replace(/require\("([^"]+)"\)/g, (_match, id: string) => {
      const name = imports.get(id) ?? `runtime${imports.size}`;
      imports.set(id, name);
      return name;
    });

  const writeSource = (source: Source | undefined): void => {
    if (!source) throw new Error('a validator was compiled without its source');
    const name = String(source.validateName);
    if (written.has(name)) return;
    written.add(name);
    const code = lengthsFirst(source);
    const used = new Set(code.match(/\b[A-Za-z]+\d+\b/g));
    for (const values of Object.values(source.scopeValues))
      for (const value of values ?? []) if (used.has(String(value))) writeValue(value);
    const evaluated = source.evaluated ? `${name}.evaluated = ${source.evaluated};\n` : '';
    statements.push(`${code.trim()}\n${evaluated}`);
  };

  const writeValue = (name: Value): void => {
    const { value, prefix } = name;
    if (prefix === 'validate') {
      writeSource((value?.ref as Validate | undefined)?.source);
      return;
    }
    if (written.has(String(name))) return;
    written.add(String(name));
    if (value?.code !== undefined) {
      const code = imported(String(value.code));
      // A pattern that is not a valid Unicode pattern was compiled without the flag u, so it is written without it.
      const plain = value.ref instanceof RegExp && !value.ref.unicode ? code.replace(/"u"\)$/, '"")') : code;
      statements.push(`const ${name} = ${plain};\n`);
      return;
    }
    // A recursive schema calls its function through an object, which is complete by then.
    const recursive = value?.ref as { validate?: Validate; validateName?: unknown } | undefined;
    statements.push(`const ${name} = { validate: ${recursive?.validateName} };\n`);
    writeSource(recursive?.validate?.source);
  };

  const functions = new Map<string, string>();
  for (const name of names) {
    const source = ajv.getSchema(name)?.source;
    writeSource(source);
    functions.set(name, String(source?.validateName));
  }
  return { imports, statements, functions };
};

/** Counts the code points of a string. */
const COUNTING = 'ajv/dist/runtime/ucs2length';

/**
 * The code, with the code points of a string counted only where its length in UTF-16 units does not decide: a string has at most as many
 * code points and at least half as many. Counting was half of what validating a request took.
 */
const lengthsFirst = ({ validateCode, scopeValues }: Source): string => {
  const values: Value[] = Object.values(scopeValues).flatMap((names) => [...(names ?? [])]);
  const count = values.find(({ value }) => String(value?.code).includes(COUNTING));
  if (count === undefined) return validateCode;
  return validateCode.replaceAll(
    new RegExp(`\\b${count}\\((\\w+)\\) ([<>]) (\\d+)`, 'g'),
    (counted, text: string, sign: string, limit: string) => {
      if (sign === '>') return `(${text}.length > ${limit} && ${counted})`;
      return Number(limit) <= 1
        ? `${text}.length < ${limit}`
        : `(${text}.length < ${limit} || (${text}.length < ${2 * Number(limit)} && ${counted}))`;
    },
  );
};
