import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import {
  type Document,
  type OperationObject,
  type Parameter,
  type Place,
  placesOf,
  type Response,
  resolve,
} from './document.ts';
import type { Limitation } from './limitations.ts';
import { styleOf } from './parameters.ts';
import type { Fault } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { Section } from './sections.ts';

type Report = (rule: string, mend: string, limitation?: Limitation) => void;
type Context = {
  readonly report: Report;
  readonly document: Document;
  readonly config: Config;
  readonly problems: Problems;
  readonly registry: Registry;
};
type Problems = NonNullable<Config['problems']>;
type Rule = (place: Place, context: Context) => void;

/**
 * What the output depends on. Style is the linter's; here stands only what would otherwise generate something wrong, or nothing. All
 * faults are collected, so that one run shows them all.
 */
export const faultsOf = (config: Config, registry: Registry, sections: readonly Section[]): Fault[] => {
  const faults: Fault[] = [];
  const owners = new Map<string, () => string>();
  const rules = rulesOf(config);
  for (const { api: name, file, document, lineOf } of sections)
    for (const place of placesOf(document)) {
      const api = config.apis.find((candidate) => candidate.name === name);
      const where = () => {
        const line = lineOf?.(place.pointer);
        return `${file}${line === undefined ? '' : `:${line}`}${place.pointer}`;
      };
      const report: Report = (rule, mend, limitation) => {
        if (limitation !== undefined && api?.accept.includes(limitation)) return;
        faults.push({ where: where(), rule, mend, ...(limitation === undefined ? {} : { limitation }) });
      };
      const problems = config.problems ?? NO_PROBLEMS;
      for (const rule of rules) rule(place, { report, document, config, problems, registry });
      const id = place.operation.operationId;
      if (!id) continue;
      const owner = owners.get(`${name} ${id}`);
      if (owner)
        report(
          `the operationId ${id} is already that of ${owner()}`,
          'An operationId is unique in all sections of an interface: rename one of them.',
        );
      else owners.set(`${name} ${id}`, where);
    }
  return faults;
};

const hasName: Rule = ({ operation }, { report }) => {
  if (!/^[a-z][A-Za-z0-9]*$/.test(operation.operationId ?? ''))
    report(
      'the operation has no operationId in camelCase',
      'Write operationId: verbNoun; handlers, types and calls are named after it.',
    );
};

const hasReason: Rule = ({ operation }, { report }) => {
  if (operation['x-requirement'] === undefined && typeof operation['x-extension'] !== 'string')
    report(
      'the operation has neither x-requirement nor x-extension',
      'Write x-requirement: <label>, or x-extension: <sentence that says why it must exist>.',
    );
};

/** The security that is in force: the operation's own, else its section's. */
const securityOf = (operation: OperationObject, document: Document) => operation.security ?? document.security ?? [];

const hasPermission: Rule = ({ operation }, { report, document }) => {
  const open = securityOf(operation, document).length === 0;
  const permission = operation['x-permission'];
  if (open && permission !== undefined)
    report('a public operation has x-permission', 'Remove x-permission, or security: [].');
  if (!open && permission === undefined)
    report(
      'the operation has no x-permission',
      'Write x-permission: { resource, permission } or x-permission: self; a public operation has security: [].',
    );
};

const hasKnownSecurity: Rule = ({ operation }, { report, document, config }) => {
  const security = securityOf(operation, document);
  const schemes = security.flatMap((choice) => Object.keys(choice));
  if (security.length > 1 || schemes.length > 1)
    report(
      'the operation has several security schemes',
      'An operation has one scheme or none.',
      'security-combination',
    );
  for (const scheme of schemes)
    if (config.security?.[scheme] === undefined)
      report(`the security scheme ${scheme} has no name for routes`, 'Add it to security in the configuration.');
};

const hasExactStatuses: Rule = ({ operation }, { report, problems, registry }) => {
  const codes = operation['x-problems'];
  if (codes === undefined)
    return report('the operation has no x-problems', 'Write x-problems: [<code>, …], in order of precedence.');
  const declared = Object.keys(operation.responses ?? {});
  const expected = new Map<string, string>();
  for (const [index, code] of codes.entries()) {
    const problem = registry.get(code);
    if (!problem)
      report(
        `x-problems names ${code}, which the registry does not have`,
        `Add it to ${problems.registry}, or mend its name.`,
      );
    else expected.set(String(problem.status), code);
    if (codes.indexOf(code) !== index) report(`x-problems names ${code} twice`, 'Remove one of them.');
  }
  for (const status of declared) {
    if (!/^[1-5]\d\d$/.test(status))
      report(
        `the response ${status} is no status`,
        'List every status that the operation can answer, each by its number.',
      );
    else if (/^[45]/.test(status) && !expected.has(status))
      report(
        `the status ${status} is declared, but no code of x-problems has it`,
        `Remove the response, or add a code of status ${status} to x-problems.`,
      );
  }
  for (const [status, code] of expected)
    if (!declared.includes(status))
      report(`x-problems names ${code}, but its status ${status} is not declared`, `Add the response '${status}'.`);
  if (!declared.some((status) => /^[23]/.test(status)))
    report('the operation has no 2xx or 3xx response', 'Declare what it answers when all is well.');
};

