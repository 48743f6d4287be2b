import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, ProjectConfig } from '../read/config/config.ts';
import type { Limitation } from '../read/config/limitations.ts';
import type { Allowances, SpecFault } from '../read/config/refusal.ts';
import {
  type Document,
  deref,
  listPlaces,
  type OperationObject,
  type ParameterObject,
  type Place,
  type RequestBodyObject,
  type Response,
} from '../read/document/document.ts';
import { isJsonContent, readStyle } from '../read/document/parameters.ts';
import { isThenable } from '../read/intake/operation-names.ts';
import type { Registry } from '../read/project/registry.ts';
import type { Section } from '../read/project/sections.ts';

type Report = (rule: string, mend: string, limitation?: Limitation) => void;
type Context = {
  readonly report: Report;
  readonly document: Document;
  readonly config: ProjectConfig;
  readonly api: Api | undefined;
  readonly problems: Problems;
  readonly registry: Registry;
};
type Problems = NonNullable<ProjectConfig['problems']>;
type Rule = (place: Place, context: Context) => void;

/**
 * The rules that the output depends on. Style is up to the linter; these catch only what would generate wrong output, or none. Reports all
 * faults in one run.
 */
export const checkRules = (
  config: ProjectConfig,
  registry: Registry,
  sections: readonly Section[],
  allowances?: Allowances,
): SpecFault[] => {
  const faults: SpecFault[] = [];
  const owners = new Map<string, () => string>();
  const rules = rulesOf(config);
  for (const { api: name, file, document, lineOf } of sections)
    for (const place of listPlaces(document)) {
      const api = config.apis.find((candidate) => candidate.name === name);
      const where = () => {
        const line = lineOf?.(place.pointer);
        return `${file}${line === undefined ? '' : `:${line}`}${place.pointer}`;
      };
      const report: Report = (rule, mend, limitation) => {
        if (limitation !== undefined && api?.accept.includes(limitation)) {
          allowances?.count(name, limitation, `${file}${place.pointer}`);
          return;
        }
        faults.push({ where: where(), rule, mend, ...(limitation === undefined ? {} : { limitation }) });
      };
      const problems = config.problems ?? NO_PROBLEMS;
      for (const rule of rules) rule(place, { report, document, config, api, problems, registry });
      const id = place.operation.operationId;
      if (!id) continue;
      const owner = owners.get(`${name} ${id}`);
      if (owner)
        report(
          `the operationId ${id} is already used by ${owner()}`,
          'operationIds are unique across the sections of an interface: rename one of them.',
        );
      else owners.set(`${name} ${id}`, where);
    }
  return faults;
};

const hasName: Rule = ({ operation }, { report }) => {
  if (!/^[a-z][A-Za-z0-9]*$/.test(operation.operationId ?? '') || isThenable(operation.operationId ?? ''))
    report(
      'the operation has no operationId in camelCase',
      'Add operationId: verbNoun; handlers, types and calls are named after it.',
    );
};

const hasReason: Rule = ({ operation }, { report }) => {
  if (operation['x-requirement'] === undefined && typeof operation['x-extension'] !== 'string')
    report(
      'the operation has neither x-requirement nor x-extension',
      'Add x-requirement: <label>, or x-extension: <sentence that says why it exists>.',
    );
};

/** The effective security: the operation's own, otherwise its section's. */
const securityOf = (operation: OperationObject, document: Document) => operation.security ?? document.security ?? [];

const hasPermission: Rule = ({ operation }, { report, document }) => {
  const open = securityOf(operation, document).length === 0;
  const permission = operation['x-permission'];
  if (open && permission !== undefined)
    report('a public operation has x-permission', 'Remove x-permission, or security: [].');
  if (!open && permission === undefined)
    report(
      'the operation has no x-permission',
      'Add x-permission: { resource, permission }, x-permission: self, or for a public operation security: [].',
    );
};

