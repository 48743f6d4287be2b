import type { Config } from './config.ts';
import { type Document, type Header, type Response, resolve, type Schema } from './document.ts';
import { first, type Operation } from './operation.ts';
import { compile, type Formats, VALIDATE_TYPE, validatorModule } from './validators.ts';

/** Schemas by the first reply that has them, equal ones once: most operations share their problems. */
class Pool {
  readonly schemas = new Map<string, Schema>();
  private readonly names = new Map<string, string>();

  /** The name of the validator. */
  add(schema: Schema, suggested: string): string {
    const text = JSON.stringify(schema);
    const name = this.names.get(text) ?? suggested;
    this.names.set(text, name);
    this.schemas.set(name, schema);
    return name;
  }
}

/** For tests: what every declared status of every operation must look like. */
export const repliesModule = (
  config: Config,
  document: Document,
  operations: readonly Operation[],
  formats: Formats,
  formatsModule: string,
): { code: string; types: string } => {
  const headers = new Pool();
  const bodies = new Pool();
  const entries = operations.flatMap(({ operationId, responses }) => [
    `  ${operationId}: {`,
    ...responses.map(({ status, response }) => {
      const content = first(response.content);
      const headerSchema = headersSchema(document, response);
      const header = headerSchema ? `headers.${headers.add(headerSchema, `${operationId}${status}`)}` : 'null';
      const body = content?.media.schema
        ? `bodies.${bodies.add(content.media.schema, `${operationId}${status}`)}`
        : 'null';
      return `    ${status}: { contentType: ${content ? `'${content.type}'` : 'null'}, headers: ${header}, body: ${body} },`;
    }),
    '  },',
  ]);
  const groups = {
    headers: compile(document, formats, headers.schemas, true),
    bodies: compile(document, formats, bodies.schemas, false),
  };
  return {
    code: validatorModule(config, formatsModule, groups, ['export const replies = {', ...entries, '};', ''].join('\n')),
    types: [
      `// ${config.notice}`,
      VALIDATE_TYPE,
      '',
      '/** `headers` takes the headers of a reply, names in lower case; null where none are declared, as `body` is where the reply has none. */',
      'export type ReplyValidators = { readonly contentType: string | null; readonly headers: Validate | null; readonly body: Validate | null };',
      '',
      'export declare const replies: {',
      ...operations.map(
        ({ operationId }) => `  readonly ${operationId}: { readonly [status: number]: ReplyValidators };`,
      ),
      '};',
      '',
    ].join('\n'),
  };
};

/** The declared headers; the ones that are required must be there. */
const headersSchema = (document: Document, response: Response): Schema | null => {
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => ({
    name: name.toLowerCase(),
    ...resolve<Header>(document, header),
  }));
  if (headers.length === 0) return null;
  return {
    type: 'object',
    required: headers.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(headers.map(({ name, schema }) => [name, schema ?? {}])),
  };
};
