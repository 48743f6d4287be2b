import type { ProjectConfig } from '../../read/config/config.ts';
import {
  type Document,
  deref,
  type Header,
  type JsonObject,
  type Response,
  type Schema,
} from '../../read/document/document.ts';
import { asValidated } from '../../read/document/for-validators.ts';
import { type ApiOperation, mayBeEmpty } from '../../read/project/operation.ts';
import type { ProjectFormats } from '../../read/project/specs.ts';
import { stringLiteral } from '../code/names.ts';
import { locateNulls } from './nulls.ts';
import { textSchema } from './requests.ts';
import { type ModuleFiles, validatorModule } from './validator-module.ts';
import { compile, formatNames, Pool, VALIDATE_TYPE } from './validators.ts';

/** For tests: validators for every declared status of every operation. */
export const repliesModule = (
  config: ProjectConfig,
  document: Document,
  operations: readonly ApiOperation[],
  formats: ProjectFormats,
  formatsModule: string | undefined,
  tellsAll = false,
): ModuleFiles => {
  const names = formatNames(formats);
  const pool = new Pool();
  const nulls = locateNulls(document, 'replies');
  const bodyOf = (schema: Schema | undefined, name: string) =>
    schema && pool.add(asValidated(document, schema, 'reply', names) as JsonObject, name);
  const asked = operations.map(({ operationId, responses }) => ({
    operationId,
    replies: responses.map(({ status, response, contents, renditions }) => {
      const headers = headersSchema(document, response, names);
      return {
        status,
        isOptional: mayBeEmpty(response),
        nulls: nulls.call(contents),
        headers: headers && pool.add(headers, `${operationId}.${status}.headers`),
        bodies: [...contents, ...renditions].map(({ type, schema }, index) => ({
          type,
          name: bodyOf(schema, `${operationId}.${status}.${index}`),
        })),
      };
    }),
  }));
  const module = compile(document, formats, 'reply', pool.schemas, tellsAll);
  const call = (name: string | null | undefined) => (name ? module.functions.get(name) : 'null');
  const entries = asked.flatMap(({ operationId, replies }) => [
    `  ${operationId}: {`,
    ...replies.map(({ status, isOptional, headers, bodies, nulls }) => {
      const [first, ...others] = bodies;
      const all = bodies.map(({ type, name }) => `${stringLiteral(type)}: ${call(name)}`).join(', ');
      const several = others.length > 0 ? `, bodies: { ${all} }` : '';
      const type = first ? stringLiteral(first.type) : 'null';
      const empty = isOptional ? ', mayBeEmpty: true' : '';
      const lenient = nulls === undefined ? '' : `, leaveOutNulls: ${nulls}`;
      return `    ${keyOf(status)}: { contentType: ${type}, headers: ${call(headers)}, body: ${call(first?.name)}${several}${empty}${lenient} },`;
    }),
    '  },',
  ]);
  const hasSeveral = asked.some(({ replies }) => replies.some(({ bodies }) => bodies.length > 1));
  const hasOptional = asked.some(({ replies }) => replies.some(({ isOptional }) => isOptional));
  const hasRanges = asked.some(({ replies }) => replies.some(({ status }) => !/^\d+$/.test(status)));
  const reply = [
    'readonly contentType: string | null; readonly headers: Validate | null; readonly body: Validate | null',
    ...(hasSeveral ? ['readonly bodies?: { readonly [contentType: string]: Validate | null }'] : []),
    ...(hasOptional ? ['readonly mayBeEmpty?: true'] : []),
    ...(nulls.isAsked ? ['readonly leaveOutNulls?: (body: unknown) => void'] : []),
  ];
  return {
    ...validatorModule(
      config,
      'replies',
      formatsModule,
      module,
      [...nulls.statements(), 'export const replies = {', ...entries, '};', ''].join('\n'),
    ),
    types: [
      `// ${config.notice}`,
      VALIDATE_TYPE,
      '',
      '/** `headers` validates the headers, names in lower case; null if none are declared. `body` is null if the reply has none. */',
      ...(hasSeveral
        ? ['/** `bodies` has a validator per content type if there are several; null if anything is valid. */']
        : []),
      ...(hasOptional ? ['/** A reply that `mayBeEmpty` can have no body, and then no content type. */'] : []),
      ...(nulls.isAsked
        ? [
            '/** `leaveOutNulls` removes the nulls of optional fields from a parsed body, in place; call it before `body`. */',
          ]
        : []),
      `export type ReplyValidators = { ${reply.join('; ')} };`,
      '',
      'export declare const replies: {',
      ...operations.map(
        ({ operationId }) =>
          `  readonly ${operationId}: { readonly [status: ${hasRanges ? 'string' : 'number'}]: ReplyValidators };`,
      ),
      '};',
      '',
    ].join('\n'),
  };
};

const keyOf = (status: string): string => (/^\d+$|^default$/.test(status) ? status : `'${status}'`);

/** The declared headers, with the required ones. */
export const headersSchema = (document: Document, response: Response, formats: ReadonlySet<string>): Schema | null => {
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => ({
    name: name.toLowerCase(),
    ...deref<Header>(document, header),
  }));
  if (headers.length === 0) return null;
  return {
    type: 'object',
    required: headers.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      headers.map(({ name, schema = {} }) => [name, textSchema(document, { schema, reading: 'header' }, formats)]),
    ),
  };
};
