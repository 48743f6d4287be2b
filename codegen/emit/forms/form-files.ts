import { join } from 'node:path';
import type { Api } from '../../read/config/config.ts';
import { deref, type Json, type Schema } from '../../read/document/document.ts';
import type { ReadParameter } from '../../read/document/parameters.ts';
import type { ApiOperation } from '../../read/project/operation.ts';
import { isRedirecting } from '../client/bodies.ts';
import { sentByClient } from '../client/client-files.ts';
import type { ClientSource } from '../client/source.ts';
import { importPath, kebab } from '../code/handler-files.ts';
import { capitalized, constantName, unique } from '../code/names.ts';
import { runtimeModules } from '../code/runtime-files.ts';
import type { Files } from '../output/files.ts';
import { Code, type Literal, literal } from './literal.ts';
import { type NodeLiteral, type Refer, toFormNode } from './to-form-node.ts';

const DEFINITIONS = 'definitions';
const KEY_HEADER = 'idempotency-key';
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;
/** The run-time modules that a page needs for its forms; each imports others. */
const RUNTIME = ['form', 'draft', 'read-draft'];

/**
 * The files of the forms: a module per section with a constant per operation, the definitions that they share, and what a page needs at run
 * time. A bundler keeps only the operations that are imported, and of the definitions what these need.
 */
export const formFiles = (
  source: ClientSource & { readonly folder: string },
  operations: readonly ApiOperation[],
): Files => {
  const { config, folder } = source;
  const definitions = new Definitions(source);
  const named = unique();
  named(DEFINITIONS);
  const modules = [...Map.groupBy(operations, ({ section }) => section)].map(
    ([section, own]) => [join(folder, `${named(kebab(section))}.gen.ts`), own] as const,
  );
  definitions.share(operations);
  const files = new Map(modules.map(([file, own]) => [file, sectionModule(source, file, own, definitions)] as const));
  files.set(join(folder, `${DEFINITIONS}.gen.ts`), definitions.module());
  return new Map([...files, ...runtimeModules(config, 'forms', join(folder, 'runtime'), RUNTIME)]);
};

const sectionModule = (
  source: ClientSource,
  file: string,
  operations: readonly ApiOperation[],
  definitions: Definitions,
): string => {
  const imports: string[] = [];
  const constants = operations.map((operation) => {
    const type = requestOf(source, file, operation);
    if (type) imports.push(type.line);
    const form = literal(formOf(source, operation, definitions));
    return `export const ${constantName(operation.operationId)}: Form${type ? `<${type.name}>` : ''} = ${form};\n`;
  });
  const lines = [
    ...imports.sort(),
    ...(constants.some((text) => text.includes('$.')) ? [`import * as $ from './${DEFINITIONS}.gen.ts';`] : []),
    `import type { Form } from './runtime/form.gen.ts';`,
  ];
  return [`// ${source.config.notice}`, '', ...lines, '', constants.join('\n')].join('\n');
};

/** The type of the request that the client takes, if there is a client. */
const requestOf = (
  { api }: ClientSource,
  file: string,
  operation: ApiOperation,
): { name: string; line: string } | undefined => {
  const { client, clientOptions } = api;
  if (client === undefined || (clientOptions?.transport === 'own' && isRedirecting(operation.responses))) return;
  const name = `${capitalized(operation.operationId)}Request`;
  const path = importPath(file, join(client, 'operations', `${kebab(operation.operationId)}.gen.ts`));
  return { name, line: `import type { ${name} } from '${path}';` };
};

/** Parameters that people fill in: the client sends some headers by itself. */
const ownParameters = (api: Api, { parameters }: ApiOperation): readonly ReadParameter[] => {
  const sent = sentByClient(api);
  return parameters.filter(({ in: place, name }) => place !== 'header' || !sent.includes(name.toLowerCase()));
};

const formOf = ({ api }: ClientSource, operation: ApiOperation, definitions: Definitions): Literal => {
  const { operationId, summary, description, method, path, body } = operation;
  const [paragraph = ''] = description.trim().split(/\n\s*\n/);
  const parameters = ownParameters(api, operation).map((parameter) => definitions.parameter(parameter));
  const content = body?.contents.find(({ type }) => JSON_TYPE.test(type)) ?? body?.contents[0];
  const keyed = operation.parameters.some(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === KEY_HEADER,
  );
  return {
    operationId,
    summary,
    ...(paragraph === '' ? {} : { description: paragraph.replaceAll(/\s+/g, ' ') }),
    method: method.toUpperCase(),
    path,
    ...(keyed ? { keyed } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content
      ? {
          body: {
            ...(body?.required ? { required: true } : {}),
            ...definitions.body(content.schema),
          },
        }
      : {}),
  };
};