const hasKnownSecurity: Rule = ({ operation }, { report, document, config }) => {
  const security = securityOf(operation, document);
  const schemes = security.flatMap((choice) => Object.keys(choice));
  if (security.length > 1 || schemes.length > 1)
    report('the operation has several security schemes', 'Use one scheme or none.', 'security-combination');
  for (const scheme of schemes)
    if (config.security?.[scheme] === undefined)
      report(`the security scheme ${scheme} has no name for routes`, 'Add it to security in the configuration.');
};

const hasExactStatuses: Rule = ({ operation }, { report, problems, registry }) => {
  const codes = operation['x-problems'];
  if (codes === undefined)
    return report('the operation has no x-problems', 'Add x-problems: [<code>, …], in order of precedence.');
  const declared = Object.keys(operation.responses ?? {});
  const expected = new Map<string, string>();
  for (const [index, code] of codes.entries()) {
    const problem = registry.get(code);
    if (!problem)
      report(`x-problems has an unknown code ${code}`, `Add it to ${problems.registry}, or correct its name.`);
    else expected.set(String(problem.status), code);
    if (codes.indexOf(code) !== index) report(`x-problems has ${code} twice`, 'Remove one of them.');
  }
  for (const status of declared) {
    if (!/^[1-5]\d\d$/.test(status))
      report(
        `the response ${status} is not a single status`,
        'Declare every status that the operation can return by its number.',
      );
    else if (/^[45]/.test(status) && !expected.has(status))
      report(
        `the status ${status} is declared, but no code in x-problems has it`,
        `Remove the response, or add a code with status ${status} to x-problems.`,
      );
  }
  for (const [status, code] of expected)
    if (!declared.includes(status))
      report(`x-problems has ${code}, but its status ${status} is not declared`, `Add the response '${status}'.`);
  if (!declared.some((status) => /^[23]/.test(status)))
    report('the operation has no 2xx or 3xx response', 'Declare a success response.');
};

const isPendingOpenly: Rule = ({ operation }, { report, problems }) => {
  const { pending } = problems;
  const declared = '501' in (operation.responses ?? {}) || (operation['x-problems'] ?? []).includes(pending);
  if (declared && operation['x-pending'] !== true)
    report('only a pending operation can return 501', `Remove the 501 and ${pending}, or add x-pending: true.`);
  if (!declared && operation['x-pending'] === true)
    report('a pending operation must declare 501', `Add ${pending} to x-problems and the response '501'.`);
};

/** The schema of an event is a component, a file in the folder that the configuration names, or an entry of such a file. */
const emitsKnownEvents = ({ root, schemas: folder }: ProjectConfig): Rule => {
  const names = new Set(folder === undefined ? [] : namesIn(join(root, folder)));
  return ({ operation }, { report, document }) => {
    for (const name of operation['x-emits'] ?? [])
      if (!document.components?.schemas?.[name] && !names.has(name))
        report(
          `x-emits has an event without a schema: ${name}`,
          `Add it to ${folder ?? 'the components'}, or correct the name.`,
        );
  };
};

const namesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
    const [name = '', ending] = file.split('.yaml');
    if (ending !== '') return [];
    const entries = readFileSync(join(folder, file), 'utf8').matchAll(/^["']?(\w+)["']?:/gm);
    return [name, ...[...entries].map(([, entry = '']) => entry)];
  });

/** Operations that only read cannot have effects or reach beyond the store. */
const EFFECTS = ['x-emits', 'x-idempotent', 'x-calls', 'x-units', 'x-repeatable'] as const;

const readsAlone: Rule = ({ method, operation }, { report }) => {
  if (operation['x-reads'] === undefined) return;
  if (operation['x-reads'] !== true) report('x-reads is not true', 'Set it to true, or remove it.');
  if (method === 'get') report('a GET has x-reads', 'Remove x-reads: a GET always reads.');
  for (const mark of EFFECTS)
    if (operation[mark] !== undefined)
      report(
        `an operation with x-reads has ${mark}`,
        `Remove ${mark}, since reads have no effects and are safe to repeat, or remove x-reads.`,
      );
};

