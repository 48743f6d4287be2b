import { type SchemaDialect, VALIBOT, ZOD } from './dialects.ts';
import type { ApiModel, ModelContent, PluginFiles, PluginInput } from './plugin.ts';
import { HELPERS } from './schema-formats.ts';
import { componentIn, schemaWriter } from './schema-writer.ts';

/** Schemas for Zod: one per component, and per operation those of its body and replies in JSON. */
export const zodFiles: PluginFiles = (input) => writtenIn(ZOD, input);

/** The same for Valibot. */
export const valibotFiles: PluginFiles = (input) => writtenIn(VALIBOT, input);

const writtenIn = (dialect: SchemaDialect, { model, importPath, remark }: PluginInput): Record<string, string> => {
  const left = new Set<string>();
  const names = namesOf(model);
  const { ordered, early } = inOrder(model.schemas);
  const done = new Set<string>();
  const write = schemaWriter(dialect, model, left, (name) => {
    const constant = names.get(name) ?? 'undefined';
    return done.has(name) ? constant : dialect.lazy(constant);
  });
  const constants = ordered.map((name) => {
    const text = write(model.schemas[name] ?? {});
    done.add(name);
    const type = model.schemaTypes[name];
    const annotated = early.has(name) ? `: ${dialect.typed(type === undefined ? 'unknown' : `types.${type}`)}` : '';
    // A type that contains itself cannot be inferred.
    return `export const ${names.get(name)}${annotated} = ${text}${annotated === '' ? '' : ' as never'};`;
  });
  const taken = new Set(names.values());
  const bodies = model.operations.flatMap(({ name, body, replies }) =>
    [
      ...(body?.contents.map((content) => [`${name}Body`, content] as const) ?? []),
      ...replies.flatMap(({ status, contents }) =>
        contents.map((content) => [`${name}Reply${capital(status)}`, content] as const),
      ),
    ].flatMap(([constant, content]) => {
      if (!isJson(content) || taken.has(constant)) return [];
      taken.add(constant);
      return [`export const ${constant} = ${write(content.schema ?? {})};`];
    }),
  );
  if (left.size > 0) remark(`${[...left].join(', ')} ${left.size > 1 ? 'are' : 'is'} not checked`);
  const body = [...constants, ...bodies].join('\n\n');
  const helpers = HELPERS.filter(({ name, needs }) =>
    [name, ...needs].some((one) => new RegExp(`\\b${one}\\(`).test(body)),
  );
  const text = [
    dialect.head,
    ...(body.includes('<types.')
      ? [`import type * as types from '${importPath(dialect.file, `${model.typesFolder}/types.gen.ts`)}';`]
      : []),
    ...helpers.map(({ text: helper }) => helper),
    body,
  ];
  return { [dialect.file]: `${text.join('\n\n')}\n` };
};

const isJson = ({ kind, schema }: ModelContent): boolean => kind === 'json' && schema !== undefined;

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const namesOf = ({ schemas }: ApiModel): Map<string, string> => {
  const taken = new Set<string>();
  return new Map(
    Object.keys(schemas).map((name) => {
      const words = capital(name.replaceAll(/[^\p{L}\p{N}_$]+(.?)/gu, (_, letter: string) => letter.toUpperCase()));
      const base = `${/^\p{L}/u.test(words) ? words : `_${words}`}Schema`;
      let free = base;
      for (let count = 2; taken.has(free); count += 1) free = `${base}${count}`;
      taken.add(free);
      return [name, free];
    }),
  );
};

/** The schemas in the order of their references, and the schemas that are used before their definition. */
const inOrder = (schemas: ApiModel['schemas']): { ordered: string[]; early: ReadonlySet<string> } => {
  const ordered: string[] = [];
  const open = new Set<string>();
  const early = new Set<string>();
  const visit = (name: string): void => {
    if (open.has(name)) early.add(name);
    if (open.has(name) || ordered.includes(name) || schemas[name] === undefined) return;
    open.add(name);
    for (const [, reference] of JSON.stringify(schemas[name]).matchAll(/"\$ref":("[^"]*")/g)) {
      const target = componentIn(JSON.parse(reference ?? '""'));
      if (target !== undefined) visit(target);
    }
    open.delete(name);
    ordered.push(name);
  };
  for (const name of Object.keys(schemas)) visit(name);
  return { ordered, early };
};