/** The nodes that several operations share: those of schemas, and parameters that occur more than once. */
class Definitions {
  readonly refer: Refer = (name, isDescribed) => this.reference(name, '$.', isDescribed);
  private readonly source: ClientSource;
  private readonly named = unique();
  private readonly constants = new Map<string, { readonly constant: string; readonly node: NodeLiteral }>();
  /** The schemas that some place uses without a separate description. */
  private readonly shown = new Set<string>();
  private readonly parameters = new Map<string, string | undefined>();

  constructor(source: ClientSource) {
    this.source = source;
  }

  /** Notes the parameters that occur more than once. */
  share(operations: readonly ApiOperation[]): void {
    const seen = new Set<string>();
    const all = operations.flatMap((operation) => ownParameters(this.source.api, operation));
    const counted = all.map((parameter) => [this.literalOf(parameter), parameter] as const);
    for (const [node, { name }] of counted) {
      const text = literal(node);
      if (seen.has(text) && !this.parameters.has(text))
        this.parameters.set(text, this.named(constantName(`${capitalized(camel(name))}Parameter`)));
      seen.add(text);
    }
  }

  /** A parameter as a literal, or the name of the shared one. */
  parameter(parameter: ReadParameter): Literal {
    const node = this.literalOf(parameter);
    const constant = this.parameters.get(literal(node));
    return constant === undefined ? node : new Code(`$.${constant}`);
  }

  private literalOf(parameter: ReadParameter): NodeLiteral {
    const { document } = this.source;
    const { name, in: place, required, schema, example } = parameter;
    const words: Record<string, Json> = { ...schema };
    if ('description' in parameter && typeof parameter.description === 'string')
      words.description = parameter.description;
    if (example !== undefined) words.example = example;
    const node = toFormNode(document, words, this.refer);
    return { in: place, name, ...(required ? { required: true } : {}), ...node };
  }

  /** The body's own frame is the form, which the operation describes. */
  body(schema: Schema | undefined): NodeLiteral {
    const isObject = schema !== undefined && deref<Schema>(this.source.document, schema).type === 'object';
    return toFormNode(this.source.document, schema, (name, isDescribed) =>
      this.reference(name, '$.', isDescribed || (isObject && schema.$ref !== undefined)),
    );
  }

  private reference(name: string, prefix: string, isDescribed: boolean): Code {
    if (!isDescribed) this.shown.add(name);
    const known = this.constants.get(name);
    if (known) return new Code(`() => ${prefix}${known.constant}`);
    const constant = this.named(constantName(name));
    // Before its own node is made, because a schema may refer to itself.
    this.constants.set(name, { constant, node: {} });
    const schema = this.source.document.components?.schemas?.[name];
    const { kind, ...rest } = toFormNode(this.source.document, schema, (other, described) =>
      this.reference(other, '', described),
    );
    this.constants.set(name, { constant, node: { kind: kind ?? 'json', schema: name, ...rest } });
    return new Code(`() => ${prefix}${constant}`);
  }

  module(): string {
    const nodes = [...this.constants].map(([name, { constant, node }]) => {
      const { description: _, ...rest } = node;
      return `export const ${constant}: Node = ${literal(this.shown.has(name) ? node : rest)};\n`;
    });
    const parameters = [...this.parameters].map(
      ([text, constant]) => `export const ${constant}: Parameter = ${text.replaceAll('() => $.', '() => ')};\n`,
    );
    const types = parameters.length > 0 ? 'Node, Parameter' : 'Node';
    return [
      `// ${this.source.config.notice}`,
      '',
      `import type { ${types} } from './runtime/form.gen.ts';`,
      '',
      [...nodes, ...parameters].join('\n'),
    ].join('\n');
  }
}

const camel = (name: string): string =>
  name.replaceAll(/[^\p{ID_Continue}]+(.)?|_+(.)/gu, (_, one = '', other = '') => `${one}${other}`.toUpperCase());
