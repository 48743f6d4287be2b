import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Config } from './config.ts';
import { type Fault, refuseAny } from './refusal.ts';

export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly action: string;
  /** The names of the fields that it may be about. Without names, what is refused says itself where; absent, it is about no field. */
  readonly fields?: readonly string[];
};

/** The closed list of problems, by code. */
export type Registry = ReadonlyMap<string, Problem>;

export const readRegistry = (config: Config): Registry => {
  if (config.problems === undefined) return new Map();
  const file = config.problems.registry;
  const entries: [string, Partial<Problem>][] = Object.entries(parse(readFileSync(join(config.root, file), 'utf8')));
  const faults: Fault[] = [];
  const registry = new Map<string, Problem>();
  for (const [code, { status, title, action, fields }] of entries)
    if (
      !/^[a-z][a-z0-9_]*$/.test(code) ||
      !status ||
      status < 400 ||
      status > 599 ||
      !title ||
      !action ||
      !isNames(fields)
    )
      faults.push({
        where: `${file}#/${code}`,
        rule: 'a problem is a snake_case code with a status from 400 to 599, a title and an action, and fields, if any, is a list of names',
        mend: 'Complete it.',
      });
    else registry.set(code, { status, title, action, ...(fields && { fields }) });
  refuseAny(faults);
  return registry;
};

const isNames = (fields: unknown): boolean =>
  fields === undefined || (Array.isArray(fields) && fields.every((name) => typeof name === 'string'));

/** The registry as a module. */
export const problemsModule = (config: Config, registry: Registry): string =>
  [
    `// ${config.notice}`,
    '',
    '/**',
    ' * Every problem that an operation may answer: its status, its title, what the caller should do, and, if it is about a field of the request,',
    ' * the names that the field may have.',
    ' */',
    'export const problems = {',
    ...[...registry].map(
      ([code, { status, title, action, fields }]) =>
        `  ${code}: { status: ${status}, title: ${quote(title)}, action: ${quote(action)}${fields ? `, fields: [${fields.map(quote).join(', ')}]` : ''} },`,
    ),
    '} as const;',
    '',
    'export type ProblemCode = keyof typeof problems;',
    '',
  ].join('\n');

/** A string as a TypeScript literal in single quotes. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