/** x-may-be-empty only makes sense in a success response with content. */
const isEmptyWithReason: Rule = ({ operation }, { report, document }) => {
  for (const [status, written] of Object.entries(operation.responses ?? {})) {
    const { content, 'x-may-be-empty': mark } = deref<Response>(document, written);
    if (mark !== undefined && (mark !== true || content === undefined || !status.startsWith('2')))
      report(
        `the response ${status} cannot have x-may-be-empty`,
        'Use x-may-be-empty: true only in a success response with content.',
      );
  }
};

/** A rendition is another form of a successful reply that has one already. */
const rendersReplies: Rule = ({ operation }, { report, document }) => {
  for (const [status, written] of Object.entries(operation.responses ?? {})) {
    const { content = {} } = deref<Response>(document, written);
    const marks = Object.values(content).map((media) => media['x-rendition']);
    if (marks.every((mark) => mark === undefined)) continue;
    if (marks.every(Boolean) || marks.some((mark) => mark !== undefined && mark !== true) || !status.startsWith('2'))
      report(
        `the response ${status} cannot have this x-rendition`,
        'Use x-rendition: true only for further content types of a success response.',
      );
  }
};

/** Refuses parameters that validators cannot read as the author means them. */
const hasReadableParameters: Rule = ({ operation, item }, { report, document, api }) => {
  for (const written of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter: ParameterObject = deref(document, written);
    const { name } = parameter;
    if (parameter.in === 'querystring')
      report(
        `the parameter ${name} is the whole query`,
        'Declare its keys as parameters in the query.',
        'parameter-querystring',
      );
    else if (parameter.content && !isJsonContent(parameter))
      report(`the parameter ${name} uses content`, 'Use JSON, or schema instead of content.', 'parameter-content');
    else if (!parameter.content && readStyle(document, parameter) === undefined && !isServed(parameter, api))
      report(
        `the style of the parameter ${name} cannot express its schema`,
        'Use a repeated key or a delimiter for a list, and deepObject for an object in the query.',
        'parameter-style',
      );
  }
};

/** A generated server takes every style of OpenAPI's table apart, where that style is allowed, and a client writes it. */
const isServed = (
  { in: place, style = place === 'path' || place === 'header' ? 'simple' : 'form' }: ParameterObject,
  api: Api | undefined,
): boolean => (api?.server !== undefined || api?.isClientOnly === true) && (STYLES[place]?.includes(style) ?? false);

const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** `fetch`, which a generated client stands on, throws for a GET with a body. */
const hasSendableBody: Rule = ({ method, operation }, { report, document, api }) => {
  if (!/^(get|head)$/.test(method) || !operation.requestBody) return;
  if (api?.client === undefined || api.clientOptions?.transport === 'own') return;
  if (deref<RequestBodyObject>(document, operation.requestBody).required)
    report(
      `a ${method.toUpperCase()} requires a body, which fetch cannot send`,
      'Use parameters, or another method, such as QUERY or POST.',
      'get-body',
    );
};

/** The rules that the configuration requires, and those that always apply. */
const rulesOf = (config: ProjectConfig): Rule[] => [
  ...(config.require.includes('operationId') ? [hasName] : []),
  ...(config.require.includes('x-requirement') ? [hasReason] : []),
  ...(config.require.includes('x-permission') ? [hasPermission] : []),
  ...(config.security === undefined ? [] : [hasKnownSecurity]),
  ...(config.problems === undefined ? [] : [hasExactStatuses, isPendingOpenly]),
  emitsKnownEvents(config),
  readsAlone,
  isEmptyWithReason,
  rendersReplies,
  hasReadableParameters,
  hasSendableBody,
];

const NO_PROBLEMS: Problems = { registry: '', output: '', type: '', pending: '' };