const isPendingOpenly: Rule = ({ operation }, { report, problems }) => {
  const { pending } = problems;
  const declared = '501' in (operation.responses ?? {}) || (operation['x-problems'] ?? []).includes(pending);
  if (declared && operation['x-pending'] !== true)
    report('only a pending operation answers 501', `Remove the 501 and ${pending}, or write x-pending: true.`);
  if (!declared && operation['x-pending'] === true)
    report('a pending operation answers 501', `Add ${pending} to x-problems and the response '501'.`);
};

const emitsKnownEvents: Rule = ({ operation }, { report, document, config }) => {
  for (const name of operation['x-emits'] ?? [])
    if (!document.components?.schemas?.[name] && !existsSync(join(config.root, config.schemas ?? '', `${name}.yaml`)))
      report(
        `x-emits names ${name}, which is no schema`,
        `Write ${config.schemas === undefined ? 'it in components' : `${config.schemas}/${name}.yaml`}, or mend the name.`,
      );
};

/** What has an effect, or looks beyond the store, cannot run where nothing can be written. */
const EFFECTS = ['x-emits', 'x-idempotent', 'x-calls', 'x-units', 'x-repeatable'] as const;

const readsAlone: Rule = ({ method, operation }, { report }) => {
  if (operation['x-reads'] === undefined) return;
  if (operation['x-reads'] !== true)
    report('x-reads says something else than true', 'Write x-reads: true, or remove it.');
  if (method === 'get') report('a GET has x-reads', 'Remove x-reads: a GET reads as it is.');
  for (const mark of EFFECTS)
    if (operation[mark] !== undefined)
      report(
        `an operation with x-reads has ${mark}`,
        `Remove ${mark}: what only reads may be sent again and does nothing else. Or remove x-reads.`,
      );
};

/** A body that may be left out is one that there is, in a reply of success. */
const isEmptyWithReason: Rule = ({ operation }, { report, document }) => {
  for (const [status, written] of Object.entries(operation.responses ?? {})) {
    const { content, 'x-may-be-empty': mark } = resolve<Response>(document, written);
    if (mark !== undefined && (mark !== true || content === undefined || !status.startsWith('2')))
      report(
        `the response ${status} has x-may-be-empty in vain`,
        'Write x-may-be-empty: true in a response of success with a content, or remove it.',
      );
  }
};

/** A parameter that the validators cannot read as its author means it. */
const hasReadableParameters: Rule = ({ operation, item }, { report, document }) => {
  for (const written of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter: Parameter = resolve(document, written);
    const { name } = parameter;
    if (parameter.in === 'cookie')
      report(`the parameter ${name} is a cookie`, 'Use a header or the query.', 'cookie-parameter');
    else if (parameter.content)
      report(
        `the parameter ${name} is text in a content type`,
        'Write schema instead of content.',
        'parameter-content',
      );
    else if (styleOf(document, parameter) === undefined)
      report(
        `the parameter ${name} has a style in which no text can be read as its schema`,
        'A list is a repeated key or has a delimiter; an object in the query is a deepObject; nothing else has parts.',
        'parameter-style',
      );
  }
};

/** The rules that the configuration asks for, and those that hold for everybody. */
const rulesOf = ({ require: demands, problems, security }: Config): Rule[] => [
  ...(demands.includes('operationId') ? [hasName] : []),
  ...(demands.includes('x-requirement') ? [hasReason] : []),
  ...(demands.includes('x-permission') ? [hasPermission] : []),
  ...(security === undefined ? [] : [hasKnownSecurity]),
  ...(problems === undefined ? [] : [hasExactStatuses, isPendingOpenly]),
  emitsKnownEvents,
  readsAlone,
  isEmptyWithReason,
  hasReadableParameters,
];

const NO_PROBLEMS: Problems = { registry: '', output: '', type: '', pending: '' };
