import type { Ajv2020 } from 'ajv/dist/2020.js';

/** Compiled validators as text. */
export type Module = {
  /** Modules of the validators' runtime, by the name under which the code knows them. */
  readonly imports: ReadonlyMap<string, string>;
  /** Statements, in an order in which each finds what it needs. */
  readonly statements: readonly string[];
  /** The function of every schema that was asked for, by its name. */
  readonly functions: ReadonlyMap<string, string>;
};

type Validate = NonNullable<ReturnType<Ajv2020['getSchema']>>;
type Source = NonNullable<Validate['source']>;
type Value = Source['scopeValues'][string] extends Iterable<infer Name> | undefined ? Name : never;

/**
 * The code of validators and of all that they call, every function once. Ajv writes such modules as well, but in time that grows with the
 * square of their number, and with a copy of every schema, most of which no code looks at.
 */
export const codeOf = (ajv: Ajv2020, names: readonly string[]): Module => {
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
    const used = new Set(source.validateCode.match(/\b[A-Za-z]+\d+\b/g));
    for (const values of Object.values(source.scopeValues))
      for (const value of values ?? []) if (used.has(String(value))) writeValue(value);
    const evaluated = source.evaluated ? `${name}.evaluated = ${source.evaluated};\n` : '';
    statements.push(`${source.validateCode.trim()}\n${evaluated}`);
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
      // A pattern that is no Unicode pattern was compiled without the flag, and so it is written.
      const plain = value.ref instanceof RegExp && !value.ref.unicode ? code.replace(/"u"\)$/, '"")') : code;
      statements.push(`const ${name} = ${plain};\n`);
      return;
    }
    // A schema that refers to itself calls its function through an object, which is filled by then.
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
